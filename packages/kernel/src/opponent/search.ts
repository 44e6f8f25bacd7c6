/**
 * Looking ahead where it matters. What the doctrine weighs is played on in pairs, half of the field goes after every round,
 * and the doctrine's own first thought is overruled only by what is clearly better: a difference that may be luck is none.
 */
import type { Rules } from '../contract/game.ts';
import type { Bearing, Doctrine, Reasoned } from '../contract/opponent.ts';
import { seeded } from '../luck/rng.ts';
import { type Foresight, STEADY_BEARING } from './levels.ts';
import { type Crossroads, differenceOf, estimateOf, type Tried, triedOnce } from './paired.ts';
import type { Chosen } from './player.ts';
import { Meter, type Playing, planNow } from './playingOn.ts';

/** What is said to one who thinks and shall come to an end: he answers with what he knows by then. */
export type Interruption = 'enough';

/** Pauses with the number of actions applied so far; ends with what was chosen. */
export type Thinking<A> = Generator<number, Chosen<A>, Interruption | undefined>;

export interface Pondered<S, A, V> {
  readonly rules: Rules<S, A, V>;
  readonly doctrine: Doctrine<S, A, V>;
  readonly side: string;
  readonly view: V;
  readonly plan: unknown;
  readonly bearing: Bearing;
  readonly seed: string;
}

/** Something that was weighed, and what came of it in each sample. */
interface Contender<A> {
  readonly thought: Reasoned<A>;
  readonly values: number[];
}

/** With secrets every sample has a world of its own, else they share one, and what the other side plans in it. */
export function crossroadsOf<S, A, V>(of: Pondered<S, A, V>, playing: Playing<S, A, V>): Crossroads<S> {
  const { rules, doctrine, side, view, plan, seed } = of;
  const imagined = (sample: number) => doctrine.imagine(view, seeded(`${seed} world ${sample}`));
  const plans = new Map([[side, plan]]);
  if (rules.secrets !== undefined) return { side, seed, world: imagined, plans };
  const state = imagined(0);
  for (const other of rules.sides) {
    if (other !== side) planNow(playing, plans, other, rules.view(state, other));
  }
  return { side, seed, world: () => state, plans };
}

const meanOf = <A>({ values }: Contender<A>): number => estimateOf(values).mean;

/** The better half, and whoever was thought of first; the best first. */
function halved<A>(field: readonly Contender<A>[], first: Contender<A>): readonly Contender<A>[] {
  const ranked = [...field].sort((a, b) => meanOf(b) - meanOf(a));
  const kept = ranked.slice(0, Math.max(2, Math.ceil(field.length / 2)));
  return kept.includes(first) ? kept : [...kept.slice(0, -1), first];
}

/** Samples before the field is first halved; fewer tell nothing. And before the first thought is overruled: so few err often. */
const LEAST = 4;
const TO_OVERRULE = 8;

/** Whether all the others are plainly worse than the first thought. */
const isSettled = <A>(field: readonly Contender<A>[], first: Contender<A>, guard: number): boolean =>
  field.every((one) => {
    const { mean, error } = differenceOf(one.values, first.values);
    return one === first || mean < -guard * error;
  });

/** A trial, as far as nobody says that it is enough; then null. */
function* interruptible(
  trial: Generator<number, Tried, unknown>,
): Generator<number, Tried | null, Interruption | undefined> {
  for (let step = trial.next(); ; step = trial.next()) {
    if (step.done) return step.value;
    if ((yield step.value) === 'enough') return null;
  }
}

/** Plays on in rounds until the budget is spent or somebody says that it is enough. */
function* rounds<S, A, V>(
  playing: Playing<S, A, V>,
  at: Crossroads<S>,
  contenders: readonly Contender<A>[],
  { budget, samples: most, guard }: Foresight,
): Generator<number, readonly Contender<A>[], Interruption | undefined> {
  const meter = new Meter();
  let field = contenders;
  let nextCut = LEAST;
  for (let samples = 1; ; samples++) {
    for (const { thought, values } of field) {
      const tried = yield* interruptible(triedOnce(playing, at, thought.action, samples, meter));
      if (tried === null) return field;
      values.push(tried.value);
    }
    if (samples === most || meter.spent * (1 + 1 / samples) > budget) return field;
    if (samples < nextCut) continue;
    field = halved(field, contenders[0]!);
    if (isSettled(field, contenders[0]!, guard)) return field;
    nextCut += nextCut;
  }
}

const inPoints = (n: number): string => {
  const rounded = Math.round(n * 10) / 10;
  return `${rounded} point${rounded === 1 ? '' : 's'}`;
};

/** The first thought, unless another is better beyond doubt. */
function verdictOf<A>(
  all: readonly Contender<A>[],
  field: readonly Contender<A>[],
  guard: number,
): Chosen<A> {
  const [first] = all;
  const better = field
    .map((one) => ({ one, by: differenceOf(one.values, first!.values) }))
    .filter(({ one, by }) => one !== first && by.mean > guard * by.error && by.samples >= TO_OVERRULE)
    .sort((a, b) => b.by.mean - a.by.mean)[0];
  const chosen = better?.one ?? first!;
  const reason =
    better === undefined
      ? chosen.thought.reason
      : `${chosen.thought.reason} Played on ${better.by.samples} times, it ends ${inPoints(better.by.mean)} better than the first thought.`;
  const valued = (one: Contender<A>): Reasoned<A> =>
    one.values.length === 0 ? one.thought : { ...one.thought, value: meanOf(one) };
  const others = all.filter((one) => one !== chosen).map(valued);
  return { ...valued(chosen), reason, others: () => others.toSorted((a, b) => b.value - a.value) };
}

/** Looks ahead from a decision. Where nothing comes near the first thought it does not. */
export function* pondering<S, A, V>(of: Pondered<S, A, V>, ahead: Foresight): Thinking<A> {
  const { rules, doctrine, view, plan, bearing, side } = of;
  const weighed = doctrine.candidates(view, plan, bearing);
  const [first, ...others] = weighed;
  const close = weighed.filter(({ value }) => value >= first!.value - ahead.within).slice(0, ahead.width);
  if (close.length === 1) return { ...first!, others: () => others };
  const playing: Playing<S, A, V> = {
    ...{ rules, doctrine, horizon: ahead.horizon },
    bearingOf: (one) => (one === side ? bearing : STEADY_BEARING),
  };
  const contenders = close.map((thought) => ({ thought, values: [] }));
  const field = yield* rounds(playing, crossroadsOf(of, playing), contenders, ahead);
  return verdictOf(contenders, field, ahead.guard);
}
