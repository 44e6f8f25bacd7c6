/** Shots: the worked cases of the rules (16.1), limits, factors, parentheses, results, apportioned hits. */
import { describe, expect, test } from 'vitest';
import type { FireOutcome } from '../src/procedures/fire.ts';
import { asked, chanceOf, classes, type Input, rolled, stack, unit } from './asked.ts';

const fire = (input: Input, ...dice: (number | string)[]) =>
  rolled('fire', input, ...dice).result as FireOutcome;
const GUNS = (sp: number) => ({ units: [{ type: 'artillery', sp }] });

describe('worked case (a): 4 SP infantry at 1 hex on 3 SP, morale 5, in clear', () => {
  const CASE = { firer: stack(unit(4, 5)), target: stack(unit(3, 5)) };

  test('the odds', () => {
    expect(classes('fire', CASE)).toEqual({
      unhurt: '2/5',
      'good order, hit': '3/10',
      disrupted: '3/10',
    });
    const good = (hits: number) =>
      chanceOf('fire', CASE, (o: FireOutcome) => o.state === 'good-order' && o.hits === hits);
    expect(good(0)).toBeCloseTo(4 / 10, 12);
    expect(good(1)).toBeCloseTo(11 / 50, 12);
    expect(good(2)).toBeCloseTo(2 / 25, 12);
  });

  test.each([
    [0, 3, '2', 2, 'good-order'],
    [1, 4, '2', 2, 'disrupted'],
    [2, 4, '1', 1, 'good-order'],
    [3, 5, '1', 1, 'disrupted'],
    [4, 5, 'D', 1, 'good-order'],
    [5, 6, 'D', 0, 'disrupted'],
  ])('dice %i %i: code %s, %i hits, %s', (combat, morale, code, hits, state) => {
    const result = fire(CASE, combat, morale);
    expect(result).toMatchObject({ fireFactor: 8, line: '12-15', code, hits, state, routMove: false });
    expect(result.units).toEqual([
      { type: 'infantry', sp: 3, morale: 5, hits, reduced: false, reducedSp: 1, reducedMorale: 4 },
    ]);
  });

  test('no effect needs no morale die', () => {
    expect(fire(CASE, 6)).toMatchObject({ code: 'NE', hits: 0, eliminated: false });
    expect(asked('fire', CASE).rollWith([6, 3]).refused).toMatchObject({ code: 'bad-dice' });
  });

  test('the line to paste in a log', () => {
    expect(rolled('fire', CASE, 1, 4).line).toBe(
      'Action fire of infantry 4 SP at 1 hex on infantry 3 SP in clear: F 8, line 12-15, dice 1 4: ' +
        '2: 2 O hits, disrupted (infantry 3 SP 2 hits).',
    );
  });
});

test('worked case (b): artillery at 4 hexes reads the parentheses and has no clear bonus', () => {
  const CASE = { range: 4, firer: GUNS(4), target: stack(unit(3, 5)) };
  expect(classes('fire', CASE)).toEqual({ unhurt: '3/5', 'good order, hit': '6/25', disrupted: '4/25' });
  expect(fire(CASE, 0, 5)).toMatchObject({ fireFactor: 2, line: '2', code: 'D', hits: 1 });
});

test('worked case (c): the ends of the table hold', () => {
  const CASE = {
    kind: 'pre-assault',
    firer: { units: [unit(4, 5)], state: 'disrupted' },
    firerWorks: 'fence',
    target: stack(unit(5, 5, 2, 4)),
    targetElevation: 'lower',
    targetAction: 'charge',
  };
  expect(fire(CASE, 9)).toMatchObject({ fireFactor: 8, line: '16-20' });
  expect(classes('fire', CASE)['disrupted']).toBe('7/25');
  const code3 = fire(CASE, 0, 6);
  expect(code3).toMatchObject({ code: '3', hits: 3, state: 'disrupted' });
  expect(code3.units).toMatchObject([{ reduced: true, hits: 0 }]);
  expect(fire(CASE, 0, 5).state).toBe('good-order');
});

describe('the fire line as a ladder', () => {
  const rungs = (input: Input) =>
    rolled('fire', input, 9).notes.flatMap(({ value, stands }) =>
      stands === undefined ? [] : [[value, stands]],
    );

  test('steps up come first, each with the row that it leads to; then the steps down', () => {
    const shot = { firer: stack(unit(4, 5)), target: stack(unit(3, 5)), firerWorks: 'fence' };
    expect(rungs({ ...shot, targetGround: 'woods', targetElevation: 'lower' })).toEqual([
      [1, '12-15'],
      [1, '16-20'],
      [-1, '12-15'],
    ]);
  });

  test('is held at its top end, unless the plain sum is agreed on', () => {
    const shot = {
      ...{ firer: { ...stack(unit(20, 5)), state: 'disrupted' }, target: stack(unit(5, 5)) },
      ...{ range: 1, targetElevation: 'lower', targetFlanked: true, firerWorks: 'fence', kind: 'advance' },
      firerGround: 'clear',
      targetAction: 'charge',
    };
    const top = rungs(shot).map(([, stands]) => stands);
    expect(top.slice(-2)).toEqual(['36+', '16-20']);
    expect(rungs({ ...shot, houseRules: { endsHeld: 'at-the-end' } }).at(-1)?.[1]).not.toBe('16-20');
  });
});

describe('firing points', () => {
  const factor = (input: Input) => fire(input, 9).fireFactor;
  const three = (type: string, sp: number) => ({ units: [1, 2, 3].map(() => ({ type, sp })) });

  test.each([
    ['clear', 'infantry', 8],
    ['run', 'infantry', 8],
    ['woods', 'infantry', 6],
    ['marsh', 'infantry', 6],
    ['marsh-run', 'infantry', 6],
    ['clear', 'artillery', 18],
    ['woods', 'artillery', 6],
    ['clear', 'cavalry', 4],
  ])('9 SP in %s of %s: F = %i', (firerGround, type, expected) => {
    expect(factor({ firer: three(type, 3), firerGround })).toBe(expected);
  });

  test.each([
    [1, 'infantry', 8],
    [2, 'infantry', 4],
    [3, 'infantry', 2],
    [1, 'irregular', 8],
    [2, 'irregular', 2],
    [2, 'cavalry', 2],
    [2, 'artillery', 6],
    [3, 'artillery', 4],
    [6, 'artillery', 2],
  ])('4 SP at %i hexes, %s: F = %i', (range, type, expected) => {
    expect(factor({ range, firer: { units: [{ type, sp: 4 }] } })).toBe(expected);
  });

  test('rounded down once; unit by unit, or with large units left out, by house rule', () => {
    const firer = {
      units: [
        { type: 'artillery', sp: 1 },
        { type: 'artillery', sp: 1 },
      ],
    };
    expect(factor({ range: 2, firer })).toBe(3);
    expect(factor({ range: 2, firer, houseRules: { factorRounding: 'unit' } })).toBe(2);
    expect(factor({ range: 4, firer: GUNS(1) })).toBe(0);
    expect(fire({ range: 4, firer: GUNS(1) }, 9).line).toBe('0');
    const large = { firer: stack({ sp: 3 }, { sp: 3 }) };
    expect(factor(large)).toBe(8);
    expect(factor({ ...large, houseRules: { overLargeUnit: 'left-out' } })).toBe(6);
    expect(factor({ firer: stack({ sp: 9 }), houseRules: { overLargeUnit: 'left-out' } })).toBe(8);
    expect(
      factor({ firer: stack({ sp: 9 }), firerGround: 'run', houseRules: { runInLimits: 'non-clear' } }),
    ).toBe(6);
  });

  test('the reduced side fires with its own SP', () => {
    expect(factor({ firer: { units: [{ sp: 4, reduced: true }] } })).toBe(4);
    expect(factor({ firer: { units: [{ sp: 4, reduced: true, reducedSp: 3 }] } })).toBe(6);
  });
});

describe('fire without line of sight', () => {
  const CASE = { firer: GUNS(9), targetElevation: 'lower', target: stack(unit(6, 5)) };

  test('line 0 at most, parentheses at 2 hexes or more, morale of the target +1', () => {
    const { result, notes } = rolled('fire', { ...CASE, range: 3, noLineOfSight: true }, 0, 6);
    expect(result).toMatchObject({ line: '0', code: 'D', hits: 1, state: 'good-order' });
    expect(notes).toContainEqual(
      expect.objectContaining({ text: 'Target of artillery fire without LoS', applied: true }),
    );
    expect(fire({ ...CASE, range: 3 }, 9).line).toBe('16-20');
  });

  test.each([7, 8])('range %i implies it', (range) => {
    expect(fire({ ...CASE, range }, 0, 6)).toMatchObject({ line: '0', state: 'good-order', hits: 1 });
  });
});

describe('parentheses', () => {
  const code = (input: Input, ...dice: number[]) =>
    fire({ firer: GUNS(20), range: 2, ...input }, ...dice).code;

  test('3 reads 2, 2 reads 1, 1 reads D; against guns alone and at 1 hex the plain result', () => {
    expect([code({}, 0, 0), code({}, 2, 0), code({}, 5, 0), code({}, 7, 0)]).toEqual(['2', '1', 'D', 'D']);
    expect(code({ target: GUNS(3) }, 0, 0)).toBe('3');
    expect(code({ range: 1, target: stack(unit(3, 8)) }, 0, 0)).toBe('3');
  });

  test('a mixed target counts as small arms, unless the house says otherwise', () => {
    const target = { units: [{ type: 'artillery' }, {}] };
    expect(code({ target }, 0, 0)).toBe('2');
    expect(code({ target, houseRules: { mixedTarget: 'artillery' } }, 0, 0)).toBe('3');
  });
});

describe('results', () => {
  const at = (target: Input, ...dice: number[]) => fire({ firer: stack(unit(4, 5)), target }, ...dice);

  test('D: the owner may accept it without a roll', () => {
    expect(at({ onDisrupt: 'accept' }, 4)).toMatchObject({ code: 'D', state: 'disrupted', hits: 0 });
  });

  test('D on a disrupted or routed stack is one O hit without a check', () => {
    expect(at({ state: 'disrupted' }, 4)).toMatchObject({ code: 'D', state: 'disrupted', hits: 1 });
    expect(at({ state: 'routed' }, 4)).toMatchObject({ state: 'routed', hits: 1, routMove: false });
    const houseRules = { secondDisruption: 'hit-and-check' };
    expect(
      fire({ firer: stack(unit(4, 5)), target: { state: 'disrupted' }, houseRules }, 4, 9),
    ).toMatchObject({
      state: 'routed',
      routMove: true,
    });
  });

  test('a failed check disrupts, routs the disrupted, and drives the routed on', () => {
    expect(at({}, 2, 9)).toMatchObject({ state: 'disrupted', routMove: false });
    expect(at({ state: 'disrupted' }, 2, 9)).toMatchObject({ state: 'routed', routMove: true });
    expect(at({ state: 'routed' }, 2, 9)).toMatchObject({ state: 'routed', routMove: true });
    expect(at({ state: 'routed' }, 2, 0)).toMatchObject({ state: 'routed', routMove: false });
    const still = {
      firer: stack(unit(4, 5)),
      target: { state: 'routed' },
      houseRules: { routedFails: 'no-more' },
    };
    expect(fire(still, 2)).toMatchObject({ state: 'routed', routMove: false });
  });

  test('morale below 0 fails and 9 or more passes without a roll', () => {
    expect(at(stack(unit(3, 0)), 2)).toMatchObject({ state: 'disrupted', hits: 1 });
    expect(at({ units: [unit(3, 9)], leader: true }, 2)).toMatchObject({ state: 'good-order', hits: 1 });
  });

  test('the third O hit turns a unit over; a reduced unit is destroyed, and a stack with nobody left checks nothing', () => {
    expect(at({ units: [{ hits: 2 }] }, 2, 0).units).toMatchObject([{ reduced: true, hits: 0 }]);
    const gone = at({ units: [{ hits: 2, reduced: true }] }, 0);
    expect(gone).toMatchObject({ code: '2', hits: 1, eliminated: true, units: [], routMove: false });
  });

  test('a rout move is told with its hexes', () => {
    const { notes } = rolled('fire', { firer: stack(unit(4, 5)), target: { state: 'disrupted' } }, 2, 9);
    expect(notes.at(-1)).toMatchObject({
      value: 'routed',
      text: expect.stringContaining('rout move of 3 hexes'),
    });
  });
});

describe('O hits in a stack', () => {
  /** Code 3 on 36+: 20 SP of guns at 1 hex. */
  const three = (units: Input[], ...script: (number | string)[]) =>
    fire({ firer: GUNS(20), target: { units } }, ...script).units.map(
      ({ sp, hits, reduced }) => `${sp}${reduced ? 'r' : ''}:${hits}`,
    );

  test('one each before anybody takes a second', () => {
    expect(three([unit(3, 9), unit(3, 9)], 0, 0)).toEqual(['3:2', '3:1']);
    expect(three([unit(2, 9), unit(3, 9), unit(4, 9), unit(5, 9)], 0, 0)).toEqual([
      '2:0',
      '3:1',
      '4:1',
      '5:1',
    ]);
  });

  test('the fewest hits first, then the larger', () => {
    const hurt = (hits: number, sp: number) => ({ ...unit(sp, 9), hits });
    expect(three([hurt(1, 5), hurt(0, 1), hurt(0, 2), hurt(2, 9)], 0, 0)).toEqual([
      '5:2',
      '1:1',
      '2:1',
      '9:2',
    ]);
  });

  test('a unit that turned over can be hit again, and hits left over go to the others', () => {
    expect(three([{ ...unit(3, 9), hits: 2 }], 0, 0)).toEqual(['3r:2']);
    const dying = { ...unit(4, 9), hits: 2, reduced: true, reducedSp: 4 };
    expect(three([dying, { ...unit(3, 9), hits: 2 }], 0, 0)).toEqual(['3r:1']);
  });

  test('the owner chooses among equals that differ; alike, nobody is asked', () => {
    const equals = [unit(3, 9), unit(3, 8), unit(3, 7), unit(3, 6)];
    const chosen = three(equals, 0, '2 infantry 3 SP', '3 infantry 3 SP', '1 infantry 3 SP', 0);
    expect(chosen).toEqual(['3:1', '3:1', '3:0', '3:1']);
    expect(three(equals, 0, 0)).toEqual(['3:1', '3:1', '3:1', '3:0']);
  });

  test('by house rule the owner puts them where he likes', () => {
    const input = {
      firer: GUNS(20),
      target: stack(unit(3, 9), unit(2, 9)),
      houseRules: { apportioning: 'free' },
    };
    const script = [0, '2 infantry 2 SP', '2 infantry 2 SP 1 hit', '2 infantry 2 SP 2 hits', 0];
    expect(fire(input, ...script).units).toMatchObject([{ hits: 0 }, { reduced: true, hits: 0 }]);
  });
});
