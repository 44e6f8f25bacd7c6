/** The odds of a question as plain JSON: outcomes with fractions and notes. */

import { compare, toFraction, toNumber } from '../luck/rational.ts';
import type { Note } from '../plain/note.ts';
import type { Outcome } from '../umpire/exact.ts';
import { explain } from '../umpire/explain.ts';
import type { Odds } from '../umpire/odds.ts';
import type { Procedure } from '../umpire/umpire.ts';
import type { QuestionSpec } from './spec.ts';

/** An outcome in few words. */
export interface TalliedOutcome {
  readonly key: string;
  readonly label: string;
  readonly short: string;
  readonly p: number;
  readonly fraction: string;
}

export interface OddsOutcome extends TalliedOutcome {
  readonly result: object;
  readonly notes: readonly Note[];
}

interface Counted<O> {
  readonly method: 'exact' | 'sampled';
  readonly error: number;
  /** Likeliest first. */
  readonly outcomes: readonly O[];
}

/** The outcomes without their explanations: enough for a page, and many times quicker for long fights. */
export type Tally = Counted<TalliedOutcome>;

export interface OddsAnswer extends Counted<OddsOutcome> {
  readonly id: string;
}

type Spec<R> = Pick<QuestionSpec<never, never, R>, 'id' | 'key' | 'label' | 'short'>;

const sorted = <R>({ outcomes }: Odds<R>): readonly Outcome<R>[] =>
  [...outcomes].sort((a, b) => compare(b.p, a.p));

const tallied = <R>(spec: Spec<R>, { value, p }: Outcome<R>): TalliedOutcome => ({
  key: spec.key(value),
  label: spec.label(value),
  short: spec.short(value),
  p: toNumber(p),
  fraction: toFraction(p),
});

export const tally = <R>(spec: Spec<R>, odds: Odds<R>): Tally => ({
  method: odds.method,
  error: odds.error,
  outcomes: sorted(odds).map((outcome) => tallied(spec, outcome)),
});

export function answerOdds<R extends object>(
  spec: Spec<R>,
  procedure: Procedure<R>,
  odds: Odds<R>,
): OddsAnswer {
  const { method, error } = odds;
  const outcomes = sorted(odds).map((outcome) => {
    const { key, label, short, p, fraction } = tallied(spec, outcome);
    const notes = explain(procedure, outcome.witness);
    return { key, label, short, result: outcome.value, p, fraction, notes };
  });
  return { id: spec.id, method, error, outcomes };
}
