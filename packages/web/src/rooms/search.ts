/** Finding a chart or a question by any word on it: what has the words stands above what only leads to them. */
import type { Chart, FieldSchema, Question } from '@longroll/kernel';
import { has, hasWhole, wordsOf } from '../find/words.ts';
import { optionWords } from '../form/words.ts';

export interface Hit {
  readonly kind: 'chart' | 'question';
  readonly id: string;
  readonly title: string;
  /** What has the words, if the title has not: a line of the chart, or a field of the form. */
  readonly line: string | null;
  /** What a question is about. */
  readonly about: string | null;
}

/** Lines of a chart as a reader sees them: a row with its cells, a note with its mark. */
const linesOf = ({ rows, notes, columns }: Chart): readonly string[] => [
  columns.join(' · '),
  ...rows.map(({ head, cells }) => [head, ...cells].join(' · ')),
  ...notes.map(({ mark, text }) => `${mark} ${text}`),
];

/** A field with all that it can be, then those of its lists and records. */
function fieldLines(field: FieldSchema): string[] {
  const { title = '', enum: options = [] } = field;
  const said = options.map((option) => optionWords(field, String(option)));
  const own = said.length > 0 ? `${title}: ${said.join(', ')}` : title;
  const below = [...Object.values(field.properties ?? {}), ...(field.items ? [field.items] : [])];
  return [own, ...below.flatMap(fieldLines)];
}

type Ranked = readonly [rank: number, hit: Hit];

/** Of two that have the words, that which has them whole: "rout" is not first of all a column of route. */
const rankIn = (text: string, words: readonly string[]): 0 | 1 | null =>
  hasWhole(text, words) ? 0 : has(text, words) ? 1 : null;

function best(lines: readonly string[], words: readonly string[]): readonly [0 | 1, string] | null {
  const line = lines.find((one) => hasWhole(one, words)) ?? lines.find((one) => has(one, words));
  return line === undefined ? null : [rankIn(line, words)!, line];
}

const [TITLE, LINE, BOTH, FORM, SCATTERED] = [0, 2, 4, 6, 8] as const;

function chartHit(chart: Chart, words: readonly string[]): Ranked[] {
  const hit: Hit = { kind: 'chart', id: chart.id, title: chart.title, line: null, about: null };
  const titled = rankIn(chart.title, words);
  if (titled !== null) return [[TITLE + titled, hit]];
  const found = best(linesOf(chart), words);
  if (found) return [[LINE + found[0], { ...hit, line: found[1] }]];
  const line = linesOf(chart).find((one) => has(`${chart.title} ${one}`, words));
  return line === undefined ? [] : [[BOTH, { ...hit, line }]];
}

function questionHit({ id, title, about, schema }: Question, words: readonly string[]): Ranked[] {
  const hit: Hit = { kind: 'question', id, title, line: null, about };
  const titled = rankIn(title, words);
  if (titled !== null) return [[TITLE + titled, hit]];
  const said = rankIn(`${title} ${about}`, words);
  if (said !== null) return [[LINE + said, hit]];
  const fields = fieldLines(schema);
  const found = best(fields, words);
  if (found) return [[FORM + found[0], { ...hit, line: found[1] }]];
  return has(fields.join(' '), words) ? [[SCATTERED, hit]] : [];
}

interface Shelf {
  readonly charts: readonly Chart[];
  readonly questions: readonly Question[];
}

/** Titles first, then lines, then questions that have the words only in their forms. */
export function find({ charts, questions }: Shelf, query: string): readonly Hit[] {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  const hits = [
    ...questions.flatMap((question) => questionHit(question, words)),
    ...charts.flatMap((chart) => chartHit(chart, words)),
  ];
  return hits.toSorted(([a], [b]) => a - b).map(([, hit]) => hit);
}
