/** Exact numbers as the rules use them: products of decimals, one rounding, percentages truncated (0.6, 0.7). */
import { add, floor, fromDecimal, multiply, ONE, type Rational, rational, toNumber } from '@longroll/kernel';
import type { HouseRules } from '../rulings/index.ts';

const HALF = rational(1, 2);
const NOTHING = rational(0);

/** What is added before the fraction is cut off. */
export const roundingOf = ({ casualtyRounding }: Pick<HouseRules, 'casualtyRounding'>): Rational =>
  casualtyRounding === 'nearest' ? HALF : NOTHING;

export const rounded = (x: Rational, rules: Pick<HouseRules, 'casualtyRounding'>): number =>
  floor(add(x, roundingOf(rules)));

export const productOf = (factors: readonly Rational[]): Rational => factors.reduce(multiply, ONE);

/** A percentage as a factor. */
export const percent = (n: number): Rational => rational(n, 100);

/** `× 0.80`: at least two places, never more than there are. */
export function timesWords(factor: Rational): string {
  const text = String(toNumber(factor));
  const places = text.split('.')[1]?.length ?? 0;
  return `× ${places < 2 ? toNumber(factor).toFixed(2) : text}`;
}

/** A typed decimal as the fraction it is written as. */
export const typed = (decimal: number): Rational => fromDecimal(decimal);

/** A figure for a note: as many places as it has, four at most. */
export const figure = (x: Rational): string => String(Number(toNumber(x).toFixed(4)));
