/** Every move in a sentence, newest first, then its dice; the lines of the rules that counted are folded under it. */
import {
  accountOf,
  type Drawn,
  type Game,
  type Move,
  type Note,
  type Seat,
  type SeenMove,
  type SeenOpen,
  type Verdict,
} from '@longroll/kernel';
import { memo, useEffect, useMemo, useRef, useState } from 'react';
import { Cite } from '../cite/Cite.tsx';
import { Accounts } from '../odds/Ledger.tsx';
import { Reason } from '../opponent/Reason.tsx';
import { DieFace } from '../roll/DieFace.tsx';
import { newTurn } from './changes.ts';
import type { Playable } from './scenarios.ts';
import { lookAt } from './seat.ts';
import { linesOf, sealedWords, sentenceOf } from './story.ts';
import type { Desk } from './useDesk.ts';

/** So many lines at a time: a campaign has thousands. */
const PORTION = 60;

/** When one looks far back the list begins so many moves after the one that is shown. */
const AHEAD = 20;

/** How many moves had been made after the newest that is listed. */
function listedFrom({ at, isNow, played: { game } }: Desk): number {
  const all = game.moves.length;
  return isNow || all - at < PORTION - AHEAD ? all : at + AHEAD;
}

/** Scrolls the panel and nothing else: the page itself may not move under the map. */
function showInPanel(entry: Element): void {
  const panel = entry.closest('[role=tabpanel]');
  if (!panel) return;
  const [lies, window] = [entry.getBoundingClientRect(), panel.getBoundingClientRect()];
  const middle = (window.height - Math.min(lies.height, window.height)) / 2;
  panel.scrollTop += lies.top - window.top - middle;
}

interface JournalTabProps {
  readonly desk: Desk;
  /** Moves are shown again: the one that is shown is marked, also the last. */
  readonly replays: boolean;
}

export function JournalTab({ desk, replays }: JournalTabProps) {
  const { game } = desk.played;
  const [most, setMost] = useState(PORTION);
  const all = game.moves.length;
  // The later moves were asked for while this one was shown.
  const [up, setUp] = useState(-1);
  const newest = up === desk.at ? all : listedFrom(desk);
  const length = Math.min(newest, Math.max(most, newest - desk.at + AHEAD));
  // Where nothing is secret everybody reads the same lines.
  const seat = game.rules.secrets ? desk.side : null;
  const lines = useMemo(
    () =>
      linesOf(
        game,
        Array.from({ length }, (_, i) => newest - 1 - i),
        seat,
      ),
    [game, length, newest, seat],
  );
  const list = useRef<HTMLOListElement>(null);
  const shown = desk.isNow && !replays ? null : desk.at;
  useEffect(() => {
    const entry = shown === null ? null : list.current?.querySelector('[aria-current]');
    if (entry) showInPanel(entry);
  }, [shown]);
  if (all === 0) return <p className="hint">No move has been made yet. Each will leave a line here.</p>;
  return (
    <>
      {newest < all && (
        <button type="button" className="quiet" onClick={() => setUp(desk.at)}>
          {all - newest} later moves
        </button>
      )}
      <ol className="journal" ref={list}>
        {lines.map(({ from, to }) => (
          <Entry
            key={from}
            {...{ move: to - 1, orders: to - from, game, seat }}
            {...{ playable: desk.playable, made: game.moves.at(to - 1)! }}
            shown={shown !== null && shown > from && shown <= to}
            latest={to === all}
            onShow={desk.lookBack}
          />
        ))}
      </ol>
      {newest > length && (
        <button type="button" className="quiet" onClick={() => setMost(length + PORTION)}>
          {newest - length} earlier moves
        </button>
      )}
    </>
  );
}

interface EntryProps {
  readonly move: number;
  /** How many under seal are told together, up to this one. */
  readonly orders: number;
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
  a.orders === b.orders &&
  a.shown === b.shown &&
  a.latest === b.latest &&
  a.seat === b.seat &&
  (!a.game.rules.secrets || a.game === b.game);

const Entry = memo(function Entry(props: EntryProps) {
  const { move, orders, game, seat, playable, made, shown, latest, onShow } = props;
  const seen = lookAt(game, move, seat);
  const turn = newTurn(game, move, seat);
  const agreed = !seen.refused && !seen.value.sealed && seen.value.told.agreed === true;
  return (
    <li
      data-side={made.side}
      data-agreed={agreed || undefined}
      data-latest={latest || undefined}
      aria-current={shown ? 'step' : undefined}
    >
      {turn !== '' && <p className="turn-mark">{turn}</p>}
      <p className="move-words">
        <button type="button" className="quiet move-number" onClick={() => onShow(move + 1)}>
          <span className="visually-hidden">Show the table after move </span>
          {move + 1}
        </button>
        <Words {...{ seen, playable, orders }} />
      </p>
      {!seen.refused && <Reason of={seen.value} />}
      {!seen.refused && !seen.value.sealed && <Outcome seen={seen.value} />}
    </li>
  );
}, isSameEntry);

interface WordsProps {
  readonly seen: Verdict<SeenMove>;
  readonly playable: Playable;
  readonly orders: number;
}

function Words({ seen, playable, orders }: WordsProps) {
  if (seen.refused) return <span className="refused">{seen.refused.text}</span>;
  if (seen.value.sealed)
    return <span className="sentence">{sealedWords(playable, seen.value.side, orders)}</span>;
  const sentence = sentenceOf(playable, seen.value);
  const { agreed, cite } = seen.value.told;
  return (
    <span>
      {agreed && <b className="agreed">Overruled </b>}
      <span className="sentence">{sentence}</span> <Cite of={cite} />
    </span>
  );
}

function Outcome({ seen }: { readonly seen: SeenOpen }) {
  const account = accountOf(seen.notes);
  return (
    <>
      <Dice draws={seen.draws} />
      {account.length > 0 && <Why notes={account} />}
    </>
  );
}

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
function Why({ notes }: { readonly notes: readonly Note[] }) {
  const [wanted, setWanted] = useState(false);
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
