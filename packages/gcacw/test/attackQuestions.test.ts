/** The questions with units: attack, assault, attacks in a row, and house rules that change their odds. */
import { type Question, seeded, sumOf, toFraction } from '@longroll/kernel';
import { describe, expect, test } from 'vitest';
import { ASSAULT } from '../src/questions/assault.ts';
import { ATTACK } from '../src/questions/attack.ts';
import { COMBAT } from '../src/questions/combat.ts';
import { SEQUENCE_OF_ATTACKS } from '../src/questions/sequenceOfAttacks.ts';
import { RULINGS } from '../src/rulings/index.ts';

function ask(question: Question, input: object) {
  const verdict = question.ask(input);
  if (verdict.refused) throw new Error(verdict.refused.text);
  return verdict.value;
}
function roll(question: Question, input: object, ...dice: (number | string)[]) {
  const verdict = ask(question, input).rollWith(dice);
  if (verdict.refused) throw new Error(verdict.refused.text);
  return verdict.value;
}
const shares = (question: Question, input: object) =>
  Object.fromEntries(
    ask(question, input)
      .summary()
      .summaries[0]!.classes.map((c) => [c.label, c.fraction]),
  );
const sum = (question: Question, input: object) =>
  toFraction(
    sumOf(
      ask(question, input)
        .odds()
        .outcomes.map(({ fraction }) => {
          const [n = '0', d = '1'] = fraction.split('/');
          return { n: BigInt(n), d: BigInt(d) };
        }),
    ),
  );

describe('attack', () => {
  const HOVEY = { name: 'Hovey', manpower: 7, tactical: 3, artillery: 4 };
  const GREEN = { name: 'Green', manpower: 2, tactical: 2, artillery: 1 };
  const CASE = {
    attackers: [HOVEY],
    defenders: [GREEN],
    attack: 'prepared',
    defenderTerrain: 'woods',
    hexside: 'creek',
  };

  test('reads off the counters what the typed combat is told', () => {
    const typed = ask(COMBAT, COMBAT.example).odds().outcomes;
    const units = ask(ATTACK, CASE).odds().outcomes;
    expect(units.map((o) => o.fraction)).toEqual(typed.map((o) => o.fraction));
    expect(units.map((o) => o.short)).toEqual(typed.map((o) => o.short));
  });

  test('carries the result through to the units', () => {
    const { result, line } = roll(ATTACK, CASE, 4, 2);
    expect(result).toMatchObject({
      difference: 5,
      defender: '1DR',
      attackers: [{ name: 'Hovey', manpower: 7, fatigue: 0 }],
      defenders: [{ name: 'Green', manpower: 1, organized: false, fatigue: 3, demoralized: 1 }],
    });
    expect(line).toBe(
      "TOM, dice 4-2. Hovey's prepared attack on Green comes to +5: defender 1DR (routs, disorganized, loses 1), " +
        'attacker Ea (may advance, march ends). Green loses 1, is disorganized, is demoralized (1) and tires to fatigue 3. 4 MP.',
    );
  });

  test('a leader in the hex lends his Tactical Value; Demoralize-2 defenders cost 1', () => {
    const difference = (more: object) =>
      (roll(ATTACK, { ...CASE, ...more }, 3, 3).result as { difference: number }).difference;
    expect(difference({ attackerLeader: 5 })).toBe(difference({}) + 2);
    expect(difference({ defenderLeader: 5 })).toBe(difference({}) - 3);
    expect(difference({ defenders: [{ ...GREEN, demoralized: 2 }] })).toBe(difference({}) + 1);
  });

  test('the owner divides a loss where there is a choice, and the first thing offered otherwise', () => {
    const two = {
      ...CASE,
      attackers: [{ ...HOVEY, manpower: 20 }],
      defenders: [
        { ...GREEN, manpower: 6 },
        { name: 'Tracy', manpower: 6 },
      ],
    };
    const chosen = roll(ATTACK, two, 4, 2, '2 Tracy').result as {
      defenders: { name: string; manpower: number }[];
    };
    const offered = roll(ATTACK, two, 4, 2).result as typeof chosen;
    expect(chosen.defenders.map((u) => u.manpower)).toEqual([6, 5]);
    expect(offered.defenders.map((u) => u.manpower)).toEqual([5, 6]);
  });

  test.each([
    [{ attackers: [HOVEY, HOVEY] }, 'one-unit', 'attackers', /several only in an assault/],
    [{ attackers: [{ ...HOVEY, demoralized: 1 }] }, 'demoralized', 'attackers.0', /may not attack/],
    [{ attackers: [{ ...HOVEY, type: 'wagon' }] }, 'wagon', 'attackers.0', /may not attack/],
    [
      { attackers: [{ ...HOVEY, manpower: 0 }] },
      'bad-value',
      'attackers.0.manpower',
      /whole number from 1 to 21/,
    ],
    [
      { attackers: [{ ...HOVEY, tactics: 3 }] },
      'unknown-field',
      'attackers.0.tactics',
      /did you mean tactical/,
    ],
    [{ attackers: [] }, 'bad-value', 'attackers', /a list of 1 to 20 records/],
    [{ defenders: 'Green' }, 'bad-value', 'defenders', /a list of 1 to 20 records/],
  ])('%o is refused', (changes, code, field, text) => {
    const refusal = ATTACK.ask({ ...CASE, ...changes }).refused;
    expect(refusal).toMatchObject({ code, field });
    expect(refusal?.text).toMatch(text);
  });

  test('mounted infantry pays as cavalry', () => {
    const mounted = { ...CASE, attackers: [{ ...HOVEY, type: 'mounted-infantry' }] };
    expect(roll(ATTACK, mounted, 3, 3).result).toMatchObject({ mpCost: 8 });
  });
});

describe('assault', () => {
  const NAMED = [
    { name: 'Hovey', manpower: 10, tactical: 3 },
    { name: 'Carr', manpower: 8, tactical: 3 },
    { name: 'Smith', manpower: 6, tactical: 2 },
  ];
  const CASE = {
    commandValue: 4,
    attackers: NAMED,
    attackerLeader: 2,
    defenders: [{ name: 'Bowen', manpower: 8, tactical: 4 }],
  };

  test('Command Value less the die is the number that attack: 4-1 is 3, 4-4 fails', () => {
    expect(roll(ASSAULT, CASE, 1, 3, 3).result).toMatchObject({ failed: false, attacking: 3 });
    expect(roll(ASSAULT, CASE, 3, 3, 3).result).toMatchObject({
      attacking: 1,
      attackers: [{ name: 'Hovey' }],
    });
    expect(roll(ASSAULT, CASE, 4).result).toEqual({ failed: true });
    expect(shares(ASSAULT, CASE)['assault fails']).toBe('1/2');
  });

  test('loess makes the command die worse by one', () => {
    const loess = { ...CASE, defenderTerrain: 'loess' };
    expect(roll(ASSAULT, loess, 1, 3, 3).result).toMatchObject({ attacking: 2 });
    expect(shares(ASSAULT, loess)['assault fails']).toBe('2/3');
  });

  test('the owner picks who takes part; each gains a fatigue level; the leader alone lends tactics; +1 for the assault', () => {
    const { result, notes } = roll(ASSAULT, CASE, 2, '3 Smith', '1 Hovey', 6, 1);
    expect(result).toMatchObject({ attacking: 2, mpCost: 0 });
    expect(
      (result as { attackers: { name: string; fatigue: number }[] }).attackers.map((u) => u.name),
    ).toEqual(['Smith', 'Hovey']);
    expect(notes.find((n) => n.text === 'Tactical modifier')?.reason).toBe('2 against 4');
    expect(notes.find((n) => n.text === 'Assault action')?.applied).toBe(true);
    expect(notes.find((n) => n.text === 'Ratio modifier')?.reason).toBe('16 : 8 is 2-1');
    const quiet = roll(ASSAULT, CASE, 3, 6, 1).result as { attackers: { fatigue: number }[] };
    expect(quiet.attackers[0]?.fatigue).toBe(2); // 1 for taking part, 1 from the result fa
  });

  test('grand assault: a second die says how many join; its failure leaves the assault standing', () => {
    const grand = {
      ...CASE,
      armyCommand: 4,
      joiners: [
        { name: 'Logan', manpower: 9 },
        { name: 'Crocker', manpower: 7 },
      ],
    };
    const joined = roll(ASSAULT, grand, 3, 2, 3, 3);
    expect(joined.result).toMatchObject({ attacking: 1, joining: 2 });
    expect(joined.dice.map((d) => d.name)).toEqual([
      'command die',
      'grand assault die',
      "attacker's die",
      "defender's die",
    ]);
    expect(roll(ASSAULT, grand, 3, 5, 3, 3).result).toMatchObject({ attacking: 1, joining: 0 });
    expect(
      roll(ASSAULT, { ...grand, houseRules: { grandAssaultNumber: 'all' } }, 3, 3, 3).result,
    ).toMatchObject({ joining: 2 });
  });

  test.each([
    [{ joiners: [{ name: 'Logan' }] }, 'no-army-leader', 'armyCommand'],
    [{ attackers: [{ ...NAMED[0], fatigue: 4 }] }, 'fatigue', 'attackers.0'],
    [{ attackers: [{ ...NAMED[0], demoralized: 2 }] }, 'demoralized', 'attackers.0'],
    [{ commandValue: 0 }, 'bad-value', 'commandValue'],
  ])('%o is refused', (changes, code, field) => {
    expect(ASSAULT.ask({ ...CASE, ...changes }).refused).toMatchObject({ code, field });
  });

  test('exact and sums to one', () => {
    expect(ask(ASSAULT, CASE).odds().method).toBe('exact');
    expect(sum(ASSAULT, CASE)).toBe('1');
  });
});

describe('attacks in a row', () => {
  const ONE = { attackerCV: 6, attackerTV: 2 };
  const CASE = { defenders: [{ name: 'Green', manpower: 6 }], attacks: [ONE, ONE, ONE] };

  test('one attack is the attack itself', () => {
    const once = shares(SEQUENCE_OF_ATTACKS, { ...CASE, attacks: [ONE] });
    expect(once).toEqual({ holds: '5/12', retreats: '11/36', routs: '5/18', destroyed: '0' });
  });

  test('two attacks by hand: the second meets the state that the first has left', () => {
    // Holding needs difference 1 or less. After D (0, +1) the defender is disorganized, 6 counts 4: 6 : 4 is
    // still 1-1, so nothing changes and both attacks are held in (5/12) of their chances.
    const twice = shares(SEQUENCE_OF_ATTACKS, { ...CASE, attacks: [ONE, ONE] });
    expect(twice['holds']).toBe('25/144');
  });

  test('an end state carries what the dice did, and the dice replay to it', () => {
    const { result, line, notes } = roll(SEQUENCE_OF_ATTACKS, CASE, 1, 4, 3, 4, 6, 1);
    expect(notes.filter((n) => n.group?.endsWith(': Net')).map((n) => [n.group, n.value])).toEqual([
      ['Attack 1: Net', 2],
      ['Attack 2: Net', 2],
      ['Attack 3: Net', 2],
    ]);
    expect(result).toMatchObject({
      fate: 'routs',
      attacks: 3,
      defenders: [{ manpower: 4, fatigue: 4, demoralized: 1 }],
    });
    expect(line).toContain('routs after 3 attacks: Green 4 disorganized F4 Demoralize-1 (dice 1 4 3 4 6 1)');
  });

  test('a stack that must go is attacked no more; one that stands its ground is', () => {
    expect(roll(SEQUENCE_OF_ATTACKS, CASE, 6, 1).dice).toHaveLength(2);
    const stands = { ...CASE, standsItsGround: true };
    expect(roll(SEQUENCE_OF_ATTACKS, stands, 4, 3, 4, 3, 4, 3).result).toMatchObject({
      fate: 'holds',
      attacks: 3,
    });
  });

  test('five attacks on three units that stand: exact, merged, summing to one', () => {
    const three = ['A', 'B', 'C'].map((name, i) => ({ name, manpower: 8 - i, tactical: 2, artillery: 1 }));
    const input = {
      defenders: three,
      attacks: Array.from({ length: 5 }, () => ({ attackerCV: 14, attackerTV: 3 })),
      standsItsGround: true,
    };
    const odds = ask(SEQUENCE_OF_ATTACKS, input).odds();
    expect(odds.method).toBe('exact');
    expect(sum(SEQUENCE_OF_ATTACKS, input)).toBe('1');
    const merged = new Set(odds.outcomes.map((o) => o.key));
    const fresh = seeded('row');
    for (let i = 0; i < 200; i++)
      expect(odds.outcomes.map((o) => o.label)).toContain(ask(SEQUENCE_OF_ATTACKS, input).roll(fresh).label);
    expect(merged.size).toBe(odds.outcomes.length);
  });

  test('too much for the budget is sampled, and says so', () => {
    const sampled = ask(SEQUENCE_OF_ATTACKS, CASE).odds({ budget: 10, samples: 2000 });
    expect(sampled.method).toBe('sampled');
    expect(sampled.error).toBeGreaterThan(0);
  });
});

describe('house rules', () => {
  test('a flipped ruling changes the odds', () => {
    const guns = { attackerCV: 6, defenderCV: 6, attackerAV: 0, defenderAV: 0 };
    const fraction = (houseRules: object) => shares(COMBAT, { ...guns, houseRules })['holds'];
    expect(fraction({})).toBe('13/18');
    expect(fraction({ artilleryAgainstNoGuns: 'as-printed' })).toBe('11/12');
  });

  test('works are worth what the house says', () => {
    const fort = { attackerCV: 12, defenderCV: 6, defenderEntrenchment: 'fort' };
    const holds = (houseRules: object) =>
      ask(COMBAT, { ...fort, houseRules }).summary().summaries[0]!.classes[0]!.p;
    expect(holds({ fortMultiplier: 2 })).toBeLessThan(holds({}));
  });

  test('a reading that nobody knows is refused with what there is', () => {
    const refusal = COMBAT.ask({ attackerCV: 1, defenderCV: 1, houseRules: { fortMultiplier: 7 } }).refused;
    expect(refusal).toMatchObject({ field: 'houseRules.fortMultiplier' });
    expect(refusal?.text).toContain('one of 3, 2, 4');
    expect(COMBAT.ask({ attackerCV: 1, defenderCV: 1, houseRules: { fort: 2 } }).refused).toMatchObject({
      code: 'unknown-field',
    });
  });

  test('every ruling is listed with its citation and at least one alternative', () => {
    for (const { id, cite, text, value, alternatives } of RULINGS) {
      expect(cite, id).toMatch(/\w/);
      expect(text, id).toMatch(/\.$/);
      expect(alternatives.length, id).toBeGreaterThan(0);
      expect(alternatives, id).not.toContain(value);
    }
    expect(new Set(RULINGS.map((r) => r.id)).size).toBe(RULINGS.length);
  });
});
