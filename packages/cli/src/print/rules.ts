/** Rules for a person: a list by chapters, and one rule with its words set to the width of the page. */
import {
  type Block,
  blocksOf,
  type CardSystem,
  type Chapter,
  groundWords,
  printedWords,
  type Rule,
  referredIn,
} from '@longroll/kernel';
import type { Page } from '../say.ts';
import { type Column, longestWord, rowOf, shrunk } from './columns.ts';
import { titleLine } from './heading.ts';
import { indented, padded, widest, wrapped } from './text.ts';

export interface BookOf {
  readonly system: CardSystem;
  readonly chapters: readonly Chapter[];
  readonly rules: readonly Rule[];
}

/** Where a rule of ours has another number on the card, both; and that it is ours. */
function besides(rule: Rule): string {
  const parts = [printedWords(rule), rule.basis === 'printed' ? '' : rule.basis];
  return parts.filter((part) => part !== '').join(', ');
}

function chapterLines({ id, title }: Chapter, rules: readonly Rule[], ids: number, page: Page): string[] {
  const { ink, width } = page;
  const aside: Column = { width: Math.min(30, widest(rules.map(besides))), align: 'left' };
  const words: Column = { width: width - ids - aside.width - 8, align: 'left' };
  const lines = rules.flatMap((rule) =>
    rowOf([rule.id, rule.title, besides(rule)], [{ width: ids, align: 'left' }, words, aside]).map(
      ([number, name, ground]) => `    ${ink.bold(number!)}  ${name}  ${ink.dim(ground!)}`.trimEnd(),
    ),
  );
  return ['', `  ${padded(id, ids, 'left')}    ${ink.bold(title)}`, ...lines];
}

function bookLines({ system, chapters, rules }: BookOf, page: Page): string[] {
  const ids = widest(rules.map(({ id }) => id));
  const of = (chapter: Chapter) => rules.filter(({ id }) => chapter.rules.some((one) => one.id === id));
  return [
    `${page.ink.bold(system.title)}  ${page.ink.dim(system.id)}`,
    ...chapters.flatMap((chapter) => chapterLines(chapter, of(chapter), ids, page)),
  ];
}

export const ruleList = (books: readonly BookOf[], page: Page): string[] =>
  books.flatMap((book, i) => [...(i > 0 ? [''] : []), ...bookLines(book, page)]);

const plain = (text: string): string => text.replaceAll('**', '');

const INDENT = 2;
const BETWEEN = 2;

/** Columns of a table, as narrow as their words allow if the page is. */
function columnsOf(rows: readonly (readonly string[])[], room: number): Column[] {
  const count = Math.max(...rows.map((row) => row.length));
  const column = (at: number) => rows.map((row) => row[at] ?? '');
  const places = Array.from({ length: count }, (_, at) => column(at));
  const widths = shrunk(places.map(widest), places.map(longestWord), room - BETWEEN * (count - 1));
  const isFigure = (cells: readonly string[]) => cells.every((cell) => /^[-+−≤≥\d.,/ %]*$/.test(cell));
  return widths.map((width, at) => ({ width, align: isFigure(column(at).slice(1)) ? 'right' : 'left' }));
}

function tableLines({ heads, rows }: Extract<Block, { kind: 'table' }>, { ink, width }: Page): string[] {
  const [headCells, ...body] = [heads, ...rows].map((row) => row.map(plain));
  const columns = columnsOf([headCells!, ...body], width - INDENT * 2);
  const lined = (cells: readonly string[]) =>
    rowOf(cells, columns).map((line) => line.join(' '.repeat(BETWEEN)).trimEnd());
  const ruled = columns.map((column) => '─'.repeat(column.width)).join(' '.repeat(BETWEEN));
  const head = heads.length === 0 ? [] : [...lined(headCells!).map(ink.bold), ruled];
  return indented([...head, ...body.flatMap(lined)], INDENT);
}

function blockLines(block: Block, page: Page): string[] {
  const room = page.width - INDENT;
  if (block.kind === 'table') return tableLines(block, page);
  if (block.kind === 'paragraph') return indented(wrapped(plain(block.text), room), INDENT);
  return block.items.flatMap((item) => {
    const [first = '', ...more] = wrapped(plain(item), room - 2);
    return [`${' '.repeat(INDENT)}- ${first}`, ...indented(more, INDENT + 2)];
  });
}

export interface RuleOf {
  readonly rule: Rule;
  /** The whole book, for what the rule refers to. */
  readonly all: readonly Rule[];
}

function referredLines({ rule, all }: RuleOf, { ink, width }: Page): string[] {
  const isRule = (id: string) => all.some((one) => one.id === id);
  const named = referredIn(rule.text, isRule).map((id) => all.find((one) => one.id === id)!);
  if (named.length === 0) return [];
  const ids = widest(named.map(({ id }) => id));
  const lines = named.flatMap(({ id, title }) => {
    const [first = '', ...more] = wrapped(title, width - ids - 4);
    return [`  ${padded(id, ids, 'left')}  ${first}`, ...indented(more, ids + 4)];
  });
  return ['', ink.bold('Refers to'), ...lines];
}

export function rulePage(system: string, of: RuleOf, page: Page): string[] {
  const { rule } = of;
  return [
    titleLine(`${rule.id}  ${rule.title}`, system, page),
    page.ink.dim(groundWords(rule)),
    ...blocksOf(rule.text).flatMap((block) => ['', ...blockLines(block, page)]),
    ...referredLines(of, page),
  ];
}
