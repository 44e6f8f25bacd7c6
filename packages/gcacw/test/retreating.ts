/** Retreats from 0,0 before an enemy in 1,0, on open ground whose zones of control are only those marked. */
import { hexAt } from '@longroll/kernel';
import { readUnit } from '../src/model/readUnit.ts';
import type { RetreatOrder } from '../src/model/retreatOrder.ts';
import { type SketchHex, type SketchHexside, sketchMap } from '../src/model/sketchMap.ts';
import type { RetreatOutcome } from '../src/procedures/retreat.ts';
import { RETREAT } from '../src/questions/retreat.ts';
import { OUR_RULINGS } from '../src/rulings/index.ts';

type Changes = Readonly<Record<string, unknown>>;
export type SketchRecord = Readonly<Record<string, unknown>>;

const OPEN: Changes = { zoc: 'marked', units: [{ name: 'Green', manpower: 9 }] };

/** By distance from the enemy in 1,0: three neighbours of 0,0 are farther, two are not, one is his. */
export const FARTHER = ['0,-1', '-1,0', '-1,1'];
export const NOT_FARTHER = ['1,-1', '0,1'];
export const ENEMY = '1,0';
export const AROUND = [...FARTHER, ...NOT_FARTHER, ENEMY];

export const all = (ids: readonly string[], marks: Changes): SketchRecord[] =>
  ids.map((id) => ({ id, ...marks }));
export const closed = (a: string, ...others: readonly string[]): SketchRecord[] =>
  others.map((b) => ({ a, b, river: true }));
export const road = (...hexes: readonly string[]): SketchRecord[] =>
  hexes.slice(1).map((b, i) => ({ a: hexes[i]!, b, way: true }));

/** Ground on which only these hexes exist besides the start, in a row; the enemy's hex is across a river. */
export function corridor(...hexes: readonly SketchRecord[]): Changes {
  const ids = hexes.map(({ id }) => id);
  const gone = AROUND.filter((id) => !ids.includes(id) && id !== ENEMY);
  return {
    radius: 1,
    hexes: [...all(gone, { offMap: true }), ...hexes],
    hexsides: ids.includes(ENEMY) ? [] : closed('0,0', ENEMY),
  };
}

export function ask(changes: Changes = {}) {
  const verdict = RETREAT.ask({ ...OPEN, ...changes });
  if (verdict.refused) throw new Error(verdict.refused.text);
  return verdict.value;
}

export const refusalOf = (changes: Changes) => RETREAT.ask({ ...OPEN, ...changes }).refused;

/** Walks by the given path and then as the question's policy has it. */
export function walk(changes: Changes = {}, ...script: readonly string[]) {
  const rolled = ask(changes).rollWith(script);
  if (rolled.refused) throw new Error(rolled.refused.text);
  return { ...rolled.value, result: rolled.value.result as RetreatOutcome };
}

export const next = (changes: Changes = {}) => walk(changes).result.next;
export const offered = (changes: Changes = {}): string[] =>
  next(changes)
    .map(({ hex }) => hex)
    .sort();
export const sorted = (ids: readonly string[]): string[] => [...ids].sort();

export const PLAIN_HEX: Omit<SketchHex, 'hex'> = {
  terrain: 'clear',
  enemy: false,
  enemyWithoutZoc: false,
  enemyZoc: false,
  restrictedZoc: false,
  friendly: false,
  offMap: false,
};

const GREEN = {
  name: 'Green',
  type: 'cavalry',
  manpower: 21,
  disorganized: false,
  exhausted: false,
  fatigue: 0,
  demoralized: 0,
  entrenchment: 'none',
  tactical: 0,
  artillery: 0,
} as const;

/** The bare order behind the question, from 0,0 before the enemy in 1,0. */
export function orderOn(
  hexes: readonly SketchHex[],
  hexsides: readonly SketchHexside[],
  more: Partial<RetreatOrder> & { readonly rain?: boolean; readonly radius?: number } = {},
): RetreatOrder {
  const { rain = false, radius = 7, ...order } = more;
  const [start, activeEnemy] = [hexAt(0, 0), hexAt(1, 0)];
  const elsewhere = hexes.filter(({ hex }) => hex !== start && hex !== activeEnemy);
  const enemy = { ...PLAIN_HEX, hex: activeEnemy, enemy: true };
  return {
    ground: sketchMap({
      centre: start,
      radius,
      rain,
      zoc: 'derived',
      hexes: [...elsewhere, enemy],
      hexsides,
    }),
    kind: 'retreat',
    side: 'confederate',
    units: [readUnit(GREEN)],
    bluffsImpassable: false,
    houseRules: OUR_RULINGS,
    ...order,
    start,
    activeEnemy,
  };
}
