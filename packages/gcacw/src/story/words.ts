/** Names and verbs of a sentence. */

export const listed = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? 'nobody') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** "Hovey's", "Hovey and Carr's", "Barnes'". */
export const possessive = (names: readonly string[]): string => {
  const all = listed(names);
  return all.endsWith('s') ? `${all}'` : `${all}'s`;
};

/** The verb of one, or of several. */
export const does = (those: readonly unknown[], one: string, several: string): string =>
  those.length > 1 ? several : one;

export const capital = (words: string): string => `${words[0]!.toUpperCase()}${words.slice(1)}`;
