/** Where trees stand: massed in woods, closest along the edge; in rows in orchards; here and there in wet ground, with reeds. */
import type { Point } from '@longroll/kernel';
import { type around, holds } from './bounds.ts';
import { Walk } from './curves.ts';
import { whimOf } from './scatter.ts';

export interface Tree {
  readonly at: Point;
  /** Of its crown, in drawing units. */
  readonly radius: number;
  /** 0 to 1: small ones are left out first where there is little room. */
  readonly whim: number;
}

interface Grove {
  readonly line: readonly Point[];
  readonly holes?: readonly (readonly Point[])[];
  readonly bounds: ReturnType<typeof around>;
  readonly rows: number;
}

const APART = 0.15;
const ALONG_EDGE = 0.12;

export function isInside([x, y]: Point, ring: readonly Point[]): boolean {
  let inside = false;
  for (let i = 1; i < ring.length; i++) {
    const [[ax, ay], [bx, by]] = [ring[i - 1]!, ring[i]!];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
}

const BAND = 0.25;

/** The same for many points: of each ring only the sides near a point are looked at. */
function insideOf({ line, holes = [] }: Grove): (at: Point) => boolean {
  const bands = new Map<number, (readonly [Point, Point])[]>();
  for (const ring of [line, ...holes]) {
    for (let i = 1; i < ring.length; i++) {
      const [a, b] = [ring[i - 1]!, ring[i]!];
      const last = Math.floor(Math.max(a[1], b[1]) / BAND);
      for (let band = Math.floor(Math.min(a[1], b[1]) / BAND); band <= last; band++) {
        const known = bands.get(band);
        if (known) known.push([a, b]);
        else bands.set(band, [[a, b]]);
      }
    }
  }
  return ([x, y]) => {
    let inside = false;
    for (const [[ax, ay], [bx, by]] of bands.get(Math.floor(y / BAND)) ?? [])
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
    return inside;
  };
}

function edgeTrees(line: readonly Point[], seed: number): Tree[] {
  const walk = new Walk(line);
  const count = Math.round(walk.length / ALONG_EDGE);
  return Array.from({ length: count }, (_, i) => {
    const { at } = walk.stand((i / count) * walk.length);
    const [dx, dy] = [whimOf(seed + i, 1) - 0.5, whimOf(seed + i, 2) - 0.5];
    const whim = whimOf(seed + i, 3);
    return { at: [at[0] + dx * 0.07, at[1] + dy * 0.07], radius: 0.07 + 0.035 * whim, whim: 0.5 + whim / 2 };
  });
}

function massedTrees(grove: Grove, seed: number): Tree[] {
  const { bounds } = grove;
  const isInGrove = insideOf(grove);
  const found: Tree[] = [];
  let n = seed;
  for (let y = bounds.top, odd = 0; y < bounds.bottom; y += APART * 0.87, odd = 1 - odd) {
    for (let x = bounds.left + (odd * APART) / 2; x < bounds.right; x += APART) {
      n++;
      const at: Point = [x + (whimOf(n, 11) - 0.5) * 0.11, y + (whimOf(n, 12) - 0.5) * 0.11];
      const whim = whimOf(n, 13);
      if (isInGrove(at)) found.push({ at, radius: 0.06 + 0.06 * whim ** 2, whim });
    }
  }
  return found;
}

export const woodTrees = (woods: readonly Grove[]): Tree[] =>
  woods.flatMap((wood, i) => [
    ...[wood.line, ...(wood.holes ?? [])].flatMap((edge, n) => edgeTrees(edge, (i + 1) * 100_003 + n * 7001)),
    ...massedTrees(wood, (i + 1) * 50_021),
  ]);

/** A share of the trees that a wood would have, and smaller ones. */
export const bushes = (thickets: readonly Grove[], share: number): Tree[] =>
  thickets.flatMap((thicket, i) =>
    massedTrees(thicket, (i + 1) * 70_001)
      .filter((_, n) => whimOf(n, 21) < share)
      .map((tree) => ({ ...tree, radius: tree.radius * 0.72, whim: 0.35 + tree.whim * 0.65 })),
  );

const REEDS_SHARE = 0.17;

export const reedsIn = (marshes: readonly Grove[]): Tree[] =>
  marshes.flatMap((marsh, i) =>
    massedTrees(marsh, (i + 1) * 90_001).filter((_, n) => whimOf(n, 22) < REEDS_SHARE),
  );

const IN_ROW = 0.15;

/** Planted on a square grid that is turned as the orchard lies. */
function plantedTrees({ line, bounds, rows }: Grove): Tree[] {
  const [cos, sin] = [Math.cos(rows), Math.sin(rows)];
  const [cx, cy] = [(bounds.left + bounds.right) / 2, (bounds.top + bounds.bottom) / 2];
  const many = Math.ceil(Math.hypot(bounds.right - bounds.left, bounds.bottom - bounds.top) / IN_ROW / 2);
  const found: Tree[] = [];
  for (let i = -many; i <= many; i++) {
    for (let j = -many; j <= many; j++) {
      const at: Point = [cx + (i * cos - j * sin) * IN_ROW, cy + (i * sin + j * cos) * IN_ROW];
      if (holds(bounds, at) && isInside(at, line))
        found.push({ at, radius: 0.046 + 0.01 * whimOf(i * 37 + j, 14), whim: 1 });
    }
  }
  return found;
}

export const orchardTrees = (orchards: readonly Grove[]): Tree[] => orchards.flatMap(plantedTrees);
