/** The works of Vicksburg (19.5.1 to 19.5.3): the line with its levels, the city behind it, and where forts are dug. */
import { cellOf, type GridMap, keptBy } from '@longroll/kernel';
import { ENTRENCHMENTS, type Entrenchment } from '../model/vocabulary.ts';
import type { CampaignRules } from '../rulings/campaign/index.ts';
import { manpowerIn, neighboursOf, type Standing, standing, standingIn, type Theatre } from './theatre.ts';

export const CITY = 'W2414';
export const LINE = ['W2314', 'W2413', 'W2514', 'W2515'] as const;
export type LineHex = (typeof LINE)[number];
export type Level = 0 | 1 | 2 | 3 | 4;
/** In the order of the line. */
export type Levels = readonly Level[];

export const BREACHED: Level = 1;

/** Where they are on a map: every step of a march asks. */
const worksOn = keptBy((map: GridMap) => {
  const [city, line] = [cellOf(map, CITY), LINE.map((id) => cellOf(map, id))];
  return { city, line, works: [...line, city] };
});

export const cityOf = ({ field }: Theatre): number => worksOn(field.ground.map).city;
export const lineOf = ({ field }: Theatre): readonly number[] => worksOn(field.ground.map).line;
export const worksOf = ({ field }: Theatre): readonly number[] => worksOn(field.ground.map).works;

/** What works do for a defender: they are worth a marker, and raise his die (19.5.1.3). */
export interface WorksWorth {
  readonly entrenchment: Entrenchment;
  readonly die: number;
}

/** By level from 0 to 4: the multipliers of the line are those of the markers (11.3b), so they change with them. */
const MARKERS: readonly Entrenchment[] = ['abatis', 'breastwork', 'fort', 'fort', 'fort'];
const DIE: Readonly<Record<CampaignRules['lineDie'], readonly number[]>> = {
  'as-written': [0, 1, 2, 2, 3],
  'one-less': [0, 0, 1, 1, 2],
  'one-more': [1, 2, 3, 3, 4],
};

export const lineWorth = (level: Level, { lineDie }: Pick<CampaignRules, 'lineDie'>): WorksWorth => ({
  entrenchment: MARKERS[level]!,
  die: DIE[lineDie][level]!,
});

/** A unit in the works has them, or its own marker if that is better; outside of them its own. */
export const betterWorks = (own: Entrenchment, { entrenchment }: WorksWorth): Entrenchment =>
  ENTRENCHMENTS.indexOf(own) > ENTRENCHMENTS.indexOf(entrenchment) ? own : entrenchment;

export const lowered = (levels: Levels, at: number, least: Level): Levels =>
  levels.map((level, i) => (i === at ? (Math.max(least, level - 1) as Level) : level));

/** A Union unit that enters a hex of the line wrecks it for good. */
export const entered = (levels: Levels, at: number): Levels =>
  levels.map((level, i) => (i === at ? 0 : level));

/** All Confederates in the works (19.5.2). */
export const garrison = (theatre: Theatre): readonly Standing[] =>
  standingIn(theatre, 'confederate', worksOf(theatre));
export const garrisonSize = (theatre: Theatre): number => manpowerIn(garrison(theatre));

const NO_FLANKS_FROM = 3;

/** No flank bonus while Confederates hold three or more of the five (19.5.1.4). */
export function hasFlanks(theatre: Theatre): boolean {
  const held = new Set(garrison(theatre).map(({ unit }) => unit.hex));
  return held.size < NO_FLANKS_FROM;
}

/** Union infantry that faces a hex of the line: adjacent, over a hexside that an attack may cross. */
export function facing(theatre: Theatre, hex: number): readonly Standing[] {
  const { map, dry } = theatre.field.ground;
  const near = neighboursOf(theatre, hex).filter((from) => {
    const direction = neighbourDirection(map.neighbours, map.sides, from, hex);
    return dry.attackable[from * map.sides + direction] === 1;
  });
  return standing(theatre, 'union').filter(
    ({ unit, piece }) => near.includes(unit.hex) && piece.type !== 'cavalry',
  );
}

const neighbourDirection = (neighbours: Int32Array, sides: number, from: number, to: number): number =>
  neighbours.subarray(from * sides, (from + 1) * sides).indexOf(to);

/** Elsewhere works rise to a breastwork (19.5.3). */
export const FORT_SITES: readonly string[] = [
  ...['W2011', 'W1711', 'W1410', 'W3117', 'W4622', 'W2404', 'W2405', 'E2712', 'E2713'],
];

export const worksTopAt = (id: string, { fortSites }: Pick<CampaignRules, 'fortSites'>): Entrenchment =>
  fortSites === 'listed' && FORT_SITES.includes(id) ? 'fort' : 'breastwork';
