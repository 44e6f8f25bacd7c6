/** A map printed in the format that `parseMap` reads, always in the same way, so that files can be compared. */
import { directionName } from './geometry.ts';
import type { GridMap, MapSheet, SheetLayout, Side, WayLine } from './gridMap.ts';
import { NAMELESS } from './readFeatures.ts';
import { inOrder, NO_CELL, padded, positionOf, USUAL_IDS } from './readSheet.ts';

/** Cells of a way or mark on one line. */
const CELLS_WIDE = 12;

const idAt = (map: GridMap, cell: number): string => map.ids[cell]!;
const named = (name: string): string => (name === '' ? NAMELESS : name);
/** A name at the end of a line, where none need be. */
const trailing = (name: string): string => (name === '' ? '' : ` ${name}`);
const numbering = ({ first, last, from }: SheetLayout['lines'] | SheetLayout['columns']): string =>
  `${first}-${last} from ${from}`;

function shiftOf({ shape }: GridMap, { shifted }: SheetLayout): string[] {
  return shifted ? [`  ${shifted} ${shape === 'pointy' ? 'lines' : 'columns'} shifted`] : [];
}

/** Lines that lie half a cell further east are moved so in the picture, too. */
function picture(map: GridMap, sheet: MapSheet, letter: (cell: number) => string): string[] {
  const [columns, lines] = [inOrder(sheet.columns), inOrder(sheet.lines)];
  const lefts = lines.map((line) => positionOf(map.shape, sheet, line, columns[0]!)[0]);
  const left = lefts.reduce((least, x) => Math.min(least, x), Infinity);
  return lines.map((line, i) => {
    const cells = [...sheet.cells.subarray(i * columns.length, (i + 1) * columns.length)];
    const letters = cells.map((cell) => (cell < 0 ? NO_CELL : letter(cell)));
    const row = letters.join(map.shape === 'pointy' ? ' ' : '');
    return `    ${padded(sheet.ids, 'L', line)} ${' '.repeat(lefts[i]! - left)}${row}`;
  });
}

function sheetText(map: GridMap, sheet: MapSheet): string {
  const hasLevels = sheet.cells.some((cell) => cell >= 0 && map.levels[cell]! > 0);
  return [
    `sheet${trailing(sheet.prefix)}`,
    `  lines ${numbering(sheet.lines)}`,
    `  columns ${numbering(sheet.columns)}`,
    ...shiftOf(map, sheet),
    `  at ${sheet.at.join(' ')}`,
    ...(sheet.ids === USUAL_IDS ? [] : [`  ids ${sheet.ids}`]),
    '  terrain',
    ...picture(map, sheet, (cell) => map.terrains[map.terrain[cell]!]!.letter),
    ...(hasLevels ? ['  levels', ...picture(map, sheet, (cell) => String(map.levels[cell]))] : []),
  ].join('\n');
}

/** Neighbours in a list that go together, in their order. */
function runs<T>(items: readonly T[], together: (a: T, b: T) => boolean): T[][] {
  const found: T[][] = [];
  for (const item of items) {
    const last = found.at(-1);
    if (last && together(last.at(-1)!, item)) last.push(item);
    else found.push([item]);
  }
  return found;
}

const sideRow = (map: GridMap, sides: readonly Side[]): string =>
  `    ${idAt(map, sides[0]!.cell)} ${sides.map(({ direction }) => directionName(map, direction)).join(' ')}`;

function edgeTexts(map: GridMap): string[] {
  return runs(map.edgeLines, (a, b) => a.kind === b.kind).map((lines) => {
    const kind = map.edgeKinds.find(({ name }) => name === lines[0]!.kind)!;
    const rows = lines.flatMap(({ name, sides }) => [
      `  ${named(name)}`,
      ...runs(sides, (a, b) => a.cell === b.cell).map((run) => sideRow(map, run)),
    ]);
    return [`edges ${kind.name}${kind.oneSided ? ' one-sided' : ''}`, ...rows].join('\n');
  });
}

function cellRows(map: GridMap, name: string, cells: readonly number[]): string[] {
  const ids = cells.map((cell) => idAt(map, cell));
  if (ids.length <= CELLS_WIDE) return [`  ${named(name)}: ${ids.join(' ')}`];
  const rows = Array.from({ length: Math.ceil(ids.length / CELLS_WIDE) }, (_, i) =>
    ids.slice(i * CELLS_WIDE, (i + 1) * CELLS_WIDE),
  );
  return [`  ${named(name)}:`, ...rows.map((row) => `    ${row.join(' ')}`)];
}

const cellTexts = (map: GridMap, word: string, all: readonly WayLine[]): string[] =>
  runs(all, (a, b) => a.kind === b.kind).map((lines) =>
    [`${word} ${lines[0]!.kind}`, ...lines.flatMap(({ name, cells }) => cellRows(map, name, cells))].join(
      '\n',
    ),
  );

const listText = (heading: string, rows: readonly string[]): string[] =>
  rows.length === 0 ? [] : [[heading, ...rows].join('\n')];

export function writeMap(map: GridMap): string {
  const crossings = map.crossingList.map(
    ({ kind, cell, direction, name }) =>
      `  ${kind} ${idAt(map, cell)} ${directionName(map, direction)}${trailing(name)}`,
  );
  const places = map.places.map(({ cell, kind, name }) => `  ${idAt(map, cell)} ${kind}${trailing(name)}`);
  const head = [`map ${map.name}`, ...(map.title ? [`title ${map.title}`] : []), `grid ${map.shape}`];
  const legend = map.terrains.map(({ letter, name }) => `  ${letter} ${name}`);
  const texts = [
    head.join('\n'),
    ...listText('legend', legend),
    ...map.sheets.map((sheet) => sheetText(map, sheet)),
    ...edgeTexts(map),
    ...listText('crossings', crossings),
    ...cellTexts(map, 'ways', map.wayLines),
    ...cellTexts(map, 'marks', map.markLines),
    ...listText('places', places),
  ];
  return `${texts.join('\n\n')}\n`;
}
