/** The score as it stands, line by line, and how it would end now. */
import type { Holding, Table } from '@longroll/kernel';
import { Accounts } from '../odds/Ledger.tsx';
import { HeldReadings, type Readings } from './HouseRules.tsx';
import { type Playable, sideTitle } from './scenarios.ts';

interface ScoreProps {
  readonly table: Table;
  readonly playable: Playable;
}

interface ScoreTabProps extends ScoreProps {
  readonly readings: Readings;
}

export function ScoreTab({ table, playable, readings }: ScoreTabProps) {
  return (
    <div className="score">
      <p className="verdict">
        {table.over ? '' : 'As it stands: '}
        {table.verdict}
      </p>
      <Accounts notes={table.score} />
      <Holdings holdings={table.holdings} playable={playable} />
      <Losses table={table} playable={playable} />
      <HeldReadings rulings={playable.system.rulings} readings={readings} />
    </div>
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
