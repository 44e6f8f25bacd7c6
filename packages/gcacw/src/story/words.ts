/** Names and verbs of a sentence. */
import { inWords } from '@longroll/kernel';

/** "Hovey's", "Hovey and Carr's", "Barnes'". */
export const possessive = (names: readonly string[]): string => {
  const all = inWords(names);
  return all.endsWith('s') ? `${all}'` : `${all}'s`;
};

/** The verb of one, or of several. */
export const does = (those: readonly unknown[], one: string, several: string): string =>
  those.length > 1 ? several : one;
