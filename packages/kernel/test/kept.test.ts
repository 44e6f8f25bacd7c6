/** What is kept is made once, and never too much of it. */
import { expect, test } from 'vitest';
import { keeping } from '../src/index.ts';

test('what is asked for again is the same, until there is too much of it', () => {
  const kept = keeping<{ readonly key: string }>(2);
  let made = 0;
  const ask = (key: string) =>
    kept(key, () => {
      made++;
      return { key };
    });
  const first = ask('a');
  expect(ask('a')).toBe(first);
  ask('b');
  expect(ask('a')).toBe(first);
  expect(made).toBe(2);
  ask('c');
  expect(ask('a')).toEqual(first);
  expect(ask('a')).not.toBe(first);
  expect(made).toBe(4);
});
