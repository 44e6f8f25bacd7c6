/**
 * The ground of a map as rules see it (17.1): what each hex is, how high it stands, which works protect it, where roads
 * link it. Worked out once for a map and the part of it that is in play, because none of it changes in a game.
 */
import {
  cellAtPosition,
  type Direction,
  directionBetween,
  downMask,
  type GridMap,
  type Hex,
  hexAt,
  hexesBetween,
  LATTICES,
  markMask,
  qOf,
  rOf,
  terrainOf,
} from '@longroll/kernel';
import { isNonClear, isProhibited } from '../charts/terrain.ts';
import { CREST, EMBANKMENT, groundNamed } from '../model/mapWords.ts';
import { type HexTerrain, levelOf, type Terrain } from '../model/terrain.ts';
import { FIRER_WORKS, type FirerWorks } from '../model/vocabulary.ts';

export interface Ground {
  readonly map: GridMap;
  /** By hex: 1 in the window of the scenario. */
  readonly inPlay: Uint8Array;
  readonly hexes: readonly HexTerrain[];
  /** By hex: elevation, and one more on an embankment. */
  readonly levels: Int8Array;
  /** By hex: 1 where nobody goes. */
  readonly prohibited: Uint8Array;
  /** By hex: 1 for woods and marsh. */
  readonly nonClear: Uint8Array;
  /** By hexside, seen from the hex that they protect: a place in the list of works. */
  readonly works: Uint8Array;
  /** By hexside: 1 where a road or railroad crosses it. */
  readonly links: Uint8Array;
  readonly terrain: Terrain;
}

export const SIDES_OF_HEX = 6;
/** Off the map, where the number of a hex is meant. */
export const NOWHERE = -1;

const POINTY = LATTICES.pointy.steps;

/** Steps of the shortest way (17.1). */
export function distanceOf({ x, y }: GridMap, a: number, b: number): number {
  const across = Math.abs(y[b]! - y[a]!);
  const along = Math.abs(x[b]! - x[a]!);
  return across + (along > across ? (along - across) / 2 : 0);
}

/** Whether a hex lies in the half of the map that is front to a facing, corners included (17.9). */
export function isAheadOf({ x, y }: GridMap, hex: number, facing: number, other: number): boolean {
  const [dx, dy] = POINTY[facing]!;
  return (x[other]! - x[hex]!) * dx + 3 * (y[other]! - y[hex]!) * dy >= 0;
}

/** A hex as far from another as lattice positions are apart. */
type Offset = readonly [dx: number, dy: number];
const ORIGIN = hexAt(0, 0);
const offsetOf = (hex: Hex): Offset => [2 * qOf(hex) + rOf(hex), rOf(hex)];

/** The hexes that a line of a length and direction crosses are the same wherever it begins: worked out once. */
const crossed = new Map<number, readonly (readonly Offset[])[]>();
const WIDEST = 4096;

function crossedBy(dx: number, dy: number): readonly (readonly Offset[])[] {
  const key = dx * WIDEST + dy;
  const known = crossed.get(key);
  if (known) return known;
  const groups = hexesBetween(ORIGIN, hexAt((dx - dy) / 2, dy)).map((group) => group.map(offsetOf));
  crossed.set(key, groups);
  return groups;
}

/** The hexes that a line crosses, as numbers of the map; those beyond it are out of play like all others there. */
function between(map: GridMap, a: number, b: number): readonly (readonly number[])[] {
  const [x, y] = [map.x[a]!, map.y[a]!];
  return crossedBy(map.x[b]! - x, map.y[b]! - y).map((group) =>
    group.map(([dx, dy]) => cellAtPosition(map, x + dx, y + dy)),
  );
}

function hexTerrain(map: GridMap, cell: number, slope: number, embankment: number): HexTerrain {
  return {
    ground: groundNamed(terrainOf(map, cell)),
    elevation: map.levels[cell]!,
    slope: (map.marks[cell]! & slope) !== 0,
    embankment: (map.marks[cell]! & embankment) !== 0,
  };
}

function worksOf(map: GridMap): Uint8Array {
  const masks = FIRER_WORKS.map((kind) => (kind === 'none' ? 0 : downMask(map, kind)));
  return Uint8Array.from(map.edges, (bits) => {
    const found = masks.findIndex((mask) => (bits & mask) !== 0);
    return Math.max(0, found);
  });
}

const neighboursOf = (map: GridMap, cell: number): readonly number[] =>
  [...map.neighbours.subarray(cell * SIDES_OF_HEX, (cell + 1) * SIDES_OF_HEX)].filter((next) => next >= 0);

type Laid = Omit<Ground, 'terrain'>;

const sideTo = (map: GridMap, from: number, to: number): number => {
  const direction = to < 0 ? NOWHERE : directionBetween(map, from, to);
  return direction < 0 ? NOWHERE : from * SIDES_OF_HEX + direction;
};

function terrainOn({ map, inPlay, hexes, works, links }: Laid): Terrain {
  const neighbours = hexes.map((_, cell) => neighboursOf(map, cell));
  return {
    at: (hex) => (hex >= 0 && inPlay[hex] === 1 ? hexes[hex] : undefined),
    works: (hex, towards): FirerWorks => FIRER_WORKS[works[sideTo(map, hex, towards)] ?? 0]!,
    isByRoad: (from, to) => links[sideTo(map, from, to)] === 1,
    neighbours: (hex) => neighbours[hex]!,
    distance: (a, b) => (a < 0 || b < 0 ? Number.POSITIVE_INFINITY : distanceOf(map, a, b)),
    between: (a, b) => between(map, a, b),
    isFront: (hex, facing: Direction, other) => isAheadOf(map, hex, facing, other),
    name: (hex) => (hex < 0 ? 'off the map' : map.ids[hex]!),
  };
}

export function groundOf(map: GridMap, inPlay: Uint8Array): Ground {
  const [slope, embankment] = [markMask(map, CREST), markMask(map, EMBANKMENT)];
  const hexes = Array.from({ length: map.size }, (_, cell) => hexTerrain(map, cell, slope, embankment));
  const laid: Laid = {
    map,
    inPlay,
    hexes,
    levels: Int8Array.from(hexes, levelOf),
    prohibited: Uint8Array.from(hexes, ({ ground }) => (isProhibited(ground) ? 1 : 0)),
    nonClear: Uint8Array.from(hexes, ({ ground }) => (isNonClear(ground) ? 1 : 0)),
    works: worksOf(map),
    links: Uint8Array.from(map.ways, (ways) => (ways === 0 ? 0 : 1)),
  };
  return { ...laid, terrain: terrainOn(laid) };
}
