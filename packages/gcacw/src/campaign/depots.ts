/** Union depots (19.4.1): where they may be opened, and when they fail. */
import { type Bar, bar, placesAt, wayMask } from '@longroll/kernel';
import type { CampaignRules } from '../rulings/campaign/index.ts';
import { supplyPaths } from './supply.ts';
import { hexOf, infantryIn, isBeside, standingIn, type Theatre } from './theatre.ts';

/** Landings, down the rivers' order of the list (19.4.1.1). */
export const LANDINGS = ['W5228', 'W4622', 'W3117', 'W1813', 'W1410', 'W1006', 'E0229'] as const;
export type LandingHex = (typeof LANDINGS)[number];

export const isLanding = (theatre: Theatre, hex: number): boolean =>
  LANDINGS.some((id) => hexOf(theatre, id) === hex);

/** Depots as they stand in a Cycle, and the hexes that the Union controls. */
export interface Depots {
  readonly open: readonly number[];
  /** One may be opened in a Cycle. */
  readonly openedNow: boolean;
  readonly controlled: ReadonlySet<number>;
}

export const riverDepots = (theatre: Theatre, open: readonly number[]): readonly number[] =>
  open.filter((hex) => isLanding(theatre, hex));

/** Infantry in these hexes bars the landings behind them (19.4.1.2). */
const BARRED_BY: Partial<Record<LandingHex, readonly LandingHex[]>> = {
  W3117: ['W4622'],
  W1410: ['W1410'],
  W1006: ['W1410'],
  E0229: ['W1410', 'W1006'],
};

const ONE = bar('one-depot', '19.4.1', 'One depot is opened in a Cycle.');
const MANY = bar('depots', '19.4.1', 'As many depots are open as there may be; close another first.');
const OPEN = bar('depot-open', '19.4.1', 'There is an open depot already.');
const INLAND = bar('inland-depots', '19.4.1', 'As many depots are open inland as there may be.');
const NO_PLACE = bar(
  'no-depot-here',
  '19.4.1.1',
  'Depots are at landings, or at a village, town or city on a road.',
);
const NOT_OURS = bar('not-controlled', '19.4.1.2', 'The Union does not control that hex.');
const ENEMY = bar('enemy-near', '19.4.1.2', 'A Confederate unit is there or adjacent.');
const BATTERY = bar('batteries', '19.4.1.2', 'Confederate infantry on the river keeps the transports away.');
const NO_PATH = bar('no-path', '19.4.1.3', 'No supply path leads to an open river depot.');

const SETTLEMENTS: readonly string[] = ['village', 'town', 'city'];

function isInlandSite({ field }: Theatre, hex: number): boolean {
  const { map } = field.ground;
  const roads = wayMask(map, 'road', 'pike');
  const onRoad = map.ways
    .subarray(hex * map.sides, (hex + 1) * map.sides)
    .some((ways) => (ways & roads) !== 0);
  return onRoad && placesAt(map, hex).some(({ kind }) => SETTLEMENTS.includes(kind));
}

/** Johnson's Landing is the Union's also while somebody stands on the hills above it (19.4.1.2). */
const isControlled = (theatre: Theatre, { controlled }: Depots, hex: number): boolean =>
  controlled.has(hex) ||
  (hex === hexOf(theatre, 'W1813') && standingIn(theatre, 'union', [hexOf(theatre, 'W2011')]).length > 0);

function landingBar(theatre: Theatre, hex: number): Bar | null {
  const id = LANDINGS.find((one) => hexOf(theatre, one) === hex)!;
  const barred = BARRED_BY[id]?.some((guns) => infantryIn(theatre, 'confederate', guns));
  return barred === true ? BATTERY : null;
}

/** An inland depot lives by its path to the river (19.4.1.3). */
export const hasRiverPath = (
  theatre: Theatre,
  hex: number,
  rivers: readonly number[],
  { depotRange }: Pick<CampaignRules, 'depotRange'>,
): boolean => supplyPaths(theatre, rivers, depotRange).has(hex);

function inlandBar(theatre: Theatre, { open }: Depots, hex: number, rules: CampaignRules): Bar | null {
  if (!isInlandSite(theatre, hex)) return NO_PLACE;
  const rivers = riverDepots(theatre, open);
  if (open.length - rivers.length >= rules.inlandDepots) return INLAND;
  return hasRiverPath(theatre, hex, rivers, rules) ? null : NO_PATH;
}

/** What forbids to open a depot in a hex, or null. */
export function openBar(theatre: Theatre, depots: Depots, hex: number, rules: CampaignRules): Bar | null {
  if (depots.openedNow) return ONE;
  if (depots.open.includes(hex)) return OPEN;
  if (depots.open.length >= rules.depotsMost) return MANY;
  const landing = isLanding(theatre, hex);
  if (!landing && !isInlandSite(theatre, hex)) return NO_PLACE;
  if (!isControlled(theatre, depots, hex)) return NOT_OURS;
  const enemyIn = standingIn(theatre, 'confederate', [hex]).length > 0;
  if (enemyIn || isBeside(theatre, 'confederate', hex)) return ENEMY;
  return landing ? landingBar(theatre, hex) : inlandBar(theatre, depots, hex, rules);
}

/** The depots that serve in a supply segment, and those left open: an inland one without its path closes first. */
export function servingDepots(
  theatre: Theatre,
  open: readonly number[],
  disrupted: readonly number[],
  rules: Pick<CampaignRules, 'depotRange'>,
): { readonly open: readonly number[]; readonly serving: readonly number[] } {
  const rivers = riverDepots(theatre, open);
  const linked = (hex: number, from: readonly number[]) =>
    rivers.includes(hex) || hasRiverPath(theatre, hex, from, rules);
  const sound = rivers.filter((hex) => !disrupted.includes(hex));
  const left = open.filter((hex) => linked(hex, rivers));
  return { open: left, serving: left.filter((hex) => !disrupted.includes(hex) && linked(hex, sound)) };
}

/** A Confederate who ends a step in the hex destroys its depot (19.4.1.5). */
export const depotsAfter = (open: readonly number[], entered: number): readonly number[] =>
  open.filter((hex) => hex !== entered);
