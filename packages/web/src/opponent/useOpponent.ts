/** The computers at a table, as its page has them. */
import type { Game, Rng, Verdict } from '@longroll/kernel';
import { createContext, useCallback, useContext, useEffect, useRef, useState } from 'react';
import { Adversary, type Hold, type Standing } from './adversary.ts';
import { type Counsel, counselBy } from './counsel.ts';
import { lookingTime } from './looking.ts';
import { onlyPerson, withSeat } from './seats.ts';

/** The table that they sit at. */
export interface AtTable {
  readonly game: Game;
  /** Whether moves are made on this page, and not on another that has the same game open. */
  readonly mayMove: boolean;
  play(move: (game: Game) => Verdict<Game>): Verdict<Game> | null;
  luck(game: Game): Rng;
  /** How long a move is shown, in milliseconds. */
  readonly pace: number;
}

export interface Opposing extends Standing {
  readonly isPaused: boolean;
  readonly counsel: Counsel;
  pause(isPaused: boolean): void;
  /** While an earlier moment is looked at. */
  lookBack(isLooking: boolean): void;
  skip(): void;
  hurry(): void;
  again(): void;
  /** Gives a side to a computer, or with null to a person. */
  seat(side: string, opponent: string | null): void;
}

const RESTS: Standing = { due: null, does: 'rests', skips: false, wrong: '' };

/** One for the page: what comes of it is told to whoever is there. */
function useAdversary(at: AtTable) {
  const [standing, setStanding] = useState(RESTS);
  const latest = useRef(at);
  latest.current = at;
  const [counsel] = useState(counselBy);
  const [adversary] = useState(
    () =>
      new Adversary({
        counsel,
        play: (move) => latest.current.play(move),
        luck: (game) => latest.current.luck(game),
        lookAt: (game) => lookingTime(game, onlyPerson(game), latest.current.pace),
        tell: setStanding,
        later: (call, ms) => {
          const timer = setTimeout(call, ms);
          return () => clearTimeout(timer);
        },
        clock: () => performance.now(),
      }),
  );
  return { standing, counsel, adversary };
}

export function useOpponent(at: AtTable): Opposing {
  const { standing, counsel, adversary } = useAdversary(at);
  const [isPaused, setPaused] = useState(false);
  const game = at.mayMove ? at.game : null;
  useEffect(() => adversary.follow(game), [adversary, game]);
  useEffect(
    () => () => {
      adversary.leave();
      counsel.leave();
    },
    [adversary, counsel],
  );
  const hold = useCallback((why: Hold, on: boolean) => adversary.hold(why, on), [adversary]);
  const { play } = at;
  return {
    ...{ ...standing, isPaused, counsel },
    pause: (on) => {
      setPaused(on);
      hold('pause', on);
    },
    lookBack: useCallback((on: boolean) => hold('look', on), [hold]),
    skip: () => {
      setPaused(false);
      adversary.skip();
    },
    hurry: () => adversary.hurry(),
    again: () => adversary.again(),
    seat: useCallback(
      (side: string, opponent: string | null) => {
        play((now) => ({ refused: null, value: withSeat(now, side, opponent) }));
      },
      [play],
    ),
  };
}

const Context = createContext<Opposing | null>(null);
export const OpponentContext = Context.Provider;

/** Null where no table is laid at which computers could sit. */
export const useOpposing = (): Opposing | null => useContext(Context);
