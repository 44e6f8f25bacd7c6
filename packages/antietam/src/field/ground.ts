/**
 * The ground of the map as rules see it: what each square is, how high it stands, where roads lead, what a line of sight
 * meets. Worked out once for a map, because none of it changes in play.
 */
import { type GridMap, terrainOf, wayMask } from '@longroll/kernel';
import { SQUARES, type Square } from '../model/vocabulary.ts';

export interface Ground {
  readonly map: GridMap;
  /** By square: its place in the list of what a square may be. */
  readonly kinds: Uint8Array;
  /** By square: 1 for streams and the river, which nobody enters (5.2.1). */
  readonly water: Uint8Array;
  /** By square: 1 where units are seen only from close by unless they have fired (4.4.1). */
  readonly hides: Uint8Array;
  /** By square: as high as it stands in a line of sight, and where the eye is (4.3.1). */
  readonly heights: Uint8Array;
  readonly eyes: Uint8Array;
  /** By square: 1 in the Sunken Road (21.6.3). */
  readonly lane: Uint8Array;
  /** By square: 1 on a pike or road. */
  readonly onRoad: Uint8Array;
  /** By square: 1 for bridges and fords. */
  readonly crossing: Uint8Array;
  /** By side of a square: all that the cost of a step over it depends on but the mover and the enemy. */
  readonly classes: Uint8Array;
}

const HIDING: readonly Square[] = ['woods', 'town', 'cornfield'];
const TALL: readonly Square[] = ['woods', 'town'];

/** A step as the table of costs looks at it, in six bits: terrain, then diagonal, road, climb. */
export interface StepClass {
  readonly terrain: Square;
  readonly diagonal: boolean;
  readonly road: boolean;
  readonly climbs: boolean;
}
const [DIAGONAL, ROAD, CLIMBS] = [8, 16, 32];
export const STEP_CLASSES = 64;

const classed = (kind: number, diagonal: boolean, road: boolean, climbs: boolean): number =>
  kind | (diagonal ? DIAGONAL : 0) | (road ? ROAD : 0) | (climbs ? CLIMBS : 0);

export const stepClass = (bits: number): StepClass => ({
  terrain: SQUARES[bits & 7]!,
  diagonal: (bits & DIAGONAL) !== 0,
  road: (bits & ROAD) !== 0,
  climbs: (bits & CLIMBS) !== 0,
});

/** Even directions are orthogonal on squares. */
export const isDiagonal = (direction: number): boolean => direction % 2 === 1;

function classesOf(map: GridMap, kinds: Uint8Array, roads: number): Uint8Array {
  const classes = new Uint8Array(map.size * map.sides);
  for (let side = 0; side < classes.length; side++) {
    const into = map.neighbours[side]!;
    if (into < 0) continue;
    const from = Math.floor(side / map.sides);
    const climbs = map.levels[into]! > map.levels[from]!;
    classes[side] = classed(
      kinds[into]!,
      isDiagonal(side % map.sides),
      (map.ways[side]! & roads) !== 0,
      climbs,
    );
  }
  return classes;
}

const COVER = 'cover';

export function groundOf(map: GridMap): Ground {
  const names = Array.from({ length: map.size }, (_, cell) => terrainOf(map, cell) as Square);
  const marked = (isSo: (name: Square, cell: number) => boolean): Uint8Array =>
    Uint8Array.from(names, (name, cell) => (isSo(name, cell) ? 1 : 0));
  const kinds = Uint8Array.from(names, (name) => SQUARES.indexOf(name));
  // Farm lanes give no road bonus (21.4.1).
  const roads = wayMask(map, 'pike', 'road');
  const lanes = new Set(map.places.filter(({ kind }) => kind === COVER).map(({ cell }) => cell));
  const isOnRoad = (cell: number): boolean =>
    map.ways.subarray(cell * map.sides, (cell + 1) * map.sides).some((ways) => (ways & roads) !== 0);
  return {
    map,
    kinds,
    water: marked((name) => name === 'stream' || name === 'river'),
    hides: marked((name) => HIDING.includes(name)),
    heights: Uint8Array.from(names, (name, cell) => 2 * map.levels[cell]! + (TALL.includes(name) ? 1 : 0)),
    eyes: map.levels.map((level) => 2 * level + 1),
    lane: marked((_, cell) => lanes.has(cell)),
    onRoad: marked((_, cell) => isOnRoad(cell)),
    crossing: marked((name) => name === 'bridge' || name === 'ford'),
    classes: classesOf(map, kinds, roads),
  };
}

export const squareKind = ({ kinds }: Ground, square: number): Square => SQUARES[kinds[square]!]!;

/** Range in squares (4.1.2). */
export const rangeOf = ({ x, y }: GridMap, a: number, b: number): number =>
  Math.max(Math.abs(x[a]! - x[b]!), Math.abs(y[a]! - y[b]!));
