/**
 * Line of sight (4.3.1): the straight line between the centres of two squares, met by the ground between them. In whole
 * numbers: at each of n - 1 points the height of the square is held against the height of the line, both n times as large.
 * Where the line runs exactly between two squares both must block. Units never do.
 */
import { keptBy } from '@longroll/kernel';
import { LAST_RANGE } from '../charts/weapons.ts';
import { type Ground, rangeOf } from './ground.ts';

const NOTHING = -1;

/**
 * The first square that blocks the line, seen from the first end; -1 if it is free. The line has a whole coordinate at every point
 * along its longer way; along the other it lies in a square, or exactly between two.
 */
export function blockerOf({ map, heights, eyes }: Ground, a: number, b: number): number {
  const { slots, width } = map;
  const [x, y, eye] = [map.x[a]!, map.y[a]!, eyes[a]!];
  const [dx, dy, rise] = [map.x[b]! - x, map.y[b]! - y, eyes[b]! - eye];
  const n = Math.max(Math.abs(dx), Math.abs(dy));
  for (let i = 1; i < n; i++) {
    const line = eye * n + rise * i;
    // Twice as fine, so that half a square is a whole number.
    const [across, down] = [2 * (x * n + dx * i) + n, 2 * (y * n + dy * i) + n];
    const [column, row] = [Math.floor(across / (2 * n)), Math.floor(down / (2 * n))];
    const square = slots[row * width + column]!;
    if (heights[square]! * n < line) continue;
    const besideColumn = across % (2 * n) === 0 ? column - 1 : column;
    const besideRow = down % (2 * n) === 0 ? row - 1 : row;
    if (heights[slots[besideRow * width + besideColumn]!]! * n >= line) return square;
  }
  return NOTHING;
}

/** By square: 1 where it is seen from the one asked about. */
export type Seen = Uint8Array;

/** All squares in line of sight of one, at any range. */
export function seenFrom(ground: Ground, square: number): Seen {
  const seen = new Uint8Array(ground.map.size);
  for (let to = 0; to < seen.length; to++) seen[to] = blockerOf(ground, square, to) === NOTHING ? 1 : 0;
  return seen;
}

const keptFor = keptBy((_: Ground): (Seen | undefined)[] => []);

/** Those that matter in play: no gun reaches farther. */
function seenNear(ground: Ground, square: number): Seen {
  const { map } = ground;
  const seen = new Uint8Array(map.size);
  for (let to = 0; to < seen.length; to++)
    if (rangeOf(map, square, to) <= LAST_RANGE && blockerOf(ground, square, to) === NOTHING) seen[to] = 1;
  return seen;
}

/** Squares in line of sight of one that are near enough to be fired at. Kept for the map: there are no more of them than squares. */
export function sightFrom(ground: Ground, square: number): Seen {
  const all = keptFor(ground);
  all[square] ??= seenNear(ground, square);
  return all[square];
}

/** At any range; farther than is kept, the line is walked. */
export const isInSight = (ground: Ground, from: number, to: number): boolean =>
  rangeOf(ground.map, from, to) <= LAST_RANGE
    ? sightFrom(ground, from)[to] === 1
    : blockerOf(ground, from, to) === NOTHING;
