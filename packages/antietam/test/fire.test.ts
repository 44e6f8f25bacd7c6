/** Fire: the worked cases of the rules, the published figures, sharing, and what the notes say. */
import { describe, expect, test } from 'vitest';
import { asked, average, fractions, type Input, refused, rolled, settled } from './asked.ts';

interface Result {
  readonly total: number;
  readonly losses: readonly number[];
  readonly removed: readonly boolean[];
  readonly base: readonly number[];
}
const RIFLES = { weapon: 'RFL', men: 500, operationPoints: 10 };
const fire = (firer: Input, target: Input = {}, more: Input = {}): Input => ({
  firers: [firer],
  targets: [target],
  ...more,
});
const byTotal = (input: Input) => fractions<Result>('fire', input, ({ total }) => `${total}`);
const result = (input: Input, ...dice: number[]) => settled('fire', input, ...dice) as Result;

describe('published figures', () => {
  const firers = { weapon: 'RFL', men: 600, operationPoints: 10 };

  test.each([
    [1, 24],
    [0.5, 12],
    [1.5, 36],
  ])('600 rifles at range 1 with 10 points on 650 men in the clear, factor %f: %i', (factor, lost) => {
    expect(result(fire(firers), factor)).toEqual({
      total: lost,
      losses: [lost],
      removed: [false],
      base: [24],
    });
  });

  test('12 points, leader 1.10, flank, woods, fort 2, 950 men: 38.016 before the random factor', () => {
    const input = fire(
      { ...firers, operationPoints: 12, leaderFactor: 1.1 },
      { men: 950, fort: 2, flankedBy: [1] },
      { targetTerrain: 'woods' },
    );
    const { result: got, notes } = rolled('fire', input, 1);
    expect((got as Result).base).toEqual([38.016]);
    expect(notes.find((n) => n.text.startsWith('Before the random factor'))?.value).toBe('38.016');
    expect(notes.filter((n) => n.applied).map((n) => n.value)).toEqual([
      '24',
      '× 0.80',
      '× 1.00',
      '× 1.10',
      '× 1.25',
      '× 1.20',
      '× 1.50',
      '× 0.80',
      '38.016',
      '2 points',
      '38 men',
    ]);
  });
});

describe('worked cases of 20.1', () => {
  test('(a) 500 rifles at 650 men: 10 and 30 at 1/40, 11 to 29 at 1/20', () => {
    const odds = byTotal(fire(RIFLES));
    expect(Object.keys(odds)).toHaveLength(21);
    expect([odds['10'], odds['30']]).toEqual(['1/40', '1/40']);
    for (let n = 11; n <= 29; n++) expect(odds[n]).toBe('1/20');
    expect(average('fire', fire(RIFLES), 'men lost')).toBeCloseTo(20, 10);
  });

  test('(b) 6 Napoleons at range 3, woods, fort 2: B is exactly 7.3728', () => {
    const input = fire(
      { weapon: 'N12', guns: 6, range: 3, operationPoints: 12 },
      { men: 400, fort: 2 },
      { targetTerrain: 'woods' },
    );
    expect(byTotal(input)).toEqual({
      4: '113/1024',
      5: '625/4608',
      6: '625/4608',
      7: '625/4608',
      8: '625/4608',
      9: '625/4608',
      10: '625/4608',
      11: '233/3072',
    });
    expect(result(input, 1).base).toEqual([7.3728]);
  });

  test('(c) two firers with B 2 and 3: totals 3 to 7', () => {
    const input = {
      firers: [
        { weapon: 'RFL', men: 50, operationPoints: 10 },
        { weapon: 'MSK', men: 100, operationPoints: 10 },
      ],
      targets: [{}],
    };
    expect(byTotal(input)).toEqual({ 3: '1/12', 4: '1/4', 5: '1/3', 6: '1/4', 7: '1/12' });
    expect(result(input, 1, 1).base).toEqual([2, 3]);
    expect(byTotal(fire({ ...RIFLES, men: 50 }))).toEqual({ 1: '1/4', 2: '1/2', 3: '1/4' });
    expect(byTotal(fire({ ...RIFLES, weapon: 'MSK', men: 100 }))).toEqual({ 2: '1/3', 3: '1/3', 4: '1/3' });
  });

  test('(d) two targets share by men and fort: 21 lost are 17 and 4', () => {
    const input = { firers: [RIFLES], targets: [{ men: 600 }, { men: 200, fort: 2 }] };
    const got = result(input, 0.98);
    expect(got.base).toEqual([21.28]);
    expect(got).toMatchObject({ total: 21, losses: [17, 4] });
  });
});

describe('sharing and limits', () => {
  test('the left-over goes to the larger unit, at equal size to the one listed first', () => {
    const twins = { firers: [RIFLES], targets: [{ men: 400 }, { men: 400 }] };
    expect(result(twins, 0.98).total % 2).toBe(0);
    const odd = result(twins, 1.02);
    expect(odd.losses[0]! - odd.losses[1]!).toBe(odd.total % 2);
  });

  test('each unit has its own flank', () => {
    const input = { firers: [RIFLES], targets: [{ men: 325, flankedBy: [1] }, { men: 325 }] };
    expect(result(input, 1)).toMatchObject({ base: [25], losses: [15, 10] });
  });

  test('losses never exceed the men present; what one cannot lose falls on the other', () => {
    const input = {
      firers: [{ weapon: 'H24', guns: 40 }],
      targets: [
        { men: 30, flankedBy: [1] },
        { men: 500, fort: 5 },
      ],
    };
    const { losses, total } = result(input, 1.5);
    expect(losses[0]).toBe(30);
    expect(total).toBe(losses[0]! + losses[1]!);
    expect(losses[1]).toBeGreaterThan(400);
    expect(result({ ...input, targets: [{ men: 30 }] })).toMatchObject({ total: 30, removed: [true] });
  });

  test('a unit under 25 men is broken up, and what it had left is no loss', () => {
    expect(result(fire({ ...RIFLES, operationPoints: 10 }, { men: 40 }), 1.1)).toMatchObject({
      total: 17,
      removed: [true],
    });
  });

  test('eight firers stay exact', () => {
    const odds = asked('fire', { firers: Array.from({ length: 8 }, () => RIFLES), targets: [{}] }).odds();
    expect(odds.method).toBe('exact');
    expect(odds.outcomes.reduce((sum, o) => sum + o.p, 0)).toBeCloseTo(1, 12);
    expect(odds.outcomes).toHaveLength(161);
  });
});

describe('fire that does nothing draws nothing', () => {
  test('a pistol at range 2: allowed, and the note says so', () => {
    const { result: got, notes, dice } = rolled('fire', fire({ weapon: 'PST', range: 2 }));
    expect(got).toMatchObject({ total: 0, losses: [0], base: [0] });
    expect(dice).toEqual([]);
    expect(notes).toContainEqual(
      expect.objectContaining({ applied: false, reason: 'PST does nothing at range 2', cite: '7.2' }),
    );
  });

  test('no ammunition', () => {
    expect(rolled('fire', fire({ ...RIFLES, ammo: 0 })).notes[0]).toMatchObject({
      reason: 'no ammunition: the fire does nothing',
    });
  });

  test('too little to hurt anybody whatever the factor', () => {
    expect(result(fire({ weapon: 'PST', men: 20 }))).toMatchObject({ total: 0 });
  });

  test('in a list only those who can hurt draw', () => {
    const input = { firers: [{ weapon: 'PST', range: 2 }, RIFLES], targets: [{}] };
    expect(rolled('fire', input, 1).dice).toEqual([{ name: "firer 2's random factor", faces: [1] }]);
  });
});

describe('factors', () => {
  const base = (firer: Input, target: Input = {}, more: Input = {}) =>
    result(fire({ ...RIFLES, ...firer }, target, more), 1).base[0];

  test.each([
    ['column', {}, { mode: 'column' }, 15],
    ['mounted', {}, { mode: 'mounted' }, 15],
    ['routed', {}, { mode: 'routed' }, 15],
    ['dismounted', {}, { mode: 'dismounted' }, 20],
    ['shooting back', {}, { shootingBack: true }, 10],
    ['target higher', {}, { targetHigher: true }, 18],
    ['fewest points', {}, { operationPoints: 0, defending: true }, 10],
    ['7 points', {}, { operationPoints: 7 }, 14],
    ['range 2', {}, { range: 2 }, 10],
    ['fort 5', { fort: 5 }, {}, 10],
    ['flank', { flankedBy: [1] }, {}, 30],
    ['few men', { men: 100 }, {}, 15],
    ['661 men are not 12 more', { men: 661 }, {}, 20],
    ['662 men are', { men: 662 }, {}, 20.2],
    ['639 men are not 12 fewer', { men: 639 }, {}, 20],
    ['many men', { men: 3000 }, {}, 25],
  ])('%s', (_, target, firer, expected) => {
    expect(base(firer, target)).toBe(expected);
  });

  test.each([
    ['cornfield', 20],
    ['woods', 16],
    ['town', 14],
    ['bridge', 20],
    ['ford', 20],
  ])('target in %s', (targetTerrain, expected) => {
    expect(base({}, {}, { targetTerrain })).toBe(expected);
  });

  test('cover and height multiply; the two flank factors may meet; difficulty comes last', () => {
    expect(base({ targetHigher: true }, {}, { targetTerrain: 'woods' })).toBe(14.4);
    expect(base({ shootingBack: true }, { flankedBy: [1] })).toBe(15);
    expect(base({}, {}, { difficultyFactor: 1.2 })).toBe(24);
    expect(base({}, {}, { difficultyFactor: 0.8 })).toBe(16);
  });
});

describe('the price of fire', () => {
  const price = (firer: Input) =>
    rolled('fire', fire({ ...RIFLES, ...firer }), 1).notes.find(({ text }) => text === 'Fire phase');

  test('small arms pay 2 points, guns 4, and the ledger says so', () => {
    expect(price({})).toMatchObject({ value: '2 points', applied: true, cite: '5.2.13' });
    const guns = fire({ weapon: 'N12', guns: 6, operationPoints: 4 });
    expect(rolled('fire', guns, 1).notes).toContainEqual(
      expect.objectContaining({ text: 'Fire phase', value: '4 points', applied: true }),
    );
  });

  test.each([
    ['no point left', { operationPoints: 0 }],
    ['one of two', { operationPoints: 1 }],
  ])('with %s nobody fires but in defence', (_, firer) => {
    expect(refused('fire', fire({ ...RIFLES, ...firer }))).toMatchObject({
      code: 'too-dear',
      cite: '5.2.13',
      field: 'firers.0.operationPoints',
    });
    expect(refused('fire', fire({ ...RIFLES, ...firer, defending: true }))).toBeNull();
  });

  test('guns with 3 points do not fire, nor does the attacker of an exchange with 1; its defender does', () => {
    expect(refused('fire', fire({ weapon: 'N12', operationPoints: 3 }))?.code).toBe('too-dear');
    expect(refused('exchange', { attacker: { operationPoints: 1 } })).toMatchObject({
      code: 'too-dear',
      field: 'attacker.operationPoints',
    });
    expect(refused('exchange', { defender: { operationPoints: 0 } })).toBeNull();
  });

  test('defensive fire takes what there is and says what it was spared', () => {
    expect(price({ operationPoints: 0, defending: true })).toMatchObject({
      ...{ applied: false, value: '0 points', cite: '5.2.13, 7.1.2' },
      reason: 'of 2: defensive fire is made without the rest',
    });
    expect(price({ operationPoints: 1, defending: true })).toMatchObject({
      applied: true,
      value: '1 point',
    });
    expect(price({ operationPoints: 5, defending: true })).toMatchObject({ value: '2 points' });
  });

  test('the routed and the flanked who shoot back are defenders', () => {
    expect(price({ operationPoints: 0, mode: 'routed' })).toMatchObject({ applied: false });
    expect(price({ operationPoints: 0, shootingBack: true })).toMatchObject({ applied: false });
  });
});

describe('words', () => {
  test('a line to paste, and the cells it was read from', () => {
    const { line, label, lit } = rolled('fire', fire(RIFLES), 1.05);
    expect(label).toBe('21 men lost');
    expect(line).toBe('500 RFL at range 1 fire at 650 men in clear: 21 men lost (factor 1.05).');
    expect(lit).toContainEqual({ chart: 'antietam/weapons', row: 0, column: 0 });
    expect(lit).toContainEqual({ chart: 'antietam/terrain-modifiers', row: 0, column: 0 });
  });

  test('odds of a class explain themselves by a factor that leads to it', () => {
    const { outcomes } = asked('fire', fire(RIFLES)).odds();
    for (const { result: got, notes } of outcomes) {
      const { total } = got as Result;
      expect(notes.at(-1)?.value).toBe(total === 1 ? '1 man' : `${total} men`);
    }
  });
});
