/**
 * A plane of hexagons in axial coordinates (q, r), each packed into one small integer: a neighbour is one
 * addition away, and a whole map is an array or a Map with number keys.
 *
 * Directions 0 to 5 go once around, opposite ones are 3 apart. Which of them is "north" is a matter of the map.
 */

/** A hexagon: made by `hexAt`, taken apart by `qOf` and `rOf`. */
export type Hex = number;
/** A side between two neighbours, the same from both; at most three per hexagon, so they too can index an array. */
export type HexsideId = number;
export type Direction = 0 | 1 | 2 | 3 | 4 | 5;

/** Coordinates run from -REACH to REACH. Two more all around keep a step over the edge from wrapping. */
export const REACH = 4094;
const HALF = 4096;
const ROW = 2 * HALF;
const ORIGIN = HALF * ROW + HALF;

export const DIRECTIONS: readonly Direction[] = [0, 1, 2, 3, 4, 5];
const STEPS: readonly number[] = [ROW, ROW - 1, -1, -ROW, -ROW + 1, 1];

const inReach = (n: number): boolean => Number.isInteger(n) && n >= -REACH && n <= REACH;

export function hexAt(q: number, r: number): Hex {
  if (inReach(q) && inReach(r)) return ORIGIN + q * ROW + r;
  throw new RangeError(`there is no hexagon at ${q},${r}`);
}

export const qOf = (hex: Hex): number => Math.floor(hex / ROW) - HALF;
export const rOf = (hex: Hex): number => (hex % ROW) - HALF;

export const neighbour = (hex: Hex, direction: Direction): Hex => hex + STEPS[direction]!;
/** All six, by direction. */
export const neighbours = (hex: Hex): readonly Hex[] => STEPS.map((step) => hex + step);

/** The direction from a hexagon to its neighbour, or undefined if they do not touch. */
export function directionTo(from: Hex, to: Hex): Direction | undefined {
  const direction = STEPS.indexOf(to - from);
  return direction < 0 ? undefined : (direction as Direction);
}

export const areNeighbours = (a: Hex, b: Hex): boolean => STEPS.includes(b - a);

/** Steps of the shortest way between two, over open ground. */
export function hexDistance(a: Hex, b: Hex): number {
  const q = qOf(b) - qOf(a);
  const r = rOf(b) - rOf(a);
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}

/** The side that two neighbours share. */
export function hexsideOf(a: Hex, b: Hex): HexsideId {
  const direction = directionTo(a, b);
  if (direction === undefined) throw new RangeError(`${hexName(a)} and ${hexName(b)} do not touch`);
  return direction < 3 ? a * 3 + direction : b * 3 + direction - 3;
}

/** All hexagons at exactly this distance, once around. */
export function ring(centre: Hex, distance: number): readonly Hex[] {
  if (distance === 0) return [centre];
  const found: Hex[] = [];
  let at = centre + STEPS[4]! * distance;
  for (const direction of DIRECTIONS) {
    for (let step = 0; step < distance; step++) {
      found.push(at);
      at = neighbour(at, direction);
    }
  }
  return found;
}

/** As a person writes it: "2,-1". */
export const hexName = (hex: Hex): string => `${qOf(hex)},${rOf(hex)}`;

const NAME = /^(-?\d+),(-?\d+)$/;

/** The hexagon of a written name, or undefined if it is none. */
export function readHex(name: string): Hex | undefined {
  const match = NAME.exec(name);
  if (!match) return undefined;
  const [q, r] = [Number(match[1]), Number(match[2])];
  return inReach(q) && inReach(r) ? hexAt(q, r) : undefined;
}
