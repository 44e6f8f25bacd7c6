/**
 * The words of the rules, a chapter to a file: "# 6 Movement", then every rule under its number and title, "## 6.4 Enemy
 * zones of control". The words are paragraphs, lists with "- ", tables with "|", and **stress**.
 */
import { CardError } from '../card/chart.ts';
import type { Contents, RuleLine } from './contents.ts';

export interface RuleText {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly rules: readonly RuleText[];
}

export interface Rule extends RuleLine, RuleText {}

const HEAD = /^(#{1,2}) (\S+) (.+)$/;

function headOf(line: string, marks: '#' | '##'): { readonly id: string; readonly title: string } {
  const [, mark, id, title] = HEAD.exec(line) ?? [];
  if (mark !== marks || id === undefined || title === undefined)
    throw new CardError(`rules: "${line}" is not "${marks} number title"`);
  return { id, title };
}

function ruleOf(part: string, chapter: string): RuleText {
  const [head = '', ...body] = part.split('\n');
  const { id, title } = headOf(head, '##');
  const text = body.join('\n').trim();
  if (!id.startsWith(`${chapter}.`)) throw new CardError(`rules: ${id} is not of chapter ${chapter}`);
  if (text === '') throw new CardError(`rules: ${id} has no words`);
  return { id, title, text };
}

export function chapter(source: string): Chapter {
  const [head = '', ...parts] = source.trim().split(/\n(?=## )/);
  const { id, title } = headOf(head.trim(), '#');
  return { id, title, rules: parts.map((part) => ruleOf(part, id)) };
}

/** Every rule whole; the contents and the words must tell of the same rules, in the same order. */
export function rulesIn({ lines }: Contents, chapters: readonly Chapter[]): readonly Rule[] {
  const texts = chapters.flatMap(({ rules }) => rules);
  const wrong = lines.findIndex(({ id }, i) => texts[i]?.id !== id);
  if (wrong >= 0 || texts.length > lines.length) {
    const at = wrong >= 0 ? wrong : lines.length;
    throw new CardError(`rules: the contents have ${lines[at]?.id}, the words ${texts[at]?.id}`);
  }
  return lines.map((line, i) => ({ ...line, ...texts[i]! }));
}
