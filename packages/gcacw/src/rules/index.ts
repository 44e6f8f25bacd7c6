/** The rules of the system in our own words. */
import type { Rulebook } from '@longroll/kernel';
import { CONTENTS } from './contents.ts';

export const RULEBOOK: Rulebook = {
  contents: CONTENTS,
  text: async () => (await import('./text/index.ts')).TEXT,
};
