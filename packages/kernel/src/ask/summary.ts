/** The odds in a few words: classes of outcomes in one fixed order, and averages. */
import type { Average, Plot, QuestionSpec, Summary, Tone } from '../contract/question.ts';
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

export interface PlotBar {
  /** The values from `from` to `to` that the bar stands for; mostly one. */
  readonly from: number;
  readonly to: number;
  readonly p: number;
  readonly fraction: string;
}

export interface OddsPlot {
  readonly title: string;
  readonly bars: readonly PlotBar[];
}

export interface OddsSummary {
  readonly summaries: readonly { readonly title: string; readonly classes: readonly ClassShare[] }[];
  readonly averages: readonly { readonly label: string; readonly value: number }[];
  readonly plots: readonly OddsPlot[];
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

/** More bars than this do not fit a phone; then neighbours share one. */
const MOST_BARS = 32;

function drawn<R>({ title, of }: Plot<R>, outcomes: readonly Outcome<R>[]): OddsPlot {
  const values = outcomes.map(({ value }) => of(value));
  const least = Math.min(...values);
  const width = Math.ceil((Math.max(...values) - least + 1) / MOST_BARS);
  const shares = Array.from({ length: Math.floor((Math.max(...values) - least) / width) + 1 }, () => ZERO);
  outcomes.forEach(({ p }, i) => {
    const bar = Math.floor((values[i]! - least) / width);
    shares[bar] = add(shares[bar]!, p);
  });
  const bars = shares.map((p, i) => {
    const from = least + i * width;
    return { from, to: from + width - 1, p: toNumber(p), fraction: toFraction(p) };
  });
  return { title, bars };
}

type Spec<R> = Pick<QuestionSpec<never, never, R>, 'key' | 'summaries' | 'averages' | 'plots'>;

export function summarize<R>(spec: Spec<R>, procedure: Procedure<R>, options: OddsOptions = {}): OddsSummary {
  const { outcomes } = oddsOf(procedure, spec.key, options);
  const keys = outcomes.map(({ value }) => spec.key(value));
  return {
    summaries: spec.summaries.map(({ title, classes }) => ({
      title,
      classes: classes.map((c) => share(c, outcomes, keys)),
    })),
    averages: spec.averages.map((a) => average(a, outcomes)),
    plots: (spec.plots ?? []).map((plot) => drawn(plot, outcomes)),
  };
}
