/** What a rule rests on, in words: the same on the page, on the terminal and in the documents. */
import type { Basis } from '../plain/basis.ts';
import { type Contents, citedIds, type RuleLine } from './contents.ts';

type Ground = Pick<RuleLine, 'basis' | 'printed'>;

const WHOLE: Readonly<Record<Basis, (printed: string | null) => string>> = {
  printed: (at) => (at === null ? 'Stands on the printed card.' : `Stands on the printed card: ${at}.`),
  found: (at) =>
    at === null ? 'Found in another source.' : `Found in another source; ${at} in the booklet.`,
  known: (at) => (at === null ? 'Common knowledge.' : `Common knowledge; ${at} in the booklet.`),
  ours: (at) => (at === null ? 'Ours: no source that we have says it.' : `Our reading of ${at}.`),
};

export const groundWords = ({ basis, printed }: Ground): string => WHOLE[basis](printed);

const BEFORE: Readonly<Record<Basis, string>> = {
  printed: 'card',
  found: 'booklet',
  known: 'booklet',
  ours: 'card',
};

/** The printed number beside ours: "card 7.4"; empty where there is none or where it is the same. */
export const printedWords = ({ id, basis, printed }: RuleLine): string =>
  printed === null || printed === id ? '' : `${BEFORE[basis]} ${printed}`;

/** A citation with the printed numbers beside ours, and the word that says so if it rests on us: "9.4 · card 7.4 · ours". */
export function citeWords({ line }: Contents, cite: string, basis: Basis | undefined): string {
  const rules = citedIds(cite).map((id) => {
    const rule = line(id);
    return [id, rule ? printedWords(rule) : ''].filter((part) => part !== '').join(' · ');
  });
  return `${rules.join(', ')}${basis === 'ours' ? ' · ours' : ''}`;
}
