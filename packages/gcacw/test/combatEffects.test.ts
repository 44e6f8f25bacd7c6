/** What each result code does to a unit. */
import { describe, expect, test } from 'vitest';
import { COMBAT_ATTACKER } from '../src/charts/combatAttacker.ts';
import { COMBAT_DEFENDER } from '../src/charts/combatDefender.ts';
import { readCombatResult, resultOf, wordsOf } from '../src/model/combatResult.ts';
import type { UnitState } from '../src/model/unit.ts';
import { combatEffect } from '../src/procedures/combatEffects.ts';

const fresh: UnitState = {
  manpower: 8,
  organized: true,
  exhausted: false,
  fatigue: 0,
  demoralized: 0,
  entrenchment: 'none',
};
const after = (code: string, unit: Partial<UnitState> = {}) =>
  combatEffect({ ...fresh, ...unit }, resultOf(code));

describe('letters', () => {
  test.each([
    ['-', fresh, null, false, false],
    ['2', { ...fresh, manpower: 6 }, null, false, false],
    ['f', { ...fresh, fatigue: 1 }, null, false, true],
    ['F', { ...fresh, fatigue: 2 }, null, false, true],
    ['D', { ...fresh, fatigue: 3, organized: false }, null, false, true],
    ['E', fresh, null, false, true],
    ['a', fresh, null, true, false],
    ['1Fa', { ...fresh, manpower: 7, fatigue: 2 }, null, true, true],
    ['Dr', { ...fresh, organized: false, fatigue: 3 }, { kind: 'retreat', least: 2, most: 4 }, false, true],
    [
      '1DR',
      { ...fresh, manpower: 7, organized: false, fatigue: 3, demoralized: 1 },
      { kind: 'rout', least: 4, most: 6 },
      false,
      true,
    ],
    [
      '3DR*',
      { ...fresh, manpower: 5, organized: false, fatigue: 3, demoralized: 2 },
      { kind: 'rout', least: 4, most: 6 },
      false,
      true,
    ],
  ] as const)('%s', (code, unit, retreat, mayAdvance, marchEnds) => {
    expect(after(code)).toEqual({ unit, retreat, mayAdvance, marchEnds });
  });
});

describe('limits', () => {
  test('fatigue stops at 4', () => {
    expect(after('D', { fatigue: 2 }).unit.fatigue).toBe(4);
    expect(after('f', { fatigue: 4 }).unit.fatigue).toBe(4);
  });

  test('the disorganized stay so', () => {
    expect(after('f', { organized: false }).unit.organized).toBe(false);
    expect(after('D', { organized: false }).unit.organized).toBe(false);
  });

  test.each([
    ['DR', 0, 1, 0],
    ['DR', 1, 2, 0],
    ['DR', 2, 2, 0],
    ['2DR*', 0, 2, 2],
    ['2DR*', 1, 2, 2],
    ['2DR*', 2, 2, 3],
  ] as const)('%s on Demoralize-%i gives Demoralize-%i and %i lost', (code, before, demoralized, lost) => {
    const { unit } = after(code, { demoralized: before });
    expect(unit.demoralized).toBe(demoralized);
    expect(8 - unit.manpower).toBe(lost);
  });

  test('manpower does not fall below 0', () => {
    expect(after('3DR*', { manpower: 2 }).unit.manpower).toBe(0);
  });

  test('a unit may take a part of its side’s loss', () => {
    expect(combatEffect(fresh, resultOf('5D'), 2).unit.manpower).toBe(6);
  });
});

test('every code on the chart is known, and nothing else is', () => {
  for (const { rows } of [COMBAT_DEFENDER, COMBAT_ATTACKER]) {
    for (const cell of rows.flatMap((r) => r.cells)) expect(readCombatResult(cell)).toBeDefined();
  }
  for (const wrong of ['', 'X', 'aD', 'RD', '*', '1.5D', 'D1', 'R**'])
    expect(readCombatResult(wrong)).toBeUndefined();
  expect(() => resultOf('X')).toThrow(/no result/);
});

test.each([
  ['-', 'no effect'],
  ['2DR*', 'routs badly, disorganized, loses 2'],
  ['Fa', 'may advance, fatigued 2'],
  ['1Dr', 'retreats, disorganized, loses 1'],
])('%s in words: %s', (code, words) => {
  expect(wordsOf(code)).toBe(words);
});
