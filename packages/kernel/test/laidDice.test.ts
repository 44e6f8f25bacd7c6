/** Dice that lie there beforehand, and what follows the last of them. */
import { expect, test } from 'vitest';
import { anyFace, d6, d10, Live, laidDice, opposedDice, type Rng, sumOfDice } from '../src/index.ts';

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
