/** Whether dice are fair: chi-squared of what fell, and of what fell after what. */

/** So seldom does a fair die fail: once in ten million. */
const FAR_OUT = 5.2;

/** The most that chi-squared of fair dice comes to, by Wilson and Hilferty. */
export function mostOf(freedom: number): number {
  const spread = 2 / (9 * freedom);
  return freedom * (1 - spread + FAR_OUT * Math.sqrt(spread)) ** 3;
}

/** How far counts are from their shares: 0 as they should be, 1 as far as a fair die may be, more is foul. */
export function foulness(counts: readonly number[], shares: readonly number[]): number {
  const all = counts.reduce((sum, count) => sum + count, 0);
  const squared = shares.reduce((sum, share, i) => sum + (counts[i]! - all * share) ** 2 / (all * share), 0);
  return squared / mostOf(shares.length - 1);
}

export interface Fallen {
  /** By the number of the result. */
  readonly alone: number;
  /** With the one that fell before it. */
  readonly inPairs: number;
}

/** `shares` are the chances of the results 0, 1, 2 and so on, of which `fall` gives one after the other. */
export function tried(shares: readonly number[], throws: number, fall: (i: number) => number): Fallen {
  const kinds = shares.length;
  const alone = new Array<number>(kinds).fill(0);
  const pairs = new Array<number>(kinds * kinds).fill(0);
  let last = -1;
  for (let i = 0; i < throws; i++) {
    const fell = fall(i);
    alone[fell]!++;
    // Pairs that do not overlap, so that each is a throw of its own.
    if (i % 2 === 1) pairs[last * kinds + fell]!++;
    last = fell;
  }
  const paired = shares.flatMap((a) => shares.map((b) => a * b));
  return { alone: foulness(alone, shares), inPairs: foulness(pairs, paired) };
}
