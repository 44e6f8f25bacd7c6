/** Supply of the Union infantry (19.4.2): paths to depots, living on the country, and those who are out. */
import { Walker } from '@longroll/kernel';
import type { CampaignRules } from '../rulings/campaign/index.ts';
import { dryPicture, isAlongWay, isFree, isMarched, NO_WAY, type Theatre } from './theatre.ts';

export type Supply = 'in' | 'foraging' | 'out';

/** What is known of a unit's supply from Cycle to Cycle. */
export interface SupplyRecord {
  readonly supply: Supply;
  /** Cycles running for which it has lived on the country, and for which it was out. */
  readonly foraged: number;
  readonly outRuns: number;
}

/** At the start, and of who arrives. */
export const IN_SUPPLY: SupplyRecord = { supply: 'in', foraged: 0, outRuns: 0 };

const ALONG_WAY = 1;
const OFF_WAY = 2;

/**
 * The supply paths from some hexes to all others, longer ones than `most` left out. A path is as long one way as the
 * other, so it is followed from the depot out (19.4.2.2).
 */
export function supplyWays(theatre: Theatre, from: readonly number[], most: number): Walker {
  const picture = dryPicture(theatre);
  const { map } = theatre.field.ground;
  const open = from.filter((hex) => isFree(picture, 'union', hex));
  const walker = new Walker(map);
  walker.reach(open, most, (hex, to, direction) => {
    const side = hex * map.sides + direction;
    if (!isMarched(theatre, side) || !isFree(picture, 'union', to)) return NO_WAY;
    return isAlongWay(theatre, side) ? ALONG_WAY : OFF_WAY;
  });
  return walker;
}

/** What these paths cost, by the hex that they lead to. */
export function supplyPaths(
  theatre: Theatre,
  from: readonly number[],
  most: number,
): ReadonlyMap<number, number> {
  const { reached, count, cost } = supplyWays(theatre, from, most);
  return new Map([...reached.subarray(0, count)].map((hex) => [hex, cost[hex]!]));
}

type SupplyRules = Pick<CampaignRules, 'depotRange' | 'forageFrom' | 'forageCycles'>;

export interface SupplyCase {
  readonly turn: number;
  /** How long its path is; null without one. */
  readonly path: number | null;
  readonly before: SupplyRecord;
  readonly rules: SupplyRules;
}

/** Who lived on the country may go on for the Cycles that players allow, and not after being out. */
const mayForage = ({ turn, before, rules }: SupplyCase): boolean =>
  turn >= rules.forageFrom && before.supply !== 'out' && before.foraged < rules.forageCycles;

/** One unit of infantry in the supply segment. */
export function judgedSupply(asked: SupplyCase): SupplyRecord {
  const { path, before, rules } = asked;
  if (path !== null && path <= rules.depotRange) return IN_SUPPLY;
  if (mayForage(asked)) return { supply: 'foraging', foraged: before.foraged + 1, outRuns: 0 };
  return { supply: 'out', foraged: 0, outRuns: before.outRuns + 1 };
}

const HUNGRY_RUNS = 2;

/** Out for the second Cycle running or more: it loses a point in the manpower segment, if it has two (19.4.2.4). */
export const goesHungry = ({ outRuns }: SupplyRecord, manpower: number): boolean =>
  outRuns >= HUNGRY_RUNS && manpower >= 2;

/** In an assault the attack suffers if half or more of the attacking Combat Value is out (19.4.2.4). */
export function assaultSuffers(
  attackers: readonly { readonly cv: number; readonly out: boolean }[],
): boolean {
  const total = attackers.reduce((sum, { cv }) => sum + cv, 0);
  const out = attackers.reduce((sum, one) => sum + (one.out ? one.cv : 0), 0);
  return out * 2 >= total;
}
