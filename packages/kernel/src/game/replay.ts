/** A saved game played again from its journal. A file may have been edited, so every move is checked as if new. */
import { play, type Rules } from '../contract/game.ts';
import { allow, type Refusal, refuse, type Verdict } from '../plain/refusal.ts';
import { sameJson } from '../plain/sameJson.ts';
import { noMoreLuck } from '../umpire/live.ts';
import { Diverged } from '../umpire/umpire.ts';
import { begin, type Game, outcomeOf, type Pending, type Turned } from './course.ts';
import type { GameRecord, Move } from './record.ts';

export interface Replayed<S = unknown, A = unknown> {
  readonly ok: boolean;
  /** As far as it came. */
  readonly game: Game<S, A>;
  /** How many moves were played whole. */
  readonly moves: number;
  /** The place of the move that cannot be as written, from 0; null if all are. */
  readonly divergedAt: number | null;
  /** Why that move cannot be. */
  readonly why: Refusal | null;
}

const diverged = (text: string): { refused: Refusal } => refuse('diverged', 'replay', text);

/** Plays one move as written: the same dice, the same decisions, and nothing left over. */
export function retrace<S, A>(
  rules: Rules<S, A>,
  state: S,
  { side, action, journal }: Move,
): Verdict<Turned<S, A> | Pending<A>> {
  const checked = rules.check(state, side, action);
  if (checked.refused) return checked;
  try {
    const played = play(rules, state, side, checked.value, journal, noMoreLuck);
    if (sameJson(played.journal, journal)) return allow(outcomeOf(side, checked.value, played));
    return diverged('The journal of the move is not the one that the rules write.');
  } catch (e) {
    if (!(e instanceof Diverged)) throw e;
    return diverged(`The journal does not fit: ${e.message}.`);
  }
}

const replayed = <S, A>(game: Game<S, A>, why: Refusal | null): Replayed<S, A> => {
  const moves = game.turned.length;
  return { ok: why === null, game, moves, divergedAt: why === null ? null : moves, why };
};

/** Refused only if such a game cannot begin; a move that cannot be made stops the replay and is named. */
export function replay<S, A>(rules: Rules<S, A>, record: GameRecord): Verdict<Replayed<S, A>> {
  const { format: _, version: __, moves, ...head } = record;
  const begun = begin(rules, head);
  if (begun.refused) return begun;
  const turned: Turned<S, A>[] = [];
  let state = begun.value.start;
  for (const [at, move] of moves.entries()) {
    const traced = retrace(rules, state, move);
    if (traced.refused) return allow(replayed({ ...begun.value, turned }, traced.refused));
    if ('ask' in traced.value) {
      const isLast = at === moves.length - 1;
      const open = diverged(`${traced.value.ask.side} has not decided "${traced.value.ask.id}".`).refused;
      const pending = isLast ? traced.value : null;
      return allow(replayed({ ...begun.value, turned, pending }, isLast ? null : open));
    }
    turned.push(traced.value);
    state = traced.value.state;
  }
  return allow(replayed({ ...begun.value, turned }, null));
}
