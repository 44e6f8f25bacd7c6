/** Straight lines over a plane of hexagons, from centre to centre, in whole numbers: nothing depends on rounding. */
import { DIRECTIONS, type Direction, type Hex, hexDistance, neighbour, qOf, ring, rOf } from './hex.ts';

type Vector = readonly [q: number, r: number];

const from = (a: Hex, b: Hex): Vector => [qOf(b) - qOf(a), rOf(b) - rOf(a)];

/** Twice the product of two vectors: above 0 where they point to the same side. */
const product = ([q, r]: Vector, [q2, r2]: Vector): number => 2 * (q * q2 + r * r2) + q * r2 + r * q2;
/** Above 0 on one side of a line, below 0 on the other. */
const turn = ([q, r]: Vector, [q2, r2]: Vector): number => q * r2 - r * q2;

/** Whether a hexagon lies in the half of the plane that a direction points to, the border included. */
export const isAhead = (hex: Hex, direction: Direction, other: Hex): boolean =>
  product(from(hex, other), from(hex, neighbour(hex, direction))) >= 0;

/** Below 0 left of the line from one hexagon to another, above 0 right of it, if directions run counterclockwise. */
export const sideOfLine = (a: Hex, b: Hex, hex: Hex): number => Math.sign(turn(from(a, b), from(a, hex)));

/** Three times the way from a centre to each corner: the sum of two steps that follow each other. */
const corners = (hex: Hex): readonly Vector[] =>
  DIRECTIONS.map((direction) => {
    const [q, r] = from(hex, neighbour(hex, direction));
    const [q2, r2] = from(hex, neighbour(hex, ((direction + 1) % 6) as Direction));
    return [q + q2, r + r2];
  });

/** Whether the line from `a` along a vector cuts the inside of a hexagon or runs along one of its sides. */
function meets(a: Hex, along: Vector, hex: Hex): boolean {
  const [q, r] = from(a, hex);
  const turns = corners(hex).map(([cornerQ, cornerR]) => turn(along, [3 * q + cornerQ, 3 * r + cornerR]));
  const isCut = turns.some((t) => t < 0) && turns.some((t) => t > 0);
  return isCut || turns.filter((t) => t === 0).length === 2;
}

/**
 * The hexagons that a line between two centres crosses, the nearest to `a` first, without its ends. Where it runs
 * along a side, the two beside it stand together; a corner that it merely touches does not count.
 */
export function hexesBetween(a: Hex, b: Hex): readonly (readonly Hex[])[] {
  const [along, distance] = [from(a, b), hexDistance(a, b)];
  const groups = new Map<number, Hex[]>();
  for (let d = 1; d < distance; d++) {
    const crossed = ring(a, d).filter((hex) => d + hexDistance(hex, b) === distance && meets(a, along, hex));
    for (const hex of crossed) {
      const progress = product(from(a, hex), along);
      groups.set(progress, [...(groups.get(progress) ?? []), hex]);
    }
  }
  return [...groups].sort(([one], [other]) => one - other).map(([, hexes]) => hexes);
}
