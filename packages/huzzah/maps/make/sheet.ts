/** A sheet of hexes, 175 yards across flats, points up, odd rows half a hex further east: yards, hexes and map units. */
import type { Yards } from '@longroll/kernel/mapmaking';

export interface Sheet {
  readonly name: string;
  readonly title: string;
  /** What yards are counted from, and where that is. */
  readonly origin: string;
  readonly degrees: string;
  readonly yardsPerDegree: string;
  readonly sources: readonly string[];
  readonly columns: number;
  readonly rows: number;
  /** The west corner of the first row and the north corner of the first hex. */
  readonly west: number;
  readonly north: number;
  /** What is higher is a rise, with crests along its rim; what is lower is a ravine, and has none. */
  readonly baseLevel: number;
}

/** Column and row, from 0. */
export type HexAt = readonly [column: number, row: number];

export const ACROSS = 175;
/** Rows are so many map units apart. */
export const ROW_UNITS = Math.sqrt(3) / 2;
const ROW_APART = ACROSS * ROW_UNITS;
const CORNER = ACROSS / Math.sqrt(3);

const two = (n: number): string => String(n).padStart(2, '0');
export const idOf = ([column, row]: HexAt): string => two(column) + two(row);
export const hexNamed = (id: string): HexAt => [Number(id.slice(0, 2)), Number(id.slice(2))];

export const isOnSheet = ({ columns, rows }: Sheet, [column, row]: HexAt): boolean =>
  column >= 0 && row >= 0 && column < columns && row < rows;

/** Clockwise from the north-east, as the map names them. */
export function around([column, row]: HexAt): readonly HexAt[] {
  const east = row % 2;
  return [
    [column + east, row - 1],
    [column + 1, row],
    [column + east, row + 1],
    [column + east - 1, row + 1],
    [column - 1, row],
    [column + east - 1, row - 1],
  ];
}

/** The middle of a hex. */
export const middle = ({ west, north }: Sheet, [column, row]: HexAt): Yards => [
  west + ACROSS * (column + 0.5 + (row % 2) / 2),
  north - CORNER - ROW_APART * row,
];

/** Map units: centres of neighbours are 1 apart, and the middle of the first hex is 0, 0. */
export function unitsOf(sheet: Sheet, [east, north]: Yards): readonly [number, number] {
  const [firstEast, firstNorth] = middle(sheet, [0, 0]);
  return [(east - firstEast) / ACROSS, (firstNorth - north) / ACROSS];
}
