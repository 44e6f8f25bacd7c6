/** The hexes as a map, in the format that the kernel reads. */
import type { Entry, Picture, Spot } from '@longroll/kernel/mapmaking';
import type { Field } from './field.ts';
import { around, type HexAt, idOf, isOnSheet, type Sheet } from './sheet.ts';

const LEGEND = [
  '. clear',
  'w woods',
  'm marsh',
  'M marsh with run',
  'r run',
  'c creek',
  'f fieldwork',
] as const;
const WAYS = ['road', 'railroad'];
/** In the order of the terrain chart. */
const WORKS = ['abatis', 'fence', 'wall', 'breastwork'];
const CELLS_WIDE = 16;

/** Odd rows are moved half a hex, as on paper. */
const pictureRows = ({ rows }: Picture): string[] =>
  rows.map((row, n) => `    ${String(n).padStart(2, '0')} ${n % 2 ? ' ' : ''}${[...row].join(' ')}`);

function cellRows(name: string, cells: readonly string[]): string[] {
  const lines = Array.from({ length: Math.ceil(cells.length / CELLS_WIDE) }, (_, n) =>
    cells.slice(n * CELLS_WIDE, (n + 1) * CELLS_WIDE).join(' '),
  );
  return lines.length === 1
    ? [`  ${name}: ${lines[0]}`]
    : [`  ${name}:`, ...lines.map((line) => `    ${line}`)];
}

/** Entries of each kind that there is, under a heading of its own. */
const byKind = (
  kinds: readonly string[],
  entries: readonly Entry[],
  heading: (kind: string) => string,
  rows: (entry: Entry) => readonly string[],
): string[] =>
  kinds.flatMap((kind) => {
    const own = entries.filter((entry) => entry.kind === kind);
    return own.length === 0 ? [] : [heading(kind), ...own.flatMap(rows)];
  });

const hexRows = ({ name, words }: Entry): string[] => cellRows(name, words('hexes'));
const workRows = ({ name, texts }: Entry): string[] => [
  `  ${name}`,
  ...texts('hexsides').map((row) => `    ${row}`),
];

/** The rim of raised ground: above the base, with a neighbour that is lower (3.2.3). */
export function crests(sheet: Sheet, { rows }: Picture): string[] {
  const level = ([column, row]: HexAt): number => Number(rows[row]![column]);
  const isCrest = (hex: HexAt): boolean =>
    level(hex) > sheet.baseLevel &&
    around(hex).some((next) => isOnSheet(sheet, next) && level(next) < level(hex));
  const all = rows.flatMap((row, r) => [...row].map((_, column): HexAt => [column, r]));
  return all.filter(isCrest).map(idOf);
}

const placeRow = ({ cell, kind, name }: Spot): string => `  ${cell} ${kind} ${name}`;

export function writeHexes({ sheet, terrain, levels, places, entries }: Field): string {
  const letters = new Set(terrain.rows.join(''));
  return [
    `map ${sheet.name}`,
    `title ${sheet.title}`,
    'grid pointy',
    'legend',
    ...LEGEND.filter((row) => letters.has(row[0]!)).map((row) => `  ${row}`),
    'sheet',
    `  lines 0-${sheet.rows - 1} from north`,
    `  columns 0-${sheet.columns - 1} from west`,
    '  odd lines shifted',
    '  ids CCLL',
    '  terrain',
    ...pictureRows(terrain),
    '  levels',
    ...pictureRows(levels),
    ...byKind(WORKS, entries('works.txt'), (kind) => `edges ${kind} one-sided`, workRows),
    ...byKind(WAYS, entries('ways.txt'), (kind) => `ways ${kind}`, hexRows),
    'marks crest',
    ...cellRows('-', crests(sheet, levels)),
    ...byKind(['embankment'], entries('banks.txt'), (kind) => `marks ${kind}`, hexRows),
    'places',
    ...places.map(placeRow),
    '',
  ].join('\n');
}
