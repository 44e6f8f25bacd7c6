/** The odds in a few words: classes of outcomes in one fixed order, and averages. */
import type { Span } from '../card/span.ts';
import { add, type Rational, sumOf, toFraction, toNumber, ZERO } from '../luck/rational.ts';
import type { Outcome } from '../umpire/exact.ts';
import type { Odds } from '../umpire/odds.ts';
import type { Average, Plot, QuestionSpec, Summary, Tone } from './spec.ts';

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

interface Bar extends Span {
  readonly p: Rational;
}

const spanOf = (value: number | Span): Span =>
  typeof value === 'number' ? { from: value, to: value } : value;

/** One bar for each value that occurs, in order. */
function barsOf<R>({ of }: Plot<R>, outcomes: readonly Outcome<R>[]): Bar[] {
  const bars = new Map<number, Bar>();
  for (const { value, p } of outcomes) {
    const { from, to } = spanOf(of(value));
    const known = bars.get(from);
    bars.set(from, { from, to: Math.max(to, known?.to ?? to), p: known ? add(known.p, p) : p });
  }
  return [...bars.values()].sort((a, b) => a.from - b.from);
}

/** Whole numbers that cannot come up stand as empty bars, so that the eye sees true distances. */
function filled(bars: readonly Bar[]): readonly Bar[] {
  const [first, last] = [bars[0]!.from, bars.at(-1)!.to];
  if (bars.some(({ from, to }) => from !== to || !Number.isInteger(from))) return bars;
  const width = Math.ceil((last - first + 1) / MOST_BARS);
  const shares = Array.from({ length: Math.floor((last - first) / width) + 1 }, () => ZERO);
  for (const { from, p } of bars) {
    const at = Math.floor((from - first) / width);
    shares[at] = add(shares[at]!, p);
  }
  return shares.map((p, i) => ({ from: first + i * width, to: first + (i + 1) * width - 1, p }));
}

/** Bands keep their own edges; too many of them are put together by equal numbers. */
function thinned(bars: readonly Bar[]): readonly Bar[] {
  const each = Math.ceil(bars.length / MOST_BARS);
  if (each === 1) return bars;
  return bars.flatMap((bar, i) => {
    if (i % each !== 0) return [];
    const group = bars.slice(i, i + each);
    return [{ from: bar.from, to: group.at(-1)!.to, p: sumOf(group.map(({ p }) => p)) }];
  });
}

function drawn<R>(plot: Plot<R>, outcomes: readonly Outcome<R>[]): OddsPlot {
  const bars = thinned(filled(barsOf(plot, outcomes)));
  return {
    title: plot.title,
    bars: bars.map(({ from, to, p }) => ({ from, to, p: toNumber(p), fraction: toFraction(p) })),
  };
}

type Spec<R> = Pick<QuestionSpec<never, never, R>, 'key' | 'summaries' | 'averages' | 'plots'>;

export function summarize<R>(spec: Spec<R>, { outcomes }: Odds<R>): OddsSummary {
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
