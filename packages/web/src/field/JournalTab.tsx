/** Every move in words, newest first: who, what, the dice, and the lines of the rules that counted. */
import {
  type Drawn,
  type Game,
  type Move,
  type Note,
  type Seat,
  type SeenMove,
  type SeenOpen,
  seenMove,
  type Verdict,
} from '@longroll/kernel';
import { memo, useState } from 'react';
import { Cite } from '../cite/Cite.tsx';
import { Accounts } from '../odds/Ledger.tsx';
import { DieFace } from '../roll/DieFace.tsx';
import { newTurn, resultOf } from './changes.ts';
import type { Playable } from './scenarios.ts';
import type { Desk } from './useDesk.ts';
import { sealedWords } from './words.ts';

/** So many lines at a time: a campaign has thousands. */
const PORTION = 60;

export function JournalTab({ desk }: { readonly desk: Desk }) {
  const { game } = desk.played;
  const [most, setMost] = useState(PORTION);
  const all = game.moves.length;
  const moves = Array.from({ length: Math.min(most, all) }, (_, i) => all - 1 - i);
  // Where nothing is secret everybody reads the same lines.
  const seat = game.rules.secrets ? desk.side : null;
  if (moves.length === 0)
    return <p className="hint">No move has been made yet. Each will leave a line here.</p>;
  return (
    <>
      <ol className="journal">
        {moves.map((move) => (
          <Entry
            key={move}
            {...{ move, game, seat, playable: desk.playable, made: game.moves.at(move)! }}
            shown={!desk.isNow && desk.at === move + 1}
            latest={move === all - 1}
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
  readonly seat: Seat;
  readonly playable: Playable;
  readonly made: Move;
  readonly shown: boolean;
  readonly latest: boolean;
  readonly onShow: (at: number) => void;
}

/** A seal may be broken by any later move; else a line stays as it is as long as its move does. */
const isSameEntry = (a: EntryProps, b: EntryProps): boolean =>
  a.made === b.made &&
  a.shown === b.shown &&
  a.latest === b.latest &&
  a.seat === b.seat &&
  (!a.game.rules.secrets || a.game === b.game);

const Entry = memo(function Entry({ move, game, seat, playable, made, shown, latest, onShow }: EntryProps) {
  const seen = seenMove(game, move, seat);
  const turn = newTurn(game, move, seat);
  const agreed = !seen.refused && !seen.value.sealed && seen.value.told.agreed === true;
  return (
    <li data-side={made.side} data-agreed={agreed || undefined} aria-current={shown ? 'step' : undefined}>
      {turn !== '' && <p className="turn-mark">{turn}</p>}
      <p className="move-words">
        <button type="button" className="quiet move-number" onClick={() => onShow(move + 1)}>
          <span className="visually-hidden">Show the table after move </span>
          {move + 1}
        </button>
        <Words seen={seen} />
      </p>
      {!seen.refused && !seen.value.sealed && (
        <Outcome seen={seen.value} latest={latest} result={resultOf(game, playable, seen.value, seat)} />
      )}
    </li>
  );
}, isSameEntry);

function Words({ seen }: { readonly seen: Verdict<SeenMove> }) {
  if (seen.refused) return <span className="refused">{seen.refused.text}</span>;
  if (seen.value.sealed) return <span>{sealedWords(seen.value)}</span>;
  const { agreed, text, cite } = seen.value.told;
  return (
    <span>
      {agreed && <b className="agreed">Overruled </b>}
      {text} <Cite of={cite} />
    </span>
  );
}

interface OutcomeProps {
  readonly seen: SeenOpen;
  readonly latest: boolean;
  readonly result: string;
}

const Outcome = ({ seen, latest, result }: OutcomeProps) => (
  <>
    <Dice draws={seen.draws} />
    {result !== '' && <p className="verdict">{result}</p>}
    {seen.notes.length > 0 && <Why notes={seen.notes} open={latest} />}
  </>
);

const Dice = ({ draws }: { readonly draws: readonly Drawn[] }) =>
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
function Why({ notes, open }: { readonly notes: readonly Note[]; readonly open: boolean }) {
  const [wanted, setWanted] = useState(open);
  const applied = notes.filter((note) => note.applied).length;
  return (
    <details open={wanted} onToggle={(event) => setWanted(event.currentTarget.open)}>
      <summary>
        Why: {applied} {applied === 1 ? 'line' : 'lines'}
      </summary>
      {wanted && <Accounts notes={notes} />}
    </details>
  );
}
