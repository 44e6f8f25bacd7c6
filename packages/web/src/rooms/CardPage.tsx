/** The whole card of a system in its printed order; an address may point at one of its charts. Paper gets its sheets. */
import type { CardSystem, Chart } from '@longroll/kernel';
import { useEffect, useMemo } from 'react';
import { ChartTable } from '../chart/ChartTable.tsx';
import { Cite } from '../cite/Cite.tsx';
import { CardSheets } from '../print/ChartCard.tsx';
import { usePrinting } from '../print/usePrinting.ts';
import { spreadsOf } from './spreads.ts';

interface CardPageProps {
  readonly system: CardSystem;
  readonly chart: Chart | null;
}

const anchorOf = (chart: Chart): string => chart.id.replace('/', '-');

export function CardPage({ system, chart }: CardPageProps) {
  const printing = usePrinting();
  return (
    <>
      <CardOnScreen system={system} chart={chart} />
      {printing && <CardSheets title={system.title} charts={system.charts} />}
    </>
  );
}

function CardOnScreen({ system, chart }: CardPageProps) {
  const spreads = useMemo(() => spreadsOf(system.charts), [system]);
  useEffect(() => {
    if (chart) document.getElementById(anchorOf(chart))?.scrollIntoView();
  }, [chart]);
  return (
    <div className="room card-page">
      <header className="room-head">
        <h1>{system.title}</h1>
        <p className="tools">
          <a href="/charts">Find a word</a> <a href={`/rules/${system.id}`}>The rules</a>{' '}
          <a href={`/charts/${system.id}/print`}>Print the card</a>
        </p>
      </header>
      <nav className="index" aria-label="Charts of this card">
        <ol>
          {system.charts.map((one) => (
            <li key={one.id}>
              <a href={`/charts/${one.id}`} aria-current={one === chart ? 'true' : undefined}>
                {one.title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="spreads">
        {spreads.map((spread) => (
          <div className="spread" key={spread[0]!.id} data-halves={spread.length > 1 || undefined}>
            {spread.map((one) => (
              <article key={one.id} id={anchorOf(one)} data-sought={one === chart || undefined}>
                <h2>{one.title}</h2>
                <ChartTable chart={one} lit={null} />
                <p className="chart-rule">
                  <Cite of={one.cite} />
                </p>
              </article>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
