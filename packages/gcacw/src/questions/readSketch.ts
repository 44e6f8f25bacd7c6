/** The sketch of a retreat's ground, checked and turned into a map. */
import {
  allow,
  areNeighbours,
  type Hex,
  hexsideOf,
  RuleBug,
  readHex,
  refuse,
  type Verdict,
} from '@longroll/kernel';
import type * as z from 'zod';
import type { RetreatGround } from '../model/retreatGround.ts';
import { type SketchHex, type SketchHexside, sketchMap } from '../model/sketchMap.ts';
import type { RETREAT_FIELDS } from './retreatFields.ts';

export type RetreatFields = z.output<z.ZodObject<typeof RETREAT_FIELDS>>;
type Refused = ReturnType<typeof refuse> | null;

/** The field has been checked already. */
export function hexOf(name: string): Hex {
  const hex = readHex(name);
  if (hex === undefined) throw new RuleBug(`"${name}" is no hex`);
  return hex;
}

/** The index of the first value that stands a second time, or -1. */
const secondOf = (values: readonly number[]): number => values.findIndex((v, i) => values.indexOf(v) < i);

function checkHexes({ hexes }: RetreatFields): Refused {
  const twice = secondOf(hexes.map(({ id }) => hexOf(id)));
  if (twice >= 0) {
    const text = `Hex ${hexes[twice]!.id} is described twice.`;
    return refuse('described-twice', 'T.1', text, `hexes.${twice}.id`);
  }
  const both = hexes.findIndex(({ enemy, friendly }) => enemy && friendly);
  if (both < 0) return null;
  const text = `Hex ${hexes[both]!.id} holds both sides: it is either enemy or friendly.`;
  return refuse('both-sides', '2.11', text, `hexes.${both}.friendly`);
}

function checkHexsides({ hexsides }: RetreatFields): Refused {
  const apart = hexsides.findIndex(({ a, b }) => !areNeighbours(hexOf(a), hexOf(b)));
  if (apart >= 0) {
    const { a, b } = hexsides[apart]!;
    const text = `${a} and ${b} share no hexside: a and b must be neighbours.`;
    return refuse('not-neighbours', 'T.1', text, `hexsides.${apart}.b`);
  }
  const twice = secondOf(hexsides.map(({ a, b }) => hexsideOf(hexOf(a), hexOf(b))));
  if (twice >= 0) {
    const { a, b } = hexsides[twice]!;
    const text = `The hexside between ${a} and ${b} is described twice.`;
    return refuse('described-twice', 'T.1', text, `hexsides.${twice}.a`);
  }
  const wet = hexsides.findIndex(({ river, creek }) => river && creek);
  if (wet < 0) return null;
  const text = `The hexside between ${hexsides[wet]!.a} and ${hexsides[wet]!.b} is a river or a creek, not both.`;
  return refuse('river-and-creek', '9.9c', text, `hexsides.${wet}.creek`);
}

function checkPlaces({ start, activeEnemy, hexes }: RetreatFields): Refused {
  const described = (name: string) => hexes.find(({ id }) => hexOf(id) === hexOf(name));
  if (hexOf(start) === hexOf(activeEnemy)) {
    return refuse('both-sides', '2.11', `start and activeEnemy are both ${start}.`, 'activeEnemy');
  }
  if (described(start)?.enemy || described(start)?.offMap) {
    const text = `The retreat cannot begin in ${start}: it is enemy-occupied or off the map.`;
    return refuse('bad-start', '2.11', text, 'start');
  }
  if (!described(activeEnemy)?.friendly) return null;
  const text = `${activeEnemy} holds the active enemy: it is not friendly.`;
  return refuse('both-sides', '2.11', text, 'activeEnemy');
}

const PLAIN: Omit<SketchHex, 'hex'> = {
  terrain: 'clear',
  enemy: false,
  enemyWithoutZoc: false,
  enemyZoc: false,
  restrictedZoc: false,
  friendly: false,
  offMap: false,
};

/** The active enemy stands where he stands, whether his hex is described or not. */
function readHexes({ hexes, activeEnemy }: RetreatFields): SketchHex[] {
  const read = hexes.map(({ id, ...hex }) => ({ ...hex, hex: hexOf(id) }));
  const enemy = hexOf(activeEnemy);
  const there = read.find(({ hex }) => hex === enemy) ?? { ...PLAIN, hex: enemy };
  return [...read.filter(({ hex }) => hex !== enemy), { ...there, enemy: true }];
}

const readHexsides = ({ hexsides }: RetreatFields): SketchHexside[] =>
  hexsides.map(({ a, b, ...side }) => ({ ...side, a: hexOf(a), b: hexOf(b) }));

export function readSketch(fields: RetreatFields): Verdict<RetreatGround> {
  const refused = checkHexes(fields) ?? checkHexsides(fields) ?? checkPlaces(fields);
  if (refused) return refused;
  const { radius, rain, zoc, start } = fields;
  const hexes = readHexes(fields);
  const hexsides = readHexsides(fields);
  return allow(sketchMap({ centre: hexOf(start), radius, rain, zoc, hexes, hexsides }));
}
