/**
 * A printed list of factors. Like a list of modifiers it says of each row whether it applied and why not; but
 * rows multiply, and their product is an exact fraction.
 */
import { type Note, ONE, once, type Rational } from '@longroll/kernel';
import { productOf, timesWords } from '../model/exactly.ts';

export interface FactorRow<C> {
  /** A list of cases has one rule for each; most rows have one. */
  readonly cite: string | ((c: C) => string);
  readonly text: string;
  /** The chart that gives the value. */
  readonly chart: string;
  /** True, or the reason why the row does not apply. */
  readonly when: (c: C) => true | string;
  readonly value: (c: C) => Rational;
  /** What made the value what it is. */
  readonly because?: (c: C) => string;
}

export interface Product {
  readonly product: Rational;
  /** Every row in printed order, built only if somebody reads it. */
  readonly lines: () => readonly Note[];
}

function lineOf<C>({ cite, text, chart, when, value, because }: FactorRow<C>, c: C, group: string): Note {
  const applies = when(c);
  const line = { cite: typeof cite === 'string' ? cite : cite(c), text, chart, group };
  if (applies !== true) return { ...line, value: timesWords(ONE), applied: false, reason: applies };
  const factor = { ...line, value: timesWords(value(c)), applied: true };
  return because ? { ...factor, reason: because(c) } : factor;
}

export function multiplyUp<C>(list: readonly FactorRow<C>[], c: C, group: string): Product {
  const applied = list.filter(({ when }) => when(c) === true);
  return {
    product: productOf(applied.map(({ value }) => value(c))),
    // Kept: every outcome of a case has the same lines.
    lines: once(() => list.map((row) => lineOf(row, c, group))),
  };
}
