/**
 * Where the hexes of the two sheets lie. One plane for both: `x` in half hexes counted westward, `line` southward.
 * Even lines lie half a hex further west on both sheets, and column 1 of W is what would be column 34 of E; that
 * is what the places of known position say (SOURCES.md), so E ends at column 33 and no hex has two names.
 */
export interface Spot {
  readonly x: number;
  readonly line: number;
}
/** A corner of hexes: `x` in half hexes, `y` in thirds of a line, so that all corners are whole numbers. */
export interface Corner {
  readonly x: number;
  readonly y: number;
}
/** A point of the plane in widths of a hex, east and north of the corner from which columns and lines count. */
export interface Point {
  readonly east: number;
  readonly north: number;
}
export type Side = 'NE' | 'E' | 'SE' | 'SW' | 'W' | 'NW';

export const LINES = 55;
export const COLUMNS = { E: 33, W: 30 } as const;
export const W_AT = 66;
export const SIDES: readonly Side[] = ['NE', 'E', 'SE', 'SW', 'W', 'NW'];
const STEPS: Readonly<Record<Side, readonly [number, number]>> = {
  NE: [-1, -1],
  E: [-2, 0],
  SE: [-1, 1],
  SW: [1, 1],
  W: [2, 0],
  NW: [1, -1],
};
/** The two corners of a side, clockwise, as steps from the middle of the hex. */
const CORNERS: Readonly<Record<Side, readonly [number, number, number, number]>> = {
  NE: [0, -2, -1, -1],
  E: [-1, -1, -1, 1],
  SE: [-1, 1, 0, 2],
  SW: [0, 2, 1, 1],
  W: [1, 1, 1, -1],
  NW: [1, -1, 0, -2],
};
const HEIGHT = Math.sqrt(3) / 2;

const shift = (line: number): number => (line % 2 === 0 ? 1 : 0);
const two = (n: number): string => String(n).padStart(2, '0');

export function spotOf(id: string): Spot {
  const found = /^([WE])(\d\d)(\d\d)$/.exec(id);
  if (!found) throw new Error(`"${id}" is no hex`);
  const [line, column] = [Number(found[2]), Number(found[3])];
  const spot = { x: 2 * column + shift(line) + (found[1] === 'W' ? W_AT : 0), line };
  if (!isOnMap(spot)) throw new Error(`${id} is off the map`);
  return spot;
}

export function idOf({ x, line }: Spot): string {
  const column = (x - shift(line)) / 2;
  return column > COLUMNS.E ? `W${two(line)}${two(column - W_AT / 2)}` : `E${two(line)}${two(column)}`;
}

export function isOnMap({ x, line }: Spot): boolean {
  const column = (x - shift(line)) / 2;
  return line >= 1 && line <= LINES && column >= 1 && column <= COLUMNS.W + W_AT / 2;
}

export const ALL_SPOTS: readonly Spot[] = Array.from({ length: LINES }, (_, n) => n + 1).flatMap((line) =>
  Array.from({ length: COLUMNS.W + W_AT / 2 }, (_, n) => ({ x: 2 * (n + 1) + shift(line), line })),
);
export const ALL_HEXES: readonly string[] = ALL_SPOTS.map(idOf);

/** The hex beyond a side, or undefined at the edge of the map. */
export function beyond(id: string, side: Side): string | undefined {
  const { x, line } = spotOf(id);
  const [dx, dline] = STEPS[side];
  const spot = { x: x + dx, line: line + dline };
  return isOnMap(spot) ? idOf(spot) : undefined;
}

export const neighboursOf = (id: string): string[] =>
  SIDES.map((side) => beyond(id, side)).filter((hex) => hex !== undefined);

export const sideTo = (from: string, to: string): Side | undefined =>
  SIDES.find((side) => beyond(from, side) === to);

export const cornerKey = ({ x, y }: Corner): string => `${x},${y}`;
export function cornerOf(key: string): Corner {
  const [x = 0, y = 0] = key.split(',').map(Number);
  return { x, y };
}

export function cornersOf(id: string, side: Side): readonly [string, string] {
  const { x, line } = spotOf(id);
  const [ax, ay, bx, by] = CORNERS[side];
  return [cornerKey({ x: x + ax, y: 3 * line + ay }), cornerKey({ x: x + bx, y: 3 * line + by })];
}

export function centre(id: string): Point {
  const { x, line } = spotOf(id);
  return { east: -x / 2, north: -line * HEIGHT };
}
export function cornerPoint(key: string): Point {
  const { x, y } = cornerOf(key);
  return { east: -x / 2, north: (-y / 3) * HEIGHT };
}

export const distance = (a: Point, b: Point): number => Math.hypot(a.east - b.east, a.north - b.north);

export function distanceToSegment(p: Point, a: Point, b: Point): number {
  const [de, dn] = [b.east - a.east, b.north - a.north];
  const long = de * de + dn * dn;
  const along = long === 0 ? 0 : ((p.east - a.east) * de + (p.north - a.north) * dn) / long;
  const t = Math.min(1, Math.max(0, along));
  return distance(p, { east: a.east + t * de, north: a.north + t * dn });
}

/** A side has one name: that of its hex with the smaller id. */
export function sideKey(a: string, b: string): string {
  const [first, second] = a < b ? [a, b] : [b, a];
  return `${first} ${sideTo(first, second) ?? '?'}`;
}
export function hexesOfSide(key: string): readonly [string, string] {
  const [hex = '', side = 'E'] = key.split(' ');
  return [hex, beyond(hex, side as Side)!];
}
