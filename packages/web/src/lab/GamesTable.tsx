/** The games of a batch one by one; any of them can be opened in the Field. */
import type { Batch, GameRow, Rules } from '@longroll/kernel';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { keepChecked, newKey } from '../field/games.ts';
import { pointWords } from '../opponent/points.ts';
import { opponentTitle } from '../opponent/words.ts';
import { recordOf } from './crew.ts';
import { sideWords } from './figures.ts';

interface GamesTableProps {
  readonly batch: Batch;
  readonly rows: readonly GameRow[];
  /** Null where its games cannot be played again. */
  readonly rules: Rules | null;
  readonly title: string;
}

/** So many at a time. */
const PORTION = 20;

export function GamesTable({ batch, rows, rules, title }: GamesTableProps) {
  const [most, setMost] = useState(PORTION);
  const { opening, wrong, open } = useOpening(batch, rules, title);
  return (
    <section className="lab-games" aria-labelledby="games-head">
      <h2 id="games-head">
        Its games <small>{rows.length}</small>
      </h2>
      {wrong !== '' && (
        <p className="refused" role="alert">
          {wrong}
        </p>
      )}
      <div className="scrolls">
        <table className="lab-table">
          <caption>In the order of their numbers</caption>
          <thead>
            <tr>
              <th scope="col">Game</th>
              <th scope="col">Who played</th>
              <th scope="col">Winner</th>
              <th scope="col" className="figure">
                Margin
              </th>
              <th scope="col" className="figure">
                Turns
              </th>
              <th scope="col" className="figure">
                Actions
              </th>
              <th scope="col">Open</th>
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, most).map((row) => (
              <GameLine
                key={row.game}
                row={row}
                isOpening={opening === row.game}
                onOpen={rules && opening === null ? open : null}
              />
            ))}
          </tbody>
        </table>
      </div>
      {rows.length > most && (
        <button type="button" className="quiet" onClick={() => setMost(most + 5 * PORTION)}>
          {rows.length - most} more games
        </button>
      )}
    </section>
  );
}

/** Most levels name the winner already. */
function endWords(winner: string | null, level: string): string {
  const who = winner === null ? 'Nobody' : sideWords(winner);
  if (level === '') return who;
  return level.toLowerCase().includes(winner ?? '') ? level : `${who}, ${level}`;
}

interface GameLineProps {
  readonly row: GameRow;
  readonly isOpening: boolean;
  /** Null while none can be opened. */
  readonly onOpen: ((game: number) => void) | null;
}

function GameLine({ row, isOpening, onOpen }: GameLineProps) {
  const { game, seated, winner, level, margin, turns, actions } = row;
  return (
    <tr>
      <th scope="row">{game}</th>
      <td>
        {seated.map(({ side, opponent }) => `${sideWords(side)}: ${opponentTitle(opponent)}`).join(', ')}
      </td>
      <td>{endWords(winner, level)}</td>
      <td className="figure">{pointWords(margin)}</td>
      <td className="figure">{turns}</td>
      <td className="figure">{actions}</td>
      <td>
        <button
          type="button"
          className="quiet"
          aria-label={`Open game ${game} in the Field`}
          disabled={onOpen === null}
          onClick={() => onOpen?.(game)}
        >
          {isOpening ? 'Opening' : 'Open'}
        </button>
      </td>
    </tr>
  );
}

/** It is played again, kept among the games of this device, and opened there. */
function useOpening(batch: Batch, rules: Rules | null, title: string) {
  const [, navigate] = useLocation();
  const [opening, setOpening] = useState<number | null>(null);
  const [wrong, setWrong] = useState('');
  const open = async (game: number) => {
    if (!rules) return;
    setOpening(game);
    setWrong('');
    const done = await recordOf(batch, game, rules);
    setOpening(null);
    if (!('record' in done)) return setWrong(`Game ${game} could not be played again.`);
    const key = newKey();
    const named = `${title}, game ${game} of a batch`;
    const record = { ...done.record, title: named };
    if (keepChecked(key, { record, now: undefined, title: named })) return navigate(`/field/game/${key}`);
    setWrong('This device can keep no more games. Delete one in the Field and try again.');
  };
  return { opening, wrong, open };
}
