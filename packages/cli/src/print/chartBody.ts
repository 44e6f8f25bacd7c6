/** The rows of a chart. With a cell in use its row and column are bands and the cell is ringed. */
import type { Chart, LitCell } from '@longroll/kernel';
import type { ChartSetting } from './chartSetting.ts';
import { alignedCells } from './codes.ts';
import { rowOf } from './columns.ts';
import type { Ink } from './ink.ts';
import { padded } from './text.ts';

export interface BodyView {
  readonly lit: LitCell | undefined;
  readonly whole: boolean;
}

/** Rows shown on either side of the one in use. */
const AROUND = 3;

/** Which rows to show: all, or the neighbourhood of the row in use. */
function shown(count: number, { lit, whole }: BodyView): { from: number; to: number } {
  const span = 2 * AROUND + 1;
  if (whole || !lit || count <= span + 2) return { from: 0, to: count };
  const from = Math.min(Math.max(0, lit.row - AROUND), count - span);
  return { from, to: from + span };
}

/** Brackets take the blanks beside the code, so that nothing moves. */
const bracketed = (cell: string): string => cell.replace(/^(\s*)\s(\S.*?)\s(\s*)$/, '$1[$2]$3');

function inkCell(cell: string, inRow: boolean, inColumn: boolean, ink: Ink): string {
  if (inRow && inColumn) return ink.colour ? ink.ring(cell) : bracketed(cell);
  if (inRow) return ink.band(cell);
  return inColumn ? ink.bold(cell) : ink.dim(cell);
}

function rowLines(head: string, cells: readonly string[], setting: ChartSetting, paint: Paint): string[] {
  return rowOf([head, ...cells], [setting.head, ...setting.cells]).map(([first, ...line], at) => {
    const inked = line.map((cell, i) => paint.cell(` ${cell} `, i)).join('');
    return `${paint.mark(at)}${paint.head(first!)} │${inked}`;
  });
}

interface Paint {
  readonly mark: (line: number) => string;
  readonly head: (text: string) => string;
  readonly cell: (text: string, column: number) => string;
}

function paintFor(row: number, lit: LitCell | undefined, ink: Ink): Paint {
  const inRow = lit?.row === row;
  return {
    mark: (line) => (inRow && line === 0 ? '> ' : '  '),
    head: inRow ? ink.band : lit ? ink.dim : ink.bold,
    cell: (text, column) => (lit ? inkCell(text, inRow, column === lit.column, ink) : text),
  };
}

/** A line that says that rows are left out here. */
function elision({ head, cells }: ChartSetting, count: number): string[] {
  if (count === 0) return [];
  const across = cells.reduce((sum, { width }) => sum + width + 2, 0);
  return [`  ${padded('…', head.width, 'right')} │${' '.repeat(across)}`];
}

export function bodyLines(chart: Chart, setting: ChartSetting, ink: Ink, view: BodyView): string[] {
  const { from, to } = shown(chart.rows.length, view);
  const cells = alignedCells(chart, (at) => setting.cells[at]?.align === 'left');
  const rows = chart.rows.slice(from, to).flatMap(({ head }, i) => {
    const at = from + i;
    return rowLines(head, cells[at]!, setting, paintFor(at, view.lit, ink));
  });
  return [...elision(setting, from), ...rows, ...elision(setting, chart.rows.length - to)];
}
