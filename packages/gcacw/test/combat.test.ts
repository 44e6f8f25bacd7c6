/** The campaign combat: published figures, worked cases, laws. */
import { exact, Fast, seeded, sumOf, toFraction } from '@longroll/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { RATIO, ratioModifier, ratioRow } from '../src/charts/ratio.ts';
import { combat } from '../src/procedures/combat.ts';
import { COMBAT } from '../src/questions/combat.ts';
import { ask, net, roll } from './attack.ts';
import { BARE } from './bare.ts';

const shares = (changes: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    ask(changes)
      .summary()
      .summaries.flatMap((s) => s.classes.map((c) => [c.label, c.p])),
  );

describe('published figures', () => {
  test('net 0: the defender retreats or worse in 27.8 %, routs in 8.3 %', () => {
    const { holds, routs } = shares({});
    expect(1 - holds!).toBeCloseTo(0.278, 3);
    expect(routs).toBeCloseTo(0.083, 3);
  });

  test('net +2: 58.3 % and 27.8 %', () => {
    const { holds, routs } = shares({ attackerTV: 2 });
    expect(1 - holds!).toBeCloseTo(0.583, 3);
    expect(routs).toBeCloseTo(0.278, 3);
  });
});

describe('ratio', () => {
  test.each([
    [7, 2, 2],
    [8, 10, -1],
    [13, 12, 0],
    [1, 1, 0],
    [15, 3, 4],
    [0.5, 1, -1],
    [1, 0.5, 1],
    [4.5, 1.5, 2],
    [1, 12, -11],
    [1, 12.5, -12],
    [1, 200, -12],
    [14, 1, 13],
    [300, 1, 13],
  ])('%f : %f is %i', (a, d, modifier) => {
    expect(ratioModifier(a, d)).toBe(modifier);
  });

  const cv = fc.integer({ min: 1, max: 600 }).map((halves) => halves / 2);

  test('a larger attacker never worsens it, a larger defender never betters it', () => {
    fc.assert(
      fc.property(cv, cv, cv, (a, more, d) => {
        expect(ratioModifier(a + more, d)).toBeGreaterThanOrEqual(ratioModifier(a, d));
        expect(ratioModifier(a, d + more)).toBeLessThanOrEqual(ratioModifier(a, d));
      }),
    );
  });

  test('is rounded in the defender’s favour: the head read never promises more than there is', () => {
    fc.assert(
      fc.property(cv, cv, (a, d) => {
        const [left = 0, right = 1] = RATIO.rows[ratioRow(a, d)]!.head.split(/-| /).map(Number);
        if (ratioRow(a, d) > 0) expect(a * right).toBeGreaterThanOrEqual(d * left - 1e-9);
      }),
    );
  });

  test('works multiply the defender in the ratio, not in the chart column', () => {
    expect(net({ attackerCV: 15, defenderCV: 10, defenderEntrenchment: 'abatis' })).toBe(0);
    expect(net({ attackerCV: 15, defenderCV: 10, defenderEntrenchment: 'breastwork' })).toBe(-1);
    expect(net({ attackerCV: 15, defenderCV: 10, defenderEntrenchment: 'fort' })).toBe(-1);
    expect(net({ attackerCV: 9, defenderCV: 10, defenderEntrenchment: 'fort' })).toBe(-3);
    const { result } = roll({ attackerCV: 40, defenderCV: 10, defenderEntrenchment: 'fort' }, 6, 2);
    expect(result).toMatchObject({ difference: 4, defender: '1DR' }); // column 7-11, not 27-37
  });

  test('large forces are capped in the ratio and the ledger says so', () => {
    const capped = roll({ attackerCV: 100, defenderCV: 10 }, 3, 3);
    expect(capped.result).toMatchObject({ difference: 6 });
    expect(capped.notes.find((n) => n.text === 'Ratio modifier')?.reason).toContain('attacker capped at 70');
    expect(net({ attackerCV: 100, defenderCV: 10, attack: 'assault' })).toBe(9 + 1);
    expect(net({ attackerCV: 60, defenderCV: 90 })).toBe(0);
  });
});

describe('the ½ rounding note', () => {
  test('3½ is read in the column 4-6', () => {
    expect(roll({ attackerCV: 3.5, defenderCV: 3.5 }, 1, 1).result).toMatchObject({
      attacker: '1D',
      defender: 'D',
    });
    expect(roll({ attackerCV: 3, defenderCV: 3 }, 1, 1).result).toMatchObject({
      attacker: 'D',
      defender: 'D',
    });
    expect(roll({ attackerCV: 11.5, defenderCV: 11.5 }, 6, 5).result).toMatchObject({ defender: '1D' });
  });
});

describe('MP cost', () => {
  test.each([
    ['column-of-route', 'infantry', 'clear', 0],
    ['column-of-route', 'cavalry', 'loess', 1],
    ['hasty', 'infantry', 'clear', 1],
    ['hasty', 'cavalry', 'clear', 2],
    ['normal', 'infantry', 'woods', 2],
    ['normal', 'cavalry', 'clear', 4],
    ['prepared', 'infantry', 'loess', 5],
    ['prepared', 'cavalry', 'clear', 8],
    ['assault', 'infantry', 'loess', 0],
  ])('%s by %s against %s costs %i', (attack, attackerArm, defenderTerrain, cost) => {
    expect(roll({ attack, attackerArm, defenderTerrain }, 3, 3).result).toMatchObject({ mpCost: cost });
  });
});

describe('a roll', () => {
  test('the worked attack: 7 : 2 prepared over a creek, dice 4 and 2', () => {
    const { result, dice, line, lit } = roll(COMBAT.example as Record<string, unknown>, 4, 2);
    expect(result).toEqual({
      difference: 5,
      attacker: 'Ea',
      defender: '1DR',
      attackerLoss: 0,
      defenderLoss: 1,
      mpCost: 4,
    });
    expect(dice).toEqual([
      { name: "attacker's die", faces: [4] },
      { name: "defender's die", faces: [2] },
    ]);
    expect(line).toBe(
      'TOM prepared attack 7:2, net +3, dice 4-2 = +5: ' +
        'defender 1DR (routs, disorganized, loses 1), attacker Ea (may advance, march ends). 4 MP.',
    );
    expect(lit).toContainEqual({ chart: 'gcacw/combat-defender', row: 13, column: 0 });
    expect(lit).toContainEqual({ chart: 'gcacw/combat-attacker', row: 13, column: 2 });
    expect(lit).toContainEqual({ chart: 'gcacw/ratio', row: 14, column: 0 });
  });

  test('notes: every row of both lists, the net, both cells and each letter', () => {
    const { notes } = roll(COMBAT.example as Record<string, unknown>, 4, 2);
    const [defence, attack] = [
      notes.filter((n) => n.group?.startsWith('Def')),
      notes.filter((n) => n.group?.startsWith('Att')),
    ];
    expect(defence.length).toBeGreaterThanOrEqual(11);
    expect(attack.length).toBeGreaterThanOrEqual(19);
    expect(notes.find((n) => n.group === 'Net')).toMatchObject({
      value: 3,
      text: 'Net modifier: attacker +4, defender +1',
    });
    expect(notes.filter((n) => n.cite === '8.5').map((n) => n.value)).toEqual(['1DR', 'Ea']);
    expect(notes.filter((n) => n.cite === '8.6').map((n) => n.value)).toEqual(['1', 'D', 'R', 'E', 'a']);
    for (const note of notes) if (!note.applied) expect(note.reason).toBeTruthy();
  });

  test('beyond the ends of the chart the end rows hold, the difference stays true', () => {
    expect(roll({ attackerTV: 12 }, 6, 1).result).toMatchObject({
      difference: 17,
      defender: '4DR*',
      attacker: 'a',
    });
    expect(roll({ defenderTV: 12 }, 1, 6).result).toMatchObject({
      difference: -17,
      defender: '-',
      attacker: '4D',
    });
  });
});

/** Any attack that the card allows. */
const anyAttack = fc.record({
  attack: fc.constantFrom('column-of-route', 'hasty', 'normal', 'prepared', 'assault'),
  attackerSide: fc.constantFrom('union', 'confederate'),
  attackerArm: fc.constantFrom('infantry', 'cavalry'),
  attackerCV: fc.integer({ min: 1, max: 160 }).map((n) => n / 2),
  defenderCV: fc.integer({ min: 1, max: 160 }).map((n) => n / 2),
  attackerTV: fc.integer({ min: 0, max: 5 }),
  defenderTV: fc.integer({ min: 0, max: 5 }),
  attackerAV: fc.integer({ min: 0, max: 20 }),
  defenderAV: fc.integer({ min: 0, max: 20 }),
  defenderPrintedAV: fc.integer({ min: 0, max: 6 }),
  defenderEntrenchment: fc.constantFrom('none', 'abatis', 'breastwork', 'fort'),
  attackerTerrain: fc.constantFrom('clear', 'hill', 'mountain'),
  defenderTerrain: fc.constantFrom(
    'clear',
    'rolling',
    'rough',
    'hill',
    'woods',
    'loess',
    'provisional-swamp',
    'mountain',
  ),
  hexside: fc.constantFrom('none', 'creek', 'ford', 'uphill-bluff', 'downhill-ridge'),
  flankBonus: fc.integer({ min: 0, max: 4 }),
  flanksRefused: fc.integer({ min: 0, max: 2 }),
  rain: fc.boolean(),
  defenderDemoralized2: fc.boolean(),
  garrisonDemoralized: fc.integer({ min: 0, max: 2 }),
});

describe('one rule, many umpires', () => {
  test('probabilities sum to exactly 1 and are fractions of 36 or 216', () => {
    fc.assert(
      fc.property(anyAttack, (attack) => {
        const { outcomes, method } = ask(attack).odds();
        expect(method).toBe('exact');
        const parts = outcomes.map(({ fraction }) => fraction.split('/').map(Number) as [number, number?]);
        expect(toFraction(sumOf(parts.map(([n, d = 1]) => ({ n, d }))))).toBe('1');
        const dice = ask(attack).roll(seeded('d')).dice.length;
        for (const [, d = 1] of parts) expect((dice === 3 ? 216 : 36) % d).toBe(0);
      }),
    );
  });

  test('a scripted roll lands on an outcome that the odds list, with the same notes for the ledger', () => {
    const face = fc.integer({ min: 1, max: 6 });
    fc.assert(
      fc.property(anyAttack, face, face, face, (attack, a, b, c) => {
        const asking = ask(attack);
        const needed = asking.roll(seeded('n')).dice.length;
        const rolled = roll(attack, ...[c, a, b].slice(3 - needed));
        const listed = asking.odds().outcomes.find((o) => o.label === rolled.label);
        expect(listed?.result).toEqual(rolled.result);
      }),
    );
  });

  test('replaying a journal gives the same result and the same notes', () => {
    fc.assert(
      fc.property(anyAttack, fc.string(), (attack, seed) => {
        const first = ask(attack).roll(seeded(seed));
        const faces = first.journal.flatMap((entry) => ('draw' in entry ? entry.faces : []));
        expect(roll(attack, ...faces)).toEqual(first);
      }),
    );
  });

  test('a better modifier never worsens the attack', () => {
    fc.assert(
      fc.property(anyAttack, (attack) => {
        const better = { ...attack, attackerTV: attack.attackerTV + 1 };
        const holds = (input: object) => ask({ ...input }).summary().summaries[0]!.classes[0]!.p;
        expect(holds(better)).toBeLessThanOrEqual(holds(attack) + 1e-12);
      }),
    );
  });

  test('exact agrees with a million samples of the same procedure (chi-squared)', () => {
    const input = {
      ...BARE,
      defenderTerrain: 'rough',
      attackerAV: 2,
      defenderAV: 1,
      defenderPrintedAV: 1,
    } as const;
    const procedure = combat(input);
    const key = (o: { difference: number }) => `${o.difference}`;
    const expected = new Map(
      exact(procedure, { key }).map((o) => [key(o.value), Number(o.p.n) / Number(o.p.d)]),
    );
    expect(expected.size).toBe(12); // two artillery results over eleven differences
    const counts = new Map<string, number>();
    const fast = new Fast(seeded('chi-squared'));
    const runs = 1_000_000;
    for (let i = 0; i < runs; i++) {
      const k = key(procedure(fast));
      counts.set(k, (counts.get(k) ?? 0) + 1);
    }
    let chi = 0;
    for (const [k, p] of expected) chi += ((counts.get(k) ?? 0) - p * runs) ** 2 / (p * runs);
    expect([...counts.keys()].every((k) => expected.has(k))).toBe(true);
    expect(chi).toBeLessThan(31.3); // 11 degrees of freedom, 0.1 %
  });
});
