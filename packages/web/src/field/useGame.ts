/** A game that is being played: every move is kept on the device as soon as it is made. */
import { act, answer, type Game, type Refusal, type Rng, seeded, undo, type Verdict } from '@longroll/kernel';
import { useCallback, useRef, useState } from 'react';
import { keepGame } from './games.ts';
import type { Option } from './options.ts';
import { tableOf, walked } from './walking.ts';

/** Luck for one move. A seed in the address names it, so that a game can be played again the same way. */
function luckFor({ turned, pending }: Game): Rng {
  const seed = new URLSearchParams(location.search).get('seed');
  if (seed === null) return seeded(crypto.randomUUID());
  return seeded(`${seed} ${turned.length} ${pending?.journal.length ?? 0}`);
}

export interface PlayedGame {
  readonly game: Game;
  /** Whether the device could not keep the last move. */
  readonly unkept: boolean;
  readonly refused: Refusal | null;
  readonly do: (option: Option) => void;
  readonly walk: (piece: string, path: readonly number[]) => void;
  /** An action of nobody's list: what players agreed on. */
  readonly agree: (side: string, action: unknown) => void;
  readonly undo: () => void;
}

const made = (game: Game, { side, does }: Option): Verdict<Game> =>
  'action' in does
    ? act(game, side, does.action, luckFor(game))
    : answer(game, side, does.choice, luckFor(game));

export function useGame(key: string, title: string, opened: Game): PlayedGame {
  const [game, setGame] = useState(opened);
  const [unkept, setUnkept] = useState(false);
  const [refused, setRefused] = useState<Refusal | null>(null);
  const latest = useRef(game);
  const take = useCallback(
    (next: Verdict<Game>) => {
      setRefused(next.refused);
      if (next.refused || next.value === latest.current) return;
      latest.current = next.value;
      const state = next.value.turned.at(-1)?.state ?? next.value.start;
      setUnkept(!keepGame(key, title, next.value, tableOf(next.value, state)));
      setGame(next.value);
    },
    [key, title],
  );
  return {
    ...{ game, unkept, refused },
    do: useCallback((option) => take(made(latest.current, option)), [take]),
    walk: useCallback(
      (piece, path) => take({ refused: null, value: walked(latest.current, piece, path, luckFor) }),
      [take],
    ),
    agree: useCallback(
      (side, action) => take(act(latest.current, side, action, luckFor(latest.current))),
      [take],
    ),
    undo: useCallback(() => take(undo(latest.current)), [take]),
  };
}
