/**
 * How lucky rolls were: what came up against what was to be expected, and the place of the sum among all sums
 * that could have come up, from the exact distribution of every roll. Nothing is assumed to be normal.
 */

import { toNumber } from '../luck/rational.ts';
import type { Odds } from '../umpire/odds.ts';
import type { QuestionSpec, Tone } from './spec.ts';

/** One thing that a roll decided, as a number, with all that it might have been. */
export interface LuckMeasure {
  readonly label: string;
  /** Whose roll it was. */
  readonly side: string;
  readonly actual: number;
  readonly spread: readonly (readonly [value: number, p: number])[];
}

export interface LuckRow {
  readonly label: string;
  readonly side: string;
  readonly rolls: number;
  readonly expected: number;
  readonly actual: number;
  /** The chance of a smaller sum, and half that of the same: 0.5 is neither lucky nor unlucky. */
  readonly percentile: number;
}

/** Name of the measure that every question has: how well the result suits the side that rolled. */
export const FORTUNE = 'fortune';
const TONES: readonly Tone[] = ['worst', 'bad', 'even', 'good', 'best'];

type Spread = Map<number, number>;
/** Sums of halves and thirds meet again in spite of binary fractions. */
const place = (n: number): number => Math.round(n * 1e6) / 1e6;

function addTo(spread: Spread, value: number, p: number): void {
  const at = place(value);
  spread.set(at, (spread.get(at) ?? 0) + p);
}

function measure<R>(label: string, side: string, of: (result: R) => number, odds: Odds<R>, result: R) {
  const spread: Spread = new Map();
  for (const { value, p } of odds.outcomes) addTo(spread, of(value), toNumber(p));
  return { label, side, actual: place(of(result)), spread: [...spread] };
}

type Spec<R> = Pick<QuestionSpec<never, never, R>, 'summaries' | 'averages'>;

/** From 0, the worst for the side that rolled, to 4, the best. */
const fortuneOf = <R>({ summaries: [first] }: Spec<R>) =>
  first && ((result: R) => TONES.indexOf(first.classes.find(({ holds }) => holds(result))?.tone ?? 'even'));

export function luckOf<R>(spec: Spec<R>, side: string, odds: Odds<R>, result: R): readonly LuckMeasure[] {
  // What is certain is nobody's luck.
  if (odds.outcomes.length === 1) return [];
  const fortune = fortuneOf(spec);
  return [
    ...(fortune ? [measure(FORTUNE, side, fortune, odds, result)] : []),
    ...spec.averages.map(({ label, of }) => measure(label, side, of, odds, result)),
  ];
}

const meanOf = (spread: LuckMeasure['spread']): number =>
  spread.reduce((sum, [value, p]) => sum + value * p, 0);

/** Every sum that two independent spreads can make. */
function together(a: Spread, b: LuckMeasure['spread']): Spread {
  const sums: Spread = new Map();
  for (const [x, p] of a) for (const [y, q] of b) addTo(sums, x + y, p * q);
  return sums;
}

function row(measures: readonly LuckMeasure[]): LuckRow {
  const { label, side } = measures[0]!;
  const actual = place(measures.reduce((sum, m) => sum + m.actual, 0));
  const sums = measures.reduce<Spread>((all, m) => together(all, m.spread), new Map([[0, 1]]));
  let percentile = 0;
  for (const [sum, p] of sums) percentile += sum < actual ? p : sum === actual ? p / 2 : 0;
  const expected = measures.reduce((sum, m) => sum + meanOf(m.spread), 0);
  return { label, side, rolls: measures.length, expected, actual, percentile };
}

/** Rolls of the same kind by the same side added up, in the order in which they first came. */
export function luckReport(measures: readonly LuckMeasure[]): readonly LuckRow[] {
  const kinds = new Map<string, LuckMeasure[]>();
  for (const one of measures) {
    const kind = `${one.side} ${one.label}`;
    kinds.set(kind, [...(kinds.get(kind) ?? []), one]);
  }
  return [...kinds.values()].map(row);
}
