/** What if: the rest of the game played many times from each move that is weighed, always with the same luck. */
import type { Prospect } from '@longroll/kernel';
import { useId, useState } from 'react';
import { percent } from '../figures/figures.ts';
import { likelyWords } from './points.ts';
import { type AskedAt, useAsking } from './useAsking.ts';
import { verdictOf } from './verdict.ts';

const PLAYS = [50, 100, 200, 400] as const;
const FIRST_PLAYS = 200;

export function WhatIf({ game, at, side, counsel, tell, dealt }: AskedAt & { readonly dealt: boolean }) {
  const field = useId();
  const [plays, setPlays] = useState<number>(FIRST_PLAYS);
  const { asking, ask, enough } = useAsking<'whatIf'>(counsel, game);
  return (
    <section className="what-if" aria-labelledby="what-if-head">
      <h3 id="what-if-head">What if</h3>
      <p className="hint">
        The rest of the game, played by a captain on both sides from each of the moves that he weighs. In each
        play all of them meet the same luck, so what differs is the move.
      </p>
      <p className="tools">
        <label htmlFor={field}>Plays of each</label>
        <select id={field} value={plays} onChange={(event) => setPlays(Number(event.target.value))}>
          {PLAYS.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
        {asking.is === 'asked' ? (
          <button type="button" onClick={enough}>
            Stop
          </button>
        ) : (
          <button type="button" onClick={() => ask({ what: 'whatIf', side, at, plays, dealt })}>
            Play it out
          </button>
        )}
      </p>
      {asking.is === 'asked' && (
        <p className="progress-line">
          <progress max={plays} value={asking.done} aria-label="Plays" /> {asking.done} of {plays} plays
        </p>
      )}
      {asking.is === 'answered' && <Prospects prospects={asking.answer} tell={tell} />}
      {asking.is === 'failed' && (
        <p className="refused" role="alert">
          It could not be played out: {asking.why}
        </p>
      )}
    </section>
  );
}

interface ProspectsProps {
  readonly prospects: readonly Prospect[];
  readonly tell: (action: unknown) => string;
}

function Prospects({ prospects, tell }: ProspectsProps) {
  const plays = prospects[0]?.plays ?? 0;
  const low = Math.min(0, ...prospects.map(({ margin }) => margin.low));
  const high = Math.max(0, ...prospects.map(({ margin }) => margin.high));
  return (
    <div role="status">
      <p className="choice-made">{verdictOf(prospects, tell)}</p>
      {plays > 0 && (
        <table className="prospects">
          <caption>
            {plays} plays of each. The margin of the side that decides, in points, with the interval in which
            it lies 19 times in 20
          </caption>
          <thead>
            <tr>
              <th scope="col">Move</th>
              <th scope="col" className="figure">
                Margin at the end
              </th>
              <td aria-hidden="true" />
              <th scope="col" className="figure">
                Against the first
              </th>
              <th scope="col" className="figure">
                Won
              </th>
            </tr>
          </thead>
          <tbody>
            {prospects.map(({ action, reason, margin, better, wins }, i) => (
              <tr key={JSON.stringify(action)}>
                <th scope="row">
                  {tell(action)}
                  {reason !== '' && <small>{reason}</small>}
                </th>
                <td className="figure">{likelyWords(margin)}</td>
                <td aria-hidden="true">
                  <Whisker {...margin} from={low} to={high} />
                </td>
                <td className="figure">{i === 0 ? 'the first' : likelyWords(better)}</td>
                <td className="figure">{percent(wins / plays)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}

interface WhiskerProps {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
  readonly from: number;
  readonly to: number;
}

/** A mean with its interval on a common scale, and where nought is. */
export function Whisker({ mean, low, high, from, to }: WhiskerProps) {
  const at = (value: number): number => (to === from ? 60 : 4 + ((value - from) / (to - from)) * 112);
  return (
    <svg className="whisker" viewBox="0 0 120 16" aria-hidden="true">
      <path className="nought" d={`M${at(0)} 1V15`} />
      <path d={`M${at(low)} 8H${at(high)}M${at(low)} 5V11M${at(high)} 5V11`} />
      <circle cx={at(mean)} cy="8" r="3" />
    </svg>
  );
}
