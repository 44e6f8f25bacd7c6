import { describe, expect, test } from 'vitest';
import { keptBy } from '../src/index.ts';

describe('what is kept by an object', () => {
  test('is made once for each, also when they are asked about by turns', () => {
    const made: string[] = [];
    const lengthOf = keptBy((word: { readonly text: string }) => {
      made.push(word.text);
      return { length: word.text.length };
    });
    const [drum, bugle] = [{ text: 'drum' }, { text: 'bugle' }];
    const first = lengthOf(drum);
    expect(lengthOf(bugle)).toEqual({ length: 5 });
    expect(lengthOf(drum)).toBe(first);
    expect(lengthOf(drum)).toBe(first);
    expect(made).toEqual(['drum', 'bugle']);
    expect(lengthOf({ text: 'drum' })).not.toBe(first);
  });
});
