/** 16.3 where reinforcements come in when their hex is taken, and that nobody comes in twice. */
import { describe, expect, test } from 'vitest';
import { groundWith, march, type Position, passOn, position, UNION } from './playing.ts';

const UNITS = '  Logan-A  E0606  8  arrives turn 2\n  Lindsey  E0112  3';

/** Tracy stands where Logan-A is to come in: E0606 and all hexes next to it are his. */
const entersIn = (more: Position) => {
  const board = position({ union: UNITS, confederate: '  Tracy  E0606  5', ...more });
  return passOn(board, ...UNION)
    .play(march('Logan-A'), 4)
    .hexOf('Logan-A');
};

describe('16.3 a unit whose entry hex is taken comes in', () => {
  test('two hexes off, in the lowest number', () => {
    expect(entersIn({})).toBe('E0405');
  });

  test.each<readonly [string, Position]>([
    ['a hex out of play', { closed: '  E0405' }],
    ['water', { ground: groundWith({ E0405: '~' }) }],
    ['swamp without a way', { ground: groundWith({ E0405: 's' }) }],
  ])('not in %s, but in the next', (_, more) => {
    expect(entersIn(more)).toBe('E0406');
  });

  test('in swamp that a way leads out of', () => {
    const ground = groundWith({ E0405: 's' }, 'ways road\n  A road: E0405 E0404');
    expect(entersIn({ ground })).toBe('E0405');
  });
});

test('16.3 a unit in the first hex of the map stands there: its march places nobody', () => {
  const board = position({
    union: '  McPherson  E0606  -  arrives turn 1\n  Logan-A  E0112  8\n  Crocker  E0909  8',
  }).play(march('Logan-A'), 4);
  expect(board.unit('Logan-A').moved).toBe(false);
  expect(board.leaderAt('McPherson')).toBe('-1');
});
