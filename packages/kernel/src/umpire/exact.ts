/**
 * The exact distribution of a procedure: every path run, equal results added up, each with its likeliest path
 * kept as a witness that can be replayed and explained. The chances must sum to exactly 1.
 */

import { add, isOne, multiply, ONE, type Rational, toFraction, ZERO } from '../luck/rational.ts';
import { RuleBug } from '../plain/refusal.ts';
import { type Branching, byResult, EveryBranch, journalOf, type Way } from './everyBranch.ts';
import { isStaged, type Staged } from './stages.ts';
import { firstOption, type Journal, type Policy, type Procedure } from './umpire.ts';
import { addingCost, type Work } from './work.ts';

export interface Outcome<R> {
  readonly value: R;
  readonly p: Rational;
  /** The likeliest path to it. */
  readonly witness: Journal;
}

export interface ExactOptions<R> {
  /** Results with the same key are one outcome. */
  readonly key: (result: R) => string;
  readonly policy?: Policy;
  readonly branching?: Branching;
}

interface Share<R> {
  readonly value: R;
  p: Rational;
  /** The likeliest way so far, and how likely that way is by itself; a decimal will do to compare. */
  way: Way | null;
  likelihood: number;
}
type Shares<R> = Map<string, Share<R>>;

class OverBudget extends Error {}

/** Adds a share to what is known under its key: equal results and states are one, by their likeliest way. */
function carry<R>(
  to: Shares<R>,
  key: string,
  value: R,
  p: Rational,
  way: Way | null,
  likelihood: number,
): void {
  const known = to.get(key);
  if (known === undefined) {
    to.set(key, { value, p, way, likelihood });
    return;
  }
  known.p = add(known.p, p);
  if (likelihood <= known.likelihood) return;
  known.way = way;
  known.likelihood = likelihood;
}

/** Runs every path that leads on from a place, as if one were there for certain. */
function endsFrom<R>(
  procedure: Procedure<R>,
  start: Way | null,
  { key, policy = firstOption, branching = byResult }: ExactOptions<R>,
  work: Work,
): Shares<R> {
  const ends: Shares<R> = new Map();
  const every = new EveryBranch(policy, branching, start);
  do {
    const value = procedure(every);
    const { p } = every;
    work.left -= every.work + addingCost(p);
    if (work.left < 0) throw new OverBudget();
    carry(ends, key(value), value, p, every.way, every.likelihood);
  } while (every.next());
  return ends;
}

/**
 * Goes on from one share of what may be. Its own chance is a long fraction where many steps lie behind it: the short ones of
 * this step are added up first, and each end is multiplied once.
 */
function goOn<R>(
  procedure: Procedure<R>,
  from: Share<unknown>,
  to: Shares<R>,
  options: ExactOptions<R>,
  work: Work,
): void {
  for (const [key, end] of endsFrom(procedure, from.way, options, work))
    carry(to, key, end.value, multiply(from.p, end.p), end.way, end.likelihood * from.likelihood);
}

const startAt = <S>(value: S): Share<S> => ({ value, p: ONE, way: null, likelihood: 1 });

function runStages<S, R>({ stages }: Staged<S, R>, options: ExactOptions<R>, work: Work): Shares<R> {
  const { policy, branching } = options;
  const perStage = { key: stages.key, ...(policy && { policy }), ...(branching && { branching }) };
  let states: Shares<S> = new Map([[stages.key(stages.start), startAt(stages.start)]]);
  for (const step of stages.steps) {
    const after: Shares<S> = new Map();
    for (const [key, state] of states) {
      if (stages.done(state.value)) carry(after, key, state.value, state.p, state.way, state.likelihood);
      else goOn(step(state.value), state, after, perStage, work);
    }
    states = after;
  }
  const results: Shares<R> = new Map();
  for (const state of states.values()) {
    const result = stages.finish(state.value);
    carry(results, options.key(result), result, state.p, state.way, state.likelihood);
  }
  return results;
}

/** Its way is written out when somebody reads it; a class, because a getter in a literal is made anew for each. */
class Found<R> implements Outcome<R> {
  readonly value: R;
  readonly p: Rational;
  readonly #way: Way | null;
  constructor({ value, p, way }: Share<R>) {
    this.value = value;
    this.p = p;
    this.#way = way;
  }
  get witness(): Journal {
    return journalOf(this.#way);
  }
}

function outcomesOf<R>(shares: Shares<R>): Outcome<R>[] {
  let total: Rational = ZERO;
  const outcomes: Outcome<R>[] = [];
  for (const share of shares.values()) {
    total = total === ZERO ? share.p : add(total, share.p);
    outcomes.push(new Found(share));
  }
  if (!isOne(total)) throw new RuleBug(`the chances sum to ${toFraction(total)}, not to 1`);
  return outcomes;
}

/** Like `exact`, but null once more than `budget` steps would have to be taken. */
export function exactWithin<R>(
  budget: number,
  procedure: Procedure<R>,
  options: ExactOptions<R>,
): Outcome<R>[] | null {
  const work = { left: budget };
  try {
    return outcomesOf(
      isStaged(procedure) ? runStages(procedure, options, work) : endsFrom(procedure, null, options, work),
    );
  } catch (e) {
    if (e instanceof OverBudget) return null;
    throw e;
  }
}

export const exact = <R>(procedure: Procedure<R>, options: ExactOptions<R>): Outcome<R>[] =>
  exactWithin(Number.POSITIVE_INFINITY, procedure, options)!;
