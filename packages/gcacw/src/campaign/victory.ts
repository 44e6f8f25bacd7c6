/** Victory in the campaign (19.6): a ledger of points, the levels, and when it is over. */
import type { Side } from '../model/vocabulary.ts';
import type { CampaignRules } from '../rulings/campaign/index.ts';
import { LAST_CAMPAIGN_TURN } from '../scenarios/calendar.ts';
import { LEVELS, type Level } from '../scenarios/victory.ts';

/** A line of the ledger: written when the thing happens. */
export interface Entry {
  readonly turn: number;
  readonly side: Side;
  readonly points: number;
  readonly cite: string;
  readonly text: string;
}
export type Ledger = readonly Entry[];

const entry = (turn: number, side: Side, points: number, text: string, cite = '19.6.1'): Entry => ({
  ...{ turn, side, points, cite, text },
});

type PointRules = Pick<
  CampaignRules,
  | 'depotPoints'
  | 'groverPoints'
  | 'jacksonPoints'
  | 'portHudsonPoints'
  | 'reliefPoints'
  | 'maneuverPoints'
  | 'millikenPoints'
>;

/** What scores besides losses and Vicksburg itself. */
export const SCORED = {
  depot: (turn: number, rules: PointRules) =>
    entry(turn, 'confederate', rules.depotPoints, 'A Union depot destroyed', '19.4.1.5'),
  grover: (turn: number, rules: PointRules) =>
    entry(turn, 'confederate', rules.groverPoints, 'Grover called from Port Hudson', '19.3.2'),
  jackson: (turn: number, rules: PointRules) =>
    entry(turn, 'union', rules.jacksonPoints, "Jackson's station destroyed for the first time"),
  portHudson: (turn: number, rules: PointRules) =>
    entry(turn, 'union', rules.portHudsonPoints, 'Port Hudson has fallen', '19.3.2'),
  relief: (turn: number, rules: PointRules) =>
    entry(turn, 'confederate', rules.reliefPoints, 'Vicksburg relieved', '19.5.4.4'),
  unwatched: (turn: number, rules: PointRules) =>
    entry(turn, 'confederate', rules.maneuverPoints, 'Nobody to watch Johnston', '19.4.12.4'),
  milliken: (turn: number, rules: PointRules) =>
    entry(turn, 'confederate', rules.millikenPoints, "Nobody to send to Milliken's Bend", '19.3.2'),
} as const;

/** Manpower that a side lost, as its enemy scores it. */
export const lossEntry = (turn: number, loser: Side, points: number): Entry =>
  loser === 'confederate'
    ? entry(turn, 'union', points, 'Confederate manpower lost')
    : entry(turn, 'confederate', points, 'Union manpower lost');

export interface CampaignEnd {
  readonly turn: number;
  readonly fell: number | null;
  /** The Union holds the city at the end. */
  readonly unionHolds: boolean;
  readonly besieged: boolean;
}

/** The lines for Vicksburg, written at the end. */
export function vicksburgLine(
  { turn, fell, unionHolds, besieged }: CampaignEnd,
  rules: Pick<CampaignRules, 'vicksburgPoints' | 'vicksburgPerTurn' | 'besiegedPoints'>,
): Ledger {
  if (fell !== null && unionHolds) {
    const early = (LAST_CAMPAIGN_TURN - fell) * rules.vicksburgPerTurn;
    return [entry(turn, 'union', rules.vicksburgPoints + early, `Vicksburg fell on turn ${fell}`)];
  }
  return fell === null && besieged
    ? [entry(turn, 'union', rules.besiegedPoints, 'Vicksburg is besieged')]
    : [];
}

/** Union less Confederate points. */
export const netPoints = (ledger: Ledger): number =>
  ledger.reduce((sum, { side, points }) => sum + (side === 'union' ? points : -points), 0);

/** The points from which each level begins, from Union decisive down; the Union wins from the third on. */
const FROM: Readonly<Record<CampaignRules['levelsFrom'], readonly number[]>> = {
  even: [80, 62, 56, 30, 10],
  'as-written': [80, 62, 50, 30, 10],
  'six-less': [74, 56, 44, 24, 4],
  'six-more': [86, 68, 56, 36, 16],
};

/** The points from which the Union wins, and those of each level above and below it. */
export const levelsFromOf = ({ levelsFrom }: Pick<CampaignRules, 'levelsFrom'>) => ({
  unionWins: FROM[levelsFrom][2]!,
  from: FROM[levelsFrom],
});

/** 19.6.2: there is no draw. */
export function campaignLevel(net: number, { levelsFrom }: Pick<CampaignRules, 'levelsFrom'>): Level {
  const at = FROM[levelsFrom].findIndex((from) => net >= from);
  return at < 0 ? LEVELS.at(-1)! : LEVELS[at]!;
}

/** The turn from which on an army may be lost (19.6.3). */
export const ARMY_LOST_FROM = 10;

/** Union infantry on the map, waiting and sent away; who is not yet due does not count (19.6.3). */
export const isArmyLost = (
  turn: number,
  infantry: number,
  { armyLost }: Pick<CampaignRules, 'armyLost'>,
): boolean => turn >= ARMY_LOST_FROM && infantry < armyLost;

/** 19.6.4, an army lost aside. */
export const isLastTurn = (
  turn: number,
  fell: number | null,
  { pursuit }: Pick<CampaignRules, 'pursuit'>,
): boolean => turn >= LAST_CAMPAIGN_TURN || (fell !== null && turn >= fell + pursuit);
