/** A game that is being played: every move is kept on the device as soon as it is made. */
import {
  act,
  type Game,
  lastMover,
  type Refusal,
  type Rng,
  recordOf,
  seeded,
  undo,
  type Verdict,
} from '@longroll/kernel';
import { useCallback, useRef, useState } from 'react';
import { settings } from '../settings/settings.ts';
import { pressedOn, takenBack } from './forced.ts';
import { keepGame } from './games.ts';
import type { OnShelf } from './keptCourse.ts';
import { type Relisting, relisted } from './listing.ts';
import { checkedWords } from './opening.ts';
import type { Option } from './options.ts';
import { tableOf } from './seat.ts';
import { type Bound, marched, walked } from './walking.ts';

/** Luck for one move. A seed in the address names it, so that a game can be played again the same way. */
function luckFor({ moves }: Game): Rng {
  const seed = new URLSearchParams(location.search).get('seed');
  return seeded(seed === null ? crypto.randomUUID() : `${seed} ${moves.length}`);
}

/** A move, and the forced ones after it where the player wants them made. */
function played(next: Verdict<Game>): Verdict<Game> {
  if (next.refused || !settings().forced) return next;
  return { refused: null, value: pressedOn(next.value, luckFor) };
}

const undone = (now: Game): Verdict<Game> =>
  settings().forced ? takenBack(now, luckFor) : undo(now, lastMover(now));

/** Where a game is kept, and what of it lies there already. */
export interface KeptAs {
  readonly key: string;
  readonly title: string;
  readonly on: OnShelf;
}

export interface PlayedGame {
  readonly game: Game;
  /** Only looked at: nothing can be done and nothing is kept. */
  readonly isClosed: boolean;
  /** Whether the device could not keep the last move. */
  readonly unkept: boolean;
  readonly refused: Refusal | null;
  /** What a check of the whole game found; empty if none was made since the last move. */
  readonly checked: string;
  readonly do: (option: Option) => void;
  readonly walk: (bound: Bound) => void;
  /** Does it, and goes on to where the piece is bound. */
  readonly march: (option: Option, bound: Bound) => void;
  /** An action of nobody's list: what players agreed on. */
  readonly agree: (side: string, action: unknown) => void;
  readonly undo: () => void;
  /** Changes the list that is being made. */
  readonly relist: (change: Relisting) => void;
  readonly check: () => void;
}

/** Keeps what a move changed; whether the device could not. */
function useKeeping(kept: KeptAs | null): (game: Game) => boolean {
  const on = useRef(kept?.on);
  return useCallback(
    (game) => {
      if (!kept) return false;
      const keeping = keepGame(kept, game, tableOf(game, game.now), on.current);
      on.current = keeping.on;
      return !keeping.kept;
    },
    [kept],
  );
}

export function useGame(kept: KeptAs | null, opened: Game): PlayedGame {
  const [game, setGame] = useState(opened);
  const [unkept, setUnkept] = useState(false);
  const [refused, setRefused] = useState<Refusal | null>(null);
  const [checked, setChecked] = useState('');
  const latest = useRef(game);
  const keep = useKeeping(kept);
  const isClosed = kept === null;
  const take = useCallback(
    (move: (game: Game) => Verdict<Game>) => {
      if (isClosed) return;
      const next = move(latest.current);
      setRefused(next.refused);
      if (next.refused || next.value === latest.current) return;
      latest.current = next.value;
      setUnkept(keep(next.value));
      setGame(next.value);
      setChecked('');
    },
    [keep, isClosed],
  );
  return {
    ...{ game, isClosed, unkept, refused, checked },
    do: useCallback(
      ({ side, action }) => take((now) => played(act(now, side, action, luckFor(now)))),
      [take],
    ),
    walk: useCallback(
      ({ piece, path }) => take((now) => played({ refused: null, value: walked(now, piece, path, luckFor) })),
      [take],
    ),
    march: useCallback(
      (option, bound) => take((now) => played(marched(now, option, bound, luckFor))),
      [take],
    ),
    agree: useCallback((side, action) => take((now) => act(now, side, action, luckFor(now))), [take]),
    undo: useCallback(() => take(undone), [take]),
    relist: useCallback((change) => take((now) => relisted(now, change, luckFor)), [take]),
    check: useCallback(() => setChecked(checkedWords(latest.current, recordOf(latest.current))), []),
  };
}
