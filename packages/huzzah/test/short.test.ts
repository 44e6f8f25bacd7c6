/** The short questions (16.4 to 16.8): straggle, morale, rally, leader loss, line. All their worked cases. */
import { describe, expect, test } from 'vitest';
import { asked, classes, type Input, rolled } from './asked.ts';

const fraction = (id: string, input: Input, label: string): string => classes(id, input)[label] ?? '0';

describe('straggle', () => {
  const of = (morale: number, input: Input = {}) => ({ units: [{ morale }], ...input });

  test.each([
    [of(5, { leader: true }), '2/5'],
    [of(3), '3/5'],
    [of(6, { leader: true, enemyZoc: true, thoroughfare: true }), '1/10'],
    [of(4), '1/2'],
    [of(7), '2/5'],
    [of(9), '2/5'],
    [{ units: [{ morale: 5 }, { morale: 6 }] }, '1/2'],
    [{ units: [{ morale: 6, reduced: true, reducedMorale: 3 }] }, '3/5'],
    [{ units: [{ morale: 6, hits: 2 }] }, '2/5'],
    [{ units: [{ morale: 6, hits: 2 }], houseRules: { straggleAverage: 'less-hits' } }, '1/2'],
  ] as const)('%j straggles with %s', (input, expected) => {
    expect(fraction('straggle', input, 'straggles')).toBe(expected);
  });

  test('the hit is one for the stack; or it stays', () => {
    const units = [{ sp: 3 }, { sp: 4 }];
    expect(rolled('straggle', { units }, 5).result).toMatchObject({
      straggles: true,
      hits: 1,
      moves: true,
      units: [{ hits: 0 }, { hits: 1 }],
    });
    expect(rolled('straggle', { units, onStraggle: 'stay' }, 5).result).toMatchObject({
      straggles: true,
      hits: 0,
      moves: false,
      units: [{ hits: 0 }, { hits: 0 }],
    });
    expect(rolled('straggle', { units }, 4).result).toMatchObject({ straggles: false, hits: 0, moves: true });
    const last = { units: [{ hits: 2, reduced: true }] };
    expect(rolled('straggle', last, 9).result).toMatchObject({ moves: false, units: [] });
  });

  test('the line of the 9 applies when a 9 is rolled, and on no other roll', () => {
    const line = (die: number) =>
      rolled('straggle', {}, die).notes.find(({ text }) => text.startsWith('A roll of 9'));
    expect(line(9)).toMatchObject({ applied: true });
    for (const die of [0, 4, 5, 8])
      expect(line(die)).toMatchObject({ applied: false, reason: 'another roll' });
  });

  test('irregulars check, unless the house holds that they do not', () => {
    const units = [{ type: 'irregular' }];
    expect(fraction('straggle', { units }, 'straggles')).toBe('1/2');
    const houseRules = { irregularsStraggle: 'no-check' };
    expect(rolled('straggle', { units, houseRules }).result).toMatchObject({ straggles: false });
    expect(fraction('straggle', { units: [...units, {}], houseRules }, 'straggles')).toBe('1/2');
  });

  test('each way to end is told in words', () => {
    const label = (input: Input, die: number) => rolled('straggle', input, die).label;
    expect(label({}, 0)).toBe('keeps together and goes on');
    expect(label({}, 9)).toBe('straggles, 1 O hit, goes on: infantry 3 SP 1 hit');
    expect(label({ onStraggle: 'stay' }, 9)).toBe('straggles, stays and ends its move');
    expect(label({ units: [{ hits: 2, reduced: true }] }, 9)).toBe('straggles, 1 O hit: eliminated');
  });
});

describe('morale', () => {
  const TWO = [{ morale: 5, hits: 1 }, { morale: 4 }];

  test.each([
    [{ units: TWO, inCommand: false }, 3, '2/5'],
    [{ units: TWO, inCommand: false, leader: true }, 4, '1/2'],
    [{ units: [{ morale: 5 }, { morale: 4, hits: 1 }] }, 4, '1/2'],
    [{ units: [{ morale: 3 }], inCommand: false, flanked: true, isolated: true }, -1, '0'],
    [{ units: [{ morale: 7 }], leader: true, attacking: true }, 9, '1'],
    [{ units: [{ morale: 5 }], state: 'routed' }, 4, '1/2'],
    [{ units: [{ morale: 5 }], state: 'routed', inCommand: false }, 4, '1/2'],
    [{ units: [{ morale: 0, hits: 1 }, { morale: 0 }] }, -1, '0'],
    [{ units: [{ morale: 6, reduced: true }] }, 5, '3/5'],
  ] as const)('%j: morale %i, passes %s', (input, morale, expected) => {
    expect(fraction('morale', input, 'passes')).toBe(expected);
    expect(asked('morale', input).likeliest().result).toMatchObject({ morale });
  });

  test('no die is rolled where it cannot matter', () => {
    const sure = { units: [{ morale: 7 }], leader: true, attacking: true };
    expect(rolled('morale', sure)).toMatchObject({ dice: [], result: { passed: true } });
    expect(rolled('morale', { units: [{ morale: 0 }], flanked: true }).result).toEqual({
      morale: -1,
      passed: false,
    });
  });

  test('passed if the roll does not exceed it', () => {
    expect(rolled('morale', {}, 5).result).toEqual({ morale: 5, passed: true });
    expect(rolled('morale', {}, 6).result).toEqual({ morale: 5, passed: false });
  });
});

describe('rally', () => {
  test.each([
    [{ units: [{ morale: 5 }], state: 'routed' }, '1/2', 'disrupted'],
    [{ units: [{ morale: 5, hits: 2 }], state: 'disrupted', leader: true }, '1/2', 'good-order'],
    [{ units: [{ morale: 6, hits: 1 }] }, '3/5', 'good-order'],
    [{ units: [{ morale: 5 }], state: 'disrupted', enemyMfz: true }, '3/5', 'good-order'],
  ] as const)('%j rallies with %s', (input, expected, state) => {
    expect(fraction('rally', input, 'rallies')).toBe(expected);
    expect(rolled('rally', input, 0).result).toMatchObject({ passed: true, state });
  });

  test('good order sheds one O hit of the unit named; a failure changes nothing', () => {
    const input = { units: [{ hits: 1 }, { hits: 2 }], unit: 1 };
    expect(rolled('rally', input, 0).result).toMatchObject({ units: [{ hits: 1 }, { hits: 1 }] });
    expect(rolled('rally', input, 9).result).toMatchObject({
      passed: false,
      units: [{ hits: 1 }, { hits: 2 }],
    });
    expect(rolled('rally', { state: 'routed' }, 9).result).toMatchObject({ passed: false, state: 'routed' });
  });

  test('in an EZOC by house rule', () => {
    const input = { state: 'routed', enemyZoc: true, houseRules: { rallyInEnemyZoc: 'yes' } };
    expect(fraction('rally', input, 'rallies')).toBe('1/2');
  });
});

describe('leader loss', () => {
  test.each([
    [{}, '1/10'],
    [{ code: '3' }, '1/10'],
    [{ combat: 'assault' }, '1/5'],
    [{ combat: 'assault', code: '2' }, '1/5'],
    [{ code: 'D' }, '0'],
    [{ combat: 'assault', code: 'NE' }, '0'],
    [{ houseRules: { leaderLossFire: 2 } }, '3/10'],
    [{ combat: 'assault', houseRules: { leaderLossAssault: 0 } }, '1/10'],
  ])('%j: %s', (input, expected) => {
    expect(fraction('leader-loss', input, 'lost')).toBe(expected);
  });

  test('D and NE need no die', () => {
    expect(rolled('leader-loss', { code: 'D' })).toMatchObject({ dice: [], result: { lost: false } });
  });
});

describe('line', () => {
  test.each([
    [
      { fireFactor: 8, positive: 6, negative: 3 },
      { row: 7, line: '16-20' },
    ],
    [
      { fireFactor: 2, negative: 4 },
      { row: 0, line: '0', chances: { '3': 0, '2': 0, '1': 0.1, D: 0.1, NE: 0.8 } },
    ],
    [
      { fireFactor: 30, noLineOfSight: true },
      { row: 0, line: '0' },
    ],
    [{ fireFactor: 0 }, { row: 0 }],
    [{ fireFactor: 99 }, { row: 10, line: '36+', chances: { '3': 0.2, '2': 0.4, '1': 0.2, D: 0.2, NE: 0 } }],
  ])('%j', (input, expected) => {
    expect(rolled('line', input)).toMatchObject({ dice: [], result: expected });
    expect(asked('line', input).odds().outcomes).toMatchObject([{ fraction: '1', result: expected }]);
  });
});
