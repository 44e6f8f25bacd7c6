/** The Extended March Table: thresholds, columns, what the result does to the unit. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EXTENDED_MARCH, extendedMarchColumn } from '../src/charts/extendedMarch.ts';
import { asked, average, classes, fractions, type Input, refused, rolled } from './asked.ts';

const CSA = { side: 'confederate' };
const extended = (input: Input, ...dice: number[]) => rolled('extended-march', input, ...dice).result;

test('a Union unit, disorganized, manpower 10, normal side, fatigue 3 to 4, die 5 loses 2', () => {
  const input = { side: 'union', disorganized: true, manpower: 10, fatigue: 3 };
  expect(extended(input, 5)).toMatchObject({
    result: '2',
    lost: 2,
    unit: { manpower: 8, organized: false, fatigue: 4 },
  });
});

describe('when it is consulted', () => {
  test.each([
    [false, 1, false],
    [false, 2, false],
    [false, 3, true],
    [false, 4, true],
    [true, 1, false],
    [true, 2, true],
    [true, 3, true],
    [true, 4, true],
  ])('exhausted %s, reaching %i: %s', (exhausted, reaches, due) => {
    const asking = asked('extended-march', { ...CSA, exhausted, reaches });
    expect(asking.rollWith(due ? [3] : []).refused).toBeNull();
    expect(asking.rollWith(due ? [] : [3]).refused).not.toBeNull();
  });

  test('below it the note says so, and the unit is only more tired', () => {
    const { result, notes, line } = rolled('extended-march', { ...CSA, reaches: 2 });
    expect(result).toMatchObject({ result: 'no roll', lost: 0, unit: { fatigue: 2 } });
    expect(notes).toHaveLength(1);
    expect(notes[0]).toMatchObject({ applied: false, value: 'no roll' });
    expect(line).toBe('TOM extended march: no roll. infantry 6 F2.');
  });

  test('fatigue before or fatigue reached, either gives the other', () => {
    expect(extended({ ...CSA, fatigue: 2 }, 3)).toEqual(extended({ ...CSA, reaches: 3 }, 3));
    expect(extended({ ...CSA }, 3)).toEqual(extended({ ...CSA, fatigue: 2, reaches: 3 }, 3));
    expect(refused('extended-march', { fatigue: 1, reaches: 3 })).toMatchObject({
      field: 'reaches',
      cite: '5.2.1',
    });
    expect(refused('extended-march', { fatigue: 4 })).toMatchObject({ field: 'fatigue', cite: '5.1' });
  });
});

describe('columns', () => {
  test.each([
    [true, 1, 0],
    [true, 21, 0],
    [false, 1, 1],
    [false, 5, 1],
    [false, 6, 2],
    [false, 9, 2],
    [false, 10, 3],
    [false, 21, 3],
  ])('organized %s, manpower %i: column %i', (organized, manpower, column) => {
    expect(extendedMarchColumn({ organized, manpower })).toBe(column);
  });

  test.each([
    [{ manpower: 8 }, 1, 'NE', 0],
    [{ manpower: 8 }, 3, 'D', 0],
    [{ manpower: 8 }, 6, 'D', 0],
    [{ manpower: 5, disorganized: true }, 2, 'NE', 0],
    [{ manpower: 5, disorganized: true }, 3, '1', 1],
    [{ manpower: 5, disorganized: true }, 6, '1', 1],
    [{ manpower: 6, disorganized: true }, 4, '1', 1],
    [{ manpower: 9, disorganized: true }, 5, '2', 2],
    [{ manpower: 10, disorganized: true }, 3, '1', 1],
    [{ manpower: 10, disorganized: true }, 4, '2', 2],
    [{ manpower: 10, disorganized: true }, 5, '3', 3],
    [{ manpower: 1, disorganized: true }, 6, '1', 1],
  ])('net +3, %o, die %i: %s', (unit, die, code, lost) => {
    const input = { ...CSA, exhausted: true, fatigue: 3, ...unit };
    expect(extended(input, die)).toMatchObject({
      result: code,
      lost,
      unit: {
        manpower: unit.manpower - lost,
        organized: !('disorganized' in unit) && code === 'NE',
        fatigue: 4,
      },
    });
  });
});

test('D disorganizes and does not tire', () => {
  expect(extended({ side: 'union', reaches: 3 }, 5)).toMatchObject({
    unit: { organized: false, fatigue: 3 },
  });
});

test('odds by result', () => {
  expect(fractions('extended-march', { side: 'union', reaches: 3 })).toEqual({
    'NE: no effect': '2/3',
    'D: disorganized': '1/3',
  });
  expect(classes('extended-march', { ...CSA, manpower: 1, disorganized: true, fatigue: 3 })).toMatchObject({
    destroyed: '1/3',
    unharmed: '2/3',
  });
});

test('the lit cells show the result', () => {
  const { lit } = rolled('extended-march', { side: 'union', reaches: 3 }, 6);
  expect(lit.length).toBeGreaterThan(0);
  for (const { row, column } of lit) expect(EXTENDED_MARCH.rows[row]!.cells[column]).toBe('D');
  expect(rolled('extended-march', { side: 'union', reaches: 2 }).lit).toEqual([]);
});

test('the line to paste', () => {
  const input = { side: 'union', name: 'Hatch', disorganized: true, manpower: 10, fatigue: 3 };
  expect(rolled('extended-march', input, 5).line).toBe(
    'TOM extended march +2, die 5 = 7: loses 2. Hatch 8 disorganized F4.',
  );
});

describe('laws', () => {
  const unit = fc.record({
    side: fc.constantFrom('union', 'confederate'),
    type: fc.constantFrom('infantry', 'cavalry', 'artillery', 'mounted-infantry', 'wagon'),
    manpower: fc.integer({ min: 1, max: 21 }),
    disorganized: fc.boolean(),
    exhausted: fc.boolean(),
    reaches: fc.integer({ min: 1, max: 4 }),
    otherModifier: fc.integer({ min: -3, max: 3 }),
  });
  const lost = (input: Input) => average('extended-march', input, 'manpower lost');

  test('the chances sum to 1', () => {
    fc.assert(
      fc.property(unit, (input) => {
        const { outcomes } = asked('extended-march', input).odds();
        expect(outcomes.reduce((sum, o) => sum + o.p, 0)).toBeCloseTo(1, 9);
      }),
      { numRuns: 60 },
    );
  });

  test('a unit on its normal side never loses more than an exhausted one', () => {
    fc.assert(
      fc.property(unit, (input) => {
        expect(lost({ ...input, exhausted: false })).toBeLessThanOrEqual(
          lost({ ...input, exhausted: true }) + 1e-9,
        );
      }),
      { numRuns: 60 },
    );
  });

  test('heat never helps, and an organized unit loses nobody', () => {
    fc.assert(
      fc.property(unit, (input) => {
        expect(lost(input)).toBeLessThanOrEqual(lost({ ...input, heat: true }) + 1e-9);
        expect(lost({ ...input, disorganized: false })).toBe(0);
      }),
      { numRuns: 60 },
    );
  });
});
