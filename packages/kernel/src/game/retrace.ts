/** One move played again as it is written: the same dice, and nothing left over. It is checked as if it were new. */
import { play, type Rules } from '../contract/game.ts';
import { allow, type Refusal, refuse, type Verdict } from '../plain/refusal.ts';
import { sameJson } from '../plain/sameJson.ts';
import { noMoreLuck } from '../umpire/live.ts';
import { Diverged } from '../umpire/umpire.ts';
import { type Made, madeOf } from './made.ts';
import { type AnyMove, isSealed, type Move } from './record.ts';
import { SAVED_GAME } from './recordSchema.ts';

const diverged = (text: string): { refused: Refusal } => refuse('diverged', SAVED_GAME, text);

function played<S, A>(rules: Rules<S, A>, state: S, move: Move, action: A): Verdict<Made<S, A>> {
  const { side, journal, action: _, link: __, ...said } = move;
  try {
    const again = play(rules, state, side, action, journal, noMoreLuck);
    if (sameJson(again.journal, journal)) return allow(madeOf(side, action, again, said));
    return diverged('The journal of the move is not the one that the rules write.');
  } catch (e) {
    if (!(e instanceof Diverged)) throw e;
    return diverged(`The journal does not fit: ${e.message}.`);
  }
}

export function retrace<S, A>(rules: Rules<S, A>, state: S, move: AnyMove): Verdict<Made<S, A>> {
  if (isSealed(move)) return refuse('sealed', SAVED_GAME, `${move.side} has sealed it in this file.`);
  const checked = rules.check(rules.view(state, move.side), move.action);
  return checked.refused ? checked : played(rules, state, move, checked.value);
}
