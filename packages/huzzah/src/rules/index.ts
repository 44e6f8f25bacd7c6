/** The rulebook in our own words: contents at hand, the words fetched when somebody reads them. */
import type { Rulebook } from '@longroll/kernel';
import { CONTENTS } from './contents.ts';

export const RULEBOOK: Rulebook = {
  contents: CONTENTS,
  text: async () => (await import('./text/index.ts')).TEXT,
};
