/** A scenario as data: who stands where and in which state, what scores, how long it lasts. Plain readonly JSON. */
import type { Demoralized, Fatigue } from '../model/unit.ts';
import type { Entrenchment, Side } from '../model/vocabulary.ts';

/** When a unit that is not released may first act; whichever comes first (18.4). */
export interface Release {
  /** At the start of this turn of the scenario. */
  readonly turn: number | null;
  /** When an enemy unit comes adjacent. */
  readonly adjacent: boolean;
  /** When an enemy unit comes within so many hexes. */
  readonly within: number | null;
  /** When enemy infantry enters this area. */
  readonly infantryIn: string | null;
  /** Fatigue Level that it has from then on, on its normal side. */
  readonly fatigue: Fatigue | null;
}

/** How a unit comes that is not on the map at start: on a turn, or by the Advanced Game's rolls and choices. */
export interface Arrival {
  readonly turn: number | null;
  readonly entry: 'turn' | 'variable' | 'special';
  /** The county or river it comes from, where the list names one. */
  readonly from: string | null;
}

/**
 * Whom a unit obeys in the end: the Union's Grant (AT), Pemberton (AM), Johnston (AR), or either of the two; in the
 * campaign Sherman too, once he leads the Army of Maneuver.
 */
export type Army = 'AT' | 'AM' | 'AR' | 'AM or AR' | 'maneuver';

export interface SetupLine {
  readonly side: Side;
  /** Name of the counter. */
  readonly counter: string;
  readonly leader: boolean;
  readonly army: Army;
  /** Where it stands, or where it enters if it arrives later. */
  readonly hex: string;
  readonly place: string | null;
  /** Null for a leader. */
  readonly manpower: number | null;
  readonly exhausted: boolean;
  readonly fatigue: Fatigue;
  readonly organized: boolean;
  readonly demoralized: Demoralized;
  readonly entrenchment: Entrenchment;
  /** Null: released from the start. */
  readonly release: Release | null;
  /** Whether it may entrench before it is released; afterwards it may anyhow. */
  readonly mayEntrench: boolean;
  /** It does not leave its hex until an enemy unit is adjacent. */
  readonly staysInHex: boolean;
  /** Null: on the map from the start. */
  readonly arrives: Arrival | null;
}

/** Part of a sheet; without lines and columns all of it (18.6). */
export interface MapPart {
  readonly sheet: 'W' | 'E';
  readonly lines: readonly [number, number] | null;
  readonly columns: readonly [number, number] | null;
}

export interface ScoringHex {
  readonly hex: string;
  readonly place: string | null;
  readonly points: number;
  /** The side that it scores for, if it holds it at the end. */
  readonly side: Side;
  /** Whose it is before anybody has stood there (18.7). */
  readonly atStart: Side;
}

/** What scores besides losses and hexes. */
export type SpecialScore =
  | { readonly kind: 'no enemy near'; readonly hex: string; readonly within: number; readonly points: number }
  | { readonly kind: 'armies join'; readonly within: number; readonly points: number }
  | { readonly kind: 'infantry near'; readonly hex: string; readonly within: number; readonly points: number }
  | { readonly kind: 'manpower near'; readonly hex: string; readonly within: number; readonly each: number };

export interface SpecialScoring {
  readonly side: Side;
  readonly score: SpecialScore;
  readonly words: string;
}

export interface Area {
  readonly name: string;
  readonly parts: readonly MapPart[];
}

/** What a list of scenarios says of one. */
export interface ListedScenario {
  readonly id: string;
  readonly number: number;
  /** Of a short campaign that is cut from the scenario of this number. */
  readonly part?: 'a' | 'b' | 'c';
  readonly title: string;
  readonly dates: string;
  /** Campaign turn of its first day; turn 1 is 30 April 1863 (18.1). */
  readonly firstTurn: number;
  readonly turns: number;
  readonly length: 'published' | 'ours';
  /** Basic scenarios leave out events, supply, gunboats, pontoons, siege, attachment and rail (18.11). */
  readonly game: 'basic' | 'advanced';
  readonly about: string;
  /** Terms that no source gives: they are ours and may be tuned. */
  readonly ours: readonly string[];
}

/** What the sheet of a scenario says besides its tables. */
export interface ScenarioHead extends ListedScenario {
  /** Victory level: at `par` the Union begins to win, each `step` is one level (18.9); null in the campaign. */
  readonly par: number | null;
  readonly step: number | null;
  /** Victory points for each manpower that the enemy loses in combat, retreats and surrenders (18.8). */
  readonly lossPoints: Readonly<Record<Side, number>>;
  readonly special: readonly SpecialScoring[];
  /** Campaign turns of rain under the optional switch `historicalRain` (18.5). */
  readonly historicalRain: readonly number[];
  /** What else there is to know at the table. */
  readonly remarks: readonly string[];
}

export interface Scenario extends ScenarioHead {
  readonly map: readonly MapPart[];
  readonly areas: readonly Area[];
  /** Hexes that nobody may enter. */
  readonly closed: readonly string[];
  readonly setup: readonly SetupLine[];
  readonly scoring: readonly ScoringHex[];
  /** Confederate units that can trace to none of these are cut off (18.8); without any nobody is. */
  readonly havens: readonly string[];
}

/** "12a. From the River to Jackson". */
export const headOf = ({ number, part, title }: Pick<ListedScenario, 'number' | 'part' | 'title'>): string =>
  `${number}${part ?? ''}. ${title}`;
