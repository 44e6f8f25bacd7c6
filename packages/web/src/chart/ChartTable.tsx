/** A printed chart as a table: the row and the column in use as bands, the cell ringed. */
import type { Chart, LitCell } from '@longroll/kernel';

interface ChartTableProps {
  readonly chart: Chart;
  readonly lit: LitCell | null;
}

/** A column of sentences is read from the left; a column of figures stands in the middle. */
const LONGEST_FIGURE = 16;
const wordyColumns = ({ columns, rows }: Chart): readonly (true | undefined)[] =>
  columns.map((_, c) => rows.some(({ cells }) => cells[c]!.length > LONGEST_FIGURE) || undefined);

/** Figures have a true minus, which is as wide as a plus. */
const figures = (text: string): string => text.replace(/(^|[\s/≤≥])-(?=[\d.])/g, '$1−');

export function ChartTable({ chart, lit }: ChartTableProps) {
  const wordy = wordyColumns(chart);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls, and the keyboard must reach it.
    <section className="chart" aria-label={chart.title} tabIndex={0}>
      <table>
        <caption className="visually-hidden">{chart.title}</caption>
        <Heads chart={chart} lit={lit} wordy={wordy} />
        <tbody>
          {chart.rows.map(({ head, cells }, r) => (
            <tr key={`${head}-${cells[0]}`}>
              <th scope="row" data-lit={lit?.row === r ? 'band' : undefined}>
                {figures(head)}
              </th>
              {cells.map((cell, c) => (
                <td
                  key={chart.columns[c]}
                  data-lit={band(lit, r, c)}
                  data-words={wordy[c]}
                  aria-current={band(lit, r, c) === 'cell' ? 'true' : undefined}
                >
                  {wordy[c] ? cell : figures(cell)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ChartNotes notes={chart.notes} />
    </section>
  );
}

function band(lit: LitCell | null, row: number, column: number): 'cell' | 'band' | undefined {
  if (!lit || (row !== lit.row && column !== lit.column)) return undefined;
  return row === lit.row && column === lit.column ? 'cell' : 'band';
}

function Heads({ chart, lit, wordy }: ChartTableProps & { readonly wordy: readonly (true | undefined)[] }) {
  return (
    <thead>
      {chart.columnsAre && (
        <tr>
          <td />
          <th scope="colgroup" colSpan={chart.columns.length} className="columns-are">
            {chart.columnsAre}
          </th>
        </tr>
      )}
      <tr>
        <th scope="col" className="rows-are">
          {chart.rowsAre}
        </th>
        {chart.columns.map((column, c) => (
          <th
            key={column}
            scope="col"
            data-lit={lit?.column === c ? 'band' : undefined}
            data-words={wordy[c]}
          >
            {figures(column)}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function ChartNotes({ notes }: Pick<Chart, 'notes'>) {
  if (notes.length === 0) return null;
  return (
    <ul className="chart-notes">
      {notes.map(({ mark, text }) => (
        <li key={mark}>
          <b>{mark}</b> {text}
        </li>
      ))}
    </ul>
  );
}
