/** A question with its input accepted: what every application asks of a rule, and gets as plain JSON. */

import type { Die } from '../luck/dice.ts';
import { compare } from '../luck/rational.ts';
import type { Rng } from '../luck/rng.ts';
import type { Note } from '../plain/note.ts';
import { once } from '../plain/once.ts';
import { allow, refuse, type Verdict } from '../plain/refusal.ts';
import { capital } from '../plain/words.ts';
import type { Outcome } from '../umpire/exact.ts';
import { Live, noMoreLuck } from '../umpire/live.ts';
import type { ThrownDie } from '../umpire/minutes.ts';
import { type Odds, type OddsOptions, oddsOf } from '../umpire/odds.ts';
import { BadScript, Scripted } from '../umpire/scripted.ts';
import { firstOption, type Journal, type Policy, type Procedure } from '../umpire/umpire.ts';
import { type EveryThrow, everyThrow } from './everyThrow.ts';
import { type LuckMeasure, luckOf } from './luck.ts';
import {
  answerOdds,
  explainedOutcome,
  type OddsAnswer,
  type OddsOutcome,
  type Tally,
  tally,
} from './oddsAnswer.ts';
import type { LitCell, QuestionSpec } from './spec.ts';
import { type OddsSummary, summarize } from './summary.ts';

export interface RollAnswer {
  readonly id: string;
  readonly result: object;
  readonly label: string;
  readonly dice: readonly ThrownDie[];
  readonly notes: readonly Note[];
  readonly line: string;
  readonly lit: readonly LitCell[];
  readonly journal: Journal;
}

export interface Asking {
  readonly headline: string;
  readonly sides: readonly [string, string];
  odds(options?: OddsOptions): OddsAnswer;
  /** The same without explanations, for a page that shows one at a time. */
  tally(): Tally;
  summary(options?: OddsOptions): OddsSummary;
  /** One outcome with its explanation, also of those that `odds` does not list; null if there is none with this key. */
  outcome(key: string): OddsOutcome | null;
  /** Rolls with the program's dice. */
  roll(rng: Rng): RollAnswer;
  /** Takes dice rolled on the table, in the order the procedure draws them. */
  rollWith(faces: readonly (number | string)[]): Verdict<RollAnswer>;
  /** The likeliest outcome as if it had been rolled: what to show before any die falls. */
  likeliest(): RollAnswer;
  /** The dice that it may throw, in order: those of its longest way. */
  dice(): readonly Die[];
  /** What a roll of these dice decided, against all that it might have; empty if the dice do not fit. */
  luck(faces: readonly (number | string)[]): readonly LuckMeasure[];
  /** Each possible throw with the outcome it leads to; null if there are too many to show. */
  everyThrow(): EveryThrow | null;
}

type Spec<I, R> = Pick<
  QuestionSpec<never, I, R>,
  | 'id'
  | 'procedure'
  | 'policy'
  | 'headline'
  | 'sides'
  | 'key'
  | 'label'
  | 'short'
  | 'line'
  | 'summaries'
  | 'averages'
  | 'plots'
  | 'lit'
>;

interface Watched {
  readonly thrown: readonly ThrownDie[];
  readonly notes: readonly Note[];
  readonly journal: Journal;
}

function rollAnswer<I, R extends object>(spec: Spec<I, R>, input: I, result: R, seen: Watched): RollAnswer {
  return {
    id: spec.id,
    result,
    label: spec.label(result),
    dice: seen.thrown,
    notes: seen.notes,
    line: capital(spec.line(input, result, seen.thrown)),
    lit: spec.lit(input, result, seen.thrown),
    journal: seen.journal,
  };
}

/** A page asks for odds, summary, dice and the likeliest result at once: the odds behind them are found once. */
function keptOdds<R>(procedure: Procedure<R>, key: (result: R) => string, policy: Policy) {
  let kept: Odds<R> | null = null;
  return (options?: OddsOptions): Odds<R> => {
    if (options) return oddsOf(procedure, key, { policy, ...options });
    kept ??= oddsOf(procedure, key, { policy });
    return kept;
  };
}

const diceOn = (way: Journal): number =>
  way.reduce((dice, answer) => dice + ('draw' in answer ? answer.faces.length : 0), 0);

/** Enough to meet every kind of die: what comes up often comes up early. */
const WAYS_LOOKED_AT = 2_000;

function longestWay(outcomes: readonly Outcome<unknown>[]): Journal {
  const ways = outcomes.slice(0, WAYS_LOOKED_AT).map(({ witness }) => witness);
  return ways.reduce((longest, way) => (diceOn(way) > diceOn(longest) ? way : longest));
}

/** The procedure with dice as they fell on the table. */
function scriptedRun<R>(procedure: Procedure<R>, policy: Policy, faces: readonly (number | string)[]) {
  const scripted = new Scripted(faces, policy);
  try {
    const result = procedure(scripted);
    scripted.finish();
    return allow({ result, scripted });
  } catch (e) {
    if (e instanceof BadScript)
      return refuse('bad-dice', 'T.2', `These dice do not fit: ${e.message}.`, 'dice');
    throw e;
  }
}

export function asking<I, R extends object>(spec: Spec<I, R>, input: I): Asking {
  const procedure = spec.procedure(input);
  const policy = spec.policy?.(input) ?? firstOption;
  const oddsNow = keptOdds(procedure, spec.key, policy);
  const summary = once(() => summarize(spec, oddsNow()));
  return {
    headline: capital(spec.headline(input)),
    sides: spec.sides(input),
    odds: (options) => answerOdds(spec, procedure, oddsNow(options)),
    tally: once(() => tally(spec, oddsNow())),
    summary: (options) => (options ? summarize(spec, oddsNow(options)) : summary()),
    outcome(key) {
      const found = oddsNow().outcomes.find(({ value }) => spec.key(value) === key);
      return found ? explainedOutcome(spec, procedure, found) : null;
    },
    roll(rng) {
      const live = new Live([], rng, policy);
      return rollAnswer(spec, input, procedure(live), live);
    },
    rollWith(faces) {
      const run = scriptedRun(procedure, policy, faces);
      return run.refused ? run : allow(rollAnswer(spec, input, run.value.result, run.value.scripted));
    },
    likeliest: once(() => {
      const [first, ...rest] = oddsNow().outcomes;
      const best = rest.reduce((a, b) => (compare(b.p, a.p) > 0 ? b : a), first!);
      const live = new Live(best.witness, noMoreLuck);
      return rollAnswer(spec, input, procedure(live), live);
    }),
    dice: once(() => {
      const live = new Live(longestWay(oddsNow().outcomes), noMoreLuck);
      procedure(live);
      return live.dice;
    }),
    luck(faces) {
      const roll = scriptedRun(procedure, policy, faces);
      return roll.refused ? [] : luckOf(spec, spec.sides(input)[0], oddsNow(), roll.value.result);
    },
    everyThrow: once(() => everyThrow(procedure, spec.key, policy)),
  };
}
