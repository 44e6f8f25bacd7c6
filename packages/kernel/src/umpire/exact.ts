/**
 * The exact distribution of a procedure: every path run, equal results added up, each with its likeliest path
 * kept as a witness that can be replayed and explained. The chances must sum to exactly 1.
 */

import { add, isOne, lowest, ONE, type Rational, toFraction, toNumber, ZERO } from '../luck/rational.ts';
import { RuleBug } from '../plain/refusal.ts';
import { type Branching, byResult, EveryBranch } from './everyBranch.ts';
import { isStaged, type Staged } from './stages.ts';
import { firstOption, type Journal, type Policy, type Procedure } from './umpire.ts';

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

/** The way to a result, step by step; what came before is shared, not copied. */
interface Way {
  readonly before: Way | null;
  readonly path: Journal;
}

interface Share<R> {
  readonly value: R;
  p: Rational;
  /** The likeliest way so far, and how likely that way is by itself; a decimal will do to compare. */
  way: Way | null;
  likelihood: number;
}
type Shares<R> = Map<string, Share<R>>;

/** How many more paths may be run, over all stages of one question. */
interface Budget {
  left: number;
}
class OverBudget extends Error {}

/** Adds what is known under another key: the state of a fight that is over, a result at the end. */
function carry<R>(to: Shares<R>, key: string, value: R, { p, way, likelihood }: Share<unknown>): void {
  const known = to.get(key);
  if (!known) {
    to.set(key, { value, p, way, likelihood });
    return;
  }
  known.p = add(known.p, p);
  if (likelihood <= known.likelihood) return;
  known.way = way;
  known.likelihood = likelihood;
}

/**
 * Runs every path that leads on from a share and adds each straight to where it ends. A path is written out
 * only if it is the likeliest way to its end so far.
 */
function runEveryPath<R>(
  procedure: Procedure<R>,
  from: Share<unknown>,
  to: Shares<R>,
  { key, policy = firstOption, branching = byResult }: ExactOptions<R>,
  budget: Budget,
): void {
  const every = new EveryBranch(policy, branching, from.p);
  const scale = from.likelihood / toNumber(from.p);
  do {
    if (budget.left-- <= 0) throw new OverBudget();
    const value = procedure(every);
    const end = key(value);
    const { p } = every;
    const likelihood = toNumber(p) * scale;
    const known = to.get(end);
    if (!known) to.set(end, { value, p, way: { before: from.way, path: every.path }, likelihood });
    else {
      known.p = add(known.p, p);
      if (likelihood > known.likelihood) {
        known.way = { before: from.way, path: every.path };
        known.likelihood = likelihood;
      }
    }
  } while (every.next());
}

const startAt = <S>(value: S): Share<S> => ({ value, p: ONE, way: null, likelihood: 1 });

function runStages<S, R>({ stages }: Staged<S, R>, options: ExactOptions<R>, budget: Budget): Shares<R> {
  const { policy, branching } = options;
  const perStage = { key: stages.key, ...(policy && { policy }), ...(branching && { branching }) };
  let states: Shares<S> = new Map([[stages.key(stages.start), startAt(stages.start)]]);
  for (const step of stages.steps) {
    const after: Shares<S> = new Map();
    for (const [key, state] of states) {
      if (stages.done(state.value)) carry(after, key, state.value, state);
      else runEveryPath(step(state.value), state, after, perStage, budget);
    }
    states = after;
  }
  const results: Shares<R> = new Map();
  for (const state of states.values()) {
    const result = stages.finish(state.value);
    carry(results, options.key(result), result, state);
  }
  return results;
}

function runAtOnce<R>(procedure: Procedure<R>, options: ExactOptions<R>, budget: Budget): Shares<R> {
  const results: Shares<R> = new Map();
  runEveryPath(procedure, startAt(null), results, options, budget);
  return results;
}

function journalOf(way: Way | null): Journal {
  const paths: Journal[] = [];
  for (let at = way; at; at = at.before) paths.push(at.path);
  return paths.length === 1 ? paths[0]! : paths.reverse().flat();
}

function outcomesOf<R>(shares: Shares<R>): Outcome<R>[] {
  let total: Rational = ZERO;
  const outcomes: Outcome<R>[] = [];
  for (const { value, p, way } of shares.values()) {
    total = total === ZERO ? p : add(total, p);
    outcomes.push({ value, p: lowest(p), witness: journalOf(way) });
  }
  if (!isOne(total)) throw new RuleBug(`the chances sum to ${toFraction(total)}, not to 1`);
  return outcomes;
}

/** Like `exact`, but null once more than `budget` paths would have to be run. */
export function exactWithin<R>(
  budget: number,
  procedure: Procedure<R>,
  options: ExactOptions<R>,
): Outcome<R>[] | null {
  const left = { left: budget };
  try {
    return outcomesOf(
      isStaged(procedure) ? runStages(procedure, options, left) : runAtOnce(procedure, options, left),
    );
  } catch (e) {
    if (e instanceof OverBudget) return null;
    throw e;
  }
}

export const exact = <R>(procedure: Procedure<R>, options: ExactOptions<R>): Outcome<R>[] =>
  exactWithin(Number.POSITIVE_INFINITY, procedure, options)!;
