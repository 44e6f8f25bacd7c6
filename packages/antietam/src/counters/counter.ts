/** The units and leaders of the order of battle, as they stood at dawn. */
import type { Arm, Side, Weapon } from '../model/vocabulary.ts';

/** How sure we are of the strength, the weapon and the place of a unit. */
export type Sureness = 'high' | 'medium' | 'low' | 'known';

/** Where a strength comes from, and how sure its line is: what is estimated is said on the unit's card. */
export interface Evidence {
  readonly strength: string;
  readonly men: Sureness;
  readonly weapon: Sureness;
  readonly place: Sureness;
  /** The whole brigade by the figure that its halves were scaled from. */
  readonly brigade: number | null;
  readonly remark: string | null;
}

export interface UnitCounter {
  /** In actions, on the sheet and in files. */
  readonly id: string;
  readonly side: Side;
  readonly corps: string;
  readonly division: string;
  readonly name: string;
  readonly arm: Arm;
  readonly men: number;
  /** 0 for all but artillery. */
  readonly guns: number;
  readonly weapon: Weapon;
  readonly efficiency: number;
  readonly efficiencyReason: string;
  readonly commander: string | null;
  readonly organization: string | null;
  /** The turn from which it acts if commitment is as in history (22.2). */
  readonly release: number;
  /** From then on one check a turn for all of its corps that have this percentage; 100 for all others. */
  readonly releasePercent: number;
  readonly evidence: Evidence;
}

export const RANKS = ['division', 'corps', 'army'] as const;
export type Rank = (typeof RANKS)[number];

export interface LeaderCounter {
  readonly id: string;
  readonly side: Side;
  readonly name: string;
  readonly wholeName: string;
  readonly rank: Rank;
  /** Multiplies the fire and melee of the unit he rides with (12.1). */
  readonly factor: number;
  /** The division or corps that he leads; an army leader has all of his side. */
  readonly command: string;
}
