/** Distances, neighbours, rings, straight lines and drawing on a map, the same for hexagons and squares. */
import { keptBy } from '../plain/keptBy.ts';
import type { GridMap } from './gridMap.ts';
import { LATTICES, type Lattice, type Point } from './lattice.ts';

/** The cell at a lattice position, or -1. */
export const cellAtPosition = (map: GridMap, x: number, y: number): number =>
  x < 0 || y < 0 || x >= map.width || y >= map.height ? -1 : map.slots[y * map.width + x]!;

/** Steps of the shortest way between two, as if there were cells everywhere. */
export const cellDistance = (map: GridMap, a: number, b: number): number =>
  LATTICES[map.shape].distance(map.x[b]! - map.x[a]!, map.y[b]! - map.y[a]!);

export const directionName = (map: GridMap, direction: number): string =>
  LATTICES[map.shape].directions[direction]!;

/** The direction from a cell to its neighbour; -1 if they do not touch. */
export function directionBetween(map: GridMap, from: number, to: number): number {
  for (let d = 0; d < map.sides; d++) if (map.neighbours[from * map.sides + d] === to) return d;
  return -1;
}

/** Where `edges`, `crossings` and `ways` keep the side between two neighbours, as seen from the first; -1 if none. */
export function sideBetween(map: GridMap, from: number, to: number): number {
  const direction = directionBetween(map, from, to);
  return direction < 0 ? -1 : from * map.sides + direction;
}

/** Cells of the map at exactly this distance, clockwise. */
export function cellRing(map: GridMap, centre: number, distance: number): number[] {
  if (distance === 0) return [centre];
  const { steps, around } = LATTICES[map.shape];
  const found: number[] = [];
  let x = map.x[centre]! + steps[around.out]![0] * distance;
  let y = map.y[centre]! + steps[around.out]![1] * distance;
  for (const direction of around.along) {
    for (let step = 0; step < distance * around.steps; step++) {
      const cell = cellAtPosition(map, x, y);
      if (cell >= 0) found.push(cell);
      x += steps[direction]![0];
      y += steps[direction]![1];
    }
  }
  return found;
}

/** Cells of the map at most so far away, nearest first. */
export const cellsWithin = (map: GridMap, centre: number, radius: number): number[] =>
  Array.from({ length: radius + 1 }, (_, distance) => cellRing(map, centre, distance)).flat();

/**
 * Whether a line through a centre meets the inside of the cell (dx, dy) away or runs along one of its sides; a mere
 * corner does not count. Whole numbers on the fine grid, so nothing depends on rounding.
 */
function meets(lattice: Lattice, [alongX, alongY]: Point, dx: number, dy: number): boolean {
  const [fineX, fineY] = lattice.fine;
  let [left, right, on] = [0, 0, 0];
  for (const [cornerX, cornerY] of lattice.corners) {
    const turn = alongX * fineX * (dy * fineY + cornerY) - alongY * fineY * (dx * fineX + cornerX);
    if (turn < 0) left++;
    else if (turn > 0) right++;
    else on++;
  }
  return (left > 0 && right > 0) || on === 2;
}

/**
 * Cells of the map that a straight line between two centres crosses, from the first to the last, both included.
 * Where the line runs along a side, both cells beside it are listed.
 */
export function cellsOnLine(map: GridMap, from: number, to: number): number[] {
  const lattice = LATTICES[map.shape];
  const [x, y] = [map.x[from]!, map.y[from]!];
  const along: Point = [map.x[to]! - x, map.y[to]! - y];
  if (from === to) return [from];
  const progress = (dx: number, dy: number) =>
    dx * along[0] * lattice.metric[0] + dy * along[1] * lattice.metric[1];
  const end = progress(...along);
  const found = new Map<number, number>();
  const consider = (dx: number, dy: number) => {
    const [cell, far] = [cellAtPosition(map, x + dx, y + dy), progress(dx, dy)];
    if (cell >= 0 && far >= 0 && far <= end && meets(lattice, along, dx, dy)) found.set(cell, far);
  };
  const steps = cellDistance(map, from, to);
  // A cell that is crossed touches, or is, one that holds a point of the line taken once per step.
  for (let step = 0; step <= steps; step++) {
    const [dx, dy] = lattice.nearest((along[0] * step) / steps, (along[1] * step) / steps);
    consider(dx, dy);
    for (const [stepX, stepY] of lattice.steps) consider(dx + stepX, dy + stepY);
  }
  return [...found].sort((a, b) => a[1] - b[1] || a[0] - b[0]).map(([cell]) => cell);
}

// Drawing: x to the east, y to the south, centres of cells that share a side are 1 apart.

const drawn = (lattice: Lattice, x: number, y: number, [cornerX, cornerY]: Point = [0, 0]): Point => [
  (x * lattice.fine[0] + cornerX) * lattice.unit[0],
  (y * lattice.fine[1] + cornerY) * lattice.unit[1],
];

export const centreOf = (map: GridMap, cell: number): Point =>
  drawn(LATTICES[map.shape], map.x[cell]!, map.y[cell]!);

/** Corners of a cell, clockwise. */
export function cornersOf(map: GridMap, cell: number): readonly Point[] {
  const lattice = LATTICES[map.shape];
  return lattice.corners.map((corner) => drawn(lattice, map.x[cell]!, map.y[cell]!, corner));
}

/** The two ends of the side of a cell in a direction; the same point twice where squares meet in a corner. */
export function sideEnds(map: GridMap, cell: number, direction: number): readonly [Point, Point] {
  const corners = cornersOf(map, cell);
  const [a, b] = LATTICES[map.shape].sides[direction]!;
  return [corners[a]!, corners[b]!];
}

/** The cell that holds a point of the drawing; -1 off the map. */
export function cellAt(map: GridMap, x: number, y: number): number {
  const { nearest, fine, unit } = LATTICES[map.shape];
  return cellAtPosition(map, ...nearest(x / fine[0] / unit[0], y / fine[1] / unit[1]));
}

/** The cell whose centre is nearest to a point of the drawing, which may lie off the map. */
export function nearestCell(map: GridMap, x: number, y: number): number {
  const inside = cellAt(map, x, y);
  if (inside >= 0) return inside;
  const far = (cell: number) => {
    const [cx, cy] = centreOf(map, cell);
    return (cx - x) ** 2 + (cy - y) ** 2;
  };
  let best = 0;
  for (let cell = 1; cell < map.size; cell++) if (far(cell) < far(best)) best = cell;
  return best;
}

export interface MapBounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The smallest upright rectangle around the drawing. Kept: a table asks for it in every frame. */
export const boundsOf = keptBy((map: GridMap): MapBounds => {
  const bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (let cell = 0; cell < map.size; cell++) {
    for (const [x, y] of cornersOf(map, cell)) {
      bounds.left = Math.min(bounds.left, x);
      bounds.right = Math.max(bounds.right, x);
      bounds.top = Math.min(bounds.top, y);
      bounds.bottom = Math.max(bounds.bottom, y);
    }
  }
  return bounds;
});
