/** What a stack is worth: Combat Values, works, caps, tactics, guns, demoralization, shared losses. */
import { Live, Scripted, seeded } from '@longroll/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { entrenchedArtillery, halfDemoralized2, highestTactical, stackRatio } from '../src/model/stack.ts';
import { combatValue, MOST_MANPOWER, stackValue } from '../src/model/unit.ts';
import { divideLoss } from '../src/procedures/losses.ts';
import { sufferResult } from '../src/procedures/stackResult.ts';
import { OUR_RULINGS } from '../src/rulings/index.ts';
import { unit } from './units.ts';

describe('Combat Value of a unit', () => {
  test.each([
    [1, 0.5],
    [2, 1],
    [3, 2],
    [5, 3],
    [14, 10],
    [21, 14],
  ])('disorganized manpower %i has Combat Value %f, as the markers show', (manpower, value) => {
    expect(combatValue({ manpower, organized: false }, OUR_RULINGS)).toBe(value);
  });

  test('organized units fight with their manpower; disorder never helps and more men never hurt', () => {
    expect(MOST_MANPOWER).toBe(21);
    for (let manpower = 1; manpower <= 21; manpower++) {
      expect(combatValue({ manpower, organized: true }, OUR_RULINGS)).toBe(manpower);
      const disorganized = combatValue({ manpower, organized: false }, OUR_RULINGS);
      expect(disorganized).toBeLessThan(manpower);
      if (manpower > 1)
        expect(disorganized).toBeGreaterThanOrEqual(
          combatValue({ manpower: manpower - 1, organized: false }, OUR_RULINGS),
        );
    }
    expect(combatValue({ manpower: 0, organized: true }, OUR_RULINGS)).toBe(0);
    expect(() => combatValue({ manpower: 22, organized: false }, OUR_RULINGS)).toThrow(/no Strength marker/);
  });

  test('a disorganized 3 and a disorganized 2 count 3 together', () => {
    expect(
      stackValue(
        [unit({ manpower: 3, organized: false }), unit({ manpower: 2, organized: false })],
        OUR_RULINGS,
      ),
    ).toBe(3);
  });
});

describe('in the ratio', () => {
  const ratio = (attackers: number[], defenders: Parameters<typeof unit>[0][]) =>
    stackRatio([attackers.map((manpower) => unit({ manpower }))], defenders.map(unit), OUR_RULINGS);

  test('works multiply those who stand behind them, and only those', () => {
    expect(ratio([10], [{ manpower: 10, entrenchment: 'abatis' }]).defender).toBe(15);
    expect(ratio([10], [{ manpower: 4, entrenchment: 'breastwork' }, { manpower: 3 }]).defender).toBe(11);
    expect(ratio([10], [{ manpower: 3, entrenchment: 'fort' }]).defender).toBe(9);
    expect(ratio([10], [{ manpower: 3, organized: false, entrenchment: 'abatis' }]).defender).toBe(3);
  });

  test('caps: 70 a hex for the attacker; 60, 100, 130 for the defender by how much of him is entrenched', () => {
    const many = Array.from({ length: 5 }, () => 20);
    const behind = (entrenched: number) =>
      many.map((manpower, i) => ({
        manpower,
        entrenchment: i < entrenched ? ('fort' as const) : ('none' as const),
      }));
    expect(ratio(many, behind(0))).toMatchObject({ attacker: 70, defender: 60 });
    expect(ratio(many, behind(2)).defender).toBe(60);
    expect(ratio(many, behind(3)).defender).toBe(100);
    expect(ratio(many, behind(5)).defender).toBe(130);
    expect(ratio(many, behind(5)).reason).toBe(
      '; attacker capped at 70; with works 300; defender capped at 130',
    );
  });

  test('a grand assault may exceed the cap in total, not by hex', () => {
    const hex = Array.from({ length: 5 }, () => unit({ manpower: 20 }));
    expect(stackRatio([hex, [unit({ manpower: 20 })]], [unit()], OUR_RULINGS).attacker).toBe(90);
  });
});

describe('tactics, guns, demoralization', () => {
  test('the highest Tactical Value among units and leader', () => {
    expect(highestTactical([unit({ tactical: 2 }), unit({ tactical: 4 })], 3)).toBe(4);
    expect(highestTactical([unit({ tactical: 2 })], 5)).toBe(5);
  });

  test('works multiply guns, rounded down for each unit; a house rule says otherwise', () => {
    const guns = [unit({ artillery: 3, entrenchment: 'abatis' }), unit({ artillery: 2 })];
    expect(entrenchedArtillery(guns, OUR_RULINGS)).toBe(4 + 2);
    expect(entrenchedArtillery(guns, { ...OUR_RULINGS, worksAndArtillery: 'none' })).toBe(5);
  });

  test.each([
    [[6, 6], [2, 0], true],
    [[5, 6], [2, 0], false],
    [[5, 6], [1, 1], false],
    [[1], [2], true],
  ] as const)('manpower %j, demoralized %j: half is Demoralize-2: %s', (manpower, levels, half) => {
    const units = manpower.map((m, i) => unit({ manpower: m, demoralized: levels[i]! }));
    expect(halfDemoralized2(units, OUR_RULINGS)).toBe(half);
  });
});

describe('losses in a stack', () => {
  const three = [
    unit({ name: 'A', manpower: 3 }),
    unit({ name: 'B', manpower: 5 }),
    unit({ name: 'C', manpower: 4 }),
  ];

  test('nobody loses a second point before each has lost one; the owner chooses', () => {
    const u = new Scripted(['1 A', '3 C', '2 B']);
    expect(divideLoss(u, 'union', three, 4, OUR_RULINGS)).toEqual([1, 2, 1]);
    u.finish();
  });

  test('a unit that has lost its point is not offered again in the round', () => {
    expect(() => divideLoss(new Scripted(['1 A', '1 A']), 'union', three, 2, OUR_RULINGS)).toThrow(
      /takes one of/,
    );
  });

  test('where there is no choice nobody is asked', () => {
    expect(divideLoss(new Scripted([]), 'union', [three[0]!], 2, OUR_RULINGS)).toEqual([2]);
    expect(divideLoss(new Scripted([]), 'union', three, 12, OUR_RULINGS)).toEqual([3, 5, 4]);
    expect(divideLoss(new Scripted([]), 'union', three, 99, OUR_RULINGS)).toEqual([3, 5, 4]);
  });

  test('as a house rule the owner is free', () => {
    const free = { ...OUR_RULINGS, lossDivision: 'free' } as const;
    expect(divideLoss(new Scripted(['2 B', '2 B']), 'union', three, 2, free)).toEqual([0, 2, 0]);
  });

  test('no manpower is made or lost, and shares differ by one at most', () => {
    const manpower = fc.array(fc.integer({ min: 1, max: 14 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(manpower, fc.integer({ min: 0, max: 30 }), fc.string(), (men, loss, seed) => {
        const units = men.map((m, i) => unit({ name: `${i}`, manpower: m }));
        const rng = seeded(seed);
        const u = new Live([], rng, (ask) => rng.int(ask.options.length));
        const lost = divideLoss(u, 'union', units, loss, OUR_RULINGS);
        const total = men.reduce((a, b) => a + b, 0);
        expect(lost.reduce((a, b) => a + b, 0)).toBe(Math.min(loss, total));
        const open = lost.filter((l, i) => l < men[i]!);
        if (open.length > 0) expect(Math.max(...lost) - Math.min(...open)).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('a result carried through a stack', () => {
  const behind = [
    unit({ name: 'A', entrenchment: 'fort' }),
    unit({ name: 'B', demoralized: 2, entrenchment: 'fort' }),
  ];
  const after = (code: string, rules = OUR_RULINGS) =>
    sufferResult(new Live([], seeded('x'), () => 0), 'union', behind, code, rules);

  test('letters fall on every unit; the extra point of R* on those who were Demoralize-2 already', () => {
    expect(
      after('2DR*').map(({ manpower, fatigue, demoralized }) => [manpower, fatigue, demoralized]),
    ).toEqual([
      [5, 3, 2],
      [4, 3, 2],
    ]);
  });

  test('works are left behind in a retreat and kept where the stack holds', () => {
    expect(after('Dr').map((u) => u.entrenchment)).toEqual(['none', 'none']);
    expect(after('D').map((u) => u.entrenchment)).toEqual(['fort', 'fort']);
  });

  test('the destroyed are gone', () => {
    expect(after('12D')).toEqual([]);
    expect(
      sufferResult(
        new Live([], seeded('x'), () => 0),
        'union',
        [unit({ manpower: 1 }), unit()],
        '2D',
        OUR_RULINGS,
      ),
    ).toHaveLength(1);
  });

  test('as a house rule good works soften the blow', () => {
    const soft = after('DR*', { ...OUR_RULINGS, worksSoften: true });
    expect(soft[0]).toMatchObject({ fatigue: 2, organized: false, demoralized: 1 });
  });
});
