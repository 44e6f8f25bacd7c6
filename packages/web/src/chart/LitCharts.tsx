/** The charts that a result is read from, lit where a finger would point. */
import type { Chart, LitCell, Registry } from '@longroll/kernel';
import { Cite } from '../cite/Cite.tsx';
import { ChartTable } from './ChartTable.tsx';

interface LitChartsProps {
  readonly registry: Registry;
  readonly lit: readonly LitCell[];
  /** Whether dice have fallen, or this is only the likeliest result. */
  readonly rolled: boolean;
}

const OPEN = 2;

/** Each chart once; where a result could be read in several of its cells, the first is lit. */
function chartsIn(registry: Registry, lit: readonly LitCell[]) {
  return lit.flatMap((cell, i) => {
    const chart = lit.findIndex((other) => other.chart === cell.chart) === i && registry.chart(cell.chart);
    return chart ? [{ chart, cell }] : [];
  });
}

export function LitCharts({ registry, lit, rolled }: LitChartsProps) {
  const charts = chartsIn(registry, lit);
  return (
    <section className="charts" aria-labelledby="charts-head">
      <h2 id="charts-head">
        The card <small>{rolled ? 'lit where this roll is read' : 'lit at the likeliest result'}</small>
      </h2>
      {charts.map(({ chart, cell }, i) => (
        <details key={chart.id} open={i < OPEN}>
          <summary>
            <b>{chart.title}</b> <Reading chart={chart} cell={cell} />
          </summary>
          <ChartTable chart={chart} lit={cell} />
          <p className="whole-card">
            <a href={`/charts/${chart.id}`}>On the whole card</a> <Cite of={chart.cite} />
          </p>
        </details>
      ))}
    </section>
  );
}

function Reading({ chart, cell }: { readonly chart: Chart; readonly cell: LitCell }) {
  const row = chart.rows[cell.row];
  if (!row) return null;
  const printed = row.cells[cell.column]!;
  const column = chart.columns.length > 1 ? `, ${chart.columns[cell.column]}` : '';
  return (
    <span className="reading">
      {row.head}
      {column}: {cell.noted ? <Noted noted={cell.noted} printed={printed} /> : <b>{printed}</b>}
    </span>
  );
}

/** What a note under the chart makes of the printed cell. */
const Noted = ({
  noted,
  printed,
}: {
  readonly noted: NonNullable<LitCell['noted']>;
  readonly printed: string;
}) => (
  <>
    {printed}, {noted.mark} <b>{noted.makes}</b>
  </>
);
