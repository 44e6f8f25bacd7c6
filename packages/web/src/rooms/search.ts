/** Finding a chart or a question by any word on it. */
import type { Chart, FieldSchema, Question } from '@longroll/kernel';
import { has, wordsOf } from '../find/words.ts';

export interface ChartHit {
  readonly chart: Chart;
  /** The line of the chart that has the words, if its title has not. */
  readonly line: string | null;
}

/** Lines of a chart as a reader sees them: a row with its cells, a note with its mark. */
const linesOf = ({ rows, notes, columns }: Chart): readonly string[] => [
  columns.join(' · '),
  ...rows.map(({ head, cells }) => [head, ...cells].join(' · ')),
  ...notes.map(({ mark, text }) => `${mark} ${text}`),
];

function chartHit(chart: Chart, words: readonly string[]): ChartHit | null {
  if (has(chart.title, words)) return { chart, line: null };
  const line = linesOf(chart).find((one) => has(`${chart.title} ${one}`, words));
  return line === undefined ? null : { chart, line };
}

/** Titles first, then lines. */
export function findCharts(charts: readonly Chart[], query: string): readonly ChartHit[] {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  const hits = charts.flatMap((chart) => chartHit(chart, words) ?? []);
  return [...hits.filter(({ line }) => line === null), ...hits.filter(({ line }) => line !== null)];
}

/** Titles of all fields and what they can be, those of lists and records too. */
function fieldWords({ title = '', enum: options = [], names = {}, ...field }: FieldSchema): string {
  const below = [...Object.values(field.properties ?? {}), ...(field.items ? [field.items] : [])];
  return [title, ...options, ...Object.values(names), ...below.map(fieldWords)].join(' ');
}

export function findQuestions(questions: readonly Question[], query: string): readonly Question[] {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  const byTitle = questions.filter((question) => has(`${question.title} ${question.about}`, words));
  const byField = questions.filter(
    (question) => !byTitle.includes(question) && has(fieldWords(question.schema), words),
  );
  return [...byTitle, ...byField];
}
