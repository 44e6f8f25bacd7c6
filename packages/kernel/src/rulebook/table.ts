/**
 * Chapter T, "At this table": what rests on the program and on no rule of a game. It belongs to every book. Its words
 * are fetched like those of the other chapters.
 */
import { contents } from './contents.ts';
import type { Rulebook } from './rulebook.ts';

export const TABLE: Rulebook = {
  contents: contents(`
    T.1 ours
    T.2 ours
    T.3 ours
    T.4 ours
    T.5 ours
    T.6 ours
    T.7 ours
    T.8 ours
    T.9 ours
    T.10 ours
  `),
  text: async () => ({ chapters: [(await import('./tableText.ts')).AT_THIS_TABLE], glossary: [] }),
};
