/** Operation costs: worked cases of 20.4, every prohibition with its reason. */
import { describe, expect, test } from 'vitest';
import { OPERATION_COSTS } from '../src/charts/operationCosts.ts';
import { asked, type Input, refused, rolled, settled } from './asked.ts';

const costs = (input: Input) => settled('step', input) as Record<string, number>;

describe('worked cases of 20.4', () => {
  test('(a) column infantry, bridge, road, climbing: 1, fatigue 1', () => {
    const input = { arm: 'infantry', mode: 'column', terrain: 'bridge', road: true, climbs: true };
    expect(costs(input)).toEqual({ cost: 1, base: 1, climb: 0, zocCost: 0, fatigue: 1, pointsLeft: 11 });
  });

  test('(b) cavalry, town, diagonal, leaving ZOC: 5 + 1 = 6', () => {
    const input = { arm: 'cavalry', terrain: 'town', diagonal: true, zoc: 'enter-or-leave' };
    expect(costs(input)).toMatchObject({ cost: 6, base: 5, zocCost: 1, fatigue: 1, pointsLeft: 6 });
  });

  test('(c) limbered artillery, clear, climbing into ZOC: 8; ZOC to ZOC: refused', () => {
    const input = { arm: 'artillery', mode: 'limbered', climbs: true, zoc: 'enter-or-leave' };
    expect(costs(input)).toMatchObject({ cost: 8, base: 2, climb: 3, zocCost: 3 });
    expect(refused('step', { ...input, zoc: 'zoc-to-zoc' })).toMatchObject({
      code: 'prohibited',
      cite: '5.2.7',
      field: 'zoc',
    });
  });

  test('(d) infantry, woods, diagonal, ZOC to ZOC: 7 + 8 = 15 > 12, refused', () => {
    const input = { terrain: 'woods', diagonal: true, zoc: 'zoc-to-zoc' };
    const refusal = refused('step', input)!;
    expect(refusal).toMatchObject({ code: 'too-dear', cite: '5.2.17', field: 'operationPoints' });
    expect(refusal.text).toContain('7 + 8 = 15');
    expect(costs({ ...input, operationPoints: 15 })).toMatchObject({ cost: 15, pointsLeft: 0 });
  });
});

describe('the road bonus', () => {
  const road = { terrain: 'woods', road: true };
  test.each([
    [{ arm: 'infantry', mode: 'normal' }, 5, 'infantry uses it only in column'],
    [{ arm: 'infantry', mode: 'column', diagonal: true }, 7, 'not on a diagonal'],
    [{ arm: 'cavalry', mode: 'dismounted' }, 5, 'cavalry on foot is not in column'],
    [{ arm: 'infantry', mode: 'column', terrain: 'ford' }, 4, 'a ford is never a road square'],
  ])('%j cannot use it: the terrain price, and a note', (unit, cost, reason) => {
    const { result, notes } = rolled('step', { ...road, ...unit });
    expect(result).toMatchObject({ cost });
    const bonus = notes.find(({ text }) => text === 'Road bonus (2)');
    expect(bonus).toMatchObject({ applied: false, reason: expect.stringContaining(reason) as string });
  });

  test.each([
    [{ arm: 'infantry', mode: 'column' }],
    [{ arm: 'cavalry', mode: 'mounted' }],
    [{ arm: 'artillery', mode: 'limbered' }],
  ])('%j pays 1', (unit) => {
    expect(costs({ ...road, ...unit })).toMatchObject({ cost: 1 });
  });

  test('does not waive the surcharge for zones of control', () => {
    expect(costs({ ...road, mode: 'column', zoc: 'enter-or-leave' })).toMatchObject({
      cost: 3,
      base: 1,
      zocCost: 2,
    });
  });

  test('does not lead through water', () => {
    expect(refused('step', { mode: 'column', road: true, terrain: 'river' })).toMatchObject({
      field: 'terrain',
    });
  });
});

describe('every cell of the table', () => {
  const COLUMNS = [
    { arm: 'infantry', mode: 'normal' },
    { arm: 'cavalry', mode: 'mounted' },
    { arm: 'artillery', mode: 'limbered' },
    { arm: 'artillery', mode: 'unlimbered' },
  ];
  const STEPS = ['clear', 'town', 'woods', 'cornfield', 'river', 'stream', 'ford', 'bridge'];
  const ACTS = ['change-mode', 'unlimber-in-zoc', 'fortify', 'fire', 'melee-attack', 'melee-defence'];
  const cases = (rows: readonly string[], from: number) =>
    rows.flatMap((name, i) =>
      COLUMNS.map((unit, column) => [name, unit, OPERATION_COSTS.rows[from + i]!.cells[column]!] as const),
    );

  test.each(cases(STEPS, 0))('a step into %s by %j costs %s', (terrain, unit, printed) => {
    const [, straight, diagonal] = /^(\d+)\((\d+)\)$/.exec(printed) ?? [];
    if (straight === undefined) return expect(refused('step', { ...unit, terrain })?.code).toBe('prohibited');
    expect(costs({ ...unit, terrain })).toMatchObject({ cost: Number(straight) });
    return expect(costs({ ...unit, terrain, diagonal: true })).toMatchObject({ cost: Number(diagonal) });
  });

  test.each(cases(ACTS, 12))('%s by %j costs %s', (operation, unit, printed) => {
    if (!/^\d+$/.test(printed))
      return expect(refused('step', { ...unit, operation })?.code).toBe('prohibited');
    return expect(costs({ ...unit, operation })).toMatchObject({
      cost: Number(printed),
      base: Number(printed),
    });
  });
});

describe('the rest', () => {
  test('horse artillery changes mode for 2, and unlimbers in a zone of control for 8', () => {
    const guns = { arm: 'horse-artillery', mode: 'limbered' };
    expect(costs({ ...guns, operation: 'change-mode' })).toMatchObject({ cost: 2 });
    expect(costs({ ...guns, operation: 'unlimber-in-zoc' })).toMatchObject({ cost: 8 });
  });

  test('fortifying costs 12 points and 20 fatigue; cavalry on foot digs as infantry', () => {
    expect(costs({ operation: 'fortify' })).toMatchObject({ cost: 12, fatigue: 20, pointsLeft: 0 });
    expect(costs({ arm: 'cavalry', mode: 'dismounted', operation: 'fortify' })).toMatchObject({ cost: 12 });
  });

  test('routed units pay by type', () => {
    expect(costs({ arm: 'cavalry', mode: 'routed' })).toMatchObject({ cost: 2, fatigue: 2 });
    expect(costs({ arm: 'artillery', mode: 'routed' })).toMatchObject({ cost: 2, fatigue: 2 });
    expect(refused('step', { arm: 'artillery', mode: 'routed', operation: 'fire' })?.cite).toBe(
      '5.2.13, 5.2.18',
    );
  });

  test.each([
    [{ mode: 'column', operation: 'fortify' }, '5.2.20', 'Fortify'],
    [{ mode: 'routed', operation: 'fortify' }, '9.3.4', 'Fortify'],
    [{ mode: 'routed', operation: 'change-mode' }, '9.3.4', 'Change mode (5)'],
    [{ mode: 'routed', operation: 'melee-attack' }, '6.6', 'Melee: Att. (4)'],
  ])('%o has a price, but a rule forbids it', ({ mode, operation }, cite, row) => {
    expect(refused('step', { mode, operation })).toMatchObject({ code: 'barred', field: 'mode', cite });
    const { notes } = rolled('step', { mode });
    const unused = notes.find((note) => note.text === row);
    expect(unused).toMatchObject({ applied: false, cite });
    const open = rolled('step', {}).notes.find((note) => note.text === row);
    expect(open?.reason).toBe('not what it does; 12 points would do');
  });

  test('a mode that the arm does not know is refused', () => {
    expect(refused('step', { arm: 'artillery', mode: 'column' })).toMatchObject({
      field: 'mode',
      cite: '5.3',
    });
  });

  const unused = (input: Input) =>
    Object.fromEntries(
      rolled('step', input)
        .notes.filter(({ applied }) => !applied)
        .map(({ text, reason }) => [text, reason]),
    );

  test('only the rows that the cost is added up from are applied, and the fatigue', () => {
    const applied = (input: Input) =>
      rolled('step', input)
        .notes.filter((note) => note.applied)
        .map(({ text, value }) => [text, value]);
    expect(applied({})).toEqual([
      ['Enter clear', 2],
      ['Fatigue', 2],
    ]);
    expect(applied({ terrain: 'woods', climbs: true, zoc: 'enter-or-leave' })).toEqual([
      ['Enter woods', 5],
      ['Enter higher elevation', 2],
      ['Enter or leave an enemy zone of control', 2],
      ['Fatigue', 2],
    ]);
    expect(applied({ operation: 'fire' })).toEqual([['Fire in a fire phase', 2]]);
  });

  test('the others say why not, and what the points would do for', () => {
    const { notes, lit } = rolled('step', { operationPoints: 4 });
    expect(notes.filter(({ group }) => group === 'Cost')).toHaveLength(18);
    expect(notes.filter(({ applied, reason }) => !applied && !reason)).toEqual([]);
    expect(unused({ operationPoints: 4 })).toMatchObject({
      Town: 'the step is into clear; too few points',
      River: 'the step is into clear; prohibited',
      Ford: 'the step is into clear; 4 points would do',
      'Road bonus (2)': 'no connected road; 4 points would do',
      'Enter higher elevation (3)': 'no climb; 4 points would do',
      'Move ZOC to ZOC': 'enemy zone of control: none; too few points',
      'Unlimber in ZOC': 'not what it does; not for it',
    });
    expect(lit).toEqual([{ chart: 'antietam/operation-costs', row: 0, column: 0 }]);
  });

  test('by the road bonus the row of the terrain is not paid', () => {
    const input = { mode: 'column', terrain: 'bridge', road: true };
    expect(unused(input)['Bridge (1)']).toMatch(/^the road bonus stands in its place/);
    expect(unused({ terrain: 'bridge', road: true })['Road bonus (2)']).toMatch(/only in column/);
  });

  test('an attack in melee names the fire that must go before it, and its price', () => {
    const { notes } = rolled('step', { operation: 'melee-attack' });
    expect(notes.find(({ text }) => text === 'Fire phase')).toMatchObject({
      ...{ applied: false, value: '2', cite: '6.5' },
      reason: expect.stringContaining('compulsory before the melee') as string,
    });
    const melee = asked('melee', {}).likeliest().notes[0];
    expect(melee).toMatchObject({
      applied: true,
      cite: '6.5',
      text: expect.stringMatching(/must have fired/) as string,
    });
  });
});
