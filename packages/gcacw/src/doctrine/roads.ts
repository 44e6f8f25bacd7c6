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
  /** Round enemies: by the list of their hexes. */
  readonly round: Readonly<Record<Mover, WeakMap<readonly number[], Round>>>;
}

/** Costs with enemies as they stand, and what was found by them: by the hexes to which the ways lead. */
interface Round {
  readonly table: CostTable;
  readonly known: Map<string, Int32Array>;
}

const MOST_KNOWN = 400;
export const FAR = 1000;

const roadsOf = keptBy(
  ({ ground }: Field): Roads => ({
    ...{ walker: new Walker(ground.map), back: new Map(), known: new Map() },
    asked: { infantry: new WeakMap(), cavalry: new WeakMap() },
    round: { infantry: new WeakMap(), cavalry: new WeakMap() },
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

function tableOf(field: Field, mover: Mover): CostTable {
  const { back } = roadsOf(field);
  const table = back.get(mover) ?? backwards(field, mover);
  back.set(mover, table);
  return table;
}

function walked(field: Field, hexes: readonly number[], table: CostTable): Int32Array {
  const { walker } = roadsOf(field);
  walker.reach(hexes, FAR, table);
  return walker.cost.map((cost) => (cost === UNREACHED ? FAR : cost));
}

function found(field: Field, mover: Mover, hexes: readonly number[]): Int32Array {
  const { known } = roadsOf(field);
  const key = `${mover} ${hexes.join()}`;
  const before = known.get(key);
  if (before) return before;
  const made = walked(field, hexes, tableOf(field, mover));
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

/** Who marches through an enemy stack means to fight it first; in its zone he stops (6.4). */
const [THROUGH, IN_A_ZONE] = [10, 2];

/** Dearer into and beside hexes that enemies hold. Looking back a side leads out of the hex that is entered. */
function tableRound(field: Field, mover: Mover, enemies: readonly number[]): CostTable {
  const { map, dry } = field.ground;
  const table = tableOf(field, mover).slice();
  const dearer = (hex: number, by: number): void => {
    for (let side = hex * map.sides, end = side + map.sides; side < end; side++)
      if (table[side] !== NO_STEP) table[side] = table[side]! + by;
  };
  const zones = new Set<number>();
  for (const hex of enemies) {
    dearer(hex, THROUGH);
    for (let side = hex * map.sides, end = side + map.sides; side < end; side++)
      if (map.neighbours[side]! >= 0 && dry.attackable[side] === 1) zones.add(map.neighbours[side]!);
  }
  for (const hex of zones) if (!enemies.includes(hex)) dearer(hex, IN_A_ZONE);
  return table;
}

/** The same round hexes that enemies hold; kept as long as the list of them is. */
export function distancesRound(
  field: Field,
  mover: Mover,
  hexes: readonly number[],
  enemies: readonly number[],
): Int32Array {
  const kept = roadsOf(field).round[mover];
  const round = kept.get(enemies) ?? { table: tableRound(field, mover, enemies), known: new Map() };
  kept.set(enemies, round);
  const key = hexes.join();
  const made = round.known.get(key) ?? walked(field, hexes, round.table);
  round.known.set(key, made);
  return made;
}
