/** The twelve scenarios: strengths, counters, bounds, dates, what scores. */
import { describe, expect, test } from 'vitest';
import { leaderCounter, unitCounter } from '../src/counters/index.ts';
import { calendarTurn, dayOf } from '../src/scenarios/calendar.ts';
import { SCENARIOS } from '../src/scenarios/index.ts';
import { isOnMap } from '../src/scenarios/readTerms.ts';
import type { Scenario, SetupLine } from '../src/scenarios/scenario.ts';
import { levelOf } from '../src/scenarios/victory.ts';

const numbered = (n: number): Scenario => SCENARIOS.find(({ number }) => number === n)!;
const lines = (n: number, side: string): readonly SetupLine[] =>
  numbered(n).setup.filter((line) => line.side === side);
const named = (n: number, name: string): SetupLine =>
  numbered(n).setup.find(({ counter }) => counter === name)!;
const manpower = (of: readonly SetupLine[]): number =>
  of.reduce((sum, line) => sum + (line.manpower ?? 0), 0);

/** Number, then Confederate and Union: units, leaders, manpower. */
const STRENGTHS = [
  [1, [6, 1, 17], [5, 2, 42]],
  [2, [9, 2, 26], [7, 3, 56]],
  [3, [10, 4, 35], [6, 3, 54]],
  [4, [19, 4, 76], [10, 4, 78]],
  [5, [20, 5, 80], [14, 4, 89]],
  [6, [12, 4, 55], [11, 4, 87]],
  [7, [9, 4, 47], [7, 3, 59]],
  [8, [13, 6, 62], [10, 4, 84]],
  [9, [12, 5, 43], [11, 4, 77]],
  [10, [15, 5, 60], [13, 2, 66]],
  [11, [16, 5, 61], [14, 3, 90]],
  [12, [39, 8, 121], [30, 6, 176]],
] as const;

describe('order of battle', () => {
  test.each(STRENGTHS)('scenario %i', (n, confederate, union) => {
    const counted = (side: string) => {
      const leaders = lines(n, side).filter(({ leader }) => leader).length;
      return [lines(n, side).length - leaders, leaders, manpower(lines(n, side))];
    };
    expect(counted('confederate')).toEqual(confederate);
    expect(counted('union')).toEqual(union);
  });

  test('twelve scenarios in order, each with an id of its own', () => {
    expect(SCENARIOS.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(new Set(SCENARIOS.map(({ id }) => id)).size).toBe(12);
  });

  test.each(SCENARIOS.map((s) => [s.id, s] as const))('%s: every counter is there with its side', (_, s) => {
    for (const { side, counter, leader, manpower: strength } of s.setup) {
      expect((leader ? leaderCounter : unitCounter)(side, counter), counter).toBeDefined();
      expect(strength === null, counter).toBe(leader);
    }
  });

  test.each(SCENARIOS.map((s) => [s.id, s] as const))('%s: every hex is on its map', (_, s) => {
    const hexes = [...s.setup, ...s.scoring].map(({ hex }) => hex);
    expect([...hexes, ...s.havens, ...s.closed].filter((hex) => !isOnMap(hex, s.map))).toEqual([]);
  });

  test('a hex outside the rectangles is off the map', () => {
    expect(isOnMap('W4112', numbered(1).map)).toBe(false);
    expect(isOnMap('W4230', numbered(1).map)).toBe(false);
    expect(isOnMap('E4520', numbered(1).map)).toBe(false);
  });

  test.each(SCENARIOS.map((s) => [s.id, s] as const))('%s: no hex holds both sides at start', (_, s) => {
    const held = (side: string) =>
      new Set(s.setup.filter((line) => line.side === side && !line.arrives).map(({ hex }) => hex));
    const union = held('union');
    expect([...held('confederate')].filter((hex) => union.has(hex))).toEqual([]);
  });

  test.each(SCENARIOS.map((s) => [s.id, s] as const))(
    '%s: no leader begins without a unit of his (1.10)',
    (_, s) => {
      for (const { side, counter, hex } of s.setup.filter((line) => line.leader)) {
        const { rank, command } = leaderCounter(side, counter)!;
        const there = s.setup.filter((u) => u.side === side && !u.leader && u.hex === hex);
        const his = there.filter((u) => rank === 'army' || unitCounter(side, u.counter)!.command === command);
        expect(his.length, counter).toBeGreaterThan(0);
      }
    },
  );

  test('whose units are whose where there are two army leaders', () => {
    expect(named(8, 'Bowen').army).toBe('AM');
    expect(named(8, 'Buford-A').army).toBe('AM');
    expect(named(8, 'Gist-B').army).toBe('AR');
    expect(named(11, 'Buford-B').army).toBe('AR');
    expect(named(12, 'Gregg-A').army).toBe('AM or AR');
    expect(named(12, 'Cosby').army).toBe('AM or AR');
    expect(named(12, 'Hovey-A').army).toBe('AT');
  });
});

describe('terms', () => {
  test.each([
    [1, 2, 1, 9, 3, 'published'],
    [2, 1, 5, 6, 4, 'published'],
    [3, 4, 2, 2, 4, 'ours'],
    [4, 11, 5, 9, 6, 'ours'],
    [5, 13, 3, 2, 6, 'ours'],
    [6, 16, 3, 2, 5, 'ours'],
    [7, 17, 1, 1, 5, 'ours'],
    [8, 17, 2, 1, 5, 'ours'],
    [9, 18, 2, -15, 5, 'ours'],
    [10, 43, 5, -5, 5, 'ours'],
    [11, 68, 3, -45, 8, 'published'],
    [12, 1, 70, null, null, 'published'],
  ])(
    'scenario %i begins on turn %i and lasts %i; par %o, step %o',
    (n, firstTurn, turns, par, step, length) => {
      expect(numbered(n)).toMatchObject({ firstTurn, turns, par, step, length });
      expect(numbered(n).ours).not.toEqual([]);
    },
  );

  test.each(SCENARIOS.map((s) => [s.id, s] as const))('%s: its dates are those of its turns', (_, s) => {
    const [first, last] = [dayOf(s.firstTurn), dayOf(calendarTurn(s.firstTurn, s.turns))];
    const month = (day: string) => day.split(' ')[1];
    const from = month(first) === month(last) ? first.split(' ')[0] : first;
    expect(s.dates).toBe(s.turns === 1 ? `${first} 1863` : `${from} – ${last} 1863`);
  });

  test('the calendar', () => {
    expect([1, 2, 32, 33, 62, 63, 70].map(dayOf)).toEqual([
      ...['30 April', '1 May', '31 May', '1 June', '30 June', '1 July', '8 July'],
    ]);
    expect(() => dayOf(71)).toThrow(/no campaign turn 71/);
  });

  /** Hexes that score: points for the Union, for the Confederates, number of hexes Union at start. */
  test.each([
    [1, 14, 0, 0, []],
    [2, 25, 0, 0, []],
    [3, 15, 10, 1, ['W3117']],
    [4, 36, 6, 2, []],
    [5, 18, 20, 4, []],
    [6, 16, 14, 3, ['W2406']],
    [7, 14, 7, 2, ['W2404']],
    [8, 8, 10, 2, ['W2404', 'E1609']],
    [9, 36, 0, 0, ['W2414']],
    [10, 6, 20, 4, []],
    [11, 0, 3, 0, ['E2712']],
    [12, 0, 0, 0, []],
  ])(
    'scenario %i: hexes worth %i and %i, %i of them Union at start',
    (n, union, confederate, start, havens) => {
      const { scoring, havens: given } = numbered(n);
      const worth = (side: string) =>
        scoring.filter((hex) => hex.side === side).reduce((sum, { points }) => sum + points, 0);
      expect([worth('union'), worth('confederate')]).toEqual([union, confederate]);
      expect(scoring.filter(({ atStart }) => atStart === 'union')).toHaveLength(start);
      expect(given).toEqual(havens);
    },
  );

  test('what scores besides', () => {
    expect(SCENARIOS.flatMap((s) => s.special.map(({ score }) => [s.number, score]))).toEqual([
      [1, { kind: 'no enemy near', hex: 'W5119', within: 1, points: 2 }],
      [8, { kind: 'armies join', within: 3, points: 10 }],
      [9, { kind: 'manpower near', hex: 'W2414', within: 2, each: 2 }],
      [10, { kind: 'manpower near', hex: 'W2414', within: 3, each: 2 }],
      [11, { kind: 'manpower near', hex: 'E2712', within: 2, each: 1 }],
    ]);
    expect(numbered(11).lossPoints).toEqual({ union: 2, confederate: 1 });
    expect(numbered(10).closed).toEqual(['W2414']);
    expect(SCENARIOS.filter((s) => s.historicalRain.includes(15)).map((s) => s.number)).toEqual([4, 5]);
    expect(SCENARIOS.filter((s) => s.game === 'advanced').map((s) => s.number)).toEqual([12]);
  });

  test('levels step up and down from par', () => {
    const levels = [20, 13, 12, 8, 7, 3, 2, -2, -3, -7, -8, -40].map((v) => levelOf(v, 3, 5));
    expect(levels).toEqual([
      ...['Union decisive', 'Union decisive', 'Union substantive', 'Union substantive'],
      ...['Union marginal', 'Union marginal', 'Confederate marginal', 'Confederate marginal'],
      ...['Confederate substantive', 'Confederate substantive'],
      ...['Confederate decisive', 'Confederate decisive'],
    ]);
  });

  test('it is plain JSON', () => {
    expect(JSON.parse(JSON.stringify(SCENARIOS))).toEqual(SCENARIOS);
  });
});
