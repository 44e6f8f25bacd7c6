/** The whole card of a system on paper: its charts in printed order, in columns. */
import type { Chart } from '@longroll/kernel';
import { ChartTable } from '../chart/ChartTable.tsx';
import { Colophon, PrintTools } from './PrintTools.tsx';

export interface ChartCardProps {
  readonly title: string;
  readonly charts: readonly Chart[];
}

export const ChartCard = (props: ChartCardProps) => (
  <>
    <PrintTools />
    <CardSheets {...props} />
  </>
);

export function CardSheets({ title, charts }: ChartCardProps) {
  return (
    <article className="paper chart-card">
      <header className="sheet-head">
        <h1>{title}</h1>
        <p className="when">Charts and tables</p>
        <p className="about">After {sourcesOf(charts)}</p>
        <Colophon />
      </header>
      <div className="card-columns">
        {charts.map((chart) => (
          <CardChart key={chart.id} chart={chart} />
        ))}
      </div>
    </article>
  );
}

const sourcesOf = (charts: readonly Chart[]): string =>
  [...new Set(charts.map(({ source }) => source))].join('; ');

const WORDY = 12;
/** As many rows as one part of a folded chart has at least. */
const FOLD = 8;
const MOST_PARTS = 3;

/** Codes stand in the middle of their column, sentences begin at its left. */
const isWordy = ({ rows }: Chart): boolean =>
  rows.some(({ cells }) => cells.some((cell) => cell.length > WORDY));

const isNarrow = (chart: Chart): boolean => chart.columns.length === 1 && !isWordy(chart);

/** A long ladder of single codes is set in parts side by side; the notes stand under the last. */
function partsOf(chart: Chart): readonly Chart[] {
  const parts = isNarrow(chart) ? Math.min(MOST_PARTS, Math.floor(chart.rows.length / FOLD)) : 1;
  if (parts <= 1) return [chart];
  const length = Math.ceil(chart.rows.length / parts);
  return Array.from({ length: parts }, (_, i) => {
    const rows = chart.rows.slice(i * length, (i + 1) * length);
    const title = `${chart.title}, from ${rows[0]?.head}`;
    return { ...chart, title, rows, notes: i === parts - 1 ? chart.notes : [] };
  });
}

/** A citation that only repeats the title says nothing. */
const citeOf = ({ title, cite }: Chart): string =>
  title.toLowerCase().includes(cite.toLowerCase()) ? '' : cite;

function CardChart({ chart }: { readonly chart: Chart }) {
  const shape = isWordy(chart) ? 'words' : isNarrow(chart) ? 'ladder' : 'codes';
  const cite = citeOf(chart);
  return (
    <section className="card-chart" data-shape={shape}>
      <h2>
        {chart.title} {cite !== '' && <cite>{cite}</cite>}
      </h2>
      <div className="parts">
        {partsOf(chart).map((part) => (
          <ChartTable key={part.title} chart={part} lit={null} />
        ))}
      </div>
    </section>
  );
}
