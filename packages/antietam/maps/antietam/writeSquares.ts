/** The squares as a map, in the format that the kernel reads. */
import type { Entry, Picture, Spot } from '@longroll/kernel/mapmaking';
import { COLUMNS, ROWS } from './squares.ts';

export interface Squares {
  readonly terrain: Picture;
  readonly levels: Picture;
  readonly ways: readonly Entry[];
  readonly places: readonly Spot[];
}

const LEGEND = ['. clear', 'c cornfield', 'w woods', 't town', 's stream', 'r river', 'B bridge', 'F ford'];
const WAYS = ['pike', 'road', 'lane'];

const pictureRows = ({ rows }: Picture): string[] =>
  rows.map((row, n) => `    ${String(n).padStart(2, '0')} ${row}`);

const wayRows = (kind: string, ways: readonly Entry[]): string[] => [
  `ways ${kind}`,
  ...ways
    .filter((way) => way.kind === kind)
    .map(({ name, words }) => `  ${name}: ${words('squares').join(' ')}`),
];

export const writeSquares = ({ terrain, levels, ways, places }: Squares): string =>
  [
    'map antietam',
    'title The field of Antietam',
    'grid square',
    'legend',
    ...LEGEND.map((row) => `  ${row}`),
    'sheet',
    `  lines 0-${ROWS - 1} from north`,
    `  columns 0-${COLUMNS - 1} from west`,
    '  ids CCLL',
    '  terrain',
    ...pictureRows(terrain),
    '  levels',
    ...pictureRows(levels),
    ...WAYS.flatMap((kind) => wayRows(kind, ways)),
    'places',
    ...places.map(({ cell, kind, name }) => `  ${cell} ${kind} ${name}`),
    '',
  ].join('\n');
