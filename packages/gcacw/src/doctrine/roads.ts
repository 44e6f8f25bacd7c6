/** How far it is to somewhere, in movement points over open ground: worked out once for each place and kept. */
import { type CostTable, keptBy, NO_STEP, UNREACHED, Walker } from '@longroll/kernel';
import type { Field } from '../field/field.ts';
import type { Mover } from '../field/movementCosts.ts';

interface Roads {
  readonly walker: Walker;
  readonly back: Map<Mover, CostTable>;
  readonly known: Map<string, Int32Array>;
  /** The same by the list itself: goals are asked about as long as a plan holds. */
  readonly asked: Readonly<Record<Mover, WeakMap<readonly number[], Int32Array>>>;
}

const MOST_KNOWN = 400;
export const FAR = 1000;

const roadsOf = keptBy(
  ({ ground }: Field): Roads => ({
    ...{ walker: new Walker(ground.map), back: new Map(), known: new Map() },
    asked: { infantry: new WeakMap(), cavalry: new WeakMap() },
  }),
);

/** The costs of steps by the side that one looks back over: from where they lead to where they come from. */
function backwards({ ground: { map, dry } }: Field, mover: Mover): CostTable {
  const table = new Uint8Array(map.size * map.sides).fill(NO_STEP);
  for (let side = 0; side < table.length; side++) {
    const to = map.neighbours[side]!;
    if (to < 0) continue;
    const from = Math.floor(side / map.sides);
    for (let d = 0; d < map.sides; d++)
      if (map.neighbours[to * map.sides + d] === from) table[to * map.sides + d] = dry.costs[mover][side]!;
  }
  return table;
}

function found(field: Field, mover: Mover, hexes: readonly number[]): Int32Array {
  const { walker, back, known } = roadsOf(field);
  const key = `${mover} ${hexes.join()}`;
  const before = known.get(key);
  if (before) return before;
  const table = back.get(mover) ?? backwards(field, mover);
  back.set(mover, table);
  walker.reach(hexes, FAR, table);
  const made = walker.cost.map((cost) => (cost === UNREACHED ? FAR : cost));
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(key, made);
  return made;
}

/** By hex: movement points to the nearest of some hexes; `FAR` where none leads there. */
export function distancesTo(field: Field, mover: Mover, hexes: readonly number[]): Int32Array {
  const asked = roadsOf(field).asked[mover];
  const before = asked.get(hexes);
  if (before) return before;
  const made = found(field, mover, hexes);
  asked.set(hexes, made);
  return made;
}
