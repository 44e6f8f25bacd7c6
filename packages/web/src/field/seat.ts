/**
 * Who looks. At one screen that is the side to move, also when looking back; when nobody is, one who watches. Where the
 * table is closed to others it is whoever has sat down before it, and nobody else until the game is over.
 */
import {
  type Game,
  momentAt,
  type Rules,
  type Seat,
  type SeenMove,
  type Sheet,
  seenMove,
  type Table,
  type Verdict,
} from '@longroll/kernel';

export const seatAt = ({ rules }: Game, state: unknown): Seat => rules.toMove(state)[0] ?? null;

export const viewOf = (game: Game, state: unknown): unknown => game.rules.view(state, seatAt(game, state));

interface KeptTable {
  readonly rules: Rules;
  readonly state: unknown;
  readonly seat: Seat;
  readonly table: Table;
}
const MOST_KEPT = 64;
const kept: KeptTable[] = [];

/** The table of a state as a seat sees it. A state never changes, and list, journal and map look at the same few. */
export function tableFor({ rules }: Pick<Game, 'rules'>, state: unknown, seat: Seat): Table {
  const found = kept.find((one) => one.state === state && one.seat === seat && one.rules === rules);
  if (found) return found.table;
  const table = rules.table(rules.view(state, seat));
  kept.unshift({ rules, state, seat, table });
  kept.length = Math.min(kept.length, MOST_KEPT);
  return table;
}

export const tableOf = (game: Game, state: unknown): Table => tableFor(game, state, seatAt(game, state));

/** How the game is won, by its own readings; they do not change while it is played. */
export const termsOf = (game: Game, { terms }: Pick<Sheet, 'terms'>): readonly string[] =>
  game.rules.terms?.(viewOf(game, game.now)) ?? terms;

/** What may stand in a list that anybody reads: of a closed table no more than one sees who only watches. */
export function openTable(game: Game, state: unknown): Table {
  const table = tableOf(game, state);
  return table.closed && !table.over ? tableFor(game, state, null) : table;
}

/** The table after so many moves as a seat sees it; null if that moment cannot be shown again. */
export function tableAfter(game: Game, moves: number, seat: Seat): Table | null {
  const moment = momentAt(game, moves);
  return moment.refused ? null : tableFor(game, moment.value, seat);
}

/** With the game the secrets are over: then each move is told as he knew it who made it. */
function eyesOn({ rules, now, moves }: Game, move: number, seat: Seat): Seat {
  const isOpen = rules.secrets !== undefined && rules.toMove(now).length === 0;
  return isOpen ? (moves.at(move)?.side ?? seat) : seat;
}

/** A move as a seat sees it; refused if it cannot be shown again. */
export const lookAt = (game: Game, move: number, seat: Seat): Verdict<SeenMove> =>
  seenMove(game, move, eyesOn(game, move, seat));

export function seenAt(game: Game, move: number, seat: Seat): SeenMove | null {
  const seen = lookAt(game, move, seat);
  return seen.refused ? null : seen.value;
}
