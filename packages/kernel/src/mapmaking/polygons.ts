/** Convex polygons cut by straight lines, in yards. */
import { distance } from './measure.ts';
import type { Yards } from './source.ts';

export type Polygon = readonly Yards[];

/** Where a cut ran through a polygon, and the two parts; null if it only grazes it. */
export interface Cut {
  readonly parts: readonly [Polygon, Polygon];
  readonly chord: readonly [Yards, Yards];
}

/** How far a point lies to the left of the line from a to b. */
const leftOf = (a: Yards, b: Yards, p: Yards): number =>
  ((b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0])) / (distance(a, b) || 1);

const GRAZED = 1;

export function cut(polygon: Polygon, a: Yards, b: Yards): Cut | null {
  const sides = polygon.map((p) => leftOf(a, b, p));
  if (Math.max(...sides) < GRAZED || Math.min(...sides) > -GRAZED) return null;
  const [left, right, chord]: [Yards[], Yards[], Yards[]] = [[], [], []];
  for (const [n, p] of polygon.entries()) {
    const [here, there] = [sides[n]!, sides[(n + 1) % polygon.length]!];
    if (here >= 0) left.push(p);
    if (here <= 0) right.push(p);
    if (here === 0) chord.push(p);
    if (here * there >= 0) continue;
    const q = polygon[(n + 1) % polygon.length]!;
    const t = here / (here - there);
    const at: Yards = [p[0] + t * (q[0] - p[0]), p[1] + t * (q[1] - p[1])];
    left.push(at);
    right.push(at);
    chord.push(at);
  }
  if (chord.length !== 2 || left.length < 3 || right.length < 3) return null;
  return { parts: [left, right], chord: [chord[0]!, chord[1]!] };
}

export const centroid = (polygon: Polygon): Yards => [
  polygon.reduce((sum, [x]) => sum + x, 0) / polygon.length,
  polygon.reduce((sum, [, y]) => sum + y, 0) / polygon.length,
];

export function longestSide(polygon: Polygon): readonly [Yards, Yards] {
  const sides = polygon.map((p, n) => [p, polygon[(n + 1) % polygon.length]!] as const);
  const long = ([a, b]: readonly [Yards, Yards]) => distance(a, b);
  return sides.reduce((best, side) => (long(side) > long(best) ? side : best));
}

/** How far a polygon reaches along a direction: its least and greatest. */
export function reach(polygon: Polygon, [dx, dy]: Yards): readonly [number, number] {
  const along = polygon.map(([x, y]) => x * dx + y * dy);
  return [Math.min(...along), Math.max(...along)];
}

export function unit([a, b]: readonly [Yards, Yards]): Yards {
  const far = distance(a, b) || 1;
  return [(b[0] - a[0]) / far, (b[1] - a[1]) / far];
}

/** Degrees of a direction on the sheet, clockwise from east, from 0 up to 180. */
export const turnOf = ([dx, dy]: Yards): number =>
  Math.round(((((Math.atan2(-dy, dx) * 180) / Math.PI) % 180) + 180) % 180) % 180;
