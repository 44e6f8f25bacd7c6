/** Rows that the card prints for some games only: elsewhere they do not apply, and the ledger says so. */
import type { Modifier } from '@longroll/kernel';
import { GAMES, type Game } from '../model/vocabulary.ts';

interface InGame {
  readonly game: Game;
}

const NOT_IN = Object.fromEntries(GAMES.map((game) => [game, `not in ${game}`])) as Record<Game, string>;

export function onlyIn<C extends InGame>(games: readonly Game[], row: Modifier<C>): Modifier<C> {
  return {
    ...row,
    text: `${row.text} (${games.join(', ')})`,
    when: (c) => (games.includes(c.game) ? row.when(c) : NOT_IN[c.game]),
  };
}
