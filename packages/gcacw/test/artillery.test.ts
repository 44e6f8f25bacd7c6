/** The artillery table with its dice, and the two notes on printed values. */
import { describe, expect, test } from 'vitest';
import { ask, net, refusalOf, roll } from './attack.ts';

const guns = (defenderTerrain: string, attackerAV: number, defenderAV: number, more: object = {}) => ({
  defenderTerrain,
  attackerAV,
  defenderAV,
  ...more,
});

describe('certain entries', () => {
  test.each([
    ['clear', 0, 4, -3],
    ['clear', 0, 3, -2],
    ['clear', 4, 3, -2],
    ['clear', 5, 3, 0],
    ['clear', 7, 3, 0],
    ['clear', 8, 3, 1],
    ['rolling', 0, 4, -2],
    ['rolling', 0, 3, -1],
    ['rolling', 11, 3, 1],
    ['rough', 0, 4, -1],
    ['rough', 8, 3, 0],
    ['woods', 0, 9, 0],
    ['city', 20, 0, 0],
    ['mountain', 9, 0, 0],
    ['swamp', 0, 9, 0],
  ])('%s, %i against %i: %i', (terrain, a, d, modifier) => {
    const defence = terrain === 'mountain' ? 2 : 0;
    expect(net(guns(terrain, a, d)) + defence).toBe(modifier);
  });
});

describe('entries with a die', () => {
  test.each([
    ['clear', 11, 3, 4, 2],
    ['clear', 11, 3, 3, 1],
    ['rolling', 8, 3, 2, 1],
    ['rolling', 8, 3, 5, 0],
    ['rough', 2, 1, 6, -1],
    ['rough', 2, 1, 1, 0],
    ['loess', 2, 3, 2, -1],
    ['hill', 11, 3, 2, 1],
    ['hill', 11, 3, 1, 0],
  ])('%s, %i against %i, artillery die %i: %i', (terrain, a, d, die, modifier) => {
    const { result, dice } = roll(guns(terrain, a, d), die, 3, 3);
    const defence = terrain === 'hill' ? 1 : 0;
    expect((result as { difference: number }).difference + defence).toBe(modifier);
    expect(dice.map((x) => x.name)).toEqual(['artillery die', "attacker's die", "defender's die"]);
  });

  test('the die comes first and the odds are fractions of 216, each side of it half', () => {
    const { outcomes } = ask(guns('rough', 2, 1)).odds();
    expect(outcomes).toHaveLength(12);
    expect(outcomes.find((o) => o.label.startsWith('-6'))?.fraction).toBe('1/72');
    expect(outcomes.find((o) => o.label.startsWith('0:'))?.fraction).toBe('11/72');
  });

  test('the pasted line shows the artillery die', () => {
    expect(roll(guns('rough', 2, 1), 6, 4, 4).line).toContain('artillery die 6, dice 4-4 = -1');
  });

  test('two dice are not enough, four are too many, and the die is named', () => {
    expect(ask(guns('rough', 2, 1)).rollWith([3, 3]).refused?.text).toContain("defender's die is missing");
    expect(ask(guns('rough', 2, 1)).rollWith([1, 2, 3, 4]).refused?.text).toContain('left over');
    expect(ask(guns('rough', 2, 1)).rollWith([0, 3, 3]).refused?.text).toContain(
      'artillery die shows 1 to 6',
    );
  });
});

describe('provisional swamp', () => {
  test('dry: as rough, hill, loess; rain: as swamp', () => {
    expect(ask(guns('provisional-swamp', 2, 3)).roll({ int: () => 1 }).dice).toHaveLength(3);
    const wet = ask(guns('provisional-swamp', 2, 3, { rain: true })).roll({ int: () => 1 });
    expect(wet.dice).toHaveLength(2);
  });
});

describe('printed values', () => {
  test.each([
    ['clear', 0, 1, 1, -1, 'printed 1: -2 becomes -1'],
    ['clear', 0, 1, 2, -2, 'printed 2 leaves -2'],
    ['clear', 0, 6, 2, -2, 'printed 2: -3 becomes -2'],
    ['clear', 0, 6, 1, -3, 'printed 1 leaves -3'],
    ['clear', 0, 6, 3, -3, 'printed 3 changes nothing'],
    ['rolling', 0, 6, 1, -1, 'printed 1 turns the -2 of rolling too'],
    ['clear', 0, 0, 0, 0, 'no printed gun: no minus'],
    ['clear', 9, 0, 0, 1, 'no printed gun: a plus stays'],
  ])('%s, %i against %i, printed %i: %i (%s)', (terrain, a, d, defenderPrintedAV, modifier) => {
    const dice = terrain === 'clear' && a >= 8 ? [1, 3, 3] : [3, 3];
    const { result } = roll(guns(terrain, a, d, { defenderPrintedAV }), ...dice);
    expect(result).toMatchObject({ difference: modifier });
  });

  test('default to the defender’s Artillery Value', () => {
    expect(net(guns('clear', 0, 1))).toBe(-1);
    expect(net(guns('clear', 0, 4))).toBe(-3);
  });

  test('the ledger tells how the entry was read', () => {
    const { notes } = roll(guns('clear', 0, 6, { defenderPrintedAV: 2 }), 3, 3);
    const line = notes.find((n) => n.text === 'Artillery modifier');
    expect(line).toMatchObject({ value: -2, chart: 'gcacw/artillery' });
    expect(line?.reason).toBe('clear, 0 against 6: -3, printed guns 2: -2');
  });

  test('an Artillery Value below 0 is refused', () => {
    expect(refusalOf({ attackerAV: -1 })).toMatchObject({ field: 'attackerAV', cite: '9.6' });
  });
});
