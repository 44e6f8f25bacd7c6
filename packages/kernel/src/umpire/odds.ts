/** Exact while the procedure has few enough paths, else sampled and labelled so: never silently approximate. */
import { seeded } from '../luck/rng.ts';
import { exactWithin, type Outcome } from './exact.ts';
import { sample } from './sample.ts';
import { firstOption, type Policy, type Procedure } from './umpire.ts';

export interface Odds<R> {
  readonly method: 'exact' | 'sampled';
  /** 0 when exact. */
  readonly error: number;
  readonly outcomes: readonly Outcome<R>[];
}

export interface OddsOptions {
  /** Steps that may be taken before sampling takes over, and as many in it unless `samples` says how many. */
  readonly budget?: number;
  readonly samples?: number;
  readonly seed?: string;
  readonly policy?: Policy;
}

/** Some 60 ms of work on an ordinary machine, twice that where it ends in sampling. */
export const WORK_BUDGET = 200_000;
export const SAMPLES = 100_000;

export function oddsOf<R>(
  procedure: Procedure<R>,
  key: (result: R) => string,
  options: OddsOptions = {},
): Odds<R> {
  const policy = options.policy ?? firstOption;
  const { budget = WORK_BUDGET, samples } = options;
  const outcomes = exactWithin(budget, procedure, { key, policy });
  if (outcomes) return { method: 'exact', error: 0, outcomes };
  const size = samples === undefined ? { samples: SAMPLES, budget } : { samples };
  const rng = seeded(options.seed ?? 'odds');
  return { method: 'sampled', ...sample(procedure, key, size, rng, policy) };
}
