/** How far it is to march: over empty ground, or round the enemies as they stand. */
import { type GridMap, keptBy, NO_STEP, oppositeDirection, Walker } from '@longroll/kernel';
import type { Field } from '../../src/field/field.ts';
import { NO_ZOC } from '../../src/field/ground.ts';
import { situationOf } from '../../src/field/situation.ts';
import type { UnitOnField } from '../../src/field/state.ts';
import { otherSide, type Side } from '../../src/model/vocabulary.ts';

/** A march through an enemy stack means to fight it first; in his zone it stops. */
const THROUGH_ENEMIES = 12;
const IN_A_ZONE = 3;
const FREE = 0;

/** How far every hex is from a goal, with what entering a hex costs besides. */
function waysTo({ ground: { map, dry } }: Field, goal: number, besides: (hex: number) => number): Int32Array {
  const walker = new Walker(map);
  walker.reach(goal, Number.POSITIVE_INFINITY, (hex, from, direction) => {
    const cost = dry.costs.infantry[from * map.sides + oppositeDirection(map, direction)]!;
    return cost === NO_STEP ? -1 : cost + besides(hex);
  });
  return walker.cost.slice();
}

const emptyOn = keptBy((_: GridMap) => new Map<number, Int32Array>());

/** Over empty ground and standing crossings; worked out once for a goal. */
export function wayOverGround(field: Field, goal: number): Int32Array {
  const kept = emptyOn(field.ground.map);
  const known = kept.get(goal) ?? waysTo(field.start ?? field, goal, () => FREE);
  kept.set(goal, known);
  return known;
}

const MOST_KEPT = 200;
const roundOn = keptBy((_: Field) => new Map<string, Int32Array>());

/** Round the enemies of a side as they stand, and the crossings as they are. */
export function wayRoundEnemies(
  field: Field,
  units: readonly UnitOnField[],
  side: Side,
  goal: number,
): Int32Array {
  const kept = roundOn(field);
  const enemy = otherSide(side);
  const enemies = field.own.units[enemy].map((i) => (units[i]!.demoralized > 0 ? -1 : units[i]!.hex));
  const name = `${side} ${goal} ${enemies.join()}`;
  const known = kept.get(name);
  if (known) return known;
  if (kept.size >= MOST_KEPT) kept.clear();
  const situation = situationOf(field, units, 'dry');
  const found = waysTo(field, goal, (hex) => {
    if (situation.holder(hex) === enemy) return THROUGH_ENEMIES;
    return situation.zone(enemy, hex) === NO_ZOC ? FREE : IN_A_ZONE;
  });
  kept.set(name, found);
  return found;
}
