/** Lengths, areas and bearings on a field, in yards. */
import type { Yards } from './source.ts';

export const YARDS_IN_A_MILE = 1760;
export const SQUARE_YARDS_IN_AN_ACRE = 4840;

export const distance = (a: Yards, b: Yards): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

export const length = (course: readonly Yards[]): number =>
  course.slice(1).reduce((sum, at, n) => sum + distance(course[n]!, at), 0);

/** Degrees clockwise from north. */
export const bearing = (from: Yards, to: Yards): number =>
  ((Math.atan2(to[0] - from[0], to[1] - from[1]) * 180) / Math.PI + 360) % 360;

/** Square yards inside a ring. */
export function area(ring: readonly Yards[]): number {
  const twice = ring.reduce((sum, [x, y], n) => {
    const [nextX, nextY] = ring[(n + 1) % ring.length]!;
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(twice) / 2;
}

export function distanceToSegment(at: Yards, a: Yards, b: Yards): number {
  const along: Yards = [b[0] - a[0], b[1] - a[1]];
  const squared = along[0] ** 2 + along[1] ** 2;
  const share = squared === 0 ? 0 : ((at[0] - a[0]) * along[0] + (at[1] - a[1]) * along[1]) / squared;
  const t = Math.min(1, Math.max(0, share));
  return distance(at, [a[0] + t * along[0], a[1] + t * along[1]]);
}

export const distanceToCourse = (at: Yards, course: readonly Yards[]): number =>
  Math.min(...course.slice(1).map((b, n) => distanceToSegment(at, course[n]!, b)));

export function isInside([x, y]: Yards, ring: readonly Yards[]): boolean {
  let inside = false;
  for (const [n, [ax, ay]] of ring.entries()) {
    const [bx, by] = ring[(n + 1) % ring.length]!;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
}
