/** The words of the campaign card: games, sides, ground. Values are public (they stand in links and files). */

export const GAMES = [
  'TOM',
  'SJW',
  'HCR',
  'RTG',
  'SIV',
  'SLB',
  'OTR',
  'GTC',
  'BAC',
  'AIO',
  'HSN',
  'BTC',
  'TPC',
  'AGA',
  'RWH',
  'LLO',
] as const;
export type Game = (typeof GAMES)[number];

/** Games whose gunboats are Union, whomever the line of the card supports (9.9f). */
export const UNION_GUNBOATS: readonly Game[] = ['TOM'];

export const SIDES = ['union', 'confederate'] as const;
export type Side = (typeof SIDES)[number];
export const SIDE_NAMES: Readonly<Record<Side, string>> = { union: 'Union', confederate: 'Confederate' };
export const otherSide = (side: Side): Side => (side === 'union' ? 'confederate' : 'union');

/** Mounted infantry pays as cavalry and is chosen so (Attack Summary). */
export const ARMS = ['infantry', 'cavalry'] as const;
export type Arm = (typeof ARMS)[number];

export const ATTACKS = ['column-of-route', 'hasty', 'normal', 'prepared', 'assault'] as const;
export type Attack = (typeof ATTACKS)[number];

export const TERRAINS = [
  'clear',
  'rolling',
  'rough',
  'hill',
  'woods',
  'loess',
  'swamp',
  'provisional-swamp',
  'mountain',
  'city',
] as const;
export type Terrain = (typeof TERRAINS)[number];

/** What lies between attacker and defender; a slope is named as the attacker climbs or descends it. */
export const HEXSIDES = [
  'none',
  'creek',
  'bridge',
  'dam',
  'ferry',
  'ford',
  'uphill-ridge',
  'downhill-ridge',
  'uphill-bluff',
] as const;
export type Hexside = (typeof HEXSIDES)[number];

export const ENTRENCHMENTS = ['none', 'abatis', 'breastwork', 'fort'] as const;
export type Entrenchment = (typeof ENTRENCHMENTS)[number];
