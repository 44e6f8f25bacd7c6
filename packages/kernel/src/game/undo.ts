/** Moves taken back, but never past a die or a decision: what has been seen cannot be unseen. */
import { allow, type Refusal, refuse, type Verdict } from '../plain/refusal.ts';
import type { Answer, Journal } from '../umpire/umpire.ts';
import type { Game } from './course.ts';

/** How many moves stand for good: all up to the last in which a die fell or somebody decided. */
export function fixedMoves({ turned }: Game): number {
  for (let at = turned.length; at > 0; at--) if (turned[at - 1]!.journal.length > 0) return at;
  return 0;
}

const seen = (answer: Answer): string =>
  'draw' in answer
    ? `dice fell ("${answer.draw}": ${answer.faces.join(', ')})`
    : `${answer.side} has decided ("${answer.ask}": ${answer.option})`;

const standing = (move: number, journal: Journal): Refusal =>
  refuse('not-undone', 'undo', `Move ${move} cannot be taken back: ${seen(journal[0]!)}.`).refused;

/** Why the game cannot go back to so many moves, or null if it can. */
export function whyNotUndo(game: Game, moves: number): Refusal | null {
  const { turned, pending } = game;
  if (pending && pending.journal.length > 0) return standing(turned.length + 1, pending.journal);
  const most = pending ? turned.length : turned.length - 1;
  if (most < 0) return refuse('nothing-to-undo', 'undo', 'No move has been made yet.').refused;
  if (!Number.isInteger(moves) || moves < 0 || moves > most)
    return refuse('no-such-move', 'undo', `One can go back to 0 to ${most} moves.`).refused;
  const fixed = fixedMoves(game);
  return moves < fixed ? standing(fixed, turned[fixed - 1]!.journal) : null;
}

/** Goes back to so many moves. */
export function undoTo<S, A>(game: Game<S, A>, moves: number): Verdict<Game<S, A>> {
  const refused = whyNotUndo(game, moves);
  if (refused) return { refused };
  return allow({ ...game, turned: game.turned.slice(0, moves), pending: null });
}

/** Takes back the last move, or the action that waits for a decision. */
export const undo = <S, A>(game: Game<S, A>): Verdict<Game<S, A>> =>
  undoTo(game, game.pending ? game.turned.length : game.turned.length - 1);
