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
