/** Command radius and leader transfer: the same path, of different length (7.2, 3). */
import type { GridMap } from '@longroll/kernel';

/** Where the other side stands and reaches, and where friends stand. */
export interface Situation {
  readonly enemyAt: (hex: number) => boolean;
  readonly friendAt: (hex: number) => boolean;
  /** In a zone of the enemy that bars a path. */
  readonly enemyZone: (hex: number) => boolean;
}

export const COMMAND_RADIUS = 3;
export const TRANSFER_RADIUS = 10;

/** Terrain does not matter; enemies do, and their zones where no friend stands. */
const mayPass = ({ enemyAt, friendAt, enemyZone }: Situation, hex: number): boolean =>
  !enemyAt(hex) && (friendAt(hex) || !enemyZone(hex));

/** Every hex that a leader's word reaches from his own, on the hexes in play; no farther than until `wanted` are found. */
export function commandReach(
  map: GridMap,
  inPlay: Uint8Array,
  from: number,
  radius: number,
  situation: Situation,
  wanted: readonly number[] | null = null,
): ReadonlySet<number> {
  const looked = new Set([from]);
  const reached = new Set([from]);
  let edge = [from];
  for (let step = 0; step < radius && edge.length > 0; step++) {
    edge = beyond(map, inPlay, edge, looked).filter((hex) => mayPass(situation, hex));
    for (const hex of edge) reached.add(hex);
    if (wanted?.every((hex) => reached.has(hex))) break;
  }
  return reached;
}

/** Neighbours that nobody has looked at yet. */
function beyond(map: GridMap, inPlay: Uint8Array, edge: readonly number[], looked: Set<number>): number[] {
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
