/** Rows of a field: straight lines across its ring, all in its own direction. */
import type { Point } from '@longroll/kernel';

export type Row = readonly [Point, Point];

/** Where a line y = `at` of the turned plane enters and leaves the ring. */
function crossings(ring: readonly Point[], at: number): number[] {
  const found: number[] = [];
  for (let i = 1; i < ring.length; i++) {
    const [[ax, ay], [bx, by]] = [ring[i - 1]!, ring[i]!];
    if (ay > at !== by > at) found.push(ax + ((bx - ax) * (at - ay)) / (by - ay));
  }
  return found.sort((a, b) => a - b);
}

const turned = ([x, y]: Point, cos: number, sin: number): Point => [x * cos + y * sin, y * cos - x * sin];

/** Rows so far apart, `inset` short of the edges. The ring repeats its first point at the end. */
export function rowsIn(ring: readonly Point[], angle: number, apart: number, inset: number): Row[] {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const lying = ring.map((point) => turned(point, cos, sin));
  const heights = lying.map(([, y]) => y);
  const [low, high] = [Math.min(...heights), Math.max(...heights)];
  const rows: Row[] = [];
  for (let at = low + apart * 0.7; at < high - apart * 0.3; at += apart) {
    const ends = crossings(lying, at);
    for (let i = 0; i + 1 < ends.length; i += 2) {
      const [from, to] = [ends[i]! + inset, ends[i + 1]! - inset];
      if (to - from > inset) rows.push([turned([from, at], cos, -sin), turned([to, at], cos, -sin)]);
    }
  }
  return rows;
}

export function rowsPath(rows: readonly Row[]): Path2D {
  const path = new Path2D();
  for (const [from, to] of rows) {
    path.moveTo(from[0], from[1]);
    path.lineTo(to[0], to[1]);
  }
  return path;
}
