/** What came of a batch: who won and how greatly, by how much, what it cost, where it was fought, how long, with what luck. */
import {
  type Batch,
  type DiceFell,
  DRAW,
  detailOf,
  deviationOf,
  type GameRow,
  type GridMap,
  spreadOf,
  summaryOf,
} from '@longroll/kernel';
import { useMemo } from 'react';
import { pointWords } from '../opponent/points.ts';
import { opponentTitle } from '../opponent/words.ts';
import { binsOf, gistOf, meanInterval, seriesOf, shareOf, shareWords, sideWords } from './figures.ts';
import { HeatMap } from './HeatMap.tsx';
import { Histogram, Lines, ShareTable } from './Plots.tsx';

interface ResultsProps {
  readonly batch: Batch;
  readonly rows: readonly GameRow[];
  readonly map: GridMap | null;
}

export function Results({ batch, rows, map }: ResultsProps) {
  const summary = useMemo(() => summaryOf(batch, rows), [batch, rows]);
  const detail = useMemo(() => detailOf(rows), [rows]);
  const [first] = batch.seated;
  const margins = rows.map(({ margin }) => margin);
  const levels = Object.entries(summary.levels).sort(([, a], [, b]) => b - a);
  return (
    <div className="lab-results">
      <p className="lede" role="status">
        {gistOf(first.side, rows, spreadOf(margins))}
      </p>
      <Duel {...{ batch, summary }} />
      {detail.unfinished > 0 && (
        <p className="refused">
          {detail.unfinished} of them were broken off after {batch.limit} actions and count as they stood.
        </p>
      )}
      <div className="lab-shares">
        <ShareTable
          caption="Who won"
          what="Winner"
          shares={Object.entries(summary.wins).map(([side, games]) =>
            side === DRAW
              ? shareOf('Nobody', games, rows.length)
              : shareOf(sideWords(side), games, rows.length, side),
          )}
        />
        <ShareTable
          caption="How it ended"
          what="End"
          shares={levels.map(([level, games]) => shareOf(level, games, rows.length))}
        />
      </div>
      <div className="lab-plots">
        <Histogram
          title={`Margin of ${sideWords(first.side)} at the end, in points; it wins from 0 up`}
          what="Margin"
          bins={binsOf(margins)}
          border={0}
        />
        <Lines title="Losses by the end of each turn, on average" series={seriesOf(detail.losses)} />
        {map && <HeatMap {...{ map, detail }} />}
        <Histogram
          title="Length in actions of both sides"
          what="Actions"
          bins={binsOf(rows.map(({ actions }) => actions))}
        />
      </div>
      <Lengths {...{ rows }} />
      <Luck luck={detail.luck} />
    </div>
  );
}

/** Of games in pairs: who made more of his sides. */
function Duel({ batch, summary }: { readonly batch: Batch; readonly summary: ReturnType<typeof summaryOf> }) {
  const { pairs, first, rate, interval } = summary;
  if (!first || !interval || !pairs) return null;
  const [a, b] = batch.seated.map(({ opponent }) => opponentTitle(opponent));
  return (
    <p className="gist">
      In pairs, with the sides exchanged, {a} against {b}: won {first.won}, drawn {first.drawn}, lost{' '}
      {first.lost} of {pairs}, which is {shareWords({ share: rate ?? 0, interval })}.
    </p>
  );
}

function Lengths({ rows }: Pick<ResultsProps, 'rows'>) {
  const lines = [
    ['Turns', spreadOf(rows.map(({ turns }) => turns))],
    ['Actions of both sides', spreadOf(rows.map(({ actions }) => actions))],
    ['Margin, in points', spreadOf(rows.map(({ margin }) => margin))],
  ] as const;
  return (
    <div className="scrolls">
      <table className="lab-table">
        <caption>On average</caption>
        <thead>
          <tr>
            <th scope="col">Of a game</th>
            <th scope="col" className="figure">
              Mean
            </th>
            <th scope="col" className="figure">
              19 times in 20
            </th>
            <th scope="col" className="figure">
              Standard deviation
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(([title, spread]) => (
            <tr key={title}>
              <th scope="row">{title}</th>
              <td className="figure">{spread.mean.toFixed(1).replace('-', '−')}</td>
              <td className="figure">
                {meanInterval(spread)
                  .map((end) => end.toFixed(1).replace('-', '−'))
                  .join(' to ')}
              </td>
              <td className="figure">{spread.sd.toFixed(1)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Dice that fall this far from their mean do so about once in 370 tables. */
const STRANGE = 3;

function Luck({ luck }: { readonly luck: readonly DiceFell[] }) {
  if (luck.length === 0) return null;
  return (
    <div className="scrolls">
      <table className="lab-table">
        <caption>
          Luck: how the dice fell against what is to be expected of them. A deviation within 2 is common, one
          beyond {STRANGE} is strange.
        </caption>
        <thead>
          <tr>
            <th scope="col">Dice</th>
            <th scope="col" className="figure">
              Thrown
            </th>
            <th scope="col" className="figure">
              Mean
            </th>
            <th scope="col" className="figure">
              Expected
            </th>
            <th scope="col" className="figure">
              Deviation
            </th>
          </tr>
        </thead>
        <tbody>
          {luck.map((fell) => (
            <tr key={`${fell.side} ${fell.die}`} data-side={fell.side}>
              <th scope="row">
                {sideWords(fell.side)}: {fell.die}
              </th>
              <td className="figure">{fell.thrown}</td>
              <td className="figure">{(fell.sum / fell.thrown).toFixed(2)}</td>
              <td className="figure">{(fell.expected / fell.thrown).toFixed(2)}</td>
              <td className="figure">{pointWords(deviationOf(fell))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
