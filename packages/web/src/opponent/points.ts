/** Points as they read. */
import { signed } from '../figures/figures.ts';

/** One decimal, with its sign: "+1.3". What rounds to nothing has no sign. */
export const pointWords = (value: number): string => {
  const shown = value.toFixed(1);
  return shown === '-0.0' || shown === '0.0' ? '0.0' : signed(value < 0 ? shown : `+${shown}`);
};

/** "+1.3 (+0.2 to +2.4)". */
export const likelyWords = ({ mean, low, high }: { mean: number; low: number; high: number }): string =>
  `${pointWords(mean)} (${pointWords(low)} to ${pointWords(high)})`;
