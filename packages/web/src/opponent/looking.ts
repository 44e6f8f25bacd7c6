/** How long a move is left to be looked at before a computer makes the next. */
import { type Game, type Seat, seenMove, storyOf } from '@longroll/kernel';

/** Of the pace: something happened; it was a step on the way; nothing of it is for the eyes of who looks. */
const [TOLD, STEP, UNSEEN] = [1, 0.3, 0.05];

/** In milliseconds. `pace` is that of a move that is told in a sentence. */
export function lookingTime(game: Game, seat: Seat | undefined, pace: number): number {
  const last = game.moves.length - 1;
  if (last < 0) return pace * STEP;
  const seen = seenMove(game, last, seat === undefined ? game.moves.at(last)!.side : seat);
  if (seen.refused || seen.value.sealed) return pace * UNSEEN;
  const { notes, draws } = seen.value;
  return pace * (draws.length > 0 || storyOf(notes).length > 0 ? TOLD : STEP);
}
