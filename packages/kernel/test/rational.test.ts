import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  add,
  compare,
  divide,
  floor,
  fromDecimal,
  isOne,
  least,
  lowest,
  most,
  multiply,
  rational,
  subtract,
  sumOf,
  toFraction,
  toNumber,
} from '../src/index.ts';

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

describe('differences, quotients, decimals', () => {
  test('subtract and divide undo add and multiply', () => {
    fc.assert(
      fc.property(fraction, fraction, (a, b) => {
        expect(compare(subtract(add(a, b), b), a)).toBe(0);
        if (b.n !== 0) expect(compare(multiply(divide(a, b), b), a)).toBe(0);
      }),
    );
    expect(toFraction(divide(rational(1, 2), rational(-3, 4)))).toBe('-2/3');
    expect(() => divide(rational(1), rational(0))).toThrow(RangeError);
  });

  test.each([
    [0.1, '1/10'],
    [1.15, '23/20'],
    [-2.5, '-5/2'],
    [7, '7'],
    [1e-7, '1/10000000'],
    [1.5e21, '1500000000000000000000'],
    ['0.80', '4/5'],
  ])('%s is %s, as written', (decimal, text) => {
    expect(toFraction(fromDecimal(decimal))).toBe(text);
  });

  test('what is not a decimal is a bug', () => {
    expect(() => fromDecimal(Number.NaN)).toThrow(RangeError);
    expect(() => fromDecimal('.5')).toThrow(RangeError);
  });

  test('a product of decimals is exact', () => {
    const product = [12, 0.8, 0.8, 1.2, 0.8].map(fromDecimal).reduce(multiply);
    expect(toFraction(product)).toBe('4608/625');
    expect(toNumber(product)).toBe(7.3728);
  });

  test('floor goes down, also below 0', () => {
    fc.assert(
      fc.property(fraction, (r) => {
        const below = rational(floor(r));
        expect(compare(below, r)).toBeLessThanOrEqual(0);
        expect(compare(r, add(below, rational(1)))).toBeLessThan(0);
      }),
    );
    expect(floor(rational(-1, 2))).toBe(-1);
    expect(() => floor(rational(10n ** 30n))).toThrow(RangeError);
  });

  test('least and most', () => {
    const [third, half] = [rational(1, 3), rational(1, 2)];
    expect([least(third, half), most(third, half)]).toEqual([third, half]);
  });

  test('a long sum of unlike fractions comes to exactly 1', () => {
    const shares = Array.from({ length: 60 }, (_, i) => rational(1, (i + 1) * (i + 2)));
    const rest = subtract(rational(1), shares.reduce(add));
    expect(toFraction(rest)).toBe('1/61');
    expect(isOne(add(shares.reduce(add), rest))).toBe(true);
  });
});
