/** Odds for a person: a bar for each class of outcomes, averages, then every outcome. */
import {
  type Contents,
  countOf,
  fractionWords,
  type OddsOutcome,
  type OddsSummary,
  othersLast,
  type PlotBar,
} from '@longroll/kernel';
import type { WholeOdds } from '@longroll/server';
import type { CommonLedger } from '../explanations.ts';
import type { Page } from '../say.ts';
import { type Column, rowOf } from './columns.ts';
import { cut, moreLine } from './cut.ts';
import { heading } from './heading.ts';
import { ledgerLines } from './ledger.ts';
import { indented, padded, widest, wrapped } from './text.ts';

/** One decimal; what can happen never reads as if it could not, and the other way round. */
export function percent(p: number): string {
  const shown = (100 * p).toFixed(1);
  if (p > 0 && shown === '0.0') return '<0.1 %';
  return p < 1 && shown === '100.0' ? '>99.9 %' : `${shown} %`;
}

const EIGHTHS = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'];

/** Full blocks and one that is cut to an eighth. */
export function bar(p: number, width: number): string {
  const eighths = Math.round(p * width * 8);
  return '█'.repeat(Math.floor(eighths / 8)) + EIGHTHS[eighths % 8];
}

const PERCENT = 7;

const fractionOf = ({ fraction, p }: { readonly fraction: string; readonly p: number }): string =>
  fractionWords(fraction, p);

function summaryLines(summaries: OddsSummary['summaries'], { ink, width }: Page): string[] {
  const classes = summaries.flatMap((summary) => summary.classes);
  const labels = widest(classes.map(({ label }) => label));
  const fractions = widest(classes.map(fractionOf));
  const room = Math.min(40, width - labels - fractions - PERCENT - 8);
  return summaries.flatMap((summary) => [
    ink.bold(summary.title),
    ...summary.classes.map((share) => {
      const { label, tone, p } = share;
      const words = `  ${padded(label, labels, 'left')}  ${padded(percent(p), PERCENT, 'right')}`;
      return `${words}  ${padded(fractionOf(share), fractions, 'left')}  ${ink.tone(tone)(bar(p, room))}`.trimEnd();
    }),
    '',
  ]);
}

function averageLines({ averages }: OddsSummary, { ink }: Page): string[] {
  if (averages.length === 0) return [];
  const labels = widest(averages.map(({ label }) => label));
  const lines = averages.map(({ label, value }) => `  ${padded(label, labels, 'left')}  ${value.toFixed(2)}`);
  return [ink.bold('On average'), ...lines, ''];
}

const spanWords = ({ from, to }: PlotBar): string => (from === to ? `${from}` : `${from}-${to}`);

/** Bars are as long as the likeliest of their plot allows; the figures beside them are the chances. */
function plotLines({ plots }: OddsSummary, { ink, width }: Page): string[] {
  return plots.flatMap(({ title, bars }) => {
    const spans = widest(bars.map(spanWords));
    const fractions = widest(bars.map(fractionOf));
    const most = Math.max(...bars.map(({ p }) => p));
    const room = Math.min(40, width - spans - fractions - PERCENT - 8);
    const lines = bars.map((one) => {
      const words = `  ${padded(spanWords(one), spans, 'right')}  ${padded(percent(one.p), PERCENT, 'right')}`;
      return `${words}  ${padded(fractionOf(one), fractions, 'left')}  ${bar(one.p / most, room)}`.trimEnd();
    });
    return [ink.bold(title), ...lines, ''];
  });
}

/** The likeliest; a long fight has hundreds of end states. */
const MOST_OUTCOMES = 20;

function outcomeLines({ outcomes }: WholeOdds, page: Page, all: boolean): string[] {
  const { ink, width } = page;
  const { shown } = cut(othersLast(outcomes), MOST_OUTCOMES, all);
  const more = countOf(outcomes) - countOf(shown);
  const together = othersLast(outcomes)
    .slice(shown.length)
    .reduce((sum, { p }) => sum + p, 0);
  const fraction: Column = { width: widest(shown.map(fractionOf)), align: 'left' };
  const chance: Column = { width: PERCENT, align: 'right' };
  const label: Column = { width: width - chance.width - fraction.width - 6, align: 'left' };
  const lines = shown.flatMap((o) =>
    rowOf([percent(o.p), fractionOf(o), o.label], [chance, fraction, label]),
  );
  return [
    ink.bold('Outcomes'),
    ...lines.map((cells) => `  ${cells.join('  ')}`.trimEnd()),
    ...moreLine(more, `less likely ones, ${percent(together)} together`, page),
  ];
}

function methodLine({ method, error, outcomes }: WholeOdds): string {
  const count = outcomes.length === 1 ? '1 outcome' : `${countOf(outcomes)} outcomes`;
  return method === 'exact' ? `exact, ${count}` : `sampled ± ${percent(error)}, ${count}`;
}

export interface OutcomeText {
  readonly id: string;
  readonly title: string;
  readonly outcome: OddsOutcome;
  readonly contents: Contents;
}

/** One outcome and why. */
export function outcomePage(
  { id, title, outcome, contents }: OutcomeText,
  page: Page,
  all: boolean,
): string[] {
  return [
    ...heading(title, id, `${percent(outcome.p)}, ${fractionOf(outcome)}`, page),
    '',
    ...indented(wrapped(outcome.label, page.width - 2), 2),
    '',
    ...ledgerLines(outcome.notes, contents, page, all),
  ];
}

/** What the ledger above it leaves out or puts together. */
const ledgerFoot = ({ hangsOnDice, likeliest }: CommonLedger): string[] => [
  ...(hangsOnDice ? ['Lines that hang on a die are listed once for each case.'] : []),
  ...(likeliest === undefined
    ? []
    : [`These are lines of the ${likeliest} likeliest outcomes; --outcome KEY explains another.`]),
];

export interface OddsText {
  readonly title: string;
  readonly odds: WholeOdds;
  readonly ledger: CommonLedger;
  /** Of the book that its lines cite. */
  readonly contents: Contents;
}

export function oddsPage({ title, odds, ledger, contents }: OddsText, page: Page, all: boolean): string[] {
  return [
    ...heading(title, odds.id, methodLine(odds), page),
    '',
    ...summaryLines(odds.summaries, page),
    ...averageLines(odds, page),
    ...plotLines(odds, page),
    ...outcomeLines(odds, page, all),
    '',
    ...ledgerLines(ledger.notes, contents, page, all),
    ...ledgerFoot(ledger).map((line) => page.ink.dim(`  ${line}`)),
  ];
}
