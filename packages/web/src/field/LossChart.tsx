/** Losses of both sides over time: a plot, and the same as a table for whoever would rather read it. */
import type { CalendarDay, Sheet } from '@longroll/kernel';
import { type LossLine, type LossPlot, lossPlot } from './losses.ts';
import { sideTitle } from './scenarios.ts';

interface LossChartProps {
  readonly calendar: readonly CalendarDay[];
  readonly sheet: Pick<Sheet, 'sides'>;
}

const [WIDE, HIGH] = [320, 130];
const EDGE = { left: 26, right: 70, top: 8, bottom: 18 };

export function LossChart({ calendar, sheet }: LossChartProps) {
  const plot = lossPlot(
    calendar,
    sheet.sides.map(({ id }) => id),
  );
  if (!plot) return null;
  return (
    <figure className="loss-chart">
      <figcaption>Losses so far</figcaption>
      <Plot plot={plot} sheet={sheet} />
      <details>
        <summary>As a table</summary>
        <LossTable calendar={calendar} sheet={sheet} />
      </details>
    </figure>
  );
}

const xOf = ({ first, last }: LossPlot, turn: number): number =>
  EDGE.left + ((turn - first) / Math.max(1, last - first)) * (WIDE - EDGE.left - EDGE.right);
const yOf = ({ top }: LossPlot, lost: number): number =>
  HIGH - EDGE.bottom - (lost / Math.max(1, top)) * (HIGH - EDGE.top - EDGE.bottom);

/** Nobody loses half a point between two days: a line goes in steps. */
const stepsOf = (plot: LossPlot, { points }: LossLine): string =>
  points
    .map(([turn, lost], i) => {
      const [x, y] = [xOf(plot, turn), yOf(plot, lost)];
      return i === 0 ? `M${x} ${y}` : `H${x}V${y}`;
    })
    .join('');

const plotWords = (plot: LossPlot, sheet: LossChartProps['sheet']): string =>
  `Losses from turn ${plot.first} to turn ${plot.last}: ${plot.lines
    .map(({ side, last }) => `${sideTitle(sheet, side)} ${last}`)
    .join(', ')}`;

/** Names at the ends of their lines, apart where the lines end together. */
function endsOf(plot: LossPlot): readonly { readonly line: LossLine; readonly y: number }[] {
  const ends = plot.lines.map((line) => ({ line, y: yOf(plot, line.last) + 4 })).sort((a, b) => a.y - b.y);
  return ends.map((end, i) => ({ ...end, y: Math.max(end.y, (ends[i - 1]?.y ?? -99) + 13) }));
}

function Plot({ plot, sheet }: { readonly plot: LossPlot } & Pick<LossChartProps, 'sheet'>) {
  const [foot, right] = [HIGH - EDGE.bottom, WIDE - EDGE.right];
  return (
    <svg viewBox={`0 0 ${WIDE} ${HIGH}`} role="img" aria-label={plotWords(plot, sheet)}>
      {[0, plot.top / 2, plot.top].map((lost) => (
        <g key={lost}>
          <path className="grid" d={`M${EDGE.left} ${yOf(plot, lost)}H${right}`} />
          {Number.isInteger(lost) && (
            <text x={EDGE.left - 5} y={yOf(plot, lost) + 4} textAnchor="end">
              {lost}
            </text>
          )}
        </g>
      ))}
      <text x={EDGE.left} y={foot + 14}>
        turn {plot.first}
      </text>
      <text x={right} y={foot + 14} textAnchor="end">
        {plot.last}
      </text>
      {plot.lines.map((line, i) => (
        <path
          key={line.side}
          className="line"
          data-side={line.side}
          data-dashed={i > 0 || undefined}
          d={stepsOf(plot, line)}
        />
      ))}
      {endsOf(plot).map(({ line, y }) => (
        <text key={line.side} className="end" data-side={line.side} x={right + 5} y={y}>
          {sideTitle(sheet, line.side)} {line.last}
        </text>
      ))}
    </svg>
  );
}

const LossTable = ({ calendar, sheet }: LossChartProps) => (
  <table className="tally">
    <thead>
      <tr>
        <th scope="col">Turn</th>
        {sheet.sides.map(({ id, title }) => (
          <th key={id} scope="col" className="figure">
            {title}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {calendar.map(({ turn, title, lost }) => (
        <tr key={turn}>
          <th scope="row">
            {turn}, {title}
          </th>
          {sheet.sides.map(({ id }) => (
            <td key={id} className="figure">
              {lost[id] ?? 0}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
