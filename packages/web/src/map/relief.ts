/**
 * Heights of a drawing as a smooth ground. Each node of a fine grid knows its level; the ground between is eased out again and
 * again, and after each turn put back into the band of its level: slopes spread, and levels stay where they are.
 */
import type { Drawing, MapBounds, Point, Shape } from '@longroll/kernel';
import { distance, rounded } from './curves.ts';
import { whimOf } from './scatter.ts';

export interface Relief {
  readonly left: number;
  readonly top: number;
  readonly wide: number;
  readonly high: number;
  /** By node, row after row; 1 is a whole level. */
  readonly values: Float32Array;
}

/** Nodes to a drawing unit. */
export const FINE = 4;
/** What no height says otherwise. */
const USUAL = 1;
/** How often ground is eased out within its band, how wide that is, and how often without. */
const SPREAD = { turns: 130, within: 0.46, last: 3 };
/** Where outlines were drawn closely, slopes stay where those are: a ravine of one cell must fall off. */
const HELD = { turns: 34, within: 0.2, last: 3 };
const CLOSE = 0.5;
const HIGHEST = 3;

type Grid = Omit<Relief, 'values'>;

/** Calls for every node inside a ring, by rows. */
function eachInside(grid: Grid, ring: readonly Point[], call: (node: number) => void): void {
  const { left, top, wide, high } = grid;
  for (let row = 0; row < high; row++) {
    const y = top + row / FINE;
    const crossed = ring
      .flatMap(([ax, ay], i): number[] => {
        const [bx, by] = ring[(i + 1) % ring.length]!;
        return ay > y !== by > y ? [ax + ((bx - ax) * (y - ay)) / (by - ay)] : [];
      })
      .sort((a, b) => a - b);
    for (let i = 0; i + 1 < crossed.length; i += 2) {
      const last = Math.min(wide - 1, Math.floor((crossed[i + 1]! - left) * FINE));
      for (let column = Math.max(0, Math.ceil((crossed[i]! - left) * FINE)); column <= last; column++)
        call(row * wide + column);
    }
  }
}

const ringOf = ({ points }: Shape): Point[] => rounded([...points, points[0]!], () => false, 2);

function levelsOf(grid: Grid, { areas }: Drawing): Float32Array {
  const levels = new Float32Array(grid.wide * grid.high).fill(USUAL);
  for (const area of areas.filter(({ kind }) => kind === 'height')) {
    const level = area.traits['level']?.[0] ?? USUAL;
    eachInside(grid, ringOf(area), (node) => {
      levels[node] = level;
    });
  }
  return levels;
}

/** Each node halfway to the middle of its four neighbours. */
function eased(values: Float32Array, wide: number, high: number): Float32Array {
  const next = new Float32Array(values.length);
  for (let row = 0; row < high; row++) {
    const [up, down] = [row > 0 ? -wide : 0, row < high - 1 ? wide : 0];
    for (let column = 0; column < wide; column++) {
      const at = row * wide + column;
      const around =
        values[at + up]! +
        values[at + down]! +
        values[column > 0 ? at - 1 : at]! +
        values[column < wide - 1 ? at + 1 : at]!;
      next[at] = values[at]! / 3 + around / 6;
    }
  }
  return next;
}

/** The top of a hill rises the more, the farther its edge is. */
function raised(values: Float32Array, levels: Float32Array, { wide, high }: Grid): Float32Array {
  let deep: Float32Array = levels.map((level) => (level >= HIGHEST ? 1 : 0));
  for (let turn = 0; turn < 90; turn++) deep = eased(deep, wide, high);
  return values.map(
    (value, at) => value + (levels[at]! >= HIGHEST ? 2.6 * Math.max(0, deep[at]! - 0.35) : 0),
  );
}

/** Small swells of which no survey tells: ground is never even. Smooth between whims on a wide grid. */
function swell(x: number, y: number, wave: number): number {
  const [column, row] = [Math.floor(x / wave), Math.floor(y / wave)];
  const ease = (t: number) => t * t * (3 - 2 * t);
  const [tx, ty] = [ease(x / wave - column), ease(y / wave - row)];
  const at = (i: number, j: number) => whimOf((row + j) * 977 + column + i, 300 + wave * 10) - 0.5;
  const above = at(0, 0) + (at(1, 0) - at(0, 0)) * tx;
  const below = at(0, 1) + (at(1, 1) - at(0, 1)) * tx;
  return above + (below - above) * ty;
}

const SWELLS = [
  [2.3, 0.17],
  [0.9, 0.1],
] as const;

function swollen({ left, top, wide }: Grid, values: Float32Array): Float32Array {
  return values.map((value, at) => {
    const [x, y] = [left + (at % wide) / FINE, top + Math.floor(at / wide) / FINE];
    return value + SWELLS.reduce((sum, [wave, much]) => sum + swell(x, y, wave) * much, 0);
  });
}

/** Whether the outlines of the heights are drawn closely: how far their points are apart tells. */
function isClose({ areas }: Drawing): boolean {
  const heights = areas.filter(({ kind, points }) => kind === 'height' && points.length > 4);
  const points = heights.reduce((sum, height) => sum + height.points.length, 0);
  const length = heights.reduce((sum, height) => sum + lengthOf(height.points), 0);
  return points > 0 && length / points < CLOSE;
}

const lengthOf = (ring: readonly Point[]): number =>
  ring.reduce((sum, at, i) => sum + distance(at, ring[(i + 1) % ring.length]!), 0);

export function reliefOf(drawing: Drawing, { left, top, right, bottom }: MapBounds): Relief {
  const grid = {
    left,
    top,
    wide: Math.round((right - left) * FINE) + 1,
    high: Math.round((bottom - top) * FINE) + 1,
  };
  const levels = levelsOf(grid, drawing);
  let values = levels;
  const { turns, within, last } = isClose(drawing) ? HELD : SPREAD;
  for (let turn = 0; turn < turns; turn++) {
    values = eased(values, grid.wide, grid.high);
    for (let at = 0; at < values.length; at++) {
      const level = levels[at]!;
      values[at] = Math.max(level - within, Math.min(level + within, values[at]!));
    }
  }
  let ground = swollen(grid, raised(values, levels, grid));
  for (let turn = 0; turn < last; turn++) ground = eased(ground, grid.wide, grid.high);
  return { ...grid, values: ground };
}

const clamp = (n: number, low: number, high: number): number => Math.max(low, Math.min(high, n));

/** The height at a point, straight between nodes. */
export function heightAt({ left, top, wide, high, values }: Relief, x: number, y: number): number {
  const [fx, fy] = [clamp((x - left) * FINE, 0, wide - 1.001), clamp((y - top) * FINE, 0, high - 1.001)];
  const [column, row] = [Math.floor(fx), Math.floor(fy)];
  const [tx, ty, at] = [fx - column, fy - row, row * wide + column];
  const above = values[at]! + (values[at + 1]! - values[at]!) * tx;
  const below = values[at + wide]! + (values[at + wide + 1]! - values[at + wide]!) * tx;
  return above + (below - above) * ty;
}

/** Weights of four nodes in a row, for a curve that bends without a corner. */
const weights = (t: number): readonly [number, number, number, number] => [
  (1 - t) ** 3 / 6,
  (3 * t ** 3 - 6 * t ** 2 + 4) / 6,
  (-3 * t ** 3 + 3 * t ** 2 + 3 * t + 1) / 6,
  t ** 3 / 6,
];

/** The height at a point, on a surface without creases: lines of equal height need it. */
export function smoothHeightAt({ left, top, wide, high, values }: Relief, x: number, y: number): number {
  const [fx, fy] = [(x - left) * FINE, (y - top) * FINE];
  const [column, row] = [Math.floor(fx), Math.floor(fy)];
  const [across, down] = [weights(fx - column), weights(fy - row)];
  let sum = 0;
  for (let j = 0; j < 4; j++) {
    const line = clamp(row + j - 1, 0, high - 1) * wide;
    for (let i = 0; i < 4; i++)
      sum += down[j]! * across[i]! * values[line + clamp(column + i - 1, 0, wide - 1)]!;
  }
  return sum;
}
