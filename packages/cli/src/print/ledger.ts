/** The ledger, an account book: value, words, citation. What does not apply is counted, or listed with its reason. */
import { type Contents, citeWords, type Note } from '@longroll/kernel';
import type { Page } from '../say.ts';
import { type Column, rowOf } from './columns.ts';
import { cut, moreLine } from './cut.ts';
import { widest } from './text.ts';

export interface Group {
  readonly title: string;
  readonly notes: readonly Note[];
}

export function grouped(notes: readonly Note[]): Group[] {
  const groups = new Map<string, Note[]>();
  for (const note of notes) {
    const title = note.group ?? '';
    groups.set(title, [...(groups.get(title) ?? []), note]);
  }
  return [...groups].map(([title, held]) => ({ title, notes: held }));
}

/** Numbers are modifiers and carry their sign; words and codes stand as they are. */
function amount({ value, applied }: Note): string {
  const written = typeof value === 'number' && value > 0 ? `+${value}` : `${value}`;
  return applied ? written : `(${written})`;
}

const wordsOf = ({ text, reason, stands }: Note): string =>
  `${text}${reason === undefined ? '' : `: ${reason}`}${stands === undefined ? '' : ` → ${stands}`}`;

interface Book {
  readonly value: Column;
  readonly words: Column;
  readonly cite: Column;
  readonly contents: Contents;
}

const INDENT = 4;
const GAPS = 4;
const CITE_MOST = 26;

const sourceOf = (contents: Contents, { cite, basis }: Note): string => citeWords(contents, cite, basis);

function bookFor(groups: readonly Group[], width: number, contents: Contents): Book {
  const notes = groups.flatMap((group) => group.notes);
  const values = notes.map(amount);
  const value: Column = { width: Math.max(3, widest(values)), align: 'right' };
  const sources = notes.map((note) => sourceOf(contents, note));
  const cite: Column = { width: Math.min(CITE_MOST, widest(sources)), align: 'left' };
  const room = width - INDENT - GAPS - value.width - cite.width;
  return { value, words: { width: room, align: 'left' }, cite, contents };
}

function noteLines(note: Note, { value, words, cite, contents }: Book, { ink }: Page): string[] {
  const cells = [amount(note), wordsOf(note), sourceOf(contents, note)];
  return rowOf(cells, [value, words, cite]).map(([sum, text, source]) =>
    note.applied
      ? `    ${ink.bold(sum!)}  ${text}  ${ink.dim(source!.trimEnd())}`.trimEnd()
      : ink.dim(`    ${sum}  ${text}  ${source}`.trimEnd()),
  );
}

function groupLines(group: Group, book: Book, page: Page, all: boolean): string[] {
  const applied = group.notes.filter((note) => note.applied);
  const idle = all ? group.notes.filter((note) => !note.applied) : [];
  const nothing = applied.length === 0 ? [page.ink.dim('    Nothing applies.')] : [];
  return [
    ...(group.title === '' ? [] : [`  ${group.title}`]),
    ...applied.flatMap((note) => noteLines(note, book, page)),
    ...nothing,
    ...idle.flatMap((note) => noteLines(note, book, page)),
  ];
}

function idleLine(notes: readonly Note[], page: Page): string[] {
  const idle = notes.filter((note) => !note.applied).length;
  return moreLine(idle, idle === 1 ? 'line does not apply' : 'lines do not apply', page);
}

/** A fight of several rounds has an account for each. */
const MOST_LINES = 30;

/** The lines that apply, as many as a person reads; those that do not stay, to be counted. */
function readable(notes: readonly Note[], all: boolean): { kept: readonly Note[]; more: number } {
  const { shown, more } = cut(
    notes.filter((note) => note.applied),
    MOST_LINES,
    all,
  );
  if (more === 0) return { kept: notes, more };
  const groups = new Set(shown.map(({ group }) => group));
  return {
    kept: notes.filter((note) => (note.applied ? shown.includes(note) : groups.has(note.group))),
    more,
  };
}

export function ledgerLines(notes: readonly Note[], contents: Contents, page: Page, all: boolean): string[] {
  if (notes.length === 0) return [];
  const { kept, more } = readable(notes, all);
  const seen = all ? kept : kept.filter((note) => note.applied);
  const book = bookFor(grouped(seen), page.width, contents);
  return [
    page.ink.bold('Ledger'),
    ...grouped(kept).flatMap((group) => groupLines(group, book, page, all)),
    ...moreLine(more, 'more lines apply', page),
    ...(all ? [] : idleLine(notes, page)),
  ];
}
