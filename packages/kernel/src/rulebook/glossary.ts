/** Words that players and code use: a line to a word, "word | rule | name in the code | meaning". */
import { CardError } from '../card/chart.ts';

export interface Term {
  readonly word: string;
  /** The rule that it comes from. */
  readonly rule: string;
  /** What the code calls it; empty where it has no name there. */
  readonly code: string;
  readonly meaning: string;
}

function termOf(line: string): Term {
  const [word = '', rule = '', code = '', meaning = ''] = line.split('|').map((part) => part.trim());
  if (word === '' || rule === '' || meaning === '')
    throw new CardError(`glossary: "${line}" is not "word | rule | code | meaning"`);
  return { word, rule, code, meaning };
}

export const glossary = (text: string): readonly Term[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(termOf);
