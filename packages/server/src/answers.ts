/** What we answer about charts and questions, as plain JSON: the public shapes, in one place. */
import {
  type Asking,
  type Chart,
  nearest,
  type OddsAnswer,
  type OddsSummary,
  type Question,
  type Refusal,
  systemOf,
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

/** A chart as printed, without what the rules keep beside it. */
export function printedChart(chart: Chart): Chart {
  const { id, title, source, cite, rowsAre, columnsAre, columns, rows, notes } = chart;
  return { id, title, source, cite, rowsAre, columnsAre, columns, rows, notes };
}

export const wholeOdds = (asking: Asking): WholeOdds => ({ ...asking.odds(), ...asking.summary() });

/** People leave the system away, so a name without it is compared with the names alone. */
function likely(id: string, known: readonly string[]): string | undefined {
  const names = known.map((k) => k.slice(k.indexOf('/') + 1));
  const name = nearest(id, names);
  return nearest(id, known) ?? (name === undefined ? undefined : known[names.indexOf(name)]);
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
  const hint = like === undefined ? `known are ${someOf(known)}.` : `did you mean ${like}?`;
  const asked = id.length > LONGEST_ID ? `${id.slice(0, LONGEST_ID)}…` : id;
  return { code: `unknown-${kind}`, cite: `${kind}s`, text: `There is no ${kind} "${asked}": ${hint}` };
}
