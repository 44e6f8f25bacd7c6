/** How far every square is from a goal, in operation points of foot on clear days: worked out once for a field and a square. */
import { keptBy, UNREACHED, Walker } from '@longroll/kernel';
import type { Field } from '../field/field.ts';
import { PROHIBITED, pricesFor } from '../play/plots/prices.ts';
import { OUR_FIELD_RULES } from '../rulings/index.ts';

/** Farther than anybody marches in a day. */
export const FAR = 5000;
const NO_WAY = -1;

const walkerOf = keptBy(({ ground }: Field) => new Walker(ground.map));
const known = keptBy((_: Field) => new Map<number, Int32Array>());

function walked(field: Field, goal: number): Int32Array {
  const { map, water } = field.ground;
  const prices = pricesFor(field, OUR_FIELD_RULES, 'infantry', 'normal');
  const walker = walkerOf(field);
  walker.reach(goal, FAR, (from, into, direction) => {
    if (field.inPlay[into] !== 1 || water[into] === 1) return NO_WAY;
    const { cost } = prices('none', from * map.sides + direction);
    return cost >= PROHIBITED ? NO_WAY : cost;
  });
  return walker.cost.map((cost) => (cost === UNREACHED ? FAR : cost));
}

export function pointsTo(field: Field, goal: number): Int32Array {
  const all = known(field);
  const found = all.get(goal) ?? walked(field, goal);
  all.set(goal, found);
  return found;
}
