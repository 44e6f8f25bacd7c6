/** What if: the rest of a game, played many times from each of several actions with the same luck. */
import type { Rules } from '../contract/game.ts';
import type { Bearing, Doctrine, Reasoned } from '../contract/opponent.ts';
import { STEADY_BEARING } from './levels.ts';
import { type Crossroads, differenceOf, type Estimate, estimateOf, type Tried, triedOnce } from './paired.ts';
import { Meter, type Playing, planNow } from './playingOn.ts';
import { crossroadsOf, type Interruption } from './search.ts';

/** A mean and the interval in which it lies 19 times in 20. */
export interface Likely {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/** What comes of one action, in points of the side that decides. */
export interface Prospect<A = unknown> {
  readonly action: A;
  readonly reason: string;
  readonly plays: number;
  readonly margin: Likely;
  /** Against the first of the list, sample by sample; the first itself differs from it by nothing. */
  readonly better: Likely;
  /** How many of the plays the side won. */
  readonly wins: number;
}

export interface WhatIf<S, A, V> {
  readonly rules: Rules<S, A, V>;
  readonly doctrine: Doctrine<S, A, V>;
  readonly state: S;
  /** Nobody may know the state: in every play it is dealt anew, as the view of the side that decides allows. */
  readonly dealt?: boolean;
  readonly side: string;
  readonly seed: string;
  /** How often each is played on. */
  readonly plays: number;
  /** What is compared; what the doctrine weighs if nothing is said. */
  readonly actions?: readonly A[];
  readonly bearing?: Bearing;
  /** Actions after which a game is cut off and judged. */
  readonly horizon?: number;
}

const MOST_COMPARED = 8;
const HORIZON = 20_000;
/** Standard errors to either side. */
const NINETEEN_IN_TWENTY = 1.96;

function likely({ mean, error }: Estimate): Likely {
  const way = Number.isFinite(error) ? NINETEEN_IN_TWENTY * error : 0;
  return { mean, low: mean - way, high: mean + way };
}

const playingOf = <S, A, V>(of: WhatIf<S, A, V>): Playing<S, A, V> => ({
  rules: of.rules,
  doctrine: of.doctrine,
  bearingOf: () => of.bearing ?? STEADY_BEARING,
  horizon: of.horizon ?? HORIZON,
});

/** All sides have plans before anything is tried, those of this moment; where the state is dealt, only who decides. */
function crossroads<S, A, V>(of: WhatIf<S, A, V>, playing: Playing<S, A, V>): Crossroads<S> {
  const { rules, doctrine, state, side, seed, bearing = STEADY_BEARING } = of;
  const plans = new Map<string, unknown>();
  const view = rules.view(state, side);
  const plan = planNow(playing, plans, side, view);
  if (of.dealt) return crossroadsOf({ rules, doctrine, side, view, plan, bearing, seed }, playing);
  for (const one of rules.sides) planNow(playing, plans, one, rules.view(state, one));
  return { side, seed, world: () => state, plans };
}

function considered<S, A, V>(of: WhatIf<S, A, V>, plan: unknown): readonly Reasoned<A>[] {
  const { rules, doctrine, state, side, actions, bearing = STEADY_BEARING } = of;
  const weighed = doctrine.candidates(rules.view(state, side), plan, bearing);
  if (actions === undefined) return weighed.slice(0, MOST_COMPARED);
  const reasonOf = (action: A) =>
    weighed.find((one) => JSON.stringify(one.action) === JSON.stringify(action))?.reason ?? '';
  return actions.map((action) => ({ action, value: 0, reason: reasonOf(action) }));
}

type Tries = readonly Tried[];

/** Every action once, with the luck of the sample; null if that was enough before the last of them was through. */
function* sampled<S, A, V>(
  playing: Playing<S, A, V>,
  at: Crossroads<S>,
  compared: readonly Reasoned<A>[],
  sample: number,
  meter: Meter,
): Generator<number, Tries | null, Interruption | undefined> {
  const tries: Tried[] = [];
  for (const { action } of compared) {
    const trial = triedOnce(playing, at, action, sample, meter);
    let step = trial.next();
    for (; !step.done; step = trial.next()) if ((yield sample) === 'enough') return null;
    tries.push(step.value);
  }
  return tries;
}

function prospectsOf<A>(compared: readonly Reasoned<A>[], samples: readonly Tries[]): readonly Prospect<A>[] {
  const values = compared.map((_, i) => samples.map((tries) => tries[i]!.value));
  return compared.map(({ action, reason }, i) => ({
    ...{ action, reason, plays: samples.length },
    margin: likely(estimateOf(values[i]!)),
    better: likely(differenceOf(values[i]!, values[0]!)),
    wins: samples.filter((tries) => tries[i]!.won).length,
  }));
}

/**
 * Pauses with how often all of them were played on so far; ends with the prospects, in the order of what was asked. Told
 * that it is enough, it ends with those of the plays until then.
 */
export function* whatIf<S, A, V>(
  of: WhatIf<S, A, V>,
): Generator<number, readonly Prospect<A>[], Interruption | undefined> {
  const playing = playingOf(of);
  const at = crossroads(of, playing);
  const meter = new Meter();
  const compared = considered(of, at.plans.get(of.side));
  const samples: Tries[] = [];
  while (samples.length < of.plays) {
    const tries = yield* sampled(playing, at, compared, samples.length, meter);
    if (tries === null) break;
    samples.push(tries);
    if ((yield samples.length) === 'enough') break;
  }
  return prospectsOf(compared, samples);
}
