/**
 * Outlines of ground that cells have in common. Cells are sharp, ground is not: on a fine grid each node takes what its cell
 * is, that is eased out over its neighbours, and the outline runs where half is left of it.
 */
import type { Point } from '../map/lattice.ts';
import { area, isInside } from './measure.ts';
import { whim } from './whim.ts';

/** A rectangle of nodes, `fine` of them to a unit. */
export interface FineGrid {
  readonly left: number;
  readonly top: number;
  readonly wide: number;
  readonly high: number;
  readonly fine: number;
}

/** An outline and the outlines of what is left out within it. All rings without their first point at the end. */
export interface Outline {
  readonly ring: readonly Point[];
  readonly holes: readonly (readonly Point[])[];
}

export type Values = Float32Array;

export const nodeAt = ({ left, top, fine }: FineGrid, column: number, row: number): Point => [
  left + column / fine,
  top + row / fine,
];

/** What each node has, by the point it lies on. */
export function valuesOf(grid: FineGrid, at: (point: Point) => number): Values {
  const values = new Float32Array(grid.wide * grid.high);
  for (let row = 0; row < grid.high; row++)
    for (let column = 0; column < grid.wide; column++)
      values[row * grid.wide + column] = at(nodeAt(grid, column, row));
  return values;
}

/** Each node a third of itself and two of its four neighbours. */
export function eased(values: Values, { wide, high }: FineGrid, times: number): Values {
  let now = values;
  for (let turn = 0; turn < times; turn++) {
    const before = now;
    now = before.map((value, at) => {
      const [column, row] = [at % wide, Math.floor(at / wide)];
      const up = row > 0 ? before[at - wide]! : value;
      const down = row < high - 1 ? before[at + wide]! : value;
      const west = column > 0 ? before[at - 1]! : value;
      const east = column < wide - 1 ? before[at + 1]! : value;
      return value / 3 + (up + down + west + east) / 6;
    });
  }
  return now;
}

/** From -0.5 to 0.5, smooth, a wave of so many units: nature draws no ruled lines. */
export function wave([x, y]: Point, length: number, seed: number): number {
  const [column, row] = [Math.floor(x / length), Math.floor(y / length)];
  const ease = (t: number) => t * t * (3 - 2 * t);
  const [tx, ty] = [ease(x / length - column), ease(y / length - row)];
  const at = (i: number, j: number) => whim(column + i, row + j, seed) - 0.5;
  const above = at(0, 0) + (at(1, 0) - at(0, 0)) * tx;
  const below = at(0, 1) + (at(1, 1) - at(0, 1)) * tx;
  return above + (below - above) * ty;
}

type Step = readonly [from: string, to: string];

/** Where the outline enters and leaves one square of four nodes, with what is inside to its right. */
function stepsIn(
  column: number,
  row: number,
  corners: readonly [number, number, number, number],
  level: number,
  points: Map<string, Point>,
): Step[] {
  const [nw, ne, se, sw] = corners;
  const cross = (key: string, a: number, b: number, x: number, y: number, alongX: boolean): string => {
    const t = (level - a) / (b - a);
    points.set(key, alongX ? [x + t, y] : [x, y + t]);
    return key;
  };
  const north = () => cross(`h${column},${row}`, nw, ne, column, row, true);
  const south = () => cross(`h${column},${row + 1}`, sw, se, column, row + 1, true);
  const west = () => cross(`v${column},${row}`, nw, sw, column, row, false);
  const east = () => cross(`v${column + 1},${row}`, ne, se, column + 1, row, false);
  const key = corners.reduce((bits, value, n) => bits | (value > level ? 1 << n : 0), 0);
  const cases: Readonly<Record<number, () => Step[]>> = {
    1: () => [[north(), west()]],
    2: () => [[east(), north()]],
    3: () => [[east(), west()]],
    4: () => [[south(), east()]],
    5: () => [
      [north(), east()],
      [south(), west()],
    ],
    6: () => [[south(), north()]],
    7: () => [[south(), west()]],
    8: () => [[west(), south()]],
    9: () => [[north(), south()]],
    10: () => [
      [west(), north()],
      [east(), south()],
    ],
    11: () => [[east(), south()]],
    12: () => [[west(), east()]],
    13: () => [[north(), east()]],
    14: () => [[west(), north()]],
  };
  return cases[key]?.() ?? [];
}

function joined(steps: readonly Step[]): string[][] {
  const next = new Map(steps);
  const rings: string[][] = [];
  for (const start of steps.map(([from]) => from)) {
    const ring: string[] = [];
    for (let at: string | undefined = start; at !== undefined && next.has(at); ) {
      ring.push(at);
      const to: string = next.get(at)!;
      next.delete(at);
      at = to;
    }
    if (ring.length > 3) rings.push(ring);
  }
  return rings;
}

/** Rings around all that is above a level. Beyond the grid nothing is. */
export function ringsAbove(values: Values, grid: FineGrid, level: number): Point[][] {
  const { wide, high } = grid;
  const at = (column: number, row: number): number =>
    column < 0 || row < 0 || column >= wide || row >= high ? level - 1 : values[row * wide + column]!;
  const points = new Map<string, Point>();
  const steps: Step[] = [];
  for (let row = -1; row < high; row++) {
    for (let column = -1; column < wide; column++) {
      const corners = [
        at(column, row),
        at(column + 1, row),
        at(column + 1, row + 1),
        at(column, row + 1),
      ] as const;
      steps.push(...stepsIn(column, row, corners, level, points));
    }
  }
  return joined(steps).map((ring) => ring.map((key) => nodeAt(grid, ...points.get(key)!)));
}

/** Without points that lie nearly on the line between others. */
export function simplified(ring: readonly Point[], within: number): Point[] {
  const kept = (from: number, to: number): number[] => {
    const [a, b] = [ring[from]!, ring[to % ring.length]!];
    const far = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1e-9;
    let [most, at] = [within, -1];
    for (let n = from + 1; n < to; n++) {
      const [x, y] = ring[n]!;
      const off = Math.abs((b[0] - a[0]) * (a[1] - y) - (a[0] - x) * (b[1] - a[1])) / far;
      if (off > most) [most, at] = [off, n];
    }
    return at < 0 ? [from] : [...kept(from, at), ...kept(at, to)];
  };
  const half = ring.length >> 1;
  return [...kept(0, half), ...kept(half, ring.length)].map((n) => ring[n]!);
}

/** Each ring that lies in no other or in two, with those that lie directly in it. */
export function nested(rings: readonly (readonly Point[])[]): Outline[] {
  const around = rings.map((ring) => rings.filter((other) => other !== ring && isInside(ring[0]!, other)));
  const smallest = (all: readonly (readonly Point[])[]) =>
    all.reduce((best, one) => (area(one) < area(best) ? one : best));
  return rings.flatMap((ring, n) => {
    if (around[n]!.length % 2 === 1) return [];
    const holes = rings.filter((_, m) => around[m]!.length % 2 === 1 && smallest(around[m]!) === ring);
    return [{ ring, holes }];
  });
}
