/** Who looks. At one screen that is the side to move, also when looking back; when nobody is, one who watches. */
import { type Game, momentAt, type Seat, type SeenMove, seenMove, type Table } from '@longroll/kernel';

export const seatAt = ({ rules }: Game, state: unknown): Seat => rules.toMove(state)[0] ?? null;

export const viewOf = (game: Game, state: unknown): unknown => game.rules.view(state, seatAt(game, state));

export const tableOf = (game: Game, state: unknown): Table => game.rules.table(viewOf(game, state));

/** The table after so many moves as a seat sees it; null if that moment cannot be shown again. */
export function tableAfter({ rules, ...game }: Game, moves: number, seat: Seat): Table | null {
  const moment = momentAt({ rules, ...game }, moves);
  return moment.refused ? null : rules.table(rules.view(moment.value, seat));
}

/** A move as a seat sees it; null if it cannot be shown again. */
export function seenAt(game: Game, move: number, seat: Seat): SeenMove | null {
  const seen = seenMove(game, move, seat);
  return seen.refused ? null : seen.value;
}
