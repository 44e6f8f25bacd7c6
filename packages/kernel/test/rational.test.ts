import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { add, compare, lowest, multiply, rational, sumOf, toFraction, toNumber } from '../src/index.ts';

const fraction = fc
  .tuple(fc.integer({ min: -1_000_000, max: 1_000_000 }), fc.integer({ min: 1, max: 1_000_000 }))
  .map(([n, d]) => rational(n, d));

/** The same value computed with nothing but bigints: the second opinion. */
const big = (r: { n: number | bigint; d: number | bigint }) => ({ n: BigInt(r.n), d: BigInt(r.d) });
const same = (r: { n: number | bigint; d: number | bigint }, n: bigint, d: bigint) =>
  BigInt(r.n) * d === n * BigInt(r.d);

describe('exact fractions', () => {
  test('add and multiply agree with bigint arithmetic', () => {
    fc.assert(
      fc.property(fraction, fraction, (a, b) => {
        const [x, y] = [big(a), big(b)];
        expect(same(add(a, b), x.n * y.d + y.n * x.d, x.d * y.d)).toBe(true);
        expect(same(multiply(a, b), x.n * y.n, x.d * y.d)).toBe(true);
        expect(Math.sign(compare(a, b))).toBe(x.n * y.d < y.n * x.d ? -1 : x.n * y.d > y.n * x.d ? 1 : 0);
      }),
    );
  });

  test('stay exact past the safe integers', () => {
    const tiny = Array.from({ length: 40 }, () => rational(1, 36)).reduce(multiply);
    expect(toFraction(tiny)).toBe(`1/${36n ** 40n}`);
    expect(toNumber(tiny)).toBeCloseTo(36 ** -40, 75);
    const shares = Array.from({ length: 36 }, () => multiply(tiny, rational(36n ** 39n)));
    expect(toFraction(sumOf(shares))).toBe('1');
  });

  test('come back to plain numbers when they fit again', () => {
    const back = multiply(rational(1, 3n ** 60n), rational(3n ** 59n));
    expect(lowest(back)).toEqual({ n: 1, d: 3 });
  });

  test.each([
    [rational(10, 72), '5/36'],
    [rational(6, 3), '2'],
    [rational(0, 7), '0'],
    [rational(-2, 6), '-1/3'],
  ])('%o is written %s', (r, text) => {
    expect(toFraction(r)).toBe(text);
  });

  test('a denominator of 0 or less is a bug', () => {
    expect(() => rational(1, 0)).toThrow(RangeError);
    expect(() => rational(1, -2)).toThrow(RangeError);
  });

  test('very long fractions still become decimals', () => {
    expect(toNumber(rational(10n ** 400n, 4n * 10n ** 400n + 1n))).toBeCloseTo(0.25, 12);
  });
});
