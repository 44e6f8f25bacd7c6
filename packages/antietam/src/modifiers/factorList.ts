/**
 * A printed list of factors. Like a list of modifiers it says of each row whether it applied and why not; but
 * rows multiply, and their product is an exact fraction.
 */
import { type Note, ONE, type Rational } from '@longroll/kernel';
import { productOf, timesWords } from '../model/exactly.ts';

export interface FactorRow<C> {
  readonly cite: string;
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
  const line = { cite, text, chart, group };
  if (applies !== true) return { ...line, value: timesWords(ONE), applied: false, reason: applies };
  const factor = { ...line, value: timesWords(value(c)), applied: true };
  return because ? { ...factor, reason: because(c) } : factor;
}

/** Written out when first read, then kept: every outcome of a case has the same lines. */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

export function multiplyUp<C>(list: readonly FactorRow<C>[], c: C, group: string): Product {
  const applied = list.filter(({ when }) => when(c) === true);
  return {
    product: productOf(applied.map(({ value }) => value(c))),
    lines: once(() => list.map((row) => lineOf(row, c, group))),
  };
}

/** The same lines under a heading, as `under` would put them; written once, where many outcomes share them. */
export const headedBy = (heading: string, lines: () => readonly Note[]): (() => readonly Note[]) =>
  once(() => lines().map((note) => ({ ...note, group: note.group ? `${heading}: ${note.group}` : heading })));
