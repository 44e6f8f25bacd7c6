/** Distributions of losses or MP as bars with their chances; the same figures as a table for those who do not see them. */
import { fractionWords, type OddsPlot, type PlotBar } from '@longroll/kernel';
import { percent } from '../figures/figures.ts';

const spanWords = ({ from, to }: PlotBar): string => (from === to ? `${from}` : `${from}–${to}`);

export function Plots({ plots }: { readonly plots: readonly OddsPlot[] }) {
  const drawn = plots.filter(({ bars }) => bars.length > 1);
  if (drawn.length === 0) return null;
  return (
    <section className="plots" aria-label="Distributions">
      {drawn.map((plot) => (
        <figure key={plot.title}>
          <figcaption>{plot.title}</figcaption>
          <Bars bars={plot.bars} />
          <table className="visually-hidden">
            <caption>{plot.title}</caption>
            <tbody>
              {plot.bars.map((bar) => (
                <tr key={bar.from}>
                  <th scope="row">{spanWords(bar)}</th>
                  <td>{percent(bar.p)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </figure>
      ))}
    </section>
  );
}

/** Over a narrow column: a decimal only where it is most of the figure. */
const shortPercent = (p: number): string => {
  if (p < 0.0005) return '<0.1%';
  return `${(p * 100).toFixed(p < 0.0995 ? 1 : 0)}%`;
};

function Bars({ bars }: { readonly bars: readonly PlotBar[] }) {
  const most = Math.max(...bars.map(({ p }) => p));
  const every = Math.ceil(bars.length / 12);
  return (
    <div className="histogram" aria-hidden="true">
      {bars.map((bar, i) => (
        <div
          key={bar.from}
          title={`${spanWords(bar)}: ${percent(bar.p)} (${fractionWords(bar.fraction, bar.p)})`}
        >
          <span className="column" style={{ height: `${(bar.p / most) * 100}%` }}>
            {i % every === 0 && bar.p > 0 && <b>{shortPercent(bar.p)}</b>}
          </span>
          <small>{i % every === 0 ? bar.from : ''}</small>
        </div>
      ))}
    </div>
  );
}
