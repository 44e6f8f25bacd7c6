/**
 * The exact distribution of a procedure: every path run, equal results added up, each with its likeliest path
 * kept as a witness that can be replayed and explained. The chances must sum to exactly 1.
 */
import { RuleBug } from '../contract/refusal.ts';
import {
  add,
  compare,
  isOne,
  lowest,
  multiply,
  ONE,
  type Rational,
  toFraction,
  ZERO,
} from '../luck/rational.ts';
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

interface Share<R> {
  readonly value: R;
  p: Rational;
  witness: Journal;
  /** The chance of the witness alone. */
  witnessP: Rational;
}
type Shares<R> = Map<string, Share<R>>;

/** How many more paths may be run, over all stages of one question. */
interface Budget {
  left: number;
}
class OverBudget extends Error {}

/** Adds a share; its path is written out only if it is the likeliest way to the result so far. */
function addShare<R>(
  to: Shares<R>,
  key: string,
  value: R,
  p: Rational,
  pathP: Rational,
  path: () => Journal,
): void {
  const known = to.get(key);
  if (!known) {
    to.set(key, { value, p, witness: path(), witnessP: pathP });
    return;
  }
  known.p = add(known.p, p);
  if (compare(pathP, known.witnessP) <= 0) return;
  known.witness = path();
  known.witnessP = pathP;
}

function runEveryPath<R>(procedure: Procedure<R>, options: ExactOptions<R>, budget: Budget): Shares<R> {
  const every = new EveryBranch(options.policy ?? firstOption, options.branching ?? byResult);
  const shares: Shares<R> = new Map();
  do {
    if (budget.left-- <= 0) throw new OverBudget();
    const value = procedure(every);
    addShare(shares, options.key(value), value, every.p, every.p, () => every.path);
  } while (every.next());
  return shares;
}

function runStages<S, R>({ stages }: Staged<S, R>, options: ExactOptions<R>, budget: Budget): Shares<R> {
  let states: Shares<S> = new Map([
    [stages.key(stages.start), { value: stages.start, p: ONE, witness: [], witnessP: ONE }],
  ]);
  for (const step of stages.steps) {
    const after: Shares<S> = new Map();
    for (const [key, state] of states) {
      if (stages.done(state.value))
        addShare(after, key, state.value, state.p, state.witnessP, () => state.witness);
      else spread(state, runEveryPath(step(state.value), { ...options, key: stages.key }, budget), after);
    }
    states = after;
  }
  const results: Shares<R> = new Map();
  for (const { value, p, witness, witnessP } of states.values()) {
    const result = stages.finish(value);
    addShare(results, options.key(result), result, p, witnessP, () => witness);
  }
  return results;
}

/** Carries what one state may turn into over to the states after the step. */
function spread<S>(from: Share<S>, branches: Shares<S>, to: Shares<S>): void {
  for (const [key, { value, p, witness, witnessP }] of branches) {
    addShare(to, key, value, multiply(from.p, p), multiply(from.witnessP, witnessP), () => [
      ...from.witness,
      ...witness,
    ]);
  }
}

function outcomesOf<R>(shares: Shares<R>): Outcome<R>[] {
  let total: Rational = ZERO;
  const outcomes: Outcome<R>[] = [];
  for (const { value, p, witness } of shares.values()) {
    total = total === ZERO ? p : add(total, p);
    outcomes.push({ value, p: lowest(p), witness });
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
      isStaged(procedure) ? runStages(procedure, options, left) : runEveryPath(procedure, options, left),
    );
  } catch (e) {
    if (e instanceof OverBudget) return null;
    throw e;
  }
}

export const exact = <R>(procedure: Procedure<R>, options: ExactOptions<R>): Outcome<R>[] =>
  exactWithin(Number.POSITIVE_INFINITY, procedure, options)!;
