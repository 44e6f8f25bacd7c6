/**
 * Several actions compared by playing on from each with the same luck: in sample i all of them meet the same world and,
 * name by name, the same dice. So their difference is the choice's, and few samples tell it.
 */
import { Keyed } from '../search/keyed.ts';
import { type Meter, type Plans, type Playing, playedOn } from './playingOn.ts';

/** Where it begins: who decides, the world of each sample, and the plans that are held there. */
export interface Crossroads<S> {
  readonly side: string;
  readonly seed: string;
  /** The state of a sample; the same for all where nothing is hidden. */
  world(sample: number): S;
  readonly plans: ReadonlyMap<string, unknown>;
}

export interface Estimate {
  readonly mean: number;
  /** Standard error of the mean; infinite for fewer than two samples. */
  readonly error: number;
  readonly samples: number;
}

export function estimateOf(values: readonly number[]): Estimate {
  const samples = values.length;
  const mean = values.reduce((sum, one) => sum + one, 0) / Math.max(1, samples);
  if (samples < 2) return { mean, error: Number.POSITIVE_INFINITY, samples };
  const variance = values.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (samples - 1);
  return { mean, error: Math.sqrt(variance / samples), samples };
}

/** The paired difference of the samples that both have: how much better the first does. */
export const differenceOf = (a: readonly number[], b: readonly number[]): Estimate =>
  estimateOf(a.slice(0, b.length).map((one, i) => one - b[i]!));

/** What came of one trial for the side that decides. */
export interface Tried {
  readonly value: number;
  readonly won: boolean;
}

/** One action played on once, with the luck of the sample. */
export function* triedOnce<S, A, V>(
  playing: Playing<S, A, V>,
  at: Crossroads<S>,
  action: A,
  sample: number,
  meter: Meter,
): Generator<number, Tried, unknown> {
  const { rules } = playing;
  const u = new Keyed(`${at.seed} ${sample}`);
  const plans: Plans = new Map(at.plans);
  const after = rules.apply(at.world(sample), at.side, action, u);
  meter.tick();
  const { margin, winner } = yield* playedOn(playing, after, plans, u, meter);
  return { value: at.side === rules.sides[0] ? margin : -margin, won: winner === at.side };
}
