/** Luck that lies there beforehand, dice and shares, and what follows the last of it. */
import { describe, expect, test } from 'vitest';
import {
  anyFace,
  d6,
  d10,
  d100,
  factor,
  Live,
  laidDice,
  laidShares,
  measured,
  opposedDice,
  type Rng,
  rational,
  sumOfDice,
} from '../src/index.ts';

const lowest: Rng = { int: () => 0 };

function fallen(
  laid: readonly number[],
  ...throws: readonly Parameters<typeof anyFace>[1][]
): readonly number[] {
  const live = new Live([], laidDice(laid, 6, lowest));
  for (const dice of throws) live.draw(anyFace('a throw', dice));
  return live.draws.flatMap(({ faces }) => faces);
}

const one = sumOfDice(d6('die'));
const two = opposedDice(d6('his'), d6('theirs'));

test('each throw takes the next faces, as many as it has dice', () => {
  expect(fallen([4, 6, 1, 2], one, two, one)).toEqual([4, 6, 1, 2]);
  expect(fallen([3, 5, 2], sumOfDice(d6('a'), d6('b'), d6('c')))).toEqual([3, 5, 2]);
});

test('luck follows the last of them, and a throw that they are too few for', () => {
  expect(fallen([4], one, one)).toEqual([4, 1]);
  expect(fallen([4], two, one)).toEqual([1, 1, 4]);
});

test('dice of another kind are left to luck', () => {
  expect(fallen([4], sumOfDice(d10('ten')), one)).toEqual([0, 4]);
});

describe('shares of all ways', () => {
  const percent = sumOfDice(d100('check'));
  const half = { p: rational(1, 2) };
  /** Two classes of one factor, each as long as the other. */
  const classes = [
    { ...half, value: 'few', faces: [0.75] },
    { ...half, value: 'many', faces: [1.25] },
  ];
  const anyFactor = measured('a factor', [factor('factor', 0.5, 1.5)], classes, ([f]) =>
    f! < 1 ? 'few' : 'many',
  );

  test('one for each draw, whatever is drawn and of however many dice', () => {
    const live = new Live([], laidShares([0.49, 0.5, 0.99, 0], lowest));
    expect(live.draw(anyFactor)).toBe('few');
    expect(live.draw(anyFactor)).toBe('many');
    expect(live.draw(anyFace('check', percent))).toBe(100);
    live.draw(anyFace('two', two));
    expect(live.draws.flatMap(({ faces }) => faces)).toEqual([0.75, 1.25, 100, 1, 1]);
  });

  test('both ends are ways, and luck follows the last', () => {
    const highest: Rng = { int: (ways) => ways - 1 };
    const rng = laidShares([0, 1], highest);
    expect([rng.int(100), rng.int(100), rng.int(100)]).toEqual([0, 99, 99]);
    const then = laidShares([1], lowest);
    expect([then.int(6), then.int(6)]).toEqual([5, 0]);
  });
});
