/**
 * A game of its own that goes on from an earlier move of another. Nothing is ever cut: the whole one stays in the list
 * as it is, and is one tap away.
 */
import type { Game } from '@longroll/kernel';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { cutTo } from './catchUp.ts';
import { keepGame, newKey } from './games.ts';
import { openTable } from './seat.ts';

/** The game that another goes on from: travels with the step to its page. */
export interface Whole {
  readonly key: string;
  readonly moves: number;
  /** From which of its moves. */
  readonly from: number;
}

const isWhole = (raw: unknown): raw is { readonly whole: Whole } =>
  typeof raw === 'object' && raw !== null && 'whole' in raw;

export const wholeIn = (state: unknown): Whole | null => (isWhole(state) ? state.whole : null);

/** The key of the new game, or why there is none. */
export function goneOn(
  game: Game,
  title: string,
  from: number,
): { readonly key: string } | { readonly wrong: string } {
  const cut = cutTo(game, from);
  if (cut.refused) return { wrong: cut.refused.text };
  const named = `${title}, from move ${from}`;
  const own: Game = { ...cut.value, head: { ...cut.value.head, title: named } };
  const key = newKey();
  const { kept } = keepGame({ key, title: named }, own, openTable(own, own.now));
  return kept ? { key } : { wrong: 'This device can keep no more games. Delete one and try again.' };
}

export interface GoingOn {
  goOn(game: Game, from: number): void;
  /** Why it could not be; empty if it could. */
  readonly wrong: string;
}

/** `moves` is how many the kept game has, which may be more than can be played. */
export function useGoingOn(
  kept: { readonly key: string; readonly title: string } | null,
  moves: number,
): GoingOn {
  const [, navigate] = useLocation();
  const [wrong, setWrong] = useState('');
  const goOn = (game: Game, from: number) => {
    if (!kept) return;
    const { key, title } = kept;
    const made = goneOn(game, title, from);
    if ('wrong' in made) return setWrong(made.wrong);
    const whole: Whole = { key, moves, from };
    navigate(`/field/game/${made.key}${location.search}`, { state: { whole } });
  };
  return { goOn, wrong };
}
