/**
 * Moves taken back, by the seat that made them: never past a die, a move of another side, or what the seat has learnt.
 * What has been seen cannot be unseen.
 */
import type { Seat } from '../contract/game.ts';
import { type Refusal, refuse, type Verdict } from '../plain/refusal.ts';
import type { Answer } from '../umpire/umpire.ts';
import { firstMoves, type Game, momentAt } from './course.ts';

const TAKING_BACK = 'T.5';

const refused = (code: string, text: string): Refusal => refuse(code, TAKING_BACK, text).refused;

function seen(answer: Answer, seat: Seat): string {
  if (!('draw' in answer)) return `${answer.side} has decided ("${answer.ask}": ${answer.option})`;
  const isShown = answer.only === undefined || answer.only === seat;
  return `dice fell ("${answer.draw}"${isShown ? `: ${answer.faces.join(', ')}` : ''})`;
}

/** What the seat knows after a move and not before it stands in the way; so does a past that cannot be looked at. */
function revealed(game: Game, place: number, seat: Seat): Refusal | null {
  const { secrets } = game.rules;
  if (!secrets) return null;
  const [before, after] = [momentAt(game, place), momentAt(game, place + 1)];
  if (before.refused) return before.refused;
  if (after.refused) return after.refused;
  if (!secrets.reveals(before.value, after.value, seat)) return null;
  const text = `Move ${place + 1} cannot be taken back: it has shown ${seat} what was hidden before.`;
  return refused('not-undone', text);
}

/** Why the move at a place stands for good, or null if the seat that made it may take it back. */
function standing(game: Game, place: number, seat: Seat): Refusal | null {
  const { side, journal } = game.moves.at(place)!;
  const told = `Move ${place + 1} cannot be taken back`;
  if (side !== seat) return refused('not-yours', `${told} by ${seat ?? 'one who watches'}: ${side} made it.`);
  if (journal[0]) return refused('not-undone', `${told}: ${seen(journal[0], seat)}.`);
  return revealed(game, place, seat);
}

/** How many moves stand for good: all but those at the end that the seat may take back. */
export function fixedMoves(game: Game, seat: Seat): number {
  let at = game.moves.length;
  while (at > 0 && standing(game, at - 1, seat) === null) at--;
  return at;
}

/** Why the seat cannot go back to so many moves, or null if it can. */
export function whyNotUndoTo(game: Game, seat: Seat, moves: number): Refusal | null {
  const most = game.moves.length - 1;
  if (most < 0) return refused('nothing-to-undo', 'No move has been made yet.');
  if (!Number.isInteger(moves) || moves < 0 || moves > most)
    return refused('no-such-move', `One can go back to 0 to ${most} moves.`);
  for (let place = most; place >= moves; place--) {
    const why = standing(game, place, seat);
    if (why) return why;
  }
  return null;
}

export const whyNotUndo = (game: Game, seat: Seat): Refusal | null =>
  whyNotUndoTo(game, seat, game.moves.length - 1);

/** Goes back to so many moves. */
export function undoTo<S, A>(game: Game<S, A>, seat: Seat, moves: number): Verdict<Game<S, A>> {
  const why = whyNotUndoTo(game, seat, moves);
  if (why) return { refused: why };
  return firstMoves(game, moves);
}

/** Takes back the last move. */
export const undo = <S, A>(game: Game<S, A>, seat: Seat): Verdict<Game<S, A>> =>
  undoTo(game, seat, game.moves.length - 1);

/** Two players at one screen take back as the side that made the last move. */
export const lastMover = ({ moves }: Game): Seat => moves.at(-1)?.side ?? null;
