/** Moments behind us that somebody looks for, without retracing the whole game. */
import { allow, type Verdict } from '../plain/refusal.ts';
import { type Game, momentAt, stateAt } from './course.ts';

/** After how many moves the state is known without retracing any: the beginning, the end, and what is remembered. */
function knownMoments<S, A>({ moves, past }: Game<S, A>): readonly number[] {
  const known = [0];
  for (let place = 1; place < moves.length; place++) if (past.after(moves.at(place - 1)!)) known.push(place);
  return moves.length > 0 ? [...known, moves.length] : known;
}

/** The least of these places at which it is so, by halves; their number where it is at none. */
function leastOf(places: number, isSo: (place: number) => boolean): number {
  let [low, high] = [0, places];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isSo(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/**
 * After how many moves something was first so that is so ever after: a turn that has come. Known states are asked first,
 * so no more is retraced than lies between two of them. The number of all moves where it never was; refused where a
 * move cannot be shown again.
 */
export function firstMoment<S, A>(game: Game<S, A>, isSo: (state: S) => boolean): Verdict<number> {
  const known = knownMoments(game);
  const after = leastOf(known.length, (i) => isSo(stateAt(game, known[i]!)));
  const [from, to] = [known[after - 1] ?? 0, known[after] ?? game.moves.length];
  // All that lies between them is retraced here, once.
  const last = momentAt(game, Math.max(from, to - 1));
  return last.refused ? last : allow(from + leastOf(to - from, (i) => isSo(stateAt(game, from + i))));
}
