/** Movement Allowances, force marches, whole marches: worked cases and laws. */
import { exact, sumOf, toFraction } from '@longroll/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { forceMarchLoss } from '../src/charts/forceMarch.ts';
import { march } from '../src/procedures/allowance.ts';
import { OUR_RULINGS } from '../src/rulings/index.ts';
import { asked, average, classes, fractions, type Input, rolled } from './asked.ts';

const mp = (id: string, input: Input, ...dice: number[]) =>
  (rolled(id, input, ...dice).result as { mp: number }).mp;

const CSA = { side: 'confederate' };

describe('a single march', () => {
  test.each([
    [{ side: 'union' }, [4], 4],
    [{ side: 'union', type: 'artillery' }, [6], 6],
    [{ side: 'union', type: 'wagon' }, [1], 1],
    [{ side: 'union', type: 'cavalry' }, [4, 6], 10],
    [{ side: 'union', type: 'mounted-infantry' }, [1, 1], 2],
    [CSA, [4], 5],
    [{ ...CSA, type: 'wagon' }, [4], 5],
    [{ ...CSA, type: 'cavalry' }, [4, 6], 11],
    [{ ...CSA, type: 'mounted-infantry' }, [4, 6], 11],
    [{ ...CSA, game: 'OTR' }, [1], 2],
    [{ ...CSA, game: 'AGA' }, [2], 2],
    [{ ...CSA, game: 'AGA' }, [6], 6],
    [{ ...CSA, game: 'SIV' }, [1], 2],
    [{ ...CSA, game: 'SIV' }, [6], 7],
    [{ ...CSA, game: 'OTR', type: 'cavalry' }, [1, 1], 3],
    [{ side: 'union', game: 'OTR' }, [1], 1],
  ])('%o, dice %o: %i MP', (input, dice, expected) => {
    expect(mp('march', input, ...dice)).toBe(expected);
  });

  test('a minimum of 2 makes 2 MP twice as likely', () => {
    expect(fractions('march', { ...CSA, game: 'OTR' })).toMatchObject({ '2 MP': '1/3', '6 MP': '1/6' });
    expect(asked('march', { ...CSA, game: 'OTR' }).odds().outcomes).toHaveLength(5);
  });

  test('the ledger shows the row and the exception, held or not', () => {
    const [usual, exception] = rolled('march', CSA, 4).notes;
    expect(usual).toMatchObject({ text: 'CSA infantry or artillery', value: '1D6+1', applied: true });
    expect(exception).toMatchObject({ applied: false, reason: 'not in TOM', value: '1D6 minimum 2' });
    const [there, held] = rolled('march', { ...CSA, game: 'AGA' }, 4).notes;
    expect(there).toMatchObject({ applied: false, reason: 'an exception holds' });
    expect(held).toMatchObject({ applied: true });
  });

  test('the line to paste', () => {
    expect(rolled('march', { side: 'union' }, 4).line).toBe('TOM Union infantry march, die 4: 4 MP.');
    expect(rolled('march', { ...CSA, type: 'cavalry' }, 2, 5).line).toBe(
      'TOM Confederate cavalry march, dice 2-5: 8 MP.',
    );
  });

  test('paralysis and bonus, cavalry twice, never below 1', () => {
    const paralysed = { ...CSA, event: 'movement-paralysis' };
    expect(mp('march', paralysed, 3)).toBe(3);
    expect(mp('march', { ...paralysed, type: 'cavalry' }, 1, 1)).toBe(1);
    expect(mp('march', { ...paralysed, type: 'cavalry' }, 3, 4)).toBe(6);
    expect(mp('march', { ...paralysed, houseRules: { movementEventMP: 2 } }, 1)).toBe(1);
    const bonus = { side: 'union', event: 'movement-bonus' };
    expect(mp('march', bonus, 3)).toBe(4);
    expect(mp('march', { ...bonus, type: 'cavalry' }, 3, 4)).toBe(9);
    expect(rolled('march', bonus, 3).notes.at(-1)).toMatchObject({ value: 1, applied: true });
  });
});

describe('an activated leader', () => {
  test('a Union infantry leader who rolls 3 has 4 MP', () => {
    expect(mp('activation', { side: 'union' }, 3)).toBe(4);
  });

  test.each([
    [{ side: 'union', leader: 'cavalry-division' }, [3, 4], 8],
    [{ side: 'union', leader: 'cavalry-corps' }, [3, 4], 9],
    [{ ...CSA, leader: 'infantry' }, [3], 5],
    [{ ...CSA, leader: 'cavalry-division' }, [3, 4], 9],
    [{ ...CSA, leader: 'cavalry-corps' }, [3, 4], 10],
    [{ side: 'union', game: 'SIV' }, [1], 2],
    [{ side: 'union', game: 'AGA' }, [3], 3],
    [{ side: 'union', game: 'OTR' }, [6], 6],
    [{ side: 'union', game: 'SJW' }, [6], 7],
    [{ ...CSA, game: 'OTR' }, [3], 4],
    [{ ...CSA, game: 'AGA' }, [1], 2],
    [{ ...CSA, game: 'SIV' }, [3], 5],
    [{ side: 'union', game: 'OTR', leader: 'cavalry-corps' }, [3, 4], 9],
    [{ side: 'union', game: 'BTC', leader: 'grand-division' }, [3], 4],
    [{ side: 'union', game: 'BTC', leader: 'grand-division', november1862: true }, [3], 5],
  ])('%o, dice %o: %i MP', (input, dice, expected) => {
    expect(mp('activation', input, ...dice)).toBe(expected);
  });
});

describe('a force march', () => {
  const forced = (input: Input, ...dice: number[]) => rolled('force-march', input, ...dice).result;

  test.each([
    [{ manpower: 7 }, [1], 2, 0],
    [{ manpower: 7 }, [2], 2, 1],
    [{ manpower: 7 }, [3], 2, 1],
    [{ manpower: 7 }, [4], 3, 1],
    [{ manpower: 7 }, [5], 4, 1],
    [{ manpower: 7 }, [6], 5, 2],
    [{ manpower: 6 }, [6], 5, 2],
    [{ manpower: 5 }, [6], 5, 1],
    [{ manpower: 1 }, [6], 5, 1],
    [{ type: 'artillery', manpower: 6 }, [6], 5, 2],
    [{ type: 'cavalry', manpower: 6 }, [1, 1], 4, 0],
    [{ type: 'cavalry', manpower: 6 }, [2, 3], 4, 0],
    [{ type: 'cavalry', manpower: 6 }, [3, 4], 6, 0],
    [{ type: 'cavalry', manpower: 6 }, [4, 4], 7, 1],
    [{ type: 'cavalry', manpower: 6 }, [6, 6], 11, 1],
    [{ type: 'mounted-infantry', manpower: 6 }, [3, 5], 7, 1],
  ])('%o, dice %o: +%i MP, %i lost', (input, dice, extra, lost) => {
    const result = forced(input, ...dice);
    const manpower = (input as { manpower: number }).manpower - lost;
    expect(result).toMatchObject({ mp: extra, lost, unit: { manpower, organized: false, fatigue: 0 } });
  });

  test('the odds are by result: two dice faces make one outcome', () => {
    expect(fractions('force-march', { manpower: 7 })).toEqual({
      '+2 MP, no loss': '1/6',
      '+2 MP, loses 1': '1/3',
      '+3 MP, loses 1': '1/6',
      '+4 MP, loses 1': '1/6',
      '+5 MP, loses 2': '1/6',
    });
    expect(average('force-march', { manpower: 7 }, 'extra MP')).toBeCloseTo(3);
    expect(average('force-march', { manpower: 7 }, 'manpower lost')).toBeCloseTo(1);
  });

  test('a last point of manpower may be marched away', () => {
    expect(classes('force-march', { manpower: 1 })).toMatchObject({ destroyed: '5/6', 'no loss': '1/6' });
  });

  test('the cells it was read from', () => {
    const columns = (input: Input, ...dice: number[]) =>
      rolled('force-march', input, ...dice).lit.map((cell) => [cell.row, cell.column]);
    expect(columns({ manpower: 3 }, 6)).toEqual([[0, 4]]);
    expect(columns({ manpower: 3 }, 1)).toEqual([[0, 2]]);
    expect(columns({ type: 'cavalry' }, 4, 4)).toEqual([[1, 3]]);
  });

  test('the line to paste', () => {
    expect(rolled('force-march', { name: 'Ransom', manpower: 7 }, 6).line).toBe(
      'Force march, die 6: +5 MP, loses 2. Ransom 5 disorganized F0.',
    );
  });

  test('a stronger unit never loses less', () => {
    const unit = fc.integer({ min: 1, max: 21 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 6 }), unit, unit, (roll, a, b) => {
        const [small, large] = [Math.min(a, b), Math.max(a, b)];
        expect(forceMarchLoss('infantry', roll, small)).toBeLessThanOrEqual(
          forceMarchLoss('infantry', roll, large),
        );
      }),
    );
  });
});

describe('a whole march', () => {
  const fresh = { side: 'union', manpower: 7 };

  test('Union march with force march: 11 MP or more 1/36, 7 or more 1/2', () => {
    const reaching = (need: number) =>
      classes('whole-march', { ...fresh, forceMarch: true, need })['reaches the MP needed'];
    expect(reaching(11)).toBe('1/36');
    expect(reaching(7)).toBe('1/2');
    expect(reaching(12)).toBe('0');
    expect(reaching(0)).toBe('1');
  });

  test('a force march only if short keeps what a good roll gives', () => {
    const input = { ...fresh, forceMarch: true, onlyIfShort: true, need: 5 };
    expect(rolled('whole-march', input, 5).result).toMatchObject({ mp: 5, lost: 0, reaches: true });
    expect(rolled('whole-march', input, 4, 4).result).toMatchObject({ mp: 7, lost: 1, reaches: true });
    expect(rolled('whole-march', input, 5).notes.at(-1)).toMatchObject({ reason: '5 MP are enough' });
  });

  test('fatigue rises by one, no table below the threshold', () => {
    const { result, dice, notes } = rolled('whole-march', fresh, 4);
    expect(result).toMatchObject({ mp: 4, lost: 0, unit: { fatigue: 1, organized: true } });
    expect(dice).toHaveLength(1);
    expect(notes.find((n) => n.value === 'no roll')).toMatchObject({
      applied: false,
      reason: 'the table is consulted from level 3',
    });
  });

  test('the dice fall in the order extended march, allowance, force march', () => {
    const { dice, result } = rolled('whole-march', { ...fresh, fatigue: 2, forceMarch: true }, 4, 6, 6);
    expect(dice.map((die) => die.name)).toEqual(['extended march die', 'movement die', 'force march die']);
    expect(result).toMatchObject({ mp: 11, lost: 2, unit: { fatigue: 3, manpower: 5, organized: false } });
  });

  test('a unit that the Extended March disorganizes cannot force march', () => {
    const { result, notes } = rolled('whole-march', { ...fresh, fatigue: 2, forceMarch: true }, 5, 6);
    expect(result).toMatchObject({ mp: 6, unit: { organized: false, manpower: 7 } });
    expect(notes.at(-1)).toMatchObject({ applied: false, reason: 'only an organized unit may' });
  });

  test('a unit destroyed on the march has 0 MP and rolls no further', () => {
    const last = { side: 'union', manpower: 1, disorganized: true, fatigue: 3 };
    expect(rolled('whole-march', last, 6).result).toMatchObject({ mp: 0, lost: 1, reaches: false });
    const pushed = rolled('whole-march', { side: 'union', manpower: 1, forceMarch: true }, 6, 6);
    expect(pushed.result).toMatchObject({ mp: 0, lost: 1, reaches: false, unit: { manpower: 0 } });
    expect(pushed.line).toContain('destroyed');
  });

  test("a leader's allowance in place of the unit's own", () => {
    expect(rolled('whole-march', { ...fresh, leader: 'infantry' }, 3).result).toMatchObject({ mp: 4 });
    const stuart = { ...CSA, type: 'cavalry', leader: 'cavalry-corps' };
    expect(rolled('whole-march', stuart, 3, 4).result).toMatchObject({ mp: 10 });
  });

  test('the line to paste', () => {
    const input = { ...fresh, name: 'Hovey', forceMarch: true, need: 9 };
    expect(rolled('whole-march', input, 4, 6).line).toBe(
      'TOM march, dice 4-6: 9 MP, disorganized, loses 2, enough. Hovey 5 disorganized F1.',
    );
    expect(rolled('whole-march', input, 1, 1).line).toContain('short of 9');
  });

  const marching = fc.record({
    side: fc.constantFrom('union', 'confederate'),
    type: fc.constantFrom('infantry', 'cavalry', 'artillery', 'mounted-infantry', 'wagon'),
    manpower: fc.integer({ min: 1, max: 21 }),
    exhausted: fc.boolean(),
    fatigue: fc.integer({ min: 0, max: 3 }),
    forceMarch: fc.boolean(),
    heat: fc.boolean(),
    need: fc.integer({ min: 0, max: 20 }),
  });

  test('the chances sum to 1, and so do both summaries', () => {
    fc.assert(
      fc.property(marching, (input) => {
        const asking = asked('whole-march', input);
        const { outcomes, method } = asking.odds();
        expect(method).toBe('exact');
        expect(outcomes.reduce((sum, o) => sum + o.p, 0)).toBeCloseTo(1, 9);
        for (const { classes } of asking.summary().summaries) {
          expect(classes.reduce((sum, c) => sum + c.p, 0)).toBeCloseTo(1, 9);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('a fresher unit never loses more', () => {
    fc.assert(
      fc.property(marching, fc.integer({ min: 0, max: 3 }), fc.boolean(), (input, other, disorganized) => {
        const lost = (fatigue: number) =>
          average('whole-march', { ...input, disorganized, forceMarch: false, fatigue }, 'manpower lost');
        const [low, high] = [Math.min(input.fatigue, other), Math.max(input.fatigue, other)];
        expect(lost(low)).toBeLessThanOrEqual(lost(high) + 1e-9);
      }),
      { numRuns: 60 },
    );
  });

  test('a force march never makes the way shorter for a unit that lives', () => {
    fc.assert(
      fc.property(marching, (input) => {
        const strong = { ...input, manpower: 12 };
        const mean = (forceMarch: boolean) => average('whole-march', { ...strong, forceMarch }, 'MP');
        expect(mean(true)).toBeGreaterThanOrEqual(mean(false));
      }),
      { numRuns: 40 },
    );
  });
});

test('a wider need is never likelier', () => {
  const p = (need: number) =>
    asked('whole-march', { ...CSA, forceMarch: true, need })
      .summary()
      .summaries[0]!.classes.find((c) => c.label.startsWith('reaches'))!.p;
  for (let need = 1; need <= 14; need++) expect(p(need)).toBeLessThanOrEqual(p(need - 1));
});

test('exact odds of the bare procedure sum to exactly 1', () => {
  const cavalry = { side: 'confederate', type: 'cavalry', game: 'TOM', event: 'none' } as const;
  const outcomes = exact(march({ ...cavalry, houseRules: OUR_RULINGS }), { key: (o) => `${o.mp}` });
  expect(toFraction(sumOf(outcomes.map((o) => o.p)))).toBe('1');
  expect(outcomes).toHaveLength(11);
});
