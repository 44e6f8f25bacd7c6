/** Command radius and leader transfer: the same path, of different length (7.2, 3.3). */
import { cellDistance, keptBy } from '@longroll/kernel';
import { otherSide, type Side } from '../model/vocabulary.ts';
import type { Field } from './field.ts';
import { FULL_ZOC, RESTRICTED_ZOC } from './ground.ts';
import type { Situation } from './situation.ts';

export const COMMAND_RADIUS = 3;
export const TRANSFER_RADIUS = 10;

/** A path of command of one side: over which picture, and which zones bar it. */
export interface CommandPath {
  readonly side: Side;
  readonly situation: Situation;
  /** 6.3.5 does not exempt a restricted zone here, so it bars a path unless players hold otherwise. */
  readonly restrictedCounts: boolean;
}

/** Terrain does not matter; enemies do, and their zones where no friend stands. */
function mayPass({ side, situation, restrictedCounts }: CommandPath, hex: number): boolean {
  const holder = situation.holder(hex);
  if (holder !== null) return holder === side;
  return situation.zone(otherSide(side), hex) < (restrictedCounts ? RESTRICTED_ZOC : FULL_ZOC);
}

/** Hexes that were looked at and those that were reached, marked by search; wiping them would take longer than searching. */
interface Marks {
  search: number;
  readonly looked: Int32Array;
  readonly reached: Int32Array;
}
const marksOf = keptBy(
  ({ ground: { map } }: Field): Marks => ({
    search: 0,
    looked: new Int32Array(map.size),
    reached: new Int32Array(map.size),
  }),
);

/** The next ring of hexes that a word may pass. */
function beyond(field: Field, path: CommandPath, edge: readonly number[], marks: Marks): number[] {
  const { sides, neighbours } = field.ground.map;
  const { search, looked, reached } = marks;
  const next: number[] = [];
  for (const hex of edge) {
    for (let side = hex * sides, end = side + sides; side < end; side++) {
      const to = neighbours[side]!;
      if (to < 0 || field.inPlay[to] !== 1 || looked[to] === search) continue;
      looked[to] = search;
      if (!mayPass(path, to)) continue;
      reached[to] = search;
      next.push(to);
    }
  }
  return next;
}

/** Of some hexes those that a leader's word reaches from his own; hexes too far away are not sought at all. */
export function commandReach(
  field: Field,
  path: CommandPath,
  from: number,
  radius: number,
  wanted: readonly number[],
): readonly number[] {
  const { map } = field.ground;
  const near = wanted.filter((hex) => hex >= 0 && cellDistance(map, from, hex) <= radius);
  if (near.every((hex) => hex === from)) return near;
  const marks = marksOf(field);
  const search = ++marks.search;
  marks.looked[from] = search;
  marks.reached[from] = search;
  const isReached = (hex: number) => marks.reached[hex] === search;
  let edge = [from];
  for (let step = 0; step < radius && edge.length > 0 && !near.every(isReached); step++)
    edge = beyond(field, path, edge, marks);
  return near.filter(isReached);
}
