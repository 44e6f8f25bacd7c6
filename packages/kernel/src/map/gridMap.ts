/**
 * A map of hexagons or squares as typed arrays. A cell is its index, 0 to size-1 in reading order; what lies on its
 * side in a direction is at `cell * sides + direction`. Kinds of terrain, edges, crossings, ways, marks and places are
 * tables of the map: what they mean is the business of rules.
 */
import { type MapShape, oppositeDirection, type Point } from './lattice.ts';

export interface Terrain {
  /** Stands for it in pictures. */
  readonly letter: string;
  readonly name: string;
}

/**
 * Bits of `edges`. One that belongs to one of its cells (the high one of a bluff, the one behind a wall) shows `down` there
 * and `up` on the other; otherwise both are equal.
 */
export interface EdgeKind {
  readonly name: string;
  readonly oneSided: boolean;
  readonly down: number;
  readonly up: number;
}

export interface Side {
  readonly cell: number;
  readonly direction: number;
}

/** A run of sides with one name, as written in the file; of a one-sided kind the cells are those that it belongs to. */
export interface EdgeLine {
  readonly kind: string;
  readonly name: string;
  readonly sides: readonly Side[];
}

export interface Crossing extends Side {
  readonly kind: string;
  readonly name: string;
}

export interface WayLine {
  readonly kind: string;
  readonly name: string;
  readonly cells: readonly number[];
}

/** Cells that have something in common beside their terrain, as written in the file. */
export interface MarkLine {
  readonly kind: string;
  readonly name: string;
  readonly cells: readonly number[];
}

export interface Place {
  readonly cell: number;
  readonly kind: string;
  readonly name: string;
}

export interface Numbering {
  readonly first: number;
  readonly last: number;
}

/** How the cells of one printed sheet are numbered and where it lies. */
export interface SheetLayout {
  readonly prefix: string;
  readonly lines: Numbering & { readonly from: 'north' | 'south' };
  readonly columns: Numbering & { readonly from: 'west' | 'east' };
  /** Which lines (pointy) or columns (flat) lie half a cell further along the count; undefined on squares. */
  readonly shifted: 'even' | 'odd' | undefined;
  readonly at: Point;
  /** Digits of an id: a run of L for the line, a run of C for the column. */
  readonly ids: string;
}

export interface MapSheet extends SheetLayout {
  /** In the order of the picture: north to south, west to east; -1 where there is no cell. */
  readonly cells: Int32Array;
}

export interface GridMap {
  readonly name: string;
  readonly title: string;
  readonly shape: MapShape;
  readonly size: number;
  /** Directions of a cell: 6 or 8. */
  readonly sides: number;
  /** The main id of each cell: that of the first sheet that shows it. */
  readonly ids: readonly string[];
  /** Cells by id; a cell on two sheets is found by both. */
  readonly cells: ReadonlyMap<string, number>;
  /** Lattice positions, from 0 on. */
  readonly x: Int16Array;
  readonly y: Int16Array;
  readonly width: number;
  readonly height: number;
  /** The cell at a position, at `y * width + x`; -1 where there is none. */
  readonly slots: Int32Array;
  /** By side; -1 off the map. */
  readonly neighbours: Int32Array;
  readonly terrain: Uint8Array;
  readonly terrains: readonly Terrain[];
  readonly levels: Uint8Array;
  /** By side: bits of `edgeKinds`. */
  readonly edges: Uint16Array;
  readonly edgeKinds: readonly EdgeKind[];
  /** By side: 0 for none, else one more than the place in `crossingKinds`. */
  readonly crossings: Uint8Array;
  readonly crossingKinds: readonly string[];
  /** By side: bit n is the way `wayKinds[n]`. */
  readonly ways: Uint8Array;
  readonly wayKinds: readonly string[];
  /** By cell: bit n is the mark `markKinds[n]`. */
  readonly marks: Uint8Array;
  readonly markKinds: readonly string[];
  readonly sheets: readonly MapSheet[];
  readonly edgeLines: readonly EdgeLine[];
  readonly crossingList: readonly Crossing[];
  readonly wayLines: readonly WayLine[];
  readonly markLines: readonly MarkLine[];
  readonly places: readonly Place[];
}

/** The cell of an id. An id that the map does not have is a bug of the caller; untrusted ones ask `map.cells`. */
export function cellOf(map: GridMap, id: string): number {
  const cell = map.cells.get(id);
  if (cell === undefined) throw new RangeError(`the map ${map.name} has no cell "${id}"`);
  return cell;
}

/** Every id of a cell, the main one first. */
export function idsOf(map: GridMap, cell: number): readonly string[] {
  const others = [...map.cells].filter(([id, at]) => at === cell && id !== map.ids[cell]);
  return [map.ids[cell]!, ...others.map(([id]) => id)];
}

export const terrainOf = (map: GridMap, cell: number): string => map.terrains[map.terrain[cell]!]!.name;
export const placesAt = (map: GridMap, cell: number): readonly Place[] =>
  map.places.filter((place) => place.cell === cell);

// Masks ignore a kind that the map does not show: rules know more kinds than any one map has.

const joined = (bits: readonly number[]): number => bits.reduce((mask, bit) => mask | bit, 0);
const edgeKindsNamed = (map: GridMap, names: readonly string[]) =>
  map.edgeKinds.filter(({ name }) => names.includes(name));

/** Bits by which `map.edges` shows any of these kinds, from either side. */
export const edgeMask = (map: GridMap, ...names: readonly string[]): number =>
  joined(edgeKindsNamed(map, names).map(({ down, up }) => down | up));
/** Of one-sided kinds: the bits on the side of the low cell, whose step goes up. */
export const upMask = (map: GridMap, ...names: readonly string[]): number =>
  joined(edgeKindsNamed(map, names).map(({ up }) => up));
/** Of one-sided kinds: the bits on the side of the high cell, whose step goes down. */
export const downMask = (map: GridMap, ...names: readonly string[]): number =>
  joined(edgeKindsNamed(map, names).map(({ down }) => down));
const kindMask = (kinds: readonly string[], names: readonly string[]): number =>
  joined(kinds.map((name, n) => (names.includes(name) ? 1 << n : 0)));
/** Bits by which `map.ways` shows any of these kinds. */
export const wayMask = (map: GridMap, ...names: readonly string[]): number => kindMask(map.wayKinds, names);
/** Bits by which `map.marks` shows any of these kinds. */
export const markMask = (map: GridMap, ...names: readonly string[]): number => kindMask(map.markKinds, names);

/** The kind of crossing on a side, if any. */
export const crossingOf = (map: GridMap, side: number): string | undefined =>
  map.crossingKinds[map.crossings[side]! - 1];

/** The named runs of edges that lie on a side, seen from either cell. */
export function edgeLinesOn(map: GridMap, side: number): readonly EdgeLine[] {
  const [cell, direction] = [Math.floor(side / map.sides), side % map.sides];
  const [beyond, back] = [map.neighbours[side]!, oppositeDirection(map, direction)];
  const lies = (at: Side) =>
    (at.cell === cell && at.direction === direction) || (at.cell === beyond && at.direction === back);
  return map.edgeLines.filter(({ sides }) => sides.some(lies));
}
