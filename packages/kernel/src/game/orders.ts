/**
 * Decisions answered without a person at the table: by a standing order, a script, a computer. Whoever answers is
 * given what his seat may know and no more, and what he answers is checked as a player's action is.
 */
import type { Rng } from '../luck/rng.ts';
import { sameJson } from '../plain/sameJson.ts';
import { act, type Game } from './course.ts';
import type { StandingOrder } from './record.ts';

/** A decision as it is put to a side. */
export interface Decided<V = unknown, A = unknown> {
  readonly side: string;
  readonly view: V;
  readonly legal: readonly A[];
  /** Its name, `Table.decides`; a table is laid only if somebody asks. */
  decides(): string;
}

/** Who answers for others; null leaves the decision open. */
export type Answerer<V = unknown, A = unknown> = (decision: Decided<V, A>) => A | null;

function decisionOf<S, A>({ rules, now }: Game<S, A>, side: string): Decided<unknown, A> {
  const view = rules.view(now, side);
  return { side, view, legal: rules.legal(view), decides: () => rules.table(view).decides };
}

/** The first order of the side that names the decision and whose action is listed. */
export const byOrders =
  (orders: readonly StandingOrder[]): Answerer =>
  (decision) => {
    const { side, legal } = decision;
    const own = orders.filter((order) => order.side === side);
    if (own.length === 0) return null;
    const decides = decision.decides();
    const fits = (order: StandingOrder, action: unknown): boolean =>
      order.decides === decides && sameJson(order.action, action);
    return legal.find((action) => own.some((order) => fits(order, action))) ?? null;
  };

/** More moves in a row than any answers are meant for: the rest is left to somebody who looks. */
const MOST_ANSWERED = 10_000;

function answeredOnce<S, A>(game: Game<S, A>, answerer: Answerer, rng: Rng, by: string): Game<S, A> | null {
  for (const side of game.rules.toMove(game.now)) {
    const action = answerer(decisionOf(game, side));
    if (action === null) continue;
    const next = act(game, side, action, rng, { by });
    if (!next.refused) return next.value;
  }
  return null;
}

/** Plays on as long as there is an answer that the rules allow. */
export function answered<S, A>(game: Game<S, A>, answerer: Answerer, rng: Rng, by: string): Game<S, A> {
  let now = game;
  for (let moves = 0; moves < MOST_ANSWERED; moves++) {
    const next = answeredOnce(now, answerer, rng, by);
    if (!next) return now;
    now = next;
  }
  return now;
}

export const BY_ORDER = 'standing order';

/** Plays on as long as a standing order of the side to move answers. */
export const obeyed = <S, A>(game: Game<S, A>, orders: readonly StandingOrder[], rng: Rng): Game<S, A> =>
  orders.length === 0 ? game : answered(game, byOrders(orders), rng, BY_ORDER);
