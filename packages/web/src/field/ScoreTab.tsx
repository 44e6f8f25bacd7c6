/** The score as it stands, line by line, and how it would end now. */
import type { Holding, Table } from '@longroll/kernel';
import { Cite } from '../cite/Cite.tsx';
import { Accounts } from '../odds/Ledger.tsx';
import { Aims } from './Aims.tsx';
import { HeldReadings } from './HouseRules.tsx';
import type { Readings } from './readings.ts';
import { type Playable, sideTitle } from './scenarios.ts';
import { TurnTrack } from './TurnTrack.tsx';
import { useRulings } from './useRulings.ts';
import { counted, uncounted } from './winning.ts';

interface ScoreProps {
  readonly table: Table;
  readonly playable: Playable;
}

interface ScoreTabProps extends ScoreProps {
  readonly terms: readonly string[];
  readonly readings: Readings;
}

export function ScoreTab({ table, playable, terms, readings }: ScoreTabProps) {
  const rulings = useRulings(playable);
  return (
    <div className="score">
      <p className="verdict">
        {table.over ? '' : 'As it stands: '}
        {table.verdict}
      </p>
      <Aims table={table} playable={playable} />
      <HowWon terms={terms} />
      <WhatCounts table={table} />
      <Holdings holdings={table.holdings} playable={playable} />
      <TurnTrack table={table} />
      <Losses table={table} playable={playable} />
      <HeldReadings rulings={rulings} readings={readings} />
    </div>
  );
}

/** All the terms, by the readings that are in force; folded, since what is needed stands above. */
function HowWon({ terms }: Pick<ScoreTabProps, 'terms'>) {
  return (
    <details className="how-won">
      <summary>How it is won</summary>
      <ul>
        {terms.map((term) => (
          <li key={term}>{term}</li>
        ))}
      </ul>
    </details>
  );
}

/** The lines that count first; those that do not are there, folded. */
function WhatCounts({ table: { score } }: Pick<ScoreProps, 'table'>) {
  const idle = uncounted(score);
  return (
    <>
      <Accounts notes={counted(score)} />
      {idle.length > 0 && (
        <details className="uncounted">
          <summary>
            {idle.length === 1 ? '1 line counts' : `${idle.length} lines count`} for nobody now
          </summary>
          <ul>
            {idle.map(({ text, reason, cite, basis, group }) => (
              <li key={`${group} ${text}`}>
                {text}
                {reason && <small> {reason}</small>} <Cite of={cite} basis={basis} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

interface HoldingsProps extends Pick<ScoreProps, 'playable'> {
  readonly holdings: readonly Holding[];
}

export function Holdings({ holdings, playable }: HoldingsProps) {
  if (holdings.length === 0) return null;
  return (
    <table className="tally">
      <caption>Held</caption>
      <tbody>
        {holdings.map(({ cell, side, title, points }) => (
          <tr key={cell} data-side={side}>
            <th scope="row">{title}</th>
            <td className="side-word">{sideTitle(playable.sheet, side)}</td>
            <td className="figure">{points}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function Losses({ table, playable }: ScoreProps) {
  if (table.losses.length === 0) return null;
  return (
    <table className="tally">
      <caption>Losses</caption>
      <tbody>
        {table.losses.map(({ side, title, value }) => (
          <tr key={`${side} ${title}`} data-side={side}>
            <th scope="row">{title}</th>
            <td className="side-word">{sideTitle(playable.sheet, side)}</td>
            <td className="figure">{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
