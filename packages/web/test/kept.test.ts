/** Nothing that is kept is written over by what could not be read. */
import { describe, expect, test } from 'vitest';
import { forgetAside, readWhole, setAside, writeKept } from '../src/keep/kept.ts';
import type { Shelf } from '../src/keep/shelf.ts';
import { keptIn } from '../src/roster/rosterState.ts';
import { playable } from './portGibson.ts';

/** Holds so many letters. */
function shelfOf(
  texts: Record<string, string>,
  room = 10_000,
): Shelf & { readonly texts: Record<string, string> } {
  const used = () => Object.values(texts).join('').length;
  return {
    texts,
    read: (key) => texts[key] ?? null,
    write: (key, text) => {
      if (used() - (texts[key]?.length ?? 0) + text.length > room) return false;
      texts[key] = text;
      return true;
    },
    drop: (key) => {
      delete texts[key];
    },
    keys: () => Object.keys(texts),
  };
}

const numbers = (raw: unknown) => {
  const list = Array.isArray(raw) ? raw : [];
  const value = list.filter((one): one is number => typeof one === 'number');
  return { value, isWhole: Array.isArray(raw) && value.length === list.length };
};

describe('what is kept', () => {
  test('is read, and nothing is set aside where all of it could be', () => {
    const shelf = shelfOf({ a: '[1,2]' });
    expect(readWhole('a', numbers, shelf)).toEqual([1, 2]);
    expect(readWhole('none', numbers, shelf)).toEqual([]);
    expect(shelf.texts).toEqual({ a: '[1,2]' });
  });

  test.each(['[1,"two"]', '{"a', 'null'])('%s is set aside as it is before anything is written', (text) => {
    const shelf = shelfOf({ b: text });
    readWhole('b', numbers, shelf);
    readWhole('b', numbers, shelf);
    expect(setAside('b', shelf)).toEqual([text]);
    expect(writeKept('b', [3], shelf)).toBe(true);
    expect([shelf.texts['b'], setAside('b', shelf)]).toEqual(['[3]', [text]]);
    forgetAside('b', shelf);
    expect(shelf.texts).toEqual({ b: '[3]' });
  });

  test('stays as it is where there is no room to set it aside', () => {
    const shelf = shelfOf({ c: '[1,"two"]' }, 12);
    expect(readWhole('c', numbers, shelf)).toEqual([1]);
    expect(writeKept('c', [1], shelf)).toBe(false);
    expect(shelf.texts).toEqual({ c: '[1,"two"]' });
  });
});

describe('a roster', () => {
  const { sheet, muster } = playable;
  const [first] = sheet.counters;
  const read = (raw: unknown) => keptIn(raw, sheet, muster.marks);

  test('of which a counter is not known keeps all others, and their past', () => {
    const good = { [first!.id]: null };
    const raw = { changes: { ...good, stranger: null }, past: [{}, { stranger: null }, good] };
    expect(read(raw)).toEqual({ value: { changes: good, past: [{}, {}, good] }, isWhole: false });
    expect(read({ changes: good, past: [{}] })).toEqual({
      value: { changes: good, past: [{}] },
      isWhole: true,
    });
  });

  test.each([null, 7, [], 'x'])('that is %j is as set up', (raw) => {
    expect(read(raw)).toEqual({ value: { changes: {}, past: [] }, isWhole: false });
  });
});
