/** What is printed on the counters of the Vicksburg game. */
import type { UnitType } from '../model/unit.ts';
import type { Side } from '../model/vocabulary.ts';

export const UNIT_SIZES = ['division', 'brigade', 'regiment'] as const;
export type UnitSize = (typeof UNIT_SIZES)[number];

export const LEADER_RANKS = ['army', 'corps', 'division'] as const;
export type LeaderRank = (typeof LEADER_RANKS)[number];

/** A counter whose values no source gives; ours are given to it in the table, with the reason. */
interface Printed {
  readonly side: Side;
  readonly name: string;
  readonly ours: boolean;
}

export interface UnitCounter extends Printed {
  readonly size: UnitSize;
  readonly type: UnitType;
  /** Whom it obeys; null where nothing is printed. */
  readonly command: string | null;
  readonly tactical: number;
  readonly artillery: number;
}

export interface LeaderCounter extends Printed {
  readonly rank: LeaderRank;
  readonly command: string;
  /** An army leader has none (1.9). */
  readonly tactical: number | null;
  readonly commandValue: number;
}
