/** A cell in words: all that the picture shows of it. */
import {
  crossingOf,
  directionName,
  type EdgeKind,
  edgeLinesOn,
  type GridMap,
  idsOf,
  type Place,
  placesAt,
  terrainOf,
} from '@longroll/kernel';
import { edgeLook } from './looks.ts';

export interface SideWords {
  readonly direction: string;
  /** The id beyond, or null where the map ends. */
  readonly beyond: string | null;
  readonly features: readonly string[];
}

export interface CellWords {
  readonly id: string;
  readonly otherIds: readonly string[];
  readonly terrain: string;
  readonly level: number;
  /** What it is beside its terrain. */
  readonly marks: readonly string[];
  /** Ways that go through it. */
  readonly ways: readonly string[];
  readonly places: readonly Place[];
  readonly sides: readonly SideWords[];
}

const COMPASS: Readonly<Record<string, string>> = {
  N: 'North',
  NE: 'North-east',
  E: 'East',
  SE: 'South-east',
  S: 'South',
  SW: 'South-west',
  W: 'West',
  NW: 'North-west',
};

export const plainWord = (kind: string): string => kind.replaceAll('-', ' ');
const named = (kind: string, name: string): string =>
  name === '' ? plainWord(kind) : `${plainWord(kind)}, ${name}`;

function edgeWords(map: GridMap, side: number): string[] {
  const kinds = map.edgeKinds.filter(({ down, up }) => (map.edges[side]! & (down | up)) !== 0);
  return kinds.flatMap((kind) => {
    const lines = edgeLinesOn(map, side).filter((line) => line.kind === kind.name);
    const names = lines.length > 0 ? lines.map((line) => line.name) : [''];
    return names.map((line) => edgeWord(map, side, kind, line));
  });
}

/** A work covers one of the two cells; of a slope one is the upper. */
function edgeWord(map: GridMap, side: number, { name, oneSided, down }: EdgeKind, line: string): string {
  if (!oneSided) return named(name, line);
  const isOwn = (map.edges[side]! & down) !== 0;
  if (!edgeLook(name, true).covers) return named(`${name}${isOwn ? ' down' : ' up'}`, line);
  const whom = isOwn ? `this ${cellWord(map)}` : map.ids[map.neighbours[side]!]!;
  return `${named(name, line)}, covers ${whom}`;
}

function crossingWords(map: GridMap, side: number): string[] {
  const kind = crossingOf(map, side);
  if (kind === undefined) return [];
  const [cell, beyond] = [Math.floor(side / map.sides), map.neighbours[side]!];
  const there = map.crossingList.find(
    (one) =>
      (one.cell === cell && one.direction === side % map.sides) ||
      (one.cell === beyond && map.neighbours[beyond * map.sides + one.direction] === cell),
  );
  return [named(kind, there?.name ?? '')];
}

function wayWords(map: GridMap, side: number): string[] {
  const [cell, beyond] = [Math.floor(side / map.sides), map.neighbours[side]!];
  const runs = (cells: readonly number[]) =>
    cells.some(
      (at, i) => (at === cell && cells[i + 1] === beyond) || (at === beyond && cells[i + 1] === cell),
    );
  return map.wayLines.filter(({ cells }) => runs(cells)).map(({ kind, name }) => named(kind, name));
}

function sideWords(map: GridMap, cell: number, direction: number): SideWords {
  const side = cell * map.sides + direction;
  const beyond = map.neighbours[side]!;
  return {
    direction: COMPASS[directionName(map, direction)] ?? directionName(map, direction),
    beyond: beyond < 0 ? null : map.ids[beyond]!,
    features: [
      ...edgeWords(map, side),
      ...crossingWords(map, side),
      ...(beyond < 0 ? [] : wayWords(map, side)),
    ],
  };
}

/** What a cell of the map is called. */
export const cellWord = ({ shape }: GridMap): string => (shape === 'square' ? 'square' : 'hex');
export const cellWordsOf = (map: GridMap): string => (map.shape === 'square' ? 'squares' : 'hexes');
export const hasLevels = ({ levels }: GridMap): boolean => levels.some((level) => level > 0);

function waysThrough({ wayLines }: GridMap, cell: number): string[] {
  const through = wayLines.filter(({ cells }) => cells.includes(cell));
  return [...new Set(through.map(({ kind, name }) => (name === '' ? plainWord(kind) : name)))];
}

export function cellWords(map: GridMap, cell: number): CellWords {
  const [id, ...otherIds] = idsOf(map, cell);
  return {
    id: id!,
    otherIds,
    terrain: plainWord(terrainOf(map, cell)),
    level: map.levels[cell]!,
    marks: map.markKinds.filter((_, n) => map.marks[cell]! & (1 << n)).map(plainWord),
    ways: waysThrough(map, cell),
    places: placesAt(map, cell),
    sides: Array.from({ length: map.sides }, (_, direction) => sideWords(map, cell, direction)),
  };
}

export interface Found {
  readonly cell: number;
  readonly title: string;
  readonly note: string;
}

const MOST_FOUND = 10;
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^a-zA-Z0-9 ]/g, '')
    .toLowerCase();

/** Everything with a name and one spot: places, and crossings that are not places as well. */
export function allNamed(map: GridMap): Found[] {
  const places = map.places.map(({ cell, kind, name }) => ({
    cell,
    title: name,
    note: `${plainWord(kind)}, ${map.ids[cell]}`,
  }));
  const known = new Set(places.map(({ title }) => title));
  const crossings = map.crossingList
    .filter(({ name }) => name !== '' && !known.has(name))
    .map(({ cell, kind, name }) => ({ cell, title: name, note: `${plainWord(kind)}, ${map.ids[cell]}` }));
  return [...places, ...crossings].sort((a, b) => a.title.localeCompare(b.title));
}

/** Names that begin with the words come before those that only hold them; numbers of cells come first. */
export function found(map: GridMap, named: readonly Found[], query: string): Found[] {
  const sought = plain(query).trim();
  if (sought === '') return [];
  const hexes = [...map.cells]
    .filter(([id]) => plain(id).startsWith(sought))
    .map(([id, cell]) => ({ cell, title: id, note: plainWord(terrainOf(map, cell)) }));
  const exact = hexes.filter(({ title }) => plain(title) === sought);
  const begins = named.filter(({ title }) => plain(title).startsWith(sought));
  const holds = named.filter(
    ({ title }) => !plain(title).startsWith(sought) && plain(title).includes(sought),
  );
  const others = sought.length > 2 ? hexes.filter((hex) => !exact.includes(hex)) : [];
  return [...exact, ...begins, ...holds, ...others].slice(0, MOST_FOUND);
}
