/** The odds of a question as plain JSON: outcomes with fractions and notes. */
import type { Note } from '../contract/note.ts';
import type { QuestionSpec } from '../contract/question.ts';
import { compare, toFraction, toNumber } from '../luck/rational.ts';
import { explain } from '../umpire/explain.ts';
import type { Odds } from '../umpire/odds.ts';
import type { Procedure } from '../umpire/umpire.ts';

export interface OddsOutcome {
  readonly key: string;
  readonly label: string;
  readonly short: string;
  readonly result: object;
  readonly p: number;
  readonly fraction: string;
  readonly notes: readonly Note[];
}

export interface OddsAnswer {
  readonly id: string;
  readonly method: 'exact' | 'sampled';
  readonly error: number;
  /** Likeliest first. */
  readonly outcomes: readonly OddsOutcome[];
}

type Spec<R> = Pick<QuestionSpec<never, never, R>, 'id' | 'key' | 'label' | 'short'>;

export function answerOdds<R extends object>(
  spec: Spec<R>,
  procedure: Procedure<R>,
  { method, error, outcomes }: Odds<R>,
): OddsAnswer {
  const sorted = [...outcomes].sort((a, b) => compare(b.p, a.p));
  return {
    id: spec.id,
    method,
    error,
    outcomes: sorted.map(({ value, p, witness }) => ({
      key: spec.key(value),
      label: spec.label(value),
      short: spec.short(value),
      result: value,
      p: toNumber(p),
      fraction: toFraction(p),
      notes: explain(procedure, witness),
    })),
  };
}
