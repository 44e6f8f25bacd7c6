/** The odds in a few words: classes of outcomes in one fixed order, and averages. */
import type { Average, QuestionSpec, Summary, Tone } from '../contract/question.ts';
import { add, type Rational, toFraction, toNumber, ZERO } from '../luck/rational.ts';
import type { Outcome } from '../umpire/exact.ts';
import { type OddsOptions, oddsOf } from '../umpire/odds.ts';
import type { Procedure } from '../umpire/umpire.ts';

export interface ClassShare {
  readonly label: string;
  readonly tone: Tone;
  readonly p: number;
  readonly fraction: string;
  /** The outcomes of the class, by key. */
  readonly keys: readonly string[];
}

export interface OddsSummary {
  readonly summaries: readonly { readonly title: string; readonly classes: readonly ClassShare[] }[];
  readonly averages: readonly { readonly label: string; readonly value: number }[];
}

function share<R>(
  { label, tone, holds }: Summary<R>['classes'][number],
  outcomes: readonly Outcome<R>[],
  keys: readonly string[],
): ClassShare {
  let p: Rational = ZERO;
  const held: string[] = [];
  for (let i = 0; i < outcomes.length; i++) {
    const outcome = outcomes[i]!;
    if (!holds(outcome.value)) continue;
    p = add(p, outcome.p);
    held.push(keys[i]!);
  }
  return { label, tone, p: toNumber(p), fraction: toFraction(p), keys: held };
}

const average = <R>({ label, of }: Average<R>, outcomes: readonly Outcome<R>[]) => ({
  label,
  value: outcomes.reduce((sum, { value, p }) => sum + of(value) * toNumber(p), 0),
});

type Spec<R> = Pick<QuestionSpec<never, never, R>, 'key' | 'summaries' | 'averages'>;

export function summarize<R>(spec: Spec<R>, procedure: Procedure<R>, options: OddsOptions = {}): OddsSummary {
  const { outcomes } = oddsOf(procedure, spec.key, options);
  const keys = outcomes.map(({ value }) => spec.key(value));
  return {
    summaries: spec.summaries.map(({ title, classes }) => ({
      title,
      classes: classes.map((c) => share(c, outcomes, keys)),
    })),
    averages: spec.averages.map((a) => average(a, outcomes)),
  };
}
