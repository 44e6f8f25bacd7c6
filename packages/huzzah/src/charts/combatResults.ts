/**
 * Combat Results Table: what the roll does, by fire line. The scan runs its cells together; each row must cover 0 to
 * 9 once and in order, and no result may become rarer from one row to the next, which leaves this reading only (14.12).
 */
import { grid, type Span, spanOf } from '@longroll/kernel';
import type { Code } from '../model/vocabulary.ts';
import { SOURCE } from './source.ts';

export const COMBAT_RESULTS = grid<Span | null>({
  id: 'huzzah/combat-results',
  title: 'Combat Results Table',
  source: SOURCE,
  cite: '8.4',
  rowsAre: 'Fire line',
  columnsAre: 'Combat result, by the roll of one d10',
  rowHeads: 'numbers',
  columnHeads: 'words',
  columns: ['3(2)', '2(1)', '1(D)', 'D', 'NE'],
  read: (printed) => (printed === '-' ? null : spanOf(printed)),
  card: `
    0      -    -    0    1    2-9
    1      -    -    0    1-2  3-9
    2      -    -    0    1-3  4-9
    3-4    -    -    0-1  2-4  5-9
    5-7    -    0    1-2  3-4  5-9
    8-11   -    0    1-3  4-5  6-9
    12-15  -    0-1  2-3  4-5  6-9
    16-20  0    1-2  3-4  5-6  7-9
    21-26  0    1-2  3-5  6-7  8-9
    27-35  0-1  2-4  5-6  7-8  9
    36+    0-1  2-5  6-7  8-9  -
  `,
  notes: [
    { mark: 'F', text: 'Fire factor = strength points firing x range factor; its row is the fire line.' },
    { mark: '( )', text: 'Artillery against small arms at 2 hexes or more uses the result in parentheses.' },
    { mark: '-', text: 'Cannot occur on this line.' },
  ],
});

/** Results by column, as they stand and in parentheses. */
const CODES: readonly Code[] = ['3', '2', '1', 'D', 'NE'];
const IN_PARENTHESES: readonly Code[] = ['2', '1', 'D', 'D', 'NE'];

export const codesByColumn = (parentheses: boolean): readonly Code[] =>
  parentheses ? IN_PARENTHESES : CODES;

export const LOWEST_LINE = 0;
export const HIGHEST_LINE = COMBAT_RESULTS.rows.length - 1;

/** The row that holds a fire factor; below 1 it is the first. */
export const rowOfFactor = (fireFactor: number): number => COMBAT_RESULTS.rowOf(fireFactor);
/** A fire line as printed: `12-15`. */
export const printedLine = (row: number): string => COMBAT_RESULTS.rows[row]!.head;

const holds = (span: Span | null, roll: number): boolean =>
  span !== null && roll >= span.from && roll <= span.to;

/** The column that a roll falls in. */
export const columnOfRoll = (row: number, roll: number): number =>
  COMBAT_RESULTS.columns.findIndex((_, column) => holds(COMBAT_RESULTS.cell(row, column).value, roll));

/** How many of the ten rolls give a column. */
export function waysTo(row: number, column: number): number {
  const span = COMBAT_RESULTS.cell(row, column).value;
  return span === null ? 0 : span.to - span.from + 1;
}
