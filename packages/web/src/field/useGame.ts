/** A game that is being played: every move is kept on the device as soon as it is made, by one tab at a time. */
import { act, type Game, type Refusal, recordOf, type Seat, undo, type Verdict } from '@longroll/kernel';
import { useCallback, useEffect, useRef, useState } from 'react';
import { webLock } from '../keep/lock.ts';
import { DEVICE, hearDevice } from '../keep/shelf.ts';
import { settings } from '../settings/settings.ts';
import { pressedOn, takenBack } from './forced.ts';
import type { OnShelf } from './keptCourse.ts';
import { type Relisting, relisted } from './listing.ts';
import { luckFor } from './luck.ts';
import { type Carried, carriedOut, type Given, unitTakenBack } from './many.ts';
import { checkedWords } from './opening.ts';
import type { Option } from './options.ts';
import type { Playable } from './scenarios.ts';
import { type Mishap, type Role, type Seated, Sitting } from './sitting.ts';
import { takesBack } from './takingBack.ts';
import { type Bound, marched, walked } from './walking.ts';

/** A move, and the forced ones after it where the player wants them made. */
function played(next: Verdict<Game>): Verdict<Game> {
  if (next.refused || !settings().forced) return next;
  return { refused: null, value: pressedOn(next.value, luckFor) };
}

/** Who has sat down before a closed table takes back only what is his. */
function undone(now: Game, seat: Seat | undefined, carried: Carried | null): Verdict<Game> {
  const mover = takesBack(now);
  if (seat !== undefined && seat !== mover) return undo(now, seat);
  if (mover !== null && carried?.to === now.moves.length) return unitTakenBack(now, mover, carried.from);
  return settings().forced ? takenBack(now, luckFor) : undo(now, mover);
}

/** What is left of an order to many when some of it was taken back. */
const shortened = ({ from }: Carried, to: number): Carried | null =>
  to > from ? { from, to, text: 'Taken back for one unit; what was ordered before it stands.' } : null;

const UNSEATED = { role: 'asks', unkept: false, mishap: null } as const;

/** Where a game is kept, and what of it lies there already. */
export interface KeptAs {
  readonly key: string;
  readonly title: string;
  readonly on: OnShelf;
}

export interface PlayedGame {
  readonly game: Game;
  /** Only looked at here: nothing can be done and nothing is kept. */
  readonly isClosed: boolean;
  /** What other tabs have to do with it; null where no other can have it. */
  readonly shared: Shared | null;
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
  /** By whoever made the last move; at a closed table only by the seat before it. */
  readonly undo: (seat?: Seat) => void;
  /** The actions of one order to many, until something stops them. */
  readonly order: (given: Given) => void;
  /** What the last order to many came to, as long as nothing was done after it. */
  readonly carried: Carried | null;
  /** Changes the list that is being made. */
  readonly relist: (change: Relisting) => void;
  readonly check: () => void;
  /** Whatever else may be done to the game; null where this tab may not. */
  readonly take: (move: (game: Game) => Verdict<Game>) => Verdict<Game> | null;
}

export interface Shared {
  readonly role: Role;
  readonly mishap: Mishap;
  readonly takeOver: () => void;
}

/** Null until the tab has sat down. */
function useSitting(kept: KeptAs | null, opened: Game) {
  const [seated, setSeated] = useState<Seated | null>(null);
  const sitting = useRef<Sitting>(null);
  useEffect(() => {
    if (!kept) return;
    const place = { ...kept, shelf: DEVICE, lock: webLock(), hear: hearDevice };
    const one = new Sitting(place, opened, kept.on, setSeated);
    sitting.current = one;
    return () => one.leave();
  }, [kept, opened]);
  return { seated, sitting };
}

type Take = PlayedGame['take'];

/** Orders to many, and how they are taken back: unit by unit. */
function useCarrying(take: Take, playable: Playable) {
  const [last, setLast] = useState<Carried | null>(null);
  const order = useCallback(
    (given: Given) =>
      take((now) => {
        const done = carriedOut(now, given, luckFor, playable);
        if (done.refused) return done;
        setLast(done.value.carried);
        return { refused: null, value: done.value.game };
      }),
    [take, playable],
  );
  const back = useCallback(
    (seat?: Seat) =>
      take((now) => {
        const next = undone(now, seat, last);
        if (!next.refused) setLast(last && shortened(last, next.value.moves.length));
        return next;
      }),
    [take, last],
  );
  return { last, order, back };
}

export function useGame(kept: KeptAs | null, opened: Game, playable: Playable): PlayedGame {
  const { seated, sitting } = useSitting(kept, opened);
  const [refused, setRefused] = useState<Refusal | null>(null);
  const [checked, setChecked] = useState('');
  const { game, role, unkept, mishap } = seated ?? { ...UNSEATED, game: opened };
  const take = useCallback<Take>(
    (move) => {
      const next = sitting.current?.play(move) ?? null;
      setRefused(next?.refused ?? null);
      if (next) setChecked('');
      return next;
    },
    [sitting],
  );
  const takeOver = useCallback(() => sitting.current?.takeOver(), [sitting]);
  const { last, order, back } = useCarrying(take, playable);
  return {
    ...{ take, order, undo: back, carried: last?.to === game.moves.length ? last : null },
    ...{ game, isClosed: kept === null || role === 'watches', unkept, refused, checked },
    shared: kept && { role, mishap, takeOver },
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
    relist: useCallback((change) => take((now) => relisted(now, change, luckFor)), [take]),
    check: useCallback(() => setChecked(checkedWords(game, recordOf(game))), [game]),
  };
}
