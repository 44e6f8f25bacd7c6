/** One attack, as numbers: what both modifier lists and the chart look at. */
import type { HouseRules } from '../rulings/index.ts';
import type { NamedBonus } from './leaderBonus.ts';
import type { Arm, Attack, Entrenchment, Game, Hexside, Side, Terrain } from './vocabulary.ts';

export interface CombatInput {
  readonly game: Game;
  readonly attack: Attack;
  readonly attackerSide: Side;
  readonly attackerArm: Arm;
  readonly attackerCV: number;
  /** MP that the attacker has left before he pays; unknown where nobody says. */
  readonly attackerMP?: number | undefined;
  /** Without entrenchments. */
  readonly defenderCV: number;
  readonly attackerTV: number;
  readonly defenderTV: number;
  readonly attackerAV: number;
  /** With entrenchments. */
  readonly defenderAV: number;
  readonly defenderPrintedAV: number;
  readonly defenderEntrenchment: Entrenchment;
  readonly attackerTerrain: Terrain;
  readonly defenderTerrain: Terrain;
  readonly hexside: Hexside;
  /** The attack climbs a ridge or bluff besides: a crossing lies at its foot. */
  readonly alsoUphill?: boolean;
  readonly flankBonus: number;
  readonly flanksRefused: number;
  readonly rain: boolean;
  /** At least half of the defending Combat Value is Demoralize-2. */
  readonly defenderDemoralized2: boolean;
  readonly gunboatDefence: number;
  readonly gunboatAttack: boolean;
  readonly outOfSupply: boolean;
  readonly garrisonDemoralized: number;
  /** Leaders and heights that the card names, at most one of each side. */
  readonly leaderBonus: readonly NamedBonus[];
  readonly unionPanic: boolean;
  readonly surpriseOrCharge: boolean;
  readonly hookerLosesConfidence: boolean;
  readonly insubordinate: boolean;
  /** Cavalry attacks a hex of which cavalry is the greater part (9.7f); not known of typed numbers. */
  readonly cavalryFight?: boolean;
  /** Somebody fights with a disorganized Combat Value that is our reading (1.6a). */
  readonly ourMarkers?: boolean;
  readonly houseRules: HouseRules;
  /** Both sides as they enter the ratio, where their units are known; else it follows from the numbers above. */
  readonly ratio?: RatioStrengths;
  /** What the works of Vicksburg add to the defender's die (19.5.1.3), and a mine to the attacker's (19.3.2). */
  readonly vicksburgWorks?: number;
  readonly mine?: number;
}

/** Combat Values in the ratio, with works and caps, and what changed them. */
export interface RatioStrengths {
  readonly attacker: number;
  readonly defender: number;
  readonly reason: string;
}

/** The attack just before the two dice: the artillery die, where one is called for, has been rolled. */
export interface ReadyCombat {
  readonly input: CombatInput;
  readonly artillery: number;
  readonly artilleryReason: string;
}
