/** What doctrines have alike: words of chances, the order of what is weighed, bodies sent to aims. */
import { describe, expect, test } from 'vitest';
import { asSentence, bestFirst, chanceWords, type Posting, posted } from '../src/index.ts';

test.each([
  [0, 'hardly a chance'],
  [0.05, 'a small chance'],
  [0.5, 'an even chance'],
  [0.8, 'every chance'],
  [1, 'every chance'],
])('%d is %s', (p, words) => {
  expect(chanceWords(p)).toBe(words);
});

test('a sentence has a capital and an end', () => {
  expect(asSentence('the guns fire')).toBe('The guns fire.');
});

test('the best comes first, and of equal ones the first', () => {
  const all = [1, 2, 2].map((value, i) => ({ action: i, value, reason: '' }));
  expect(bestFirst(all).map(({ action }) => action)).toEqual([1, 2, 0]);
});

describe('bodies sent to aims', () => {
  /** Aims at 0 and 10 on a line, the first more pressing; bodies of strength 2. */
  const on = (places: readonly number[], more: Partial<Posting> = {}) =>
    posted({
      ...{ strengths: places.map(() => 2), needed: [3, 2], order: [0, 1] },
      far: (body, aim) => Math.abs(places[body]! - 10 * aim),
      isInTime: (far) => far < 100,
      worth: (aim) => aim,
      ...more,
    });

  test('the nearest go to the most pressing until it has enough, the next to the next', () => {
    expect(on([1, 9, 2])).toEqual([0, 1, 0]);
    expect(on([1, 9, 2], { order: [1, 0] })).toEqual([0, 1, 0]);
    expect(on([9, 8, 7], { order: [1, 0] })).toEqual([1, 0, 0]);
  });

  test('who is left over goes where most is to be won', () => {
    expect(on([1, 9, 2, 3])).toEqual([0, 1, 0, 1]);
    expect(on([1, 9, 2, 3], { worth: (aim) => 1 - aim })).toEqual([0, 1, 0, 0]);
  });

  test('nobody is sent where he comes too late, and everybody somewhere', () => {
    expect(on([1, 2, 500])).toEqual([0, 0, 0]);
    expect(on([1, 2, 500], { order: [1, 0], isInTime: (far) => far < 5 })).toEqual([0, 0, 1]);
    expect(on([1], { order: [], needed: [] })).toEqual([-1]);
  });
});
