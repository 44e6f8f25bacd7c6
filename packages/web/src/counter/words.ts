/** A counter and its marks in words: what the picture shows, for ears and for labels. */
import type { Counter, CounterRecord, Mark, Muster } from '@longroll/kernel';

import { bodyWords, isBody } from './body.ts';

export type Printed = Muster['printed'];

/** How far a mark has gone: 0 is unmarked, -1 if the counter has no such field. */
export const levelOf = (mark: Mark, record: CounterRecord): number =>
  (mark.values as readonly unknown[]).indexOf(record[mark.field]);

/** A leader has no strength and a wagon no fatigue: their records lack the field. */
export const bears = ({ field }: Mark, record: CounterRecord): boolean =>
  record[field] !== undefined && record[field] !== null;

export const markOf = (marks: readonly Mark[], shape: Mark['shape'], record: CounterRecord) =>
  marks.find((mark) => mark.shape === shape && bears(mark, record));

/** Numbers want their title, words speak for themselves. */
export function valueWords({ title, names }: Mark, value: unknown): string {
  const name = names?.[String(value)];
  if (name !== undefined) return name;
  if (typeof value === 'string') return value.replaceAll('-', ' ');
  return typeof value === 'boolean' ? title.toLowerCase() : `${title.toLowerCase()} ${value}`;
}

const isMarked = (mark: Mark, record: CounterRecord): boolean =>
  mark.shape === 'strength' ? bears(mark, record) : levelOf(mark, record) > 0;

/** The printed figures that the counter has. */
export const figuresOf = (record: CounterRecord, printed: Printed) =>
  printed
    .map(({ field, title }) => ({ field, title, value: record[field] }))
    .filter(({ value }) => typeof value === 'number' || typeof value === 'string');

export function counterWords(
  { name, command, size, kind }: Counter,
  record: CounterRecord,
  marks: readonly Mark[],
  printed: Printed,
): string {
  return [
    name,
    command,
    size.toLowerCase(),
    kind.replaceAll('-', ' '),
    ...marks.filter((mark) => isMarked(mark, record)).map((mark) => valueWords(mark, record[mark.field])),
    ...figuresOf(record, printed).map(({ title, value }) => `${title.toLowerCase()} ${value}`),
    ...(isBody(record) ? bodyWords(record) : []),
  ]
    .filter((word) => word !== null && word !== '')
    .join(', ');
}
