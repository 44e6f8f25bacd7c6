/**
 * A printed chart: one data module that reads like the card, checked when it is loaded.
 *
 * `card` holds the chart in printed order, one row a line, cells parted by two or more blanks, codes exactly as
 * printed. `read` gives a code its meaning; a code that it does not know, a wrong number of cells, and heads
 * that leave a gap or overlap stop the program at load.
 */
import { spanFault, spanOf } from './span.ts';

export interface ChartRow {
  readonly head: string;
  readonly cells: readonly string[];
}

/** A chart as anybody may show it. */
export interface Chart {
  readonly id: string;
  readonly title: string;
  /** The printed card it stands on. */
  readonly source: string;
  readonly cite: string;
  /** What the row heads are: "Attacker's die minus defender's die". */
  readonly rowsAre: string;
  readonly columnsAre: string;
  readonly columns: readonly string[];
  readonly rows: readonly ChartRow[];
  readonly notes: readonly { readonly mark: string; readonly text: string }[];
}

export interface Cell<T> {
  readonly row: number;
  readonly column: number;
  readonly printed: string;
  readonly value: T;
}

export interface Grid<T> extends Chart {
  /** The row or column whose span holds the number; a number outside them all is a bug. */
  rowOf(n: number): number;
  columnOf(n: number): number;
  cell(row: number, column: number): Cell<T>;
}

export class CardError extends Error {
  override readonly name = 'CardError';
}

type Heads = 'numbers' | 'words';

export interface GridText<T> extends Omit<Chart, 'rows' | 'notes' | 'columnsAre'> {
  readonly columnsAre?: string;
  readonly rowHeads: Heads;
  readonly columnHeads: Heads;
  readonly card: string;
  readonly read: (printed: string) => T | undefined;
  readonly notes?: Chart['notes'];
}

function rowsOf(card: string): ChartRow[] {
  return card
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [head = '', ...cells] = line.split(/\s{2,}/);
      return { head, cells };
    });
}

function checkHeads(id: string, heads: readonly string[], kind: Heads): void {
  const fault = kind === 'numbers' ? spanFault(heads) : repeated(heads);
  if (fault) throw new CardError(`${id}: ${fault}`);
}

const repeated = (heads: readonly string[]): string | undefined => {
  const twice = heads.find((head, i) => heads.indexOf(head) !== i);
  return twice === undefined ? undefined : `"${twice}" stands twice`;
};

function readRow<T>(text: GridText<T>, row: ChartRow, at: number): Cell<T>[] {
  if (row.cells.length !== text.columns.length) {
    throw new CardError(
      `${text.id}, row "${row.head}": ${row.cells.length} cells under ${text.columns.length} heads`,
    );
  }
  return row.cells.map((printed, column) => {
    const value = text.read(printed);
    if (value !== undefined) return { row: at, column, printed, value };
    throw new CardError(
      `${text.id}, row "${row.head}", column "${text.columns[column]}": unknown code "${printed}"`,
    );
  });
}

/** Looks a whole number up among heads that are spans. Beyond open ends (`≥+10`) the end itself answers. */
function finder(id: string, heads: readonly string[]): (n: number) => number {
  const spans = heads.map(spanOf).filter((span) => span !== undefined);
  const lowest = spans[0]?.from ?? 0;
  const highest = spans.at(-1)?.to ?? -1;
  const first = Number.isFinite(lowest) ? Math.ceil(lowest) : (spans[0]?.to ?? 0);
  const last = Number.isFinite(highest) ? highest : (spans.at(-1)?.from ?? 0);
  const indexes = Int16Array.from({ length: Math.max(0, last - first + 1) }, (_, i) =>
    spans.findIndex((span) => first + i >= span.from && first + i <= span.to),
  );
  return (n) => {
    if (Number.isInteger(n) && n >= lowest && n <= highest)
      return indexes[Math.min(Math.max(n, first), last) - first]!;
    throw new CardError(`${id}: no head holds ${n}`);
  };
}

export function grid<T>(text: GridText<T>): Grid<T> {
  const rows = rowsOf(text.card);
  checkHeads(text.id, text.columns, text.columnHeads);
  checkHeads(
    text.id,
    rows.map((row) => row.head),
    text.rowHeads,
  );
  const cells = rows.map((row, at) => readRow(text, row, at));
  const { id, title, source, cite, rowsAre, columnsAre = '', columns, notes = [] } = text;
  return {
    ...{ id, title, source, cite, rowsAre, columnsAre, columns, rows, notes },
    rowOf: finder(
      id,
      rows.map((row) => row.head),
    ),
    columnOf: finder(id, columns),
    cell: (row, column) => cells[row]![column]!,
  };
}
