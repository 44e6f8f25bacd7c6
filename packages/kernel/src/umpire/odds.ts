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
  /** Paths that may be run before sampling takes over. */
  readonly budget?: number;
  readonly samples?: number;
  readonly seed?: string;
  readonly policy?: Policy;
}

/** About 60 ms of work on an ordinary machine. */
export const LEAF_BUDGET = 200_000;
export const SAMPLES = 100_000;

export function oddsOf<R>(
  procedure: Procedure<R>,
  key: (result: R) => string,
  options: OddsOptions = {},
): Odds<R> {
  const policy = options.policy ?? firstOption;
  const outcomes = exactWithin(options.budget ?? LEAF_BUDGET, procedure, { key, policy });
  if (outcomes) return { method: 'exact', error: 0, outcomes };
  const rng = seeded(options.seed ?? 'odds');
  return { method: 'sampled', ...sample(procedure, key, options.samples ?? SAMPLES, rng, policy) };
}
