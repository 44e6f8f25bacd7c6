/** The rules of a system as it ships them: contents at hand, the words fetched when somebody reads them. */
import type { Chapter } from './chapter.ts';
import type { Contents } from './contents.ts';
import type { Term } from './glossary.ts';

export interface RulebookText {
  readonly chapters: readonly Chapter[];
  readonly glossary: readonly Term[];
}

export interface Rulebook {
  readonly contents: Contents;
  /** The words may be a part of the program that is fetched only now. */
  text(): Promise<RulebookText>;
}
