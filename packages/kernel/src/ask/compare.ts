/** The same case done another way, side by side: what each way would give. */

import type { Refusal } from '../plain/refusal.ts';
import type { Question } from './question.ts';
import type { OddsSummary } from './summary.ts';

export interface ComparedWay {
  readonly label: string;
  /** The form's values of this way. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Why the rules do not allow it; then there are no odds. */
  readonly refused: Refusal | null;
  readonly summary: OddsSummary | null;
  /** Chance of what is good for the side that asks, and whether every other way has a lower one. */
  readonly good: number;
  readonly best: boolean;
}

/** The chance of the good classes of the first summary. */
function chanceOfGood({ summaries: [first] }: OddsSummary): number {
  const good = first?.classes.filter(({ tone }) => tone === 'good' || tone === 'best') ?? [];
  return good.reduce((sum, { p }) => sum + p, 0);
}

function way(question: Question, label: string, values: ComparedWay['values']): Omit<ComparedWay, 'best'> {
  const verdict = question.ask(values);
  if (verdict.refused) return { label, values, refused: verdict.refused, summary: null, good: 0 };
  const summary = verdict.value.summary();
  return { label, values, refused: null, summary, good: chanceOfGood(summary) };
}

/** Sums of the same shares in another order differ in their last digits: that is no difference. */
const isLess = (a: number, b: number): boolean => b - a > 1e-9;

/** As chosen first, then every alternative of the question and those that the caller knows of. */
export function compareWays(
  question: Question,
  values: ComparedWay['values'],
  more: readonly { readonly label: string; readonly values: ComparedWay['values'] }[] = [],
): readonly ComparedWay[] {
  const others = [...question.alternatives(values), ...more];
  if (others.length === 0) return [];
  const ways = [
    way(question, 'as chosen', values),
    ...others.map((other) => way(question, other.label, { ...values, ...other.values })),
  ];
  const allowed = ways.filter(({ summary }) => summary !== null);
  const isBest = (one: (typeof ways)[number]) =>
    one.summary !== null && allowed.every((other) => other === one || isLess(other.good, one.good));
  return ways.map((one) => ({ ...one, best: allowed.length > 1 && isBest(one) }));
}
