/** The form of a question for a person: each field with its default, what it may be, and its rule. */
import type { FieldSchema, OnlyWhen, Question } from '@longroll/kernel';
import type { Page } from '../say.ts';
import { type Column, rowOf, shrunk } from './columns.ts';
import { heading } from './heading.ts';
import { widest } from './text.ts';

type NamedField = readonly [name: string, field: FieldSchema];

function byGroup(fields: readonly NamedField[]): Map<string, NamedField[]> {
  const groups = new Map<string, NamedField[]>();
  for (const named of fields) {
    const title = named[1].group ?? 'Fields';
    groups.set(title, [...(groups.get(title) ?? []), named]);
  }
  return groups;
}

const condition = (only: OnlyWhen | undefined): string[] =>
  only ? [`Only when ${only.field} is ${only.in.join(', ')}.`] : [];

function defaultOf(name: string, field: FieldSchema, required: readonly string[]): string {
  if (required.includes(name)) return 'required';
  return field.default === undefined ? 'derived' : inShort(field.default);
}

/** A default in a word: of a list how many there are. */
function inShort(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? 'nobody' : `${value.length} given`;
  return typeof value === 'object' && value !== null ? 'as filled in' : String(value);
}

const cellsOf = ([name, field]: NamedField, required: readonly string[]): string[] => [
  name,
  defaultOf(name, field, required),
  `${field.allowed ?? field.type ?? ''}. ${[field.description, ...condition(field.only)].join(' ')}`,
  field.cite ?? '',
];

/** Where the page is narrow, names and defaults break before the words have too little room. */
const MOST_NAME = 14;
const MOST_DEFAULT = 10;
const LEAST_WORDS = 28;

function columnsFor(rows: readonly (readonly string[])[], width: number): Column[] {
  const of = (at: number): number => widest(rows.map((row) => row[at] ?? ''));
  const cite = Math.min(16, of(3));
  const fixed = shrunk([of(0), of(1)], [MOST_NAME, MOST_DEFAULT], width - cite - LEAST_WORDS - 8);
  const words = width - fixed[0]! - fixed[1]! - cite - 8;
  return [...fixed, words, cite].map((wide) => ({ width: wide, align: 'left' }));
}

export function formPage(question: Question, page: Page): string[] {
  const { properties, required = [] } = question.schema;
  const fields = Object.entries(properties);
  const columns = columnsFor(
    fields.map((named) => cellsOf(named, required)),
    page.width,
  );
  const fieldLines = (named: NamedField): string[] =>
    rowOf(cellsOf(named, required), columns).map(([name, def, words, cite]) =>
      `  ${page.ink.bold(name!)}  ${def}  ${words}  ${page.ink.dim(cite!.trimEnd())}`.trimEnd(),
    );
  const groups = [...byGroup(fields)].flatMap(([title, named]) => ['', title, ...named.flatMap(fieldLines)]);
  return [...heading(question.title, question.id, question.about, page), ...groups];
}
