/** Luck of rolls from their exact distributions, and ways side by side. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareWays, FORTUNE, type LuckMeasure, luckReport } from '../src/index.ts';
import { DARE_QUESTION } from './fakeSystem.ts';

function asked(input: object) {
  const verdict = DARE_QUESTION.ask(input);
  if (verdict.refused) throw new Error(verdict.refused.text);
  return verdict.value;
}

describe('luck', () => {
  test('of one roll: what it decided, with all that it might have', () => {
    const [fortune, points, ...none] = asked({ need: 5 }).luck([6]);
    expect(fortune).toMatchObject({ label: FORTUNE, side: 'north', actual: 4 });
    expect(points).toMatchObject({ label: 'points', actual: 2 });
    expect(Object.fromEntries(points!.spread)).toEqual({ 0: 2 / 3, 2: 1 / 3 });
    expect(none).toEqual([]);
  });

  test('dice that do not fit have none', () => {
    expect(asked({ need: 5 }).luck([7])).toEqual([]);
  });

  test('of two rolls: the place of their sum among all sums', () => {
    const rolls = [...asked({ need: 5 }).luck([6]), ...asked({ need: 4 }).luck([1])];
    const row = luckReport(rolls).find(({ label }) => label === 'points')!;
    expect(row).toMatchObject({ side: 'north', rolls: 2, actual: 2 });
    expect(row.expected).toBeCloseTo(2 / 3 + 1, 12);
    // Less: neither comes off, 2/3 of 1/2. The same: exactly one does, 1/2.
    expect(row.percentile).toBeCloseTo(1 / 3 + 1 / 4, 12);
  });

  test('every percentile lies between 0 and 1, and on average at a half', () => {
    const spreads = fc
      .array(fc.tuple(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 1, max: 5 })), {
        minLength: 2,
        maxLength: 5,
      })
      .map((pairs) => new Map(pairs))
      .filter((pairs) => pairs.size > 1)
      .map((pairs) => {
        const all = [...pairs.values()].reduce((a, b) => a + b, 0);
        return [...pairs].map(([value, weight]) => [value, weight / all] as const);
      });
    fc.assert(
      fc.property(spreads, spreads, (a, b) => {
        let mean = 0;
        for (const [x, p] of a) {
          for (const [y, q] of b) {
            const measures: LuckMeasure[] = [
              { label: 'l', side: 's', actual: x, spread: a },
              { label: 'l', side: 's', actual: y, spread: b },
            ];
            const [row] = luckReport(measures);
            expect(row!.percentile).toBeGreaterThan(0);
            expect(row!.percentile).toBeLessThan(1);
            mean += p * q * row!.percentile;
          }
        }
        expect(mean).toBeCloseTo(0.5, 9);
      }),
    );
  });
});

describe('ways side by side', () => {
  test('as chosen first, the best marked, what the rules refuse with its reason', () => {
    const ways = compareWays(DARE_QUESTION, { need: 5 }, [{ label: 'sure', values: { need: 1 } }]);
    expect(ways.map(({ label, good, best }) => [label, Number(good.toFixed(4)), best])).toEqual([
      ['as chosen', 0.3333, false],
      ['easier', 0.5, true],
      ['twice', 0, false],
      ['sure', 0, false],
    ]);
    expect(ways[2]!.refused?.text).toMatch(/only for a 6/);
    expect(ways[3]!.refused?.code).toBe('too-easy');
  });

  test('of two that are equally good none is best', () => {
    const ways = compareWays(DARE_QUESTION, { need: 5 }, [{ label: 'the same', values: { need: 4 } }]);
    expect(ways.map(({ label, good }) => [label, Number(good.toFixed(4))])).toContainEqual(['the same', 0.5]);
    expect(ways.filter(({ best }) => best)).toEqual([]);
  });

  test('a way that alone is allowed is not the best of any', () => {
    const ways = compareWays(DARE_QUESTION, { need: 2 });
    expect(ways.filter(({ summary }) => summary)).toHaveLength(1);
    expect(ways.filter(({ best }) => best)).toEqual([]);
  });

  test('nothing to compare with input that cannot be read', () => {
    expect(compareWays(DARE_QUESTION, { need: 'x' })).toEqual([]);
  });
});
