/** What lies on a map: edges and crossings on sides, ways through cells, marks on cells, places. */
import type { Crossing, EdgeKind, EdgeLine, GridMap, MarkLine, Place, Side, WayLine } from './gridMap.ts';
import { LATTICES, oppositeDirection } from './lattice.ts';
import type { Ground } from './layCells.ts';
import { branch, type Line, leaf, refuse } from './outline.ts';

/** Written where something has no name. */
export const NAMELESS = '-';
/** Bits of `edges`, of `ways` and of `marks`, and numbers of `crossings`. */
const MOST = { edges: 16, ways: 8, marks: 8, crossings: 255 };
const KIND = /^[A-Za-z][\w-]*$/;
const ONE_SIDED = 'one-sided';

const nameOf = (words: readonly string[]): string => {
  const name = words.join(' ');
  return name === NAMELESS ? '' : name;
};

function readKind(line: Line, word: string | undefined): string {
  if (word === undefined || !KIND.test(word)) refuse(line, 'expected a kind, which is one word');
  return word!;
}

/** Where a kind stands in its table; a new one is added. */
function numberOf(line: Line, kind: string, table: string[], most: number): number {
  if (!table.includes(kind) && table.push(kind) > most) refuse(line, `there is room for ${most} kinds only`);
  return table.indexOf(kind);
}

function readCell({ cells }: Ground, line: Line, id: string | undefined): number {
  if (id === undefined) return refuse(line, 'expected the id of a cell');
  return cells.get(id) ?? refuse(line, `there is no cell "${id}"`);
}

function readSide(ground: Ground, line: Line, cell: number, word: string | undefined): Side {
  const { directions } = LATTICES[ground.shape];
  const direction = directions.indexOf(word ?? '');
  if (direction < 0) refuse(line, `expected a direction (${directions.join(' ')}), not "${word ?? ''}"`);
  if (ground.neighbours[cell * ground.sides + direction] === -1)
    refuse(line, `${ground.ids[cell]} has no neighbour to the ${word}`);
  return { cell, direction };
}

/** The two places of a side in arrays by side: as its cell sees it, and as the neighbour does. */
function bothWays(ground: Ground, { cell, direction }: Side): readonly [number, number] {
  const { sides, neighbours } = ground;
  const here = cell * sides + direction;
  return [here, neighbours[here]! * sides + oppositeDirection(ground, direction)];
}

function readEdgeKind(section: Line, kinds: EdgeKind[]): EdgeKind {
  const [, word, mark, ...rest] = section.words;
  const name = readKind(section, word);
  if (rest.length > 0 || (mark !== undefined && mark !== ONE_SIDED))
    refuse(section, `expected "edges", a kind and at most "${ONE_SIDED}"`);
  const known = kinds.find((kind) => kind.name === name);
  const oneSided = mark === ONE_SIDED;
  if (known && known.oneSided !== oneSided) refuse(section, `${name} was not written so before`);
  if (known) return known;
  const used = kinds.reduce((bits, kind) => bits + (kind.oneSided ? 2 : 1), 0);
  if (used + (oneSided ? 2 : 1) > MOST.edges)
    refuse(section, `there is room for ${MOST.edges} kinds only, one-sided ones count twice`);
  const down = 1 << used;
  const kind = { name, oneSided, down, up: oneSided ? down << 1 : down };
  kinds.push(kind);
  return kind;
}

type Edges = Pick<GridMap, 'edges' | 'edgeKinds' | 'edgeLines'>;

/** The sides of one line, marked on the way. */
function readEdgeSides(ground: Ground, line: Line, { name, up, down }: EdgeKind, edges: Uint16Array): Side[] {
  const [id, ...words] = leaf(line).words;
  const cell = readCell(ground, line, id);
  if (words.length === 0) refuse(line, 'expected directions after the cell');
  return words.map((word) => {
    const side = readSide(ground, line, cell, word);
    const [here, there] = bothWays(ground, side);
    if (edges[here]! & (up | down)) refuse(line, `the ${word} side has ${name} already`);
    edges[here]! |= down;
    edges[there]! |= up;
    return side;
  });
}

export function readEdges(ground: Ground, sections: readonly Line[]): Edges {
  const edges = new Uint16Array(ground.size * ground.sides);
  const edgeKinds: EdgeKind[] = [];
  const edgeLines = sections.flatMap((section) => {
    const kind = readEdgeKind(section, edgeKinds);
    return branch(section).map((line): EdgeLine => {
      const sides = branch(line).flatMap((row) => readEdgeSides(ground, row, kind, edges));
      return { kind: kind.name, name: nameOf(line.words), sides };
    });
  });
  return { edges, edgeKinds, edgeLines };
}

type Crossings = Pick<GridMap, 'crossings' | 'crossingKinds' | 'crossingList'>;

/** A heading that is one word only. */
function bare(section: Line): readonly Line[] {
  if (section.words.length > 1) refuse(section, `nothing may follow "${section.words[0]}"`);
  return branch(section);
}

export function readCrossings(ground: Ground, sections: readonly Line[]): Crossings {
  const crossings = new Uint8Array(ground.size * ground.sides);
  const crossingKinds: string[] = [];
  const crossingList = sections.flatMap(bare).map((line): Crossing => {
    const [word, id, toward, ...rest] = leaf(line).words;
    const kind = readKind(line, word);
    const side = readSide(ground, line, readCell(ground, line, id), toward);
    const number = numberOf(line, kind, crossingKinds, MOST.crossings) + 1;
    for (const at of bothWays(ground, side)) {
      if (crossings[at]) refuse(line, `the side has a ${crossingKinds[crossings[at]! - 1]} already`);
      crossings[at] = number;
    }
    return { ...side, kind, name: nameOf(rest) };
  });
  return { crossings, crossingKinds, crossingList };
}

type Ways = Pick<GridMap, 'ways' | 'wayKinds' | 'wayLines'>;
type Marks = Pick<GridMap, 'marks' | 'markKinds' | 'markLines'>;

interface CellRow {
  readonly line: Line;
  readonly cell: number;
}

/** The cells behind the colon of a line and on the lines under it. */
function readCells(ground: Ground, line: Line): CellRow[] {
  const split = line.text.lastIndexOf(':');
  const after = line.text.slice(split + 1).split(/\s+/);
  const rows = [{ line, ids: after.filter((id) => id !== '') }];
  for (const under of line.under) rows.push({ line: leaf(under), ids: [...under.words] });
  return rows.flatMap(({ line: row, ids }) =>
    ids.map((id) => ({ line: row, cell: readCell(ground, row, id) })),
  );
}

function stepBetween({ ids, sides, neighbours }: Ground, line: Line, from: number, to: number): Side {
  const direction = neighbours.subarray(from * sides, (from + 1) * sides).indexOf(to);
  if (direction < 0) refuse(line, `${ids[from]} and ${ids[to]} are not neighbours`);
  return { cell: from, direction };
}

/** The cells of a way, each a neighbour of the one before; `mark` puts a step on the map. */
function readWayCells(ground: Ground, line: Line, mark: (side: Side) => void): number[] {
  const rows = readCells(ground, line);
  for (const [n, { line: row, cell }] of rows.entries())
    if (n > 0) mark(stepBetween(ground, row, rows[n - 1]!.cell, cell));
  return rows.length > 1
    ? rows.map(({ cell }) => cell)
    : refuse(line, 'a way goes through two cells or more');
}

function readMarkCells(ground: Ground, line: Line, bit: number, marks: Uint8Array): number[] {
  const rows = readCells(ground, line);
  for (const { line: row, cell } of rows) {
    if (marks[cell]! & bit) refuse(row, `${ground.ids[cell]} has the mark already`);
    marks[cell]! |= bit;
  }
  return rows.length > 0 ? rows.map(({ cell }) => cell) : refuse(line, 'expected the id of a cell');
}

/** Sections of a kind each, with lines of a name, a colon and cells. */
function readNamedCells(
  sections: readonly Line[],
  kinds: string[],
  most: number,
  cellsOf: (line: Line, bit: number) => number[],
): WayLine[] {
  return sections.flatMap((section) => {
    const kind = readKind(section, section.words[1]);
    if (section.words.length > 2)
      refuse(section, `expected "${section.words[0]}" and a kind, which is one word`);
    const bit = 1 << numberOf(section, kind, kinds, most);
    return branch(section).map((line) => {
      const name = /^(.+):(?:\s|$)/.exec(line.text)?.[1] ?? refuse(line, 'expected a name and a colon');
      return { kind, name: nameOf(name.trim().split(/\s+/)), cells: cellsOf(line, bit) };
    });
  });
}

export function readWays(ground: Ground, sections: readonly Line[]): Ways {
  const ways = new Uint8Array(ground.size * ground.sides);
  const wayKinds: string[] = [];
  const wayLines = readNamedCells(sections, wayKinds, MOST.ways, (line, bit) =>
    readWayCells(ground, line, (side) => {
      for (const at of bothWays(ground, side)) ways[at]! |= bit;
    }),
  );
  return { ways, wayKinds, wayLines };
}

export function readMarks(ground: Ground, sections: readonly Line[]): Marks {
  const marks = new Uint8Array(ground.size);
  const markKinds: string[] = [];
  const markLines: MarkLine[] = readNamedCells(sections, markKinds, MOST.marks, (line, bit) =>
    readMarkCells(ground, line, bit, marks),
  );
  return { marks, markKinds, markLines };
}

export const readPlaces = (ground: Ground, sections: readonly Line[]): readonly Place[] =>
  sections.flatMap(bare).map((line) => {
    const [id, word, ...rest] = leaf(line).words;
    return { cell: readCell(ground, line, id), kind: readKind(line, word), name: nameOf(rest) };
  });
