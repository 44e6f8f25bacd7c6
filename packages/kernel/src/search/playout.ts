/**
 * The back door of a game, for search: nothing is written down and nothing is checked, so whoever comes in here passes
 * legal actions only. A policy sees what its side sees and no more; whoever wants to search without peeping passes a
 * state that was imagined from a view.
 */
import type { Plan, Result, Rules } from '../contract/game.ts';
import { RuleBug } from '../plain/refusal.ts';
import { sameJson } from '../plain/sameJson.ts';
import type { Umpire } from '../umpire/umpire.ts';

/** Chooses for a side: one of what is listed, which is never empty. */
export type SidePolicy<V = unknown, A = unknown> = (view: V, legal: readonly A[]) => A;

export interface PlayedPlan<S> {
  readonly state: S;
  /** How many of its actions were played. */
  readonly played: number;
  /** Why no more were: all are done, the next is not listed any more, or it is another's turn to decide. */
  readonly stopped: 'done' | 'unlisted' | 'waits';
}

/** Plays a plan as far as it goes. */
export function playPlan<S, A, V>(
  rules: Rules<S, A, V>,
  from: S,
  side: string,
  { actions }: Pick<Plan<A>, 'actions'>,
  u: Umpire,
): PlayedPlan<S> {
  let state = from;
  for (const [played, wanted] of actions.entries()) {
    if (!rules.toMove(state).includes(side)) return { state, played, stopped: 'waits' };
    const action = rules.legal(rules.view(state, side)).find((one) => sameJson(one, wanted));
    if (action === undefined) return { state, played, stopped: 'unlisted' };
    state = rules.apply(state, side, action, u);
  }
  return { state, played: actions.length, stopped: 'done' };
}

export interface Playout<S> {
  readonly state: S;
  /** How many actions were played. */
  readonly actions: number;
  /** Over, unless the limit came first. */
  readonly result: Result;
}

/** Where all may act at their own pace, they take turns. */
const nextOf = (toMove: readonly string[], actions: number): string => toMove[actions % toMove.length]!;

/** Plays by policies to the end of the game, or to so many actions. `watch` is told of each before it is played. */
export function playout<S, A, V>(
  rules: Rules<S, A, V>,
  from: S,
  policies: Readonly<Record<string, SidePolicy<V, A>>>,
  u: Umpire,
  limit: number,
  watch?: (state: S, side: string, action: A) => void,
): Playout<S> {
  let state = from;
  let actions = 0;
  for (; actions < limit; actions++) {
    const toMove = rules.toMove(state);
    if (toMove.length === 0) break;
    const side = nextOf(toMove, actions);
    const view = rules.view(state, side);
    const legal = rules.legal(view);
    if (legal.length === 0) throw new RuleBug(`${side} may act but nothing is legal`);
    const action = policies[side]!(view, legal);
    watch?.(state, side, action);
    state = rules.apply(state, side, action, u);
  }
  return { state, actions, result: rules.result(state) };
}
