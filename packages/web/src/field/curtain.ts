/** A table that not everybody may see, at one screen: whose eyes are on it, and when it is covered. */
import { type Game, type Seat, storyOf } from '@longroll/kernel';
import { onlyPerson } from '../opponent/seats.ts';
import { seatAt, seenAt, tableFor } from './seat.ts';

/** Who sits before the table; `undefined` where everybody may look. */
export type Guarded =
  | { readonly is: 'open'; readonly seat: Seat | undefined }
  /** He has done his part, and still looks at what came of it. */
  | { readonly is: 'done'; readonly seat: string; readonly next: string }
  | { readonly is: 'covered'; readonly next: string };

const isClosed = (game: Game, due: string): boolean =>
  game.rules.secrets !== undefined && tableFor(game, game.now, due).closed === true;

/** Something is told of the last move that he who made it has not read yet. */
function hasTold({ moves, ...game }: Game, seat: string): boolean {
  const last = moves.length - 1;
  if (last < 0 || moves.at(last)!.side !== seat) return false;
  const seen = seenAt({ ...game, moves }, last, seat);
  return seen !== null && !seen.sealed && storyOf(seen.notes).length > 0;
}

/** `before` sits there since he last lifted the curtain; null if nobody does. */
export function guardedFor(game: Game, before: string | null): Guarded {
  const due = seatAt(game, game.now);
  if (due === null || !isClosed(game, due)) return { is: 'open', seat: undefined };
  // Between a person and a computer nobody has to look away.
  const only = onlyPerson(game);
  if (only !== undefined) return { is: 'open', seat: only };
  if (before !== null && game.rules.toMove(game.now).includes(before)) return { is: 'open', seat: before };
  if (before !== null && hasTold(game, before)) return { is: 'done', seat: before, next: due };
  return { is: 'covered', next: due };
}
