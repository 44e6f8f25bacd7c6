/** A day of a stack: marches and attacks in a row, exact, merged between the steps. */
import { sumOf, toFraction } from '@longroll/kernel';
import { describe, expect, test } from 'vitest';
import { DAY_OF_A_STACK } from '../src/questions/day.ts';

function ask(input: object) {
  const verdict = DAY_OF_A_STACK.ask(input);
  if (verdict.refused) throw new Error(verdict.refused.text);
  return verdict.value;
}
function roll(input: object, ...dice: (number | string)[]) {
  const verdict = ask(input).rollWith(dice);
  if (verdict.refused) throw new Error(verdict.refused.text);
  return verdict.value;
}
const MARCH = { kind: 'march' };
const HOVEY = { name: 'Hovey', manpower: 10, tactical: 3 };
const labels = (input: object) =>
  Object.fromEntries(
    ask(input)
      .odds()
      .outcomes.map((o) => [o.label, o.fraction]),
  );

describe('marches', () => {
  test('three marches of a fresh Union unit: the third reaches level 3 and is rolled for at +1', () => {
    expect(labels({ units: [HOVEY], steps: [MARCH, MARCH, MARCH] })).toEqual({
      'Hovey 10 F3': '2/3',
      'Hovey 10 disorganized F3': '1/3',
    });
  });

  test('two units roll each for themselves', () => {
    const odds = labels({ units: [HOVEY, { name: 'Carr', manpower: 9 }], steps: [MARCH, MARCH, MARCH] });
    expect(odds['Hovey 10 F3; Carr 9 F3']).toBe('4/9');
    expect(odds['Hovey 10 disorganized F3; Carr 9 disorganized F3']).toBe('1/9');
  });

  test('a unit at level 4 marches no more', () => {
    expect(labels({ units: [{ ...HOVEY, fatigue: 4 }], steps: [MARCH] })).toEqual({ 'Hovey 10 F4': '1' });
  });

  test('a force march disorders and may cost manpower', () => {
    expect(labels({ units: [HOVEY], steps: [{ kind: 'force-march' }] })).toEqual({
      'Hovey 10 disorganized F1': '1/6',
      'Hovey 9 disorganized F1': '2/3',
      'Hovey 8 disorganized F1': '1/6',
    });
  });
});

describe('fights', () => {
  const attack = { kind: 'attack', attack: 'normal', enemyCV: 10, enemyTV: 3 };

  test('an attack is made by the strongest that may, and its result is his alone', () => {
    const two = { units: [{ name: 'Carr', manpower: 4 }, HOVEY], steps: [attack] };
    const { result, notes } = roll(two, 3, 3);
    expect(result).toMatchObject({
      units: [
        { name: 'Carr', fatigue: 0 },
        { name: 'Hovey', manpower: 9, fatigue: 3 },
      ],
    });
    expect(notes[0]?.group).toMatch(/^1 attack: /);
  });

  test('the demoralized do not attack, and the day goes on', () => {
    const shaken = { units: [{ ...HOVEY, demoralized: 1 }], steps: [attack, MARCH] };
    const { result, notes } = roll(shaken);
    expect(result).toMatchObject({ units: [{ fatigue: 1, demoralized: 1 }] });
    expect(notes.some((n) => n.text === 'No unit of the stack may attack')).toBe(true);
  });

  test('attacked, the whole stack suffers the result', () => {
    const stack = {
      units: [HOVEY, { name: 'Carr', manpower: 4 }],
      steps: [{ kind: 'defend', enemyCV: 14, enemyTV: 3 }],
    };
    const { result } = roll(stack, 4, 3);
    expect(result).toMatchObject({
      units: [
        { organized: false, fatigue: 3 },
        { organized: false, fatigue: 3 },
      ],
    });
  });
});

test('night: what has rested comes back to order', () => {
  const tired = {
    units: [{ ...HOVEY, fatigue: 3, disorganized: true }],
    steps: [{ kind: 'attack', enemyCV: 1 }],
    recover: true,
  };
  const { result } = roll(tired, 6, 1);
  expect(result).toMatchObject({ units: [{ exhausted: true, organized: false, fatigue: 0 }] });
});

test('three marches and two attacks: exact, sums to one, and every end state can be explained', () => {
  const input = DAY_OF_A_STACK.example;
  const odds = ask(input).odds();
  expect(odds.method).toBe('exact');
  const parts = odds.outcomes.map(({ fraction }) => fraction.split('/').map(BigInt) as [bigint, bigint?]);
  expect(toFraction(sumOf(parts.map(([n, d = 1n]) => ({ n, d }))))).toBe('1');
  for (const { notes } of odds.outcomes.slice(0, 5))
    expect(notes.map((n) => n.group).join()).toContain('5 march');
});

/** Even strength and tactics in woods, where no gun counts: with equal dice the difference is 0. */
const WOODS = { kind: 'attack', enemyCV: 10, defenderTerrain: 'woods' };
const TEN = { name: 'Hovey', manpower: 10 };
const noted = (input: object, ...dice: number[]) =>
  roll(input, ...dice).notes.find((note) => note.text === 'No unit of the stack may attack');

describe('a march that is over', () => {
  const twice = { units: [TEN], steps: [MARCH, WOODS, WOODS] };

  test.each([
    ['D', [3, 3], { manpower: 9, fatigue: 4 }],
    ['F', [5, 2], { manpower: 10, fatigue: 3 }],
    ['f', [5, 1], { manpower: 10, fatigue: 2 }],
    ['E', [6, 1], { manpower: 10, fatigue: 1 }],
  ])('%s ends it: the second attack is not made, and the ledger says why', (letter, dice, state) => {
    const { result, notes, dice: thrown } = roll(twice, ...dice);
    expect(thrown).toHaveLength(2);
    expect(result).toMatchObject({ units: [state] });
    const line = notes.at(-1);
    expect(line).toMatchObject({ applied: false, cite: '8.8', group: '3 attack' });
    expect(line?.text).toBe('No unit of the stack may attack');
    expect(line?.reason).toMatch(new RegExp(`Hovey marches no longer: \\d?${letter}a? ended its march`));
  });

  test('the exact odds know it', () => {
    const { averages } = ask(twice).summary();
    expect(averages.find(({ label }) => label === 'left with manpower')?.value).toBeCloseTo(8.89, 2);
    expect(ask(twice).odds().method).toBe('exact');
  });

  test('after an advance alone it goes on, with another attack', () => {
    const weak = { ...WOODS, enemyCV: 1 };
    const { dice, result } = roll({ units: [TEN], steps: [MARCH, weak, weak] }, 3, 3, 3, 3);
    expect(dice).toHaveLength(4);
    expect(result).toMatchObject({ units: [{ manpower: 10, fatigue: 1 }] });
  });

  test('the next march is a new one', () => {
    const again = { units: [TEN], steps: [MARCH, WOODS, MARCH, WOODS] };
    expect(roll(again, 6, 1, 6, 1).dice).toHaveLength(4);
  });

  test('a unit that did not march at level 4 does not attack; one that reached it marching does', () => {
    const from = (fatigue: number) => ({ units: [{ ...TEN, fatigue }], steps: [MARCH, WOODS] });
    expect(noted(from(4))).toMatchObject({ cite: '5.1', group: '2 attack' });
    expect(labels(from(4))).toEqual({ 'Hovey 10 F4': '1' });
    expect(roll(from(3), 1, 6, 1).result).toMatchObject({ units: [{ fatigue: 4, organized: true }] });
    expect(roll(from(3), 1, 6, 1).dice).toHaveLength(3);
  });

  test('with the march of the strongest over the next one attacks', () => {
    const two = { units: [TEN, { name: 'Carr', manpower: 9 }], steps: [MARCH, WOODS, WOODS, WOODS] };
    const { result, notes } = roll(two, 3, 3, 3, 3);
    expect(result).toMatchObject({ units: [{ manpower: 9 }, { manpower: 8 }] });
    expect(notes.find((note) => note.text === 'Does not attack')).toMatchObject({
      cite: '8.8',
      group: '3 attack',
    });
    expect(notes.at(-1)?.reason).toMatch(/^Hovey marches no longer.* Carr marches no longer/);
  });

  test("the enemy's action comes between", () => {
    const steps = [MARCH, { kind: 'defend', enemyCV: 1 }, WOODS];
    expect(noted({ units: [TEN], steps }, 1, 6)).toMatchObject({ cite: '4.3' });
  });
});

describe('an assault in the day', () => {
  const assault = { ...WOODS, attack: 'assault' };

  test('is an action of its own, and costs a Fatigue Level', () => {
    const { result, notes } = roll({ units: [{ ...TEN, fatigue: 2 }], steps: [assault] }, 6, 1);
    expect(result).toMatchObject({ units: [{ fatigue: 3, organized: true }] });
    expect(notes[0]).toMatchObject({ cite: '14.4, 14.4a', value: 'F3', applied: true });
    expect(roll({ units: [TEN], steps: [MARCH, WOODS, assault] }, 6, 1, 6, 1).dice).toHaveLength(4);
    expect(noted({ units: [TEN], steps: [MARCH, assault, WOODS] }, 6, 1)).toMatchObject({ cite: '4.3' });
  });

  test('is not for a unit at level 4', () => {
    const tired = { units: [{ ...TEN, fatigue: 4 }], steps: [assault] };
    expect(noted(tired)).toMatchObject({ cite: '14.1' });
    expect(labels(tired)).toEqual({ 'Hovey 10 F4': '1' });
  });

  test('has the tactics of the leader who began it', () => {
    const tactics = (attack: string) =>
      roll({ units: [{ ...TEN, tactical: 4 }], leader: 1, steps: [{ ...WOODS, attack }] }, 3, 3).notes.find(
        (note) => note.text === 'Tactical modifier',
      )?.value;
    expect([tactics('assault'), tactics('hasty')]).toEqual([1, 4]);
  });
});

describe('special lines belong to a side', () => {
  const line = (step: object, start: string, circumstances: object) =>
    roll(
      { units: [TEN], steps: [{ defenderTerrain: 'woods', enemyCV: 10, ...step }], ...circumstances },
      3,
      3,
    )
      .notes.filter((note) => note.text.startsWith(start))
      .map(({ applied }) => applied);
  const [attacks, suffers] = [{ kind: 'attack' }, { kind: 'defend' }];
  const union = { attackerSide: 'union' };
  const confederate = { attackerSide: 'confederate' };

  test.each([
    ['Lee', 'Assault bonus', { game: 'SJW', leaderBonus: 'lee' }, confederate, true, false],
    ['Lee against us', 'Assault bonus', { game: 'SJW', leaderBonus: 'lee' }, union, false, true],
    ['the Heights', 'Stafford', { game: 'BTC', leaderBonus: 'stafford-heights' }, union, true, false],
    ['Thomas', 'Thomas', { game: 'AIO', leaderBonus: 'thomas' }, union, false, true],
    ['insubordination', 'March attack', { game: 'BAC', insubordinate: true }, confederate, true, false],
    ['surprise', 'Surprise', { game: 'SLB', surpriseOrCharge: true }, confederate, true, false],
    ['supply', 'Union infantry out', { outOfSupply: true }, union, true, false],
    ['supply of others', 'Union infantry out', { outOfSupply: true }, confederate, false, false],
    ['gunboats of the Union', 'Gunboat', { gunboatDefence: 1 }, union, false, true],
    ['gunboats against us', 'Gunboat', { gunboatDefence: 1 }, confederate, true, false],
    ['other gunboats', 'Gunboat', { game: 'GTC', gunboatDefence: 1 }, confederate, false, true],
  ])('%s', (_, start, circumstances, side, attacking, attacked) => {
    const attack = start === 'Assault bonus' ? { attack: 'assault' } : {};
    const all = { ...circumstances, ...side };
    expect(line({ ...attacks, ...attack }, start, all)).toEqual([attacking]);
    expect(line({ ...suffers, ...attack }, start, all)).toEqual([attacked]);
  });

  test('panic of the Union is so whoever attacks, in AGA that of the stack', () => {
    const panic = (game: string, step: object) => line(step, 'Union Panic', { game, unionPanic: true });
    expect(panic('SJW', attacks)).toEqual([false, true]);
    expect(panic('SJW', suffers)).toEqual([true, false]);
    expect(panic('AGA', attacks)).toEqual([false, true]);
    expect(panic('AGA', suffers)).toEqual([false, false]);
  });
});

describe('whose army', () => {
  const third = { units: [{ name: 'Hovey', manpower: 10, fatigue: 2 }], steps: [MARCH] };
  const modifier = (more: object) =>
    roll({ ...third, ...more }, 1).notes.find((note) => note.text === 'Net modifier')?.value;

  test('is said, as for an extended march, and nobody is taken for the Army of the Potomac', () => {
    expect(modifier({ game: 'SJW' })).toBe(2);
    expect(modifier({ game: 'SJW', armyOfPotomac: true })).toBe(1);
    expect(modifier({ game: 'RWH' })).toBe(2);
    expect(modifier({ game: 'RWH', regularArmy: true })).toBe(1);
    expect(modifier({ game: 'TOM' })).toBe(1);
    expect(DAY_OF_A_STACK.ask({ ...third, game: 'TOM', armyOfPotomac: true }).refused).toMatchObject({
      code: 'not-known-here',
    });
  });

  test('other circumstances of the march too', () => {
    expect(modifier({ game: 'AGA', scenario1861: true })).toBe(2);
    expect(modifier({ otherModifier: 2 })).toBe(3);
    expect(modifier({ game: 'SJW', outOfSupply: true })).toBe(3);
  });
});
