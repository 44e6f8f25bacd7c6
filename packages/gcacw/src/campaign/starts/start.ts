/**
 * Where a campaign stands when it begins (19.1.1), and what a short one scores. Every turn on its sheet is one of the
 * campaign's; who arrives later comes by the lists of the whole campaign.
 */
import type { ListedScenario, MapPart, Scenario } from '../../scenarios/scenario.ts';
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

/** What a short campaign scores instead of the lines for Vicksburg; hexes are the scenario's. */
export interface ShortTerms {
  readonly vicksburgHeld: number;
  readonly besieged: number;
  /** For each point of the siege track, if besieged. */
  readonly perTrack: number;
  /** For an open depot at one of these landings. */
  readonly depot: { readonly at: readonly string[]; readonly points: number } | null;
  /** For each level that the line has lost, if Vicksburg is not held. */
  readonly perLevel: number;
  /** A Confederate point for so much Union infantry out of supply at the end. */
  readonly outOfSupplyEach: number | null;
  /** A Confederate point for so much undemoralized infantry of the Army of Relief on the right bank. */
  readonly overTheRiverEach: number | null;
}

/** How things stand when a short campaign ends. */
export interface ShortEnd {
  readonly held: boolean;
  readonly besieged: boolean;
  readonly track: number;
  readonly levelsLost: number;
  readonly depots: readonly string[];
  readonly outOfSupply: number;
  readonly overTheRiver: number;
  /** Hexes of the scenario that the Union controls. */
  readonly union: readonly string[];
  /** Union less Confederate points of the ledger. */
  readonly ledger: number;
}

const hexPoints = ({ scoring }: Scenario, union: readonly string[]): number =>
  scoring.reduce((sum, { hex, points, side }) => {
    const scores = union.includes(hex) === (side === 'union');
    return sum + (scores ? (side === 'union' ? points : -points) : 0);
  }, 0);

function townPoints(terms: ShortTerms, { held, besieged, track, levelsLost }: ShortEnd): number {
  if (held) return terms.vicksburgHeld;
  const siege = besieged ? terms.besieged + terms.perTrack * track : 0;
  return siege + terms.perLevel * levelsLost;
}

const perEach = (amount: number, each: number | null): number =>
  each === null ? 0 : Math.floor(amount / each);

/** Union less Confederate points of a short campaign. */
export function shortPoints({ scenario, terms }: CampaignStart, end: ShortEnd): number {
  if (terms === null) return end.ledger;
  const depot = terms.depot?.at.some((hex) => end.depots.includes(hex)) ? terms.depot.points : 0;
  return (
    end.ledger +
    hexPoints(scenario, end.union) +
    townPoints(terms, end) +
    depot -
    perEach(end.outOfSupply, terms.outOfSupplyEach) -
    perEach(end.overTheRiver, terms.overTheRiverEach)
  );
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

/** The head of a short campaign. */
export const shortCampaign = (
  head: Pick<ListedScenario, 'id' | 'title' | 'dates' | 'firstTurn' | 'turns' | 'about'>,
): ListedScenario => ({
  ...head,
  number: 12,
  length: 'ours',
  game: 'advanced',
  ours: ['dates and length', 'set-up where no published list has it', 'scoring', 'par and step'],
});
