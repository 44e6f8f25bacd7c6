/** The moment that is looked at: its table as the seat sees it, and what can be done in it. */
import { momentAt, type Seat } from '@longroll/kernel';
import { useMemo } from 'react';
import { NO_OFFERS, type Offered, offersOf } from './options.ts';
import { seatAt, tableFor } from './seat.ts';
import type { PlayedGame } from './useGame.ts';

/** `seat` is given where the table is closed to others; else whoever is to move looks. */
export function useMoment({ game, isClosed }: PlayedGame, back: number | null, seat: Seat | undefined) {
  const at = Math.min(back ?? game.moves.length, game.moves.length);
  const isNow = back === null;
  const moment = momentAt(game, at);
  const state = moment.refused ? game.now : moment.value;
  const side = seat === undefined ? seatAt(game, state) : seat;
  const { rules } = game;
  const view = useMemo(() => rules.view(state, side), [rules, state, side]);
  const table = tableFor(game, state, side);
  const offers = useMemo<Offered>(
    () => (isNow && !isClosed ? offersOf(game, seat) : NO_OFFERS),
    [game, isNow, isClosed, seat],
  );
  return { at, isNow, lost: moment.refused?.text ?? '', view, table, offers, side };
}

export type Moment = ReturnType<typeof useMoment>;
