/** The counters of a battle: units with both their sides, and leaders (1.1 to 1.6). */
import type { Side, UnitType } from '../model/vocabulary.ts';

/** How sure we are of a unit's strength. */
export const SURENESS = ['high', 'medium', 'low'] as const;
export type Sureness = (typeof SURENESS)[number];

export interface UnitCounter {
  /** In actions, on the set-up sheet and in files. */
  readonly id: string;
  readonly side: Side;
  readonly type: UnitType;
  /** The higher organization; cavalry of the army is one by itself. */
  readonly higherOrganization: string;
  readonly brigade: string;
  /** As long as there is room for on the map. */
  readonly label: string;
  readonly name: string;
  readonly sp: number;
  readonly morale: number;
  readonly reducedSp: number;
  readonly reducedMorale: number;
  readonly moraleReason: string;
  readonly commander: string | null;
  readonly organization: string | null;
  /** 0 for artillery. */
  readonly men: number;
  /** 0 for all but artillery. */
  readonly guns: number;
  readonly sureness: Sureness;
  readonly remark: string | null;
}

export const RANKS = ['army', 'senior', 'junior'] as const;
export type Rank = (typeof RANKS)[number];

/** What a leader of the army leads, in place of one higher organization. */
export const ALL = 'all';

export interface LeaderCounter {
  readonly id: string;
  readonly side: Side;
  readonly label: string;
  readonly name: string;
  readonly rank: Rank;
  /** The higher organization that he leads, or all. */
  readonly leads: string;
  readonly radius: number;
  readonly remark: string | null;
}

/** The men of one side in one battle. */
export interface Force {
  readonly units: readonly UnitCounter[];
  readonly leaders: readonly LeaderCounter[];
}
