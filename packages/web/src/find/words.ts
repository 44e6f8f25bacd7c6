/** Finding by words: all of them, anywhere, in any case. */
export const wordsOf = (query: string): readonly string[] =>
  query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');

export const has = (text: string, words: readonly string[]): boolean => {
  const lower = text.toLowerCase();
  return words.every((word) => lower.includes(word));
};

/** The same, but none as a part of another word. */
export const hasWhole = (text: string, words: readonly string[]): boolean => {
  const parts = ` ${text.toLowerCase().replace(/[^\p{L}\p{N}+−-]+/gu, ' ')} `;
  return words.every((word) => parts.includes(` ${word.replace(/[^\p{L}\p{N}+−-]+/gu, ' ').trim()} `));
};
