/** Sheets laid beside and over one another: cells at the same position are one, in reading order over all sheets. */
import type { GridMap, MapSheet } from './gridMap.ts';
import { LATTICES, type MapShape, type Point } from './lattice.ts';
import { type Line, refuse } from './outline.ts';
import { idOf, inOrder, type PictureRow, positionOf, type WrittenSheet } from './readSheet.ts';

export type Ground = Pick<
  GridMap,
  | 'shape'
  | 'size'
  | 'sides'
  | 'ids'
  | 'cells'
  | 'x'
  | 'y'
  | 'width'
  | 'height'
  | 'slots'
  | 'neighbours'
  | 'terrain'
  | 'levels'
  | 'sheets'
>;

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly id: string;
  readonly terrain: number;
  /** Unknown while no sheet that shows it has a picture of levels. */
  level: number | undefined;
}

type Spots = Map<string, Spot>;

/** A spot that an earlier sheet shows must be the same there. */
function joinSpot(row: PictureRow, levels: PictureRow | undefined, before: Spot, spot: Spot): Spot {
  if (before.terrain !== spot.terrain)
    refuse(row.line, `${spot.id} is ${before.id}, which has another terrain`);
  if (levels && before.level !== undefined && before.level !== spot.level)
    refuse(levels.line, `${spot.id} is ${before.id}, which has another level`);
  before.level ??= spot.level;
  return before;
}

/** The spots of a sheet in the order of its picture. */
function spotsOf(shape: MapShape, sheet: WrittenSheet, spots: Spots): (Spot | undefined)[] {
  const { layout } = sheet;
  const columns = inOrder(layout.columns);
  const lines = inOrder(layout.lines);
  return sheet.terrain.flatMap((row, i) => {
    const levels = sheet.levels?.[i];
    return columns.map((column, j) => {
      const terrain = row.codes[j]!;
      if (terrain < 0) return undefined;
      const [x, y] = positionOf(shape, layout, lines[i]!, column);
      const before = spots.get(`${x},${y}`);
      const spot = { x, y, id: idOf(layout, lines[i]!, column), terrain, level: levels?.codes[j] };
      if (before) return joinSpot(row, levels, before, spot);
      spots.set(`${x},${y}`, spot);
      return spot;
    });
  });
}

const parityOf = (shape: MapShape, { layout }: WrittenSheet): number => {
  const [x, y] = positionOf(shape, layout, layout.lines.first, layout.columns.first);
  return Math.abs((x + y) % 2);
};

function checkParity(shape: MapShape, sheets: readonly WrittenSheet[]): void {
  if (shape === 'square') return;
  const off = sheets.find((sheet) => parityOf(shape, sheet) !== parityOf(shape, sheets[0]!));
  if (off) refuse(off.line, 'the sheet lies half a cell off those before it');
}

/** How far to move all positions so that they start at 0 and, on hexagons, x + y is even. */
function originOf(shape: MapShape, spots: readonly Spot[]): Point {
  const left = Math.min(...spots.map(({ x }) => x));
  const top = Math.min(...spots.map(({ y }) => y));
  const uneven = shape !== 'square' && Math.abs((spots[0]!.x + spots[0]!.y - left - top) % 2) === 1;
  return [left - (uneven ? 1 : 0), top];
}

function neighboursOf(shape: MapShape, { x, y, width, height, slots }: Slots): Int32Array {
  const { steps } = LATTICES[shape];
  const found = new Int32Array(x.length * steps.length).fill(-1);
  for (let cell = 0; cell < x.length; cell++) {
    for (const [direction, [stepX, stepY]] of steps.entries()) {
      const [toX, toY] = [x[cell]! + stepX, y[cell]! + stepY];
      if (toX < 0 || toY < 0 || toX >= width || toY >= height) continue;
      found[cell * steps.length + direction] = slots[toY * width + toX]!;
    }
  }
  return found;
}

type Slots = Pick<GridMap, 'x' | 'y' | 'width' | 'height' | 'slots'>;

function slotsOf(spots: readonly Spot[], [left, top]: Point): Slots {
  const x = Int16Array.from(spots, (spot) => spot.x - left);
  const y = Int16Array.from(spots, (spot) => spot.y - top);
  const width = x.reduce((most, n) => Math.max(most, n), 0) + 1;
  const height = y.reduce((most, n) => Math.max(most, n), 0) + 1;
  const slots = new Int32Array(width * height).fill(-1);
  spots.forEach((_, cell) => {
    slots[y[cell]! * width + x[cell]!] = cell;
  });
  return { x, y, width, height, slots };
}

/** Adds the ids that a sheet gives its cells. */
function nameCells({ line, layout }: WrittenSheet, cells: Int32Array, names: Map<string, number>): void {
  const columns = inOrder(layout.columns);
  for (const [i, number] of inOrder(layout.lines).entries()) {
    for (const [j, column] of columns.entries()) {
      const [id, cell] = [idOf(layout, number, column), cells[i * columns.length + j]!];
      if (cell < 0) continue;
      if (names.has(id)) refuse(line, `the id ${id} stands on an earlier sheet too`);
      names.set(id, cell);
    }
  }
}

export function layCells(shape: MapShape, written: readonly WrittenSheet[], heading: Line): Ground {
  checkParity(shape, written);
  const byPosition: Spots = new Map();
  const pictures = written.map((sheet) => spotsOf(shape, sheet, byPosition));
  const spots = [...byPosition.values()].sort((a, b) => a.y - b.y || a.x - b.x);
  if (spots.length === 0) refuse(heading, 'the map has no cells');
  const slots = slotsOf(spots, originOf(shape, spots));
  const indexes = new Map(spots.map((spot, cell) => [spot, cell]));
  const cells = new Map<string, number>();
  const sheets = written.map((sheet, i): MapSheet => {
    const own = Int32Array.from(pictures[i]!, (spot) => (spot ? indexes.get(spot)! : -1));
    nameCells(sheet, own, cells);
    return { ...sheet.layout, cells: own };
  });
  return {
    shape,
    size: spots.length,
    sides: LATTICES[shape].steps.length,
    ids: spots.map(({ id }) => id),
    cells,
    ...slots,
    neighbours: neighboursOf(shape, slots),
    terrain: Uint8Array.from(spots, ({ terrain }) => terrain),
    levels: Uint8Array.from(spots, ({ level }) => level ?? 0),
    sheets,
  };
}
