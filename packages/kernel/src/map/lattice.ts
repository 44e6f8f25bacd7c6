/**
 * The three ways to tile a map, in whole numbers. A cell has a position (x, y), x growing to the east and y to the
 * south. On hexagons the axis along which lines are staggered counts half cells ("doubled" coordinates), so that
 * x + y is even for every cell and a neighbour is the same step from all of them.
 */
export type MapShape = 'pointy' | 'flat' | 'square';
export type Point = readonly [x: number, y: number];

export interface Lattice {
  /** Compass names, once around clockwise: the opposite of a direction is half the list further. */
  readonly directions: readonly string[];
  readonly steps: readonly Point[];
  /** Steps of the shortest way over open ground, for a difference of positions. */
  readonly distance: (dx: number, dy: number) => number;
  /** The position whose cell holds a point that lies between positions. */
  readonly nearest: (x: number, y: number) => Point;
  /** Squares of lengths in x and y go in this proportion to true ones. */
  readonly metric: Point;
  /** A fine grid on which centres and corners are whole numbers: fine units per step of x and y. */
  readonly fine: Point;
  /** Corners around a centre on the fine grid, clockwise. */
  readonly corners: readonly Point[];
  /** The corners between which the side of each direction lies; both the same where cells meet in a point. */
  readonly sides: readonly Point[];
  /** Drawing units of one fine unit. Centres of cells that share a side are 1 apart. */
  readonly unit: Point;
  /** Walking around at a distance: out in a direction, then along each of these, so many steps per distance. */
  readonly around: { readonly out: number; readonly along: readonly number[]; readonly steps: number };
}

/** Directions are counted once around, so the opposite of one is half the way further. */
export const oppositeDirection = ({ sides }: { readonly sides: number }, direction: number): number =>
  (direction + sides / 2) % sides;

const SIX = [0, 1, 2, 3, 4, 5];
const HEX_AROUND = { out: 4, along: SIX, steps: 1 };
const HEX_SIDES = SIX.map((d): Point => [d, (d + 1) % 6]);
const HEIGHT = Math.sqrt(3) / 6;

/** `doubled` is the difference along the axis that counts half cells. */
function staggered(doubled: number, plain: number): number {
  const across = Math.abs(plain);
  return across + Math.max(0, (Math.abs(doubled) - across) / 2);
}

/** The nearest centre lies on one of the two lines beside the point; all others are further than a cell reaches. */
function nearestStaggered(doubled: number, plain: number): Point {
  const [near, far] = [Math.floor(plain), Math.ceil(plain)].map((line): [number, number, number] => {
    const odd = Math.abs(line % 2);
    const along = 2 * Math.round((doubled - odd) / 2) + odd;
    return [along, line, (along - doubled) ** 2 + 3 * (line - plain) ** 2];
  }) as [[number, number, number], [number, number, number]];
  const [along, line] = far[2] < near[2] ? far : near;
  return [along, line];
}

const POINTY: Lattice = {
  directions: ['NE', 'E', 'SE', 'SW', 'W', 'NW'],
  steps: [
    [1, -1],
    [2, 0],
    [1, 1],
    [-1, 1],
    [-2, 0],
    [-1, -1],
  ],
  distance: (dx, dy) => staggered(dx, dy),
  nearest: (x, y) => nearestStaggered(x, y),
  metric: [1, 3],
  fine: [1, 3],
  corners: [
    [0, -2],
    [1, -1],
    [1, 1],
    [0, 2],
    [-1, 1],
    [-1, -1],
  ],
  sides: HEX_SIDES,
  unit: [1 / 2, HEIGHT],
  around: HEX_AROUND,
};

const FLAT: Lattice = {
  directions: ['N', 'NE', 'SE', 'S', 'SW', 'NW'],
  steps: [
    [0, -2],
    [1, -1],
    [1, 1],
    [0, 2],
    [-1, 1],
    [-1, -1],
  ],
  distance: (dx, dy) => staggered(dy, dx),
  nearest: (x, y) => {
    const [along, line] = nearestStaggered(y, x);
    return [line, along];
  },
  metric: [3, 1],
  fine: [3, 1],
  corners: [
    [-1, -1],
    [1, -1],
    [2, 0],
    [1, 1],
    [-1, 1],
    [-2, 0],
  ],
  sides: HEX_SIDES,
  unit: [HEIGHT, 1 / 2],
  around: HEX_AROUND,
};

const SQUARE: Lattice = {
  directions: ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'],
  steps: [
    [0, -1],
    [1, -1],
    [1, 0],
    [1, 1],
    [0, 1],
    [-1, 1],
    [-1, 0],
    [-1, -1],
  ],
  distance: (dx, dy) => Math.max(Math.abs(dx), Math.abs(dy)),
  nearest: (x, y) => [Math.round(x), Math.round(y)],
  metric: [1, 1],
  fine: [2, 2],
  corners: [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ],
  sides: [0, 1, 2, 3, 4, 5, 6, 7].map((d): Point => [Math.ceil(d / 2) % 4, (Math.floor(d / 2) + 1) % 4]),
  unit: [1 / 2, 1 / 2],
  around: { out: 7, along: [2, 4, 6, 0], steps: 2 },
};

export const LATTICES: Readonly<Record<MapShape, Lattice>> = { pointy: POINTY, flat: FLAT, square: SQUARE };
