/** What we answer about charts and questions, as plain JSON: the public shapes, in one place. */
import {
  type Asking,
  type Basis,
  type Chart,
  inWords,
  nearest,
  type OddsAnswer,
  type OddsOutcome,
  type OddsSummary,
  type Question,
  type Refusal,
  type Rule,
  refuse,
  systemOf,
  type Verdict,
} from '@longroll/kernel';

export interface ListedChart {
  readonly id: string;
  readonly system: string;
  readonly title: string;
  readonly source: string;
}
export type ListedQuestion = Omit<ListedChart, 'source'>;
export type WholeOdds = OddsAnswer & OddsSummary;

export const listedChart = ({ id, title, source }: Chart): ListedChart => ({
  id,
  system: systemOf(id),
  title,
  source,
});

export const listedQuestion = ({ id, title }: Question): ListedQuestion => ({
  id,
  system: systemOf(id),
  title,
});

export interface ListedRule {
  readonly system: string;
  readonly id: string;
  readonly title: string;
  readonly basis: Basis;
  readonly printed: string | null;
}
export interface WholeRule extends ListedRule {
  readonly text: string;
}

export const listedRule = (system: string, { id, title, basis, printed }: Rule): ListedRule => ({
  ...{ system, id, title, basis, printed },
});

export const wholeRule = (system: string, rule: Rule): WholeRule => ({
  ...listedRule(system, rule),
  text: rule.text,
});

/** A chart as printed, without what the rules keep beside it. */
export function printedChart(chart: Chart): Chart {
  const { id, title, source, cite, rowsAre, columnsAre, columns, rows, notes } = chart;
  return { id, title, source, cite, rowsAre, columnsAre, columns, rows, notes };
}

/** Classes name those of their outcomes that are listed. */
function listedOnly(summary: OddsSummary, { outcomes }: OddsAnswer): OddsSummary {
  if (!outcomes.some(({ others }) => others !== undefined)) return summary;
  const known = new Set(outcomes.map(({ key }) => key));
  const summaries = summary.summaries.map(({ title, classes }) => ({
    title,
    classes: classes.map((one) => ({ ...one, keys: one.keys.filter((key) => known.has(key)) })),
  }));
  return { ...summary, summaries };
}

export function wholeOdds(asking: Asking): WholeOdds {
  const odds = asking.odds();
  return { ...odds, ...listedOnly(asking.summary(), odds) };
}

const KEY_SHOWN = 60;

/** One outcome, explained; also one that the odds do not list. */
export function outcomeOf(asking: Asking, key: string): Verdict<OddsOutcome> {
  const value = asking.outcome(key);
  if (value) return { refused: null, value };
  const text = `No outcome of this case has the key "${key.slice(0, KEY_SHOWN)}": the odds name them.`;
  return refuse('unknown-outcome', 'T.9', text, 'outcome');
}

const nameIn = (id: string): string => id.slice(id.indexOf('/') + 1).toLowerCase();

/** Fewer letters are in too many names to mean one of them. */
const LEAST_PART = 3;
const MOST_MEANT = 3;

/** People leave the system away, or a part of the name: one that is whole, then those that it is part of. */
function named(id: string, known: readonly string[]): readonly string[] {
  const name = nameIn(id);
  const whole = known.filter((one) => nameIn(one) === name);
  if (whole.length > 0 || name.length < LEAST_PART) return whole;
  const parts = known.filter((one) => nameIn(one).includes(name));
  const system = id.slice(0, id.indexOf('/') + 1);
  const own = parts.filter((one) => one.startsWith(system));
  return own.length > 0 ? own : parts;
}

/** What was most likely meant: a name in short, else a name mistyped. */
function likely(id: string, known: readonly string[]): readonly string[] {
  const meant = named(id, known);
  if (meant.length > 0) return meant.slice(0, MOST_MEANT);
  const names = known.map(nameIn);
  const name = nearest(id, names);
  const near = nearest(id, known) ?? (name === undefined ? undefined : known[names.indexOf(name)]);
  return near === undefined ? [] : [near];
}

const LISTED = 6;
const LONGEST_ID = 60;

function someOf(known: readonly string[]): string {
  const more = known.length - LISTED;
  return known.slice(0, LISTED).join(', ') + (more > 0 ? ` and ${more} more` : '');
}

/** `kind` is the plain word for what was looked for: chart, question, system. */
export function unknownId(kind: string, id: string, known: readonly string[]): Refusal {
  const like = likely(id, known);
  const hint = like.length === 0 ? `known are ${someOf(known)}.` : `did you mean ${inWords(like, 'or')}?`;
  return notThere(kind, id, hint);
}

function notThere(kind: string, id: string, hint: string): Refusal {
  const asked = id.length > LONGEST_ID ? `${id.slice(0, LONGEST_ID)}…` : id;
  return { code: `unknown-${kind}`, cite: 'T.9', text: `There is no ${kind} "${asked}": ${hint}` };
}

const chapterIn = (id: string): string => id.split('.')[0]!.toUpperCase();

/** A number looks like every other number, so the chapter must be right for one to be near. */
function nearRule(id: string, ids: readonly string[]): string | undefined {
  const beside = ids.filter((one) => chapterIn(one) === chapterIn(id));
  return nearest(id, beside) ?? beside[0];
}

/** People know the number that the card prints: it leads to the rule that stands for it here. */
export function unknownRule(id: string, rules: readonly Rule[]): Refusal {
  const ids = rules.map((rule) => rule.id);
  const same = rules.find(({ printed }) => printed === id);
  if (same) return notThere('rule', id, `what is printed as ${id} is ${same.id} here, ${same.title}.`);
  const near = nearRule(id, ids);
  const chapters = [...new Set(ids.map(chapterIn))].join(', ');
  return notThere('rule', id, near === undefined ? `the chapters are ${chapters}.` : `did you mean ${near}?`);
}
