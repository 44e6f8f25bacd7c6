/** Command radius and leader transfer: the same path, of different length (7.2, 3.3). */
import { cellDistance } from '@longroll/kernel';
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

/** Neighbours that nobody has looked at yet. */
function beyond({ ground: { map }, inPlay }: Field, edge: readonly number[], looked: Set<number>): number[] {
  const next: number[] = [];
  for (const hex of edge) {
    for (let side = hex * map.sides; side < (hex + 1) * map.sides; side++) {
      const to = map.neighbours[side]!;
      if (to < 0 || inPlay[to] !== 1 || looked.has(to)) continue;
      looked.add(to);
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
  const reached = new Set([from]);
  const looked = new Set([from]);
  let edge = [from];
  for (let step = 0; step < radius && edge.length > 0 && !near.every((hex) => reached.has(hex)); step++) {
    edge = beyond(field, edge, looked).filter((hex) => mayPass(path, hex));
    for (const hex of edge) reached.add(hex);
  }
  return near.filter((hex) => reached.has(hex));
}
