/** Finding a rule by its number, by the number that the card prints, by its title, by any words in it. */
import type { Rule, Term } from '@longroll/kernel';
import { has, wordsOf } from '../find/words.ts';

export interface RuleHit {
  readonly rule: Rule;
  /** The sentence that has the words, if the title has not. */
  readonly line: string | null;
}

const sentencesOf = (text: string): readonly string[] =>
  text
    .replaceAll('**', '')
    .split(/\n|(?<=[.;:])\s/)
    .map((line) => line.replace(/^[-|]\s*|\s*\|$/g, '').replaceAll('|', '·'))
    .filter((line) => line !== '');

/** Numbers are found by their beginning: "6" is a chapter, "6.4" a rule. */
const isNumbered = ({ id, printed }: Rule, query: string): boolean =>
  id.toLowerCase() === query || id.toLowerCase().startsWith(`${query}.`) || printed?.toLowerCase() === query;

function hitIn(rule: Rule, words: readonly string[]): RuleHit | null {
  if (has(rule.title, words)) return { rule, line: null };
  const line = sentencesOf(rule.text).find((one) => has(`${rule.title} ${one}`, words));
  if (line !== undefined) return { rule, line };
  return has(`${rule.title} ${rule.text}`, words) ? { rule, line: sentencesOf(rule.text)[0] ?? null } : null;
}

/** Numbers first, then titles, then words. */
export function findRules(rules: readonly Rule[], query: string): readonly RuleHit[] {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  const numbered = rules.filter((rule) => isNumbered(rule, query.trim().toLowerCase()));
  const hits = rules.filter((rule) => !numbered.includes(rule)).flatMap((rule) => hitIn(rule, words) ?? []);
  return [
    ...numbered.map((rule) => ({ rule, line: null })),
    ...hits.filter(({ line }) => line === null),
    ...hits.filter(({ line }) => line !== null),
  ];
}

/** Words first, then meanings. */
export function findTerms(terms: readonly Term[], query: string): readonly Term[] {
  const words = wordsOf(query);
  const named = terms.filter(({ word, code }) => has(`${word} ${code}`, words));
  return [...named, ...terms.filter((term) => !named.includes(term) && has(term.meaning, words))];
}
