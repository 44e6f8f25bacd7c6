/** What a campaign keeps besides the game on the map (19.0.6): plain readonly JSON. Units are known by their places. */
import type { Side } from '../model/vocabulary.ts';
import type { Army } from '../scenarios/scenario.ts';
import type { Heart } from './garrison.ts';
import type { Gunboat } from './gunboats.ts';
import type { ManpowerRecord } from './manpower.ts';
import type { Today, Yesterday } from './randomEvents.ts';
import type { SiegeTrack } from './siege.ts';
import type { Pools } from './strategicEvents.ts';
import type { SupplyRecord } from './supply.ts';
import type { Ledger } from './victory.ts';
import type { Levels } from './works.ts';

/** Which counter lies for each unit and each leader, and whom it obeys: joining and reorganization change it. */
export interface Lay {
  readonly units: readonly string[];
  readonly leaders: readonly string[];
  readonly unitArmies: readonly Army[];
  readonly leaderArmies: readonly Army[];
}

/** Crossings as they are, by hexside: those wrecked, those over which a pontoon lies. */
export interface Bridges {
  readonly wrecked: readonly number[];
  readonly pontoons: readonly number[];
}

/** A pontoon that is not laid: in hand from this turn on. */
export interface PontoonInHand {
  readonly from: number;
}

/** What is known of a unit besides its counter; `children` are the counters that it has taken in. */
export interface UnitRecord extends ManpowerRecord, SupplyRecord {
  readonly children: readonly string[];
  /** A fort is half dug: it takes two recoveries (19.5.3). */
  readonly fortBegun: boolean;
}

/** A mine under the line that the first assault of a turn profits by. */
export interface SprungMine {
  readonly hex: number;
  readonly turn: number;
  readonly die: number;
}

/** What a turn brought, for the calendar and the plot of losses. */
export interface Day {
  readonly turn: number;
  readonly event: string;
  /** Manpower that either side had lost by its end, in every way. */
  readonly lost: Readonly<Record<Side, number>>;
  readonly told: readonly string[];
}

/** Cleared when a turn ends. */
export interface OfTheTurn {
  /** Gunboats that have sailed, units that were joined or detached, units that chose their landing. */
  readonly sailed: readonly number[];
  readonly attached: readonly number[];
  readonly landed: readonly number[];
  /** Journeys by rail, units carried by river. */
  readonly journeys: number;
  readonly transported: number;
  /** One pontoon is laid in a turn; which sides have repaired a crossing. */
  readonly bridged: boolean;
  readonly repaired: readonly Side[];
  /** What happened, for the calendar. */
  readonly told: readonly string[];
}

export const NEW_TURN: OfTheTurn = {
  ...{ sailed: [], attached: [], landed: [] },
  ...{ journeys: 0, transported: 0, bridged: false, repaired: [], told: [] },
};

export interface Campaign {
  readonly lay: Lay;
  readonly bridges: Bridges;
  readonly records: readonly UnitRecord[];
  /** Hexes that the Union controls, of those whose holder matters. */
  readonly controlled: readonly number[];
  readonly today: Today;
  readonly yesterday: Yesterday;
  readonly ofTheTurn: OfTheTurn;
  // The siege.
  readonly besieged: boolean;
  readonly track: SiegeTrack;
  readonly levels: Levels;
  readonly heart: Heart;
  readonly mine: SprungMine | null;
  /** The turn in which Vicksburg fell. */
  readonly fell: number | null;
  // Armies.
  readonly box: number;
  /** The Army of Relief has formed: `army` alone says whom a unit obeys, and the leash is on (19.4.11). */
  readonly reliefFormed: boolean;
  readonly maneuver: readonly number[];
  readonly maneuverLed: boolean;
  /** The siege keeps those who are not assigned, since a Cycle has come upon it (19.4.12.1). */
  readonly siegeHolds: boolean;
  readonly frenchCalled: boolean;
  // Strategic events.
  /** On the Army of Relief's next die. */
  readonly johnston: 'as he is' | 'sick' | 'pushed';
  readonly marchBonus: boolean;
  readonly portHudson: 'open' | 'fallen';
  readonly groverCalled: boolean;
  readonly pools: Pools;
  // Operations.
  readonly depots: readonly number[];
  readonly disrupted: readonly number[];
  readonly gunboats: readonly Gunboat[];
  /** Units under way by transport: the landing that they are bound for is where they enter (19.4.5). */
  readonly embarked: readonly number[];
  readonly pontoons: readonly PontoonInHand[];
  readonly redoubts: readonly number[];
  readonly jacksonScored: boolean;
  // Books.
  readonly ledger: Ledger;
  /** Manpower that came back, and that was taken prisoner in Vicksburg: neither scores. */
  readonly cameBack: Readonly<Record<Side, number>>;
  readonly captured: number;
  readonly days: readonly Day[];
}
