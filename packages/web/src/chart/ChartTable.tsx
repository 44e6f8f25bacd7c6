/** A printed chart as a table: the row and the column in use as bands, the cell ringed. */
import type { Chart, LitCell } from '@longroll/kernel';

interface ChartTableProps {
  readonly chart: Chart;
  readonly lit: LitCell | null;
}

export function ChartTable({ chart, lit }: ChartTableProps) {
  const band = (row: number, column: number): string | undefined => {
    if (!lit || (row !== lit.row && column !== lit.column)) return undefined;
    return row === lit.row && column === lit.column ? 'cell' : 'band';
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls, and the keyboard must reach it.
    <section className="chart" aria-label={chart.title} tabIndex={0}>
      <table>
        <caption className="visually-hidden">{chart.title}</caption>
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
              <th key={column} scope="col" data-lit={lit?.column === c ? 'band' : undefined}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {chart.rows.map(({ head, cells }, r) => (
            <tr key={`${head}-${cells[0]}`}>
              <th scope="row" data-lit={lit?.row === r ? 'band' : undefined}>
                {head.replace(/^-(?=\d)/, '−')}
              </th>
              {cells.map((cell, c) => (
                <td
                  key={chart.columns[c]}
                  data-lit={band(r, c)}
                  aria-current={band(r, c) === 'cell' ? 'true' : undefined}
                >
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {chart.notes.length > 0 && (
        <ul className="chart-notes">
          {chart.notes.map(({ mark, text }) => (
            <li key={mark}>
              <b>{mark}</b> {text}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
