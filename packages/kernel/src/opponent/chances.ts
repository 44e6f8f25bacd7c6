/** How sure figures from many games are: intervals and tests, all at 95 %. */

/** Two-sided 95 % of the normal distribution. */
export const Z95 = 1.959963984540054;

export type Interval = readonly [low: number, high: number];

/** A share of a number of trials; a half counts for a draw. Right also near 0 and 1, where the simple interval is not. */
export function wilson(successes: number, trials: number): Interval {
  if (trials === 0) return [0, 1];
  const share = successes / trials;
  const square = Z95 ** 2 / trials;
  const centre = (share + square / 2) / (1 + square);
  const half = (Z95 / (1 + square)) * Math.sqrt((share * (1 - share)) / trials + square / (4 * trials));
  return [Math.max(0, centre - half), Math.min(1, centre + half)];
}

export interface Spread {
  readonly games: number;
  readonly mean: number;
  /** Of the sample, by n - 1; nought for one game. */
  readonly sd: number;
}

export function spreadOf(values: readonly number[]): Spread {
  const games = values.length;
  if (games === 0) return { games, mean: 0, sd: 0 };
  const mean = values.reduce((sum, value) => sum + value, 0) / games;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { games, mean, sd: games < 2 ? 0 : Math.sqrt(squares / (games - 1)) };
}

/** Two-sided 95 % of Student's distribution, by the expansion of Cornish and Fisher: right to 0.1 % from 4 degrees on. */
export function student95(degrees: number): number {
  if (degrees < 1) return Number.POSITIVE_INFINITY;
  const z = Z95;
  const first = (z ** 3 + z) / 4;
  const second = (5 * z ** 5 + 16 * z ** 3 + 3 * z) / 96;
  const third = (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / 384;
  const fourth = (79 * z ** 9 + 776 * z ** 7 + 1482 * z ** 5 - 1920 * z ** 3 - 945 * z) / 92_160;
  return z + first / degrees + second / degrees ** 2 + third / degrees ** 3 + fourth / degrees ** 4;
}

/** A difference of two figures, with its interval. */
export interface Difference {
  readonly test: 'two proportions' | 'Welch';
  readonly by: number;
  readonly interval: Interval;
  /** Nought lies outside the interval: in fewer than 5 of 100 such comparisons chance alone would do that. */
  readonly isReal: boolean;
}

function differenceOf(test: Difference['test'], by: number, half: number): Difference {
  return { test, by, interval: [by - half, by + half], isReal: half < Math.abs(by) };
}

/** Two shares against each other: the interval of Newcombe, made of both of Wilson's, so it holds for few games too. */
export function twoProportions(a: readonly [number, number], b: readonly [number, number]): Difference {
  const [[one, ofOne], [other, ofOther]] = [a, b];
  if (ofOne === 0 || ofOther === 0) return differenceOf('two proportions', 0, Number.POSITIVE_INFINITY);
  const [p, q] = [one / ofOne, other / ofOther];
  const [[lowP, highP], [lowQ, highQ]] = [wilson(one, ofOne), wilson(other, ofOther)];
  const below = Math.hypot(p - lowP, highQ - q);
  const above = Math.hypot(highP - p, q - lowQ);
  const interval: Interval = [p - q - below, p - q + above];
  return { test: 'two proportions', by: p - q, interval, isReal: interval[0] > 0 || interval[1] < 0 };
}

/** Two means against each other, whose games may spread differently (Welch's t). */
export function welch(a: Spread, b: Spread): Difference {
  const by = a.mean - b.mean;
  if (a.games < 2 || b.games < 2) return differenceOf('Welch', by, Number.POSITIVE_INFINITY);
  const [u, v] = [a.sd ** 2 / a.games, b.sd ** 2 / b.games];
  if (u + v === 0) return differenceOf('Welch', by, 0);
  const degrees = (u + v) ** 2 / (u ** 2 / (a.games - 1) + v ** 2 / (b.games - 1));
  return differenceOf('Welch', by, student95(degrees) * Math.sqrt(u + v));
}
