/** Continuous factors by class of result: weights, draws, written decimals. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  add,
  BadScript,
  byFaces,
  compare,
  decimalBetween,
  everyThrow,
  exact,
  Fast,
  factor,
  firstOption,
  fromDecimal,
  Live,
  measured,
  multiply,
  noMoreLuck,
  RuleBug,
  rational,
  Scripted,
  seeded,
  toFraction,
  toNumber,
} from '../src/index.ts';

const FACTOR = factor('wind', 0.5, 1.5);
const [CALM, FRESH, GALE] = ['calm', 'fresh', 'gale'] as const;
/** Calm below 0.75, a gale from 1.4. */
const WIND = measured<string>(
  'weather',
  [FACTOR],
  [
    { value: CALM, p: rational(1, 4), faces: [0.6] },
    { value: FRESH, p: rational(13, 20), faces: [1] },
    { value: GALE, p: rational(1, 10), faces: [1.45] },
  ],
  ([f]) => (f! < 0.75 ? CALM : f! < 1.4 ? FRESH : GALE),
);

describe('a measured chance', () => {
  test('has its classes as branches, with exact weights', () => {
    const odds = exact((u) => u.draw(WIND), { key: (value) => value });
    expect(odds.map(({ value, p }) => [value, toFraction(p)])).toEqual([
      [CALM, '1/4'],
      [FRESH, '13/20'],
      [GALE, '1/10'],
    ]);
  });

  test('reads a written decimal into its class', () => {
    expect(WIND.at([0.7499])).toEqual({ value: CALM });
    expect(WIND.at([1.5])).toEqual({ value: GALE });
    expect(WIND.at([1.51])).toBeUndefined();
    expect(WIND.at([1, 1])).toBeUndefined();
    expect(WIND.at([])).toBeUndefined();
  });

  test('is drawn by class, in proportion to its weight', () => {
    const fast = new Fast(seeded('wind'));
    const counts: Record<string, number> = { calm: 0, fresh: 0, gale: 0 };
    for (let i = 0; i < 300_000; i++) counts[fast.draw(WIND)]!++;
    const chi = WIND.branches.reduce((sum, { value, p }) => {
      const expected = toNumber(p) * 300_000;
      return sum + (counts[value]! - expected) ** 2 / expected;
    }, 0);
    expect(chi).toBeLessThan(13.8); // 2 degrees of freedom, 0.1 %
  });

  test('the first and the last way belong to the first and the last class', () => {
    expect(WIND.value(0)).toBe(CALM);
    expect(WIND.value(2 ** 30 - 1)).toBe(CALM);
    expect(WIND.value(2 ** 30)).toBe(FRESH);
    expect(WIND.value(WIND.ways - 1)).toBe(GALE);
  });

  test('live, the journal records the example of the class and replays to it', () => {
    const live = new Live([], seeded('a breeze'));
    const drawn = live.draw(WIND);
    expect(live.thrown).toEqual([
      { name: 'wind', faces: WIND.branches.find((b) => b.value === drawn)!.faces },
    ]);
    expect(new Live(live.journal, noMoreLuck).draw(WIND)).toBe(drawn);
  });

  test('cannot be counted: its branches stand for its throws', () => {
    expect(WIND.countable).toBe(false);
    expect(byFaces(WIND)).toBe(WIND.branches);
  });

  test('has no picture of equal throws', () => {
    expect(
      everyThrow(
        (u) => u.draw(WIND),
        (value) => value,
        firstOption,
      ),
    ).toBeNull();
  });

  test('classes that do not make up the whole are a bug, and so are empty ones', () => {
    const read = () => CALM;
    const lone = { value: CALM, p: rational(1, 2), faces: [1] };
    expect(() => measured('x', [FACTOR], [lone], read)).toThrow(RuleBug);
    const none = { value: GALE, p: rational(0, 1), faces: [1] };
    expect(() => measured('x', [FACTOR], [{ ...lone, p: rational(1) }, none], read)).toThrow(/weighs 0/);
  });
});

describe('a script', () => {
  test.each([
    [0.5, CALM],
    [1, FRESH],
    [1.5, GALE],
  ])('may say %f', (decimal, result) => {
    const scripted = new Scripted([decimal]);
    expect(scripted.draw(WIND)).toBe(result);
    expect(scripted.thrown).toEqual([{ name: 'wind', faces: [decimal] }]);
  });

  test.each([[0.49], [1.51], [3], ['calm'], [Number.NaN]])(
    'may not say %s, and the factor is named',
    (bad) => {
      expect(() => new Scripted([bad]).draw(WIND)).toThrow(BadScript);
      expect(() => new Scripted([bad]).draw(WIND)).toThrow(/the wind is a number from 0.5 to 1.5, not/);
    },
  );

  test('may not end before it', () => {
    expect(() => new Scripted([]).draw(WIND)).toThrow(/the wind is missing/);
  });
});

test('two factors together: the written pair is read as a pair', () => {
  const pair = measured(
    'duel',
    [FACTOR, factor('sun', 0.5, 1.5)],
    [
      { value: 'first', p: rational(1, 2), faces: [1.1, 0.9] },
      { value: 'second', p: rational(1, 2), faces: [0.9, 1.1] },
    ],
    ([a, b]) => (a! > b! ? 'first' : 'second'),
  );
  expect(new Scripted([1.2, 0.7]).draw(pair)).toBe('first');
  expect(pair.at(pair.faces(pair.ways - 1))).toEqual({ value: 'second' });
});

test('an example lies strictly between its ends and replays as the decimal it shows', () => {
  const end = fc
    .tuple(fc.integer({ min: 0, max: 10_000_000 }), fc.integer({ min: 1, max: 1_000_000 }))
    .map(([n, d]) => rational(n, d));
  fc.assert(
    fc.property(end, fc.integer({ min: 1, max: 1_000_000 }), (low, width) => {
      const high = add(low, rational(width, 10_000_000));
      const shown = fromDecimal(toNumber(decimalBetween(low, high)));
      expect(compare(low, shown)).toBeLessThan(0);
      expect(compare(shown, high)).toBeLessThan(0);
    }),
  );
  expect(toNumber(decimalBetween(rational(1, 3), rational(2, 3)))).toBe(0.5);
  expect(toFraction(multiply(decimalBetween(rational(0), rational(1, 1000)), rational(10_000)))).toBe('5');
});
