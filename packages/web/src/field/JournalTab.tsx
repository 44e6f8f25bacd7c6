/** Every move in words, newest first: who, what, the dice, and the lines of the rules that counted. */
import type { Game, Turned } from '@longroll/kernel';
import { memo, useState } from 'react';
import { Cite } from '../cite/Cite.tsx';
import { Accounts } from '../odds/Ledger.tsx';
import { DieFace } from '../roll/DieFace.tsx';
import { newTurn, resultOf } from './changes.ts';
import type { Playable } from './scenarios.ts';
import type { Desk } from './useDesk.ts';
import { toldAt } from './words.ts';

/** So many lines at a time: a campaign has thousands. */
const PORTION = 60;

export function JournalTab({ desk }: { readonly desk: Desk }) {
  const { game } = desk.played;
  const [most, setMost] = useState(PORTION);
  const all = game.turned.length;
  const moves = Array.from({ length: Math.min(most, all) }, (_, i) => all - 1 - i);
  if (moves.length === 0)
    return <p className="hint">No move has been made yet. Each will leave a line here.</p>;
  return (
    <>
      <ol className="journal">
        {moves.map((move) => (
          <Entry
            key={move}
            {...{ move, game, playable: desk.playable, turned: game.turned[move]! }}
            shown={!desk.isNow && desk.at === move + 1}
            latest={move === game.turned.length - 1}
            onShow={desk.lookBack}
          />
        ))}
      </ol>
      {all > most && (
        <button type="button" className="quiet" onClick={() => setMost(most + PORTION)}>
          {all - most} earlier moves
        </button>
      )}
    </>
  );
}

interface EntryProps {
  readonly move: number;
  readonly game: Game;
  readonly playable: Playable;
  readonly turned: Turned;
  readonly shown: boolean;
  readonly latest: boolean;
  readonly onShow: (at: number) => void;
}

const Entry = memo(
  function Entry({ move, game, playable, turned, shown, latest, onShow }: EntryProps) {
    const told = toldAt(game, move);
    const agreed = told.agreed === true;
    const result = resultOf(game, playable, move);
    const turn = newTurn(game, move);
    const decided = turned.journal.flatMap((one) => ('ask' in one ? [one] : []));
    return (
      <li data-side={turned.side} data-agreed={agreed || undefined} aria-current={shown ? 'step' : undefined}>
        {turn !== '' && <p className="turn-mark">{turn}</p>}
        <p className="move-words">
          <button type="button" className="quiet move-number" onClick={() => onShow(move + 1)}>
            <span className="visually-hidden">Show the table after move </span>
            {move + 1}
          </button>
          <span>
            {agreed && <b className="agreed">Overruled </b>}
            {told.text} <Cite of={told.cite} />
          </span>
        </p>
        <Dice turned={turned} />
        {decided.map(({ ask, side, option }) => (
          <p key={`${ask} ${option}`} className="decided">
            {side} decided {ask}: {option}
          </p>
        ))}
        {result !== '' && <p className="verdict">{result}</p>}
        {turned.notes.length > 0 && <Why turned={turned} open={latest} />}
      </li>
    );
  },
  (a, b) => a.turned === b.turned && a.shown === b.shown && a.latest === b.latest,
);

const Dice = ({ turned: { draws } }: { readonly turned: Turned }) =>
  draws.length === 0 ? null : (
    <p className="fallen small">
      {draws.flatMap(({ draw, dice, faces }, d) =>
        dice.map(({ name, faces: sides }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same die may be thrown twice.
          <DieFace key={`${draw} ${d} ${i}`} name={name} face={faces[i]!} pips={sides.at(-1) === 6} />
        )),
      )}
    </p>
  );

/** Built when it is first opened: a long game has thousands of lines. */
function Why({ turned, open }: { readonly turned: Turned; readonly open: boolean }) {
  const [wanted, setWanted] = useState(open);
  const applied = turned.notes.filter((note) => note.applied).length;
  return (
    <details open={wanted} onToggle={(event) => setWanted(event.currentTarget.open)}>
      <summary>
        Why: {applied} {applied === 1 ? 'line' : 'lines'}
      </summary>
      {wanted && <Accounts notes={turned.notes} />}
    </details>
  );
}
