/** Where stamps stand: a few in each cell, off its ways and its places, the same on every visit. */
import { centreOf, type GridMap, type Point, sideEnds, terrainOf } from '@longroll/kernel';
import { between, distance } from './curves.ts';
import { type Stamp, terrainLook } from './looks.ts';
import type { Stamped } from './scene.ts';

/** A number from 0 to 1 that belongs to a cell: a map must look the same each time, so there is no luck in it. */
export function whimOf(cell: number, nth: number): number {
  let bits = (Math.imul(cell + 1, 0x9e3779b1) ^ Math.imul(nth + 7, 0x85ebca6b)) >>> 0;
  bits = Math.imul(bits ^ (bits >>> 15), 0x2c1b3c6d) >>> 0;
  bits = Math.imul(bits ^ (bits >>> 12), 0x297a2d39) >>> 0;
  return ((bits ^ (bits >>> 15)) >>> 0) / 0x100000000;
}

const SPOTS: readonly Point[] = [
  [-0.22, -0.15],
  [0.2, -0.18],
  [0.0, 0.04],
  [-0.26, 0.2],
  [0.26, 0.18],
  [0.03, 0.34],
];
/** How many spots of a cell each stamp takes. */
const MANY: Readonly<Record<Stamp, number>> = {
  tree: 5,
  tuft: 3,
  'sparse-tuft': 2,
  hachure: 3,
  rays: 1,
  crag: 3,
  swell: 1,
  blocks: 1,
};
const CLEAR_OF_WAY = 0.15;
const CLEAR_OF_PLACE = 0.26;
const CENTRED: readonly Stamp[] = ['rays', 'blocks'];

function toSegment(p: Point, a: Point, b: Point): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const part = ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / (dx * dx + dy * dy || 1);
  return distance(p, between(a, b, Math.max(0, Math.min(1, part))));
}

function waysIn(map: GridMap, cell: number): Point[] {
  const found: Point[] = [];
  for (let direction = 0; direction < map.sides; direction++) {
    if (map.ways[cell * map.sides + direction]) found.push(between(...sideEnds(map, cell, direction), 0.5));
  }
  return found;
}

function spotsIn(map: GridMap, cell: number, stamp: Stamp, placed: ReadonlySet<number>): Point[] {
  const [x, y] = centreOf(map, cell);
  if (CENTRED.includes(stamp)) return [[x, y]];
  const ways = waysIn(map, cell);
  const free = (p: Point) =>
    ways.every((end) => toSegment(p, [x, y], end) > CLEAR_OF_WAY) &&
    (!placed.has(cell) || distance(p, [x, y]) > CLEAR_OF_PLACE);
  const turned = whimOf(cell, 0) < 0.5 ? -1 : 1;
  const first = Math.floor(whimOf(cell, 1) * SPOTS.length);
  return SPOTS.map((_, i) => SPOTS[(i + first) % SPOTS.length]!)
    .map(
      ([dx, dy], i): Point => [
        x + dx * turned + (whimOf(cell, i + 2) - 0.5) * 0.14,
        y + dy + (whimOf(cell, i + 20) - 0.5) * 0.14,
      ],
    )
    .filter(free)
    .slice(0, MANY[stamp]);
}

export function stampsOf(map: GridMap): Stamped[] {
  const placed = new Set(map.places.map(({ cell }) => cell));
  const found: Stamped[] = [];
  for (let cell = 0; cell < map.size; cell++) {
    const { stamp } = terrainLook(terrainOf(map, cell));
    if (!stamp) continue;
    for (const [i, at] of spotsIn(map, cell, stamp, placed).entries())
      found.push({ stamp, at, whim: whimOf(cell, i + 40) });
  }
  // The nearer to the foot of the page, the later: a tree stands before the one behind it.
  return found.sort((a, b) => a.at[1] - b.at[1]);
}
