/** Pictures of many games. Each is a table too: where the picture is not the table itself, its figures are folded under it. */
import type { ReactNode } from 'react';
import { useId } from 'react';
import { percent } from '../figures/figures.ts';
import type { Bin, Series, Share } from './figures.ts';
import { shareWords, sideWords } from './figures.ts';

interface ShareTableProps {
  readonly caption: string;
  readonly what: string;
  readonly shares: readonly Share[];
}

/** How often something happened: the bar is the share, the line across its end the interval. */
export function ShareTable({ caption, what, shares }: ShareTableProps) {
  return (
    <table className="shares">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{what}</th>
          <th scope="col" className="figure">
            Games
          </th>
          <th scope="col" className="figure">
            Share, and 19 times in 20
          </th>
          <td aria-hidden="true" />
        </tr>
      </thead>
      <tbody>
        {shares.map((one) => (
          <tr key={one.label} data-side={one.side}>
            <th scope="row">{one.label}</th>
            <td className="figure">{one.games}</td>
            <td className="figure">{shareWords(one)}</td>
            <td aria-hidden="true">
              <ShareBar {...one} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const ShareBar = ({ share, interval: [low, high] }: Share) => (
  <svg className="share-bar" viewBox="0 0 200 16" preserveAspectRatio="none" aria-hidden="true">
    <rect className="ground" width="200" height="16" />
    <rect width={share * 200} height="16" />
    <path d={`M${low * 200} 8H${high * 200}M${low * 200} 3V13M${high * 200} 3V13`} />
  </svg>
);

interface FigureProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly table: ReactNode;
}

/** A picture with its figures under it. */
export function PlotFigure({ title, children, table }: FigureProps) {
  const id = useId();
  return (
    <figure className="lab-plot" aria-labelledby={id}>
      <figcaption id={id}>{title}</figcaption>
      {children}
      <details>
        <summary>Figures</summary>
        <div className="scrolls">{table}</div>
      </details>
    </figure>
  );
}

const WIDE = 640;
const HIGH = 220;
const LEFT = 40;
const FOOT = 28;
const TOP = 12;

const spanWords = ({ from, to }: Bin): string =>
  (from === to ? `${from}` : `${from} to ${to}`).replaceAll('-', '−');

interface HistogramProps {
  readonly title: string;
  readonly what: string;
  readonly bins: readonly Bin[];
  /** A value that is marked by a line: the border between winning and losing. */
  readonly border?: number;
}

export function Histogram({ title, what, bins, border }: HistogramProps) {
  const games = bins.reduce((sum, bin) => sum + bin.games, 0);
  const table = (
    <table>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{what}</th>
          <th scope="col" className="figure">
            Games
          </th>
          <th scope="col" className="figure">
            Share
          </th>
        </tr>
      </thead>
      <tbody>
        {bins.map((bin) => (
          <tr key={bin.from}>
            <th scope="row">{spanWords(bin)}</th>
            <td className="figure">{bin.games}</td>
            <td className="figure">{percent(bin.games / games)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
  return (
    <PlotFigure title={title} table={table}>
      <Bars {...{ bins, border }} />
    </PlotFigure>
  );
}

function Bars({ bins, border }: Pick<HistogramProps, 'bins'> & { readonly border: number | undefined }) {
  const most = Math.max(1, ...bins.map(({ games }) => games));
  const wide = (WIDE - LEFT) / bins.length;
  const every = Math.ceil(bins.length / 11);
  const ground = HIGH - FOOT;
  const edge = border === undefined ? -1 : bins.findIndex(({ from }) => from >= border);
  return (
    <svg className="bars" viewBox={`0 0 ${WIDE} ${HIGH}`} aria-hidden="true">
      <path className="axis" d={`M${LEFT} ${ground}H${WIDE}`} />
      <text x={LEFT - 6} y={TOP + 8} className="upright">
        {most}
      </text>
      <text x={LEFT - 6} y={ground} className="upright">
        0
      </text>
      {bins.map((bin, i) => {
        const high = (bin.games / most) * (ground - TOP);
        return (
          <g key={bin.from}>
            <rect
              className={border !== undefined && bin.to < border ? 'below' : 'above'}
              x={LEFT + i * wide + 1}
              width={Math.max(1, wide - 2)}
              y={ground - high}
              height={high}
            />
            {i % every === 0 && (
              <text x={LEFT + (i + 0.5) * wide} y={HIGH - 8} className="along">
                {`${bin.from}`.replace('-', '−')}
              </text>
            )}
          </g>
        );
      })}
      {edge > 0 && <path className="border" d={`M${LEFT + edge * wide} ${TOP}V${ground + 6}`} />}
    </svg>
  );
}

interface LinesProps {
  readonly title: string;
  readonly series: readonly Series[];
}

const decimals = (value: number): string => (value >= 100 ? value.toFixed(0) : value.toFixed(1));

/** What grew turn by turn: a line for each side; the second and further kinds of it are dashed. */
export function Lines({ title, series }: LinesProps) {
  const turns = [...new Set(series.flatMap(({ points }) => points.map(({ turn }) => turn)))].sort(
    (a, b) => a - b,
  );
  const table = (
    <table>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">Turn</th>
          {series.map(({ side, title: of }) => (
            <th key={`${side} ${of}`} scope="col" className="figure">
              {sideWords(side)}: {of}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {turns.map((turn) => (
          <tr key={turn}>
            <th scope="row">{turn}</th>
            {series.map(({ side, title: of, points }) => {
              const point = points.find((one) => one.turn === turn);
              return (
                <td key={`${side} ${of}`} className="figure">
                  {point ? decimals(point.mean) : ''}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
  return (
    <PlotFigure title={title} table={table}>
      <LinePicture {...{ series, turns }} />
      <ul className="lines-key">
        {series.map(({ side, title: of }, i) => (
          <li key={`${side} ${of}`} data-side={side}>
            <svg viewBox="0 0 30 10" aria-hidden="true">
              <path d="M1 5H29" strokeDasharray={dashOf(series, i)} />
            </svg>{' '}
            {sideWords(side)}: {of}
          </li>
        ))}
      </ul>
    </PlotFigure>
  );
}

/** Lines of one side differ by their dashes, those of two sides by their colour and their marks. */
const dashOf = (series: readonly Series[], i: number): string | undefined => {
  const before = series.slice(0, i).filter(({ side }) => side === series[i]!.side).length;
  return before === 0 ? undefined : `${7 - Math.min(5, before * 2)} 4`;
};

function LinePicture({
  series,
  turns,
}: {
  readonly series: readonly Series[];
  readonly turns: readonly number[];
}) {
  const most = Math.max(1, ...series.flatMap(({ points }) => points.map(({ mean }) => mean)));
  const ground = HIGH - FOOT;
  const [first = 0, last = 0] = [turns[0], turns.at(-1)];
  const xOf = (turn: number) => LEFT + 14 + ((turn - first) / Math.max(1, last - first)) * (WIDE - LEFT - 34);
  const yOf = (mean: number) => ground - (mean / most) * (ground - TOP);
  const sides = [...new Set(series.map(({ side }) => side))];
  const every = Math.ceil(turns.length / 12);
  return (
    <svg className="lines" viewBox={`0 0 ${WIDE} ${HIGH}`} aria-hidden="true">
      <path className="axis" d={`M${LEFT} ${ground}H${WIDE}`} />
      <text x={LEFT - 6} y={TOP + 8} className="upright">
        {decimals(most)}
      </text>
      <text x={LEFT - 6} y={ground} className="upright">
        0
      </text>
      {turns.map((turn, i) =>
        i % every === 0 ? (
          <text key={turn} x={xOf(turn)} y={HIGH - 8} className="along">
            {turn}
          </text>
        ) : null,
      )}
      {series.map(({ side, title, points }, i) => (
        <g key={`${side} ${title}`} data-side={side}>
          <path
            d={`M${points.map(({ turn, mean }) => `${xOf(turn)} ${yOf(mean)}`).join('L')}`}
            strokeDasharray={dashOf(series, i)}
          />
          {points.map(({ turn, mean }) =>
            sides.indexOf(side) === 0 ? (
              <circle key={turn} cx={xOf(turn)} cy={yOf(mean)} r="3.4" />
            ) : (
              <rect key={turn} x={xOf(turn) - 3} y={yOf(mean) - 3} width="6" height="6" />
            ),
          )}
        </g>
      ))}
    </svg>
  );
}
