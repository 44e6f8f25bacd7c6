/** Squares of 200 yards, counted from the north-west corner of the field. */
import type { Yards } from '@longroll/kernel/mapmaking';

export const COLUMNS = 35;
export const ROWS = 43;
export const SQUARE = 200;
const WEST = -2800;
const NORTH = 3400;

const two = (n: number): string => String(n).padStart(2, '0');
export const idOf = (column: number, row: number): string => two(column) + two(row);

/** A point on a boundary belongs to the square east of it, and to the square north of it. */
export const squareAt = ([east, north]: Yards): string =>
  idOf(Math.floor((east - WEST) / SQUARE), Math.ceil((NORTH - north) / SQUARE) - 1);

/** The middle of a square. */
export const middle = (column: number, row: number): Yards => [
  WEST + SQUARE * (column + 0.5),
  NORTH - SQUARE * (row + 0.5),
];

/** The corners of the field. */
export const SHEET: readonly Yards[] = [
  [WEST, NORTH],
  [WEST + COLUMNS * SQUARE, NORTH],
  [WEST + COLUMNS * SQUARE, NORTH - ROWS * SQUARE],
  [WEST, NORTH - ROWS * SQUARE],
];

/** Map units: a square is 1, and the middle of the first one is 0, 0. */
export const unitsOf = ([east, north]: Yards): readonly [number, number] => [
  (east - WEST) / SQUARE - 0.5,
  (NORTH - north) / SQUARE - 0.5,
];
