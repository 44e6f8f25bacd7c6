/**
 * Where a campaign stands when it begins (19.1.1), and by which terms a short one scores. Every turn on its sheet is
 * one of the campaign's; who arrives later comes by the lists of the whole campaign.
 */

import type { MapPart, Scenario } from '../../scenarios/scenario.ts';
import type { ShortTerms } from '../../scenarios/shortTerms.ts';
import type { Bank } from '../areas.ts';
import type { Reach } from '../gunboats.ts';

/** Named places that are the Union's: of a bank, all or those on a part of a sheet. */
export interface UnionGround {
  readonly bank: Bank;
  readonly part: MapPart | null;
}

export interface CampaignStart {
  readonly scenario: Scenario;
  /** Open depots. */
  readonly depots: readonly string[];
  /** Of the gunboat that begins below Vicksburg, and of the one above. */
  readonly gunboats: readonly [Reach, Reach];
  /** In hand. */
  readonly pontoons: number;
  readonly unionGround: readonly UnionGround[];
  /** Single hexes that are the Union's besides. */
  readonly unionHexes: readonly string[];
  /** Pairs of hexes whose crossing is wrecked. */
  readonly wrecked: readonly (readonly [string, string])[];
  /** Stations that are destroyed, and have scored. */
  readonly destroyed: readonly string[];
  /** Counters of the Army of Relief. */
  readonly relief: readonly string[];
  /** Of Union infantry. */
  readonly supply: 'in' | 'foraging';
  /** Where a muster is not what the sheet and the losses before it would give. */
  readonly musters: Readonly<Record<string, number>>;
  /** Counters that have joined others, by the counter that took them in. */
  readonly joined: Readonly<Record<string, readonly string[]>>;
  readonly terms: ShortTerms | null;
}

/** What no start has unless it says so. */
export const PLAIN = {
  gunboats: ['lower Mississippi', 'upper Mississippi'],
  pontoons: 1,
  unionHexes: [],
  wrecked: [],
  destroyed: [],
  relief: [],
  supply: 'in',
  musters: {},
  joined: {},
} as const satisfies Partial<CampaignStart>;

export const NO_TERMS: ShortTerms = {
  vicksburgHeld: 0,
  besieged: 0,
  perTrack: 0,
  depot: null,
  perLevel: 0,
  outOfSupplyEach: null,
  overTheRiverEach: null,
};
