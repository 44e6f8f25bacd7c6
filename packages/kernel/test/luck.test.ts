import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  anyFace,
  byFaces,
  d6,
  d10,
  dieOf,
  facesOf,
  opposedDice,
  rollOn,
  seeded,
  sumOf,
  sumOfDice,
  toFraction,
  wayOf,
} from '../src/index.ts';

describe('dice', () => {
  test('two dice sum as everybody knows', () => {
    const { totals } = sumOfDice(d6('first'), d6('second'));
    expect(totals.map((t) => t.value)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(totals.map((t) => t.ways)).toEqual([1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]);
  });

  test('opposed dice are the first minus the second', () => {
    const opposed = opposedDice(d6('attack'), d6('defence'));
    expect(opposed.totals.map((t) => t.value)).toEqual([-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5]);
    expect(opposed.totals[opposed.totalAt[wayOf(opposed.dice, [6, 1])]!]!.value).toBe(5);
  });

  test('a throw and its faces are two names of one thing', () => {
    const dice = [d6('a'), d10('b'), dieOf('c', 25)];
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 6 * 10 * 25 - 1 }), (way) => {
        expect(wayOf(dice, facesOf(dice, way))).toBe(way);
      }),
    );
  });

  test('faces that cannot fall are known as such', () => {
    expect(wayOf([d6('a')], [7])).toBe(-1);
    expect(wayOf([d6('a')], [1, 1])).toBe(-1);
    expect(wayOf([d10('a')], [0])).toBe(0);
  });
});

describe('chance by result', () => {
  const even = rollOn('even', sumOfDice(d6('die')), (face) => face % 2 === 0);

  test('faces with one result are one branch', () => {
    expect(even.branches.map((b) => [b.value, toFraction(b.p)])).toEqual([
      [false, '1/2'],
      [true, '1/2'],
    ]);
  });

  test('grouping changes no probability: faces and results agree', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 36, maxLength: 36 }), (table) => {
        const dice = { ...sumOfDice(d6('a'), d6('b')) };
        const chance = rollOn('table', dice, (total) => table[total] ?? 0);
        for (const branch of chance.branches) {
          const faces = byFaces(chance).filter((face) => face.value === branch.value);
          expect(toFraction(sumOf(faces.map((f) => f.p)))).toBe(toFraction(branch.p));
          expect(chance.at(branch.faces)).toEqual({ value: branch.value });
        }
      }),
    );
  });

  test('the bare face where a rule needs it', () => {
    expect(anyFace('die', sumOfDice(d6('die'))).branches.map((b) => b.value)).toEqual([1, 2, 3, 4, 5, 6]);
  });
});

describe('seeded luck', () => {
  test('the same text gives the same luck, another text another', () => {
    const rolls = (seed: string) => {
      const rng = seeded(seed);
      return Array.from({ length: 30 }, () => rng.int(6) + 1).join('');
    };
    expect(rolls('Vicksburg')).toBe(rolls('Vicksburg'));
    expect(rolls('Vicksburg')).not.toBe(rolls('vicksburg'));
    expect(rolls('')).toHaveLength(30);
  });

  test('every face is as likely as the other', () => {
    const rng = seeded('fair');
    const counts = new Array<number>(6).fill(0);
    for (let i = 0; i < 600_000; i++) counts[rng.int(6)]!++;
    const chi = counts.reduce((sum, n) => sum + (n - 100_000) ** 2 / 100_000, 0);
    expect(chi).toBeLessThan(20.5); // 5 degrees of freedom, 0.1 %
  });
});
