/** Losses shared among units. */

export interface WithMen {
  readonly men: number;
}

export const menOf = (units: readonly WithMen[]): number => units.reduce((sum, { men }) => sum + men, 0);

/** Shares were rounded down: what is left over goes to the largest unit, of equals to the one listed first (0.9). */
export function restToLargest(
  loss: number,
  shares: readonly number[],
  units: readonly WithMen[],
): readonly number[] {
  const left = loss - shares.reduce((sum, share) => sum + share, 0);
  const largest = units.reduce((best, { men }, i) => (men > units[best]!.men ? i : best), 0);
  return shares.map((share, i) => (i === largest ? share + left : share));
}
