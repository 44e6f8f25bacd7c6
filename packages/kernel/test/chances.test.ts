/** Intervals and tests against figures from printed tables and worked examples. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { duelOf, metIn, rated, spreadOf, student95, twoProportions, welch, wilson } from '../src/index.ts';

describe('intervals', () => {
  test.each([
    [0, 10, 0, 0.2775],
    [5, 10, 0.2366, 0.7634],
    [81, 263, 0.2553, 0.3662],
    [10, 10, 0.7225, 1],
  ])("Wilson's for %d of %d", (won, of, low, high) => {
    expect(wilson(won, of)).toEqual([expect.closeTo(low, 4), expect.closeTo(high, 4)]);
  });

  test('of nothing anything may be', () => {
    expect(wilson(0, 0)).toEqual([0, 1]);
  });

  test.each([
    [4, 2.776],
    [5, 2.571],
    [10, 2.228],
    [30, 2.042],
    [120, 1.98],
  ])("Student's at %d degrees", (degrees, t) => {
    expect(Math.abs(student95(degrees) / t - 1)).toBeLessThan(0.002);
  });

  test('mean and deviation of a sample', () => {
    expect(spreadOf([2, 4, 4, 4, 5, 5, 7, 9])).toEqual({ games: 8, mean: 5, sd: expect.closeTo(2.1381, 4) });
    expect(spreadOf([3])).toEqual({ games: 1, mean: 3, sd: 0 });
  });
});

describe('differences', () => {
  test("Newcombe's own example: 56 of 70 against 48 of 80", () => {
    const { by, interval, isReal } = twoProportions([56, 70], [48, 80]);
    expect([by, ...interval]).toEqual([0.2, 0.0524, 0.3339].map((value) => expect.closeTo(value, 4)));
    expect(isReal).toBe(true);
  });

  test('of means whose games spread differently', () => {
    const { by, interval, isReal } = welch({ games: 10, mean: 20, sd: 2 }, { games: 20, mean: 17, sd: 5 });
    expect(by).toBe(3);
    // 27.2 degrees, t = 2.051, standard error 1.2845
    expect(interval).toEqual([expect.closeTo(0.365, 2), expect.closeTo(5.635, 2)]);
    expect(isReal).toBe(true);
  });

  test('nothing is known of too few', () => {
    expect(welch(spreadOf([1]), spreadOf([5, 6]))).toMatchObject({ isReal: false });
    expect(twoProportions([0, 0], [1, 1])).toMatchObject({ isReal: false });
    expect(welch(spreadOf([1, 1]), spreadOf([2, 2]))).toMatchObject({ by: -1, isReal: true });
  });
});

describe('Elo', () => {
  const met = (first: string, second: string, won: number, drawn: number, lost: number) => ({
    ...{ first, second, won, drawn, lost },
  });

  test('ten to one is 400 points, and the first is nought', () => {
    const [a, b] = rated(['a', 'b'], [met('a', 'b', 1000, 0, 10_000)]);
    expect(a).toEqual({ id: 'a', elo: 0, interval: [0, 0], games: 11_000 });
    expect(b!.elo).toBeCloseTo(400, 0);
    // Fisher: 173.72 / sqrt(11000 × 10/121) = 5.76, times 1.96
    expect(b!.interval[1] - b!.elo).toBeCloseTo(11.3, 0);
  });

  test('who beat everybody is strong, not infinitely so, and less sure', () => {
    const [, b, c] = rated(['a', 'b', 'c'], [met('a', 'b', 0, 0, 20), met('b', 'c', 10, 0, 10)]);
    expect(b!.elo).toBeGreaterThan(300);
    expect(Number.isFinite(b!.elo)).toBe(true);
    expect(c!.elo).toBeCloseTo(b!.elo, 3);
    const width = ({ interval: [low, high] }: { readonly interval: readonly [number, number] }) => high - low;
    expect(width(c!)).toBeGreaterThan(width(b!));
  });

  test('recovers strengths from expected results, whoever is named first', () => {
    const elos = fc.array(fc.integer({ min: -300, max: 300 }), { minLength: 2, maxLength: 5 });
    fc.assert(
      fc.property(elos, (given) => {
        const ids = given.map((_, i) => `p${i}`);
        const games = 1e7;
        const results = ids.flatMap((first, i) =>
          ids.slice(i + 1).map((second, j) => {
            const won = games / (1 + 10 ** ((given[i + 1 + j]! - given[i]!) / 400));
            return met(first, second, won, 0, games - won);
          }),
        );
        const found = rated(ids, results).map(({ elo }) => elo);
        for (const [i, elo] of found.entries()) expect(elo).toBeCloseTo(given[i]! - given[0]!, 1);
      }),
      { numRuns: 30 },
    );
  });

  test('of who never met nothing is known', () => {
    const [, b] = rated(['a', 'b'], []);
    expect(b).toEqual({
      id: 'b',
      elo: 0,
      interval: [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY],
      games: 0,
    });
  });

  test('takes duels as they are', () => {
    const duel = duelOf([
      { first: 2, second: 1 },
      { first: 1, second: 1 },
      { first: -3, second: -1 },
    ]);
    expect(metIn('a', 'b', duel)).toEqual(met('a', 'b', 1, 1, 1));
    expect(duel).toMatchObject({ pairs: 3, rate: 0.5 });
    expect(duelOf([])).toMatchObject({ pairs: 0, rate: 0, interval: [0, 1] });
  });
});
