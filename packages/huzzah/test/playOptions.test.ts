/** Options and figures of the game on the map (17.17, 17.21): each changes what it says. */
import { describe, expect, test } from 'vitest';
import { GONE } from '../src/field/state.ts';
import { setOut } from '../src/play/choosing/grouping.ts';
import { shotsAlong } from '../src/play/reaction/risk.ts';
import { rulesFor } from '../src/play/rules.ts';
import { MACHINE } from '../src/play/sequence/sequence.ts';
import type { Action } from '../src/play/state/action.ts';
import { stackIn } from '../src/play/state/standing.ts';
import { OUR_READINGS, type Readings } from '../src/rulings/index.ts';
import { termsOf } from '../src/scenarios/terms.ts';
import { asked } from './asked.ts';
import {
  type Board,
  barOf,
  cell,
  fieldNamed,
  hexOf,
  leaderAt,
  legalWords,
  MAPS,
  MOVE,
  open,
  type Placed,
  played,
  position,
  scenarioNamed,
  step,
  unitAt,
} from './playing.ts';

const TRY = { onDisrupt: 'try' } as const;

const pines = (
  units: Readonly<Record<string, Placed>>,
  segment: 'f' | 'g' | 'a',
  houseRules: Partial<Readings> = {},
  leaders = {},
): Board =>
  position({
    scenario: 'seven-pines',
    segment,
    units: { 'RAINS-2': { hex: '0038' }, 'PECK-1': { hex: '4404' }, ...units },
    houseRules,
    leaders,
    orders: { union: TRY, confederate: TRY },
  });

describe('skirmishers', () => {
  const wessells: Placed = { hex: '1824', facing: 'W' };
  const small = { 'WESSELLS-2': wessells } as const;
  test('a small unit alone goes into skirmish order for a point; without the option it does not', () => {
    const change: Action = { do: 'change', unit: 'WESSELLS-2' };
    expect(barOf(played(pines(small, 'g'), [open('1824'), MOVE]), change)).toBe('17.7.6');
    const on = played(pines(small, 'g', { skirmishers: 'on' }), [open('1824'), MOVE]);
    const changed = played(on, [change, { do: 'end', side: 'W' }]);
    expect(unitAt(changed, 'WESSELLS-2').formation).toBe('skirmish');
    const large = played(pines({ 'WESSELLS-1': wessells }, 'g', { skirmishers: 'on' }), [open('1824'), MOVE]);
    expect(barOf(large, { do: 'change', unit: 'WESSELLS-1' })).toBe('4.1.1');
  });
  const skirmishers = {
    'WESSELLS-2': { ...wessells, formation: 'skirmish' },
    'GARLAND-1': { hex: '1724', facing: 'E' },
  } as const;
  test('fire at them is a line lower, from behind too', () => {
    const opened = played(pines(skirmishers, 'f', { skirmishers: 'on' }), [open('1724')]);
    const line = (board: Board): string => {
      const { input } = MACHINE.tell(board.field, board.state, {
        do: 'fire',
        target: '1824',
        arm: 'small-arms',
      }).asks!;
      return (asked('fire', input as never).odds().outcomes[0]!.result as { line: string }).line;
    };
    const inLine = played(pines({ ...skirmishers, 'WESSELLS-2': wessells }, 'f', { skirmishers: 'on' }), [
      open('1724'),
    ]);
    // F 8: 8-11; clear +1, works -1; skirmishers -1 more.
    expect([line(inLine), line(opened)]).toEqual(['8-11', '5-7']);
  });
  test('they step back before an assault, and the attacker may enter', () => {
    const attacked = played(pines(skirmishers, 'f', { skirmishers: 'on' }), [
      open('1724'),
      { do: 'assault', target: '1824' },
    ]);
    expect(attacked.state.stage).toMatchObject({ at: 'step-back', side: 'union' });
    expect(barOf(attacked, { do: 'step-back', hex: '1725' })).toBe('4.1.1');
    const back = played(attacked, [{ do: 'step-back', hex: '1924' }]);
    expect(hexOf(back, 'WESSELLS-2')).toBe('1924');
    expect(hexOf(played(back, [{ do: 'advance', side: 'E' }]), 'GARLAND-1')).toBe('1824');
  });
  test('or they stand, and fight with half their points', () => {
    const stood = played(
      pines(skirmishers, 'f', { skirmishers: 'on' }),
      [open('1724'), { do: 'assault', target: '1824' }, { do: 'stand' }],
      [9, 9, 9, 9, 9, 9, 9],
    );
    expect(stood.state.stage.at).not.toBe('step-back');
  });
});

describe('pre-assault fire', () => {
  const units = {
    'GARLAND-1': { hex: '1620', facing: 'E' },
    SPRATT: { hex: '1720', facing: 'W', orders: { preAssault: 'ask' } },
  } as const;
  const attacked = (houseRules: Partial<Readings> = {}): Board =>
    played(pines(units, 'f', houseRules), [open('1620'), { do: 'assault', target: '1720' }]);
  test('asked of the defender by hand', () => {
    const board = attacked();
    expect(board.state.stage).toMatchObject({ at: 'pre-assault', side: 'union' });
    expect(barOf(board, { do: 'fire', arm: 'small-arms' })).toBe('17.13.3');
    const shot = played(board, [{ do: 'fire', arm: 'artillery' }], [9, 9, 9, 9, 9, 9, 9]);
    expect(unitAt(shot, 'SPRATT').marker).toBe(false);
    expect(played(board, [{ do: 'hold' }], [9, 9, 9, 9, 9, 9]).state.stage.at).not.toBe('pre-assault');
  });
  test('leaves a marker by the option', () => {
    const shot = played(
      attacked({ markerOnPreAssault: 'on' }),
      [{ do: 'fire', arm: 'artillery' }],
      [9, 9, 9, 9, 9, 9, 9],
    );
    expect(unitAt(shot, 'SPRATT').marker).toBe(true);
  });
});

describe('assault', () => {
  const units = {
    'RODES-1': { hex: '1620', facing: 'E' },
    SPRATT: { hex: '1720', facing: 'W', state: 'disrupted', orders: { preAssault: 'never' } },
  } as const;
  const action: Action = { do: 'assault', target: '1720' };
  test('guns that are overrun are destroyed by the option', () => {
    // F 15: 12-15; a 2 is result 1; the disrupted guns fail their check.
    const dice = [2, 9, 9];
    const run = played(pines(units, 'f'), [open('1620'), action], dice);
    expect(unitAt(run, 'SPRATT').state).toBe('routed');
    const overrun = played(pines(units, 'f', { gunsOverrun: 'on' }), [open('1620'), action], dice);
    expect(unitAt(overrun, 'SPRATT').hex).toBe(-2);
  });
  test('rounds until one side has lost, by the option', () => {
    const still = [9, 9];
    const three = played(pines(units, 'f'), [open('1620'), action], [...still, ...still, ...still]);
    expect(three.state.stage.at).not.toBe('advance');
    const on = played(
      pines(units, 'f', { undecidedAssault: 'to-the-end' }),
      [open('1620'), action],
      [...still, ...still, ...still, 2, 9, 9],
    );
    expect(unitAt(on, 'SPRATT').state).toBe('routed');
  });
  test('charges from 2 hexes only, by the figure', () => {
    const far = { 'GARLAND-1': { hex: '1420', facing: 'E' }, SPRATT: { hex: '1720', facing: 'W' } } as const;
    const charge: Action = { do: 'charge', target: '1720' };
    expect(barOf(played(pines(far, 'f'), [open('1420')]), charge)).toBeNull();
    expect(barOf(played(pines(far, 'f', { chargeFarthest: 2 }), [open('1420')]), charge)).toBe('9.1');
  });
});

describe('moves', () => {
  test('one shot of a stack at a move, by the option', () => {
    const units = {
      'GARLAND-1': { hex: '1321', facing: 'E' },
      'NAGLEE-2': { hex: '1621', facing: 'W', orders: { advance: 'always', enPassant: 'never' } },
    } as const;
    const go = [open('1321'), MOVE, step('1421'), step('1521')];
    const twice = played(pines(units, 'f'), go, [9, 9]);
    const once = played(pines(units, 'f', { reactionShots: 'each-move' }), go, [9]);
    expect([twice, once].map((board) => hexOf(board, 'GARLAND-1'))).toEqual(['1521', '1521']);
  });
  test('a change of formation costs what the figure says', () => {
    const units = { CARTER: { hex: '0623', facing: 'E', formation: 'unlimbered' } } as const;
    const limber = [open('0623'), MOVE, { do: 'change', unit: 'CARTER' } as const];
    const left = (board: Board): number => {
      let [now, steps] = [board, 0];
      for (const hex of ['0523', '0423', '0323']) {
        if (barOf(now, step(hex))) return steps;
        now = played(now, [step(hex)]);
        steps++;
      }
      return steps;
    };
    expect(left(played(pines(units, 'f'), limber))).toBe(2);
    expect(left(played(pines(units, 'f', { formationPoints: 2 }), limber))).toBe(1);
  });
  test('organizations together, by the reading', () => {
    const units = {
      'GARLAND-1': { hex: '0119', facing: 'E' },
      'KEMPER-1': { hex: '0219', facing: 'E' },
    } as const;
    const there = played(pines(units, 'f', { higherOrganizations: 'together' }), [
      open('0119'),
      MOVE,
      step('0219'),
    ]);
    expect(barOf(there, { do: 'end', side: 'E' })).toBeNull();
  });
  test('no way is shown without the shots that it draws', () => {
    const { field, state } = pines(
      { 'GARLAND-1': { hex: '1321', facing: 'E' }, 'NAGLEE-2': { hex: '1621', facing: 'W' } },
      'f',
    );
    const path = ['1321', '1421', '1521'].map((id) => cell(field, id));
    const way = { ...setOut(stackIn(field, state, path[0]!)), hex: path[2]!, path };
    expect(
      shotsAlong(field, state, way).map(({ kind, order }) => [kind, order.range, order.advanceFireMarker]),
    ).toEqual([
      ['advance', 2, false],
      ['advance', 1, true],
    ]);
  });
});

describe('figures of the sheet', () => {
  const scenario = scenarioNamed('redoubt');
  const rules = rulesFor(scenario, MAPS[scenario.map]!);
  const begin = (houseRules: Partial<Readings>) => {
    const begun = rules.begin(houseRules);
    if (begun.refused) throw new Error(begun.refused.text);
    return begun.value;
  };
  test('the handicap is given at the end, to the side that it is for', () => {
    const points = (handicap: number) => rules.result(begin({ handicap } as Partial<Readings>)).points;
    // The sheet gives the Confederates 8 of its own.
    expect(points(0)).toEqual({ union: 6, confederate: 8 });
    expect(points(5)).toEqual({ union: 6, confederate: 13 });
    expect(points(-5)).toEqual({ union: 11, confederate: 8 });
  });
  test('at Seven Pines what the Confederates take counts three times, and who only waits for the end does not win', () => {
    const pinesSheet = scenarioNamed('seven-pines');
    const game = rulesFor(pinesSheet, MAPS[pinesSheet.map]!);
    const begun = game.begin({});
    if (begun.refused) throw new Error(begun.refused.text);
    const start = begun.value;
    expect(game.result(start).points).toEqual({ union: 30, confederate: 0 });
    expect(game.result(start).margin).toBeGreaterThan(0);
    const [destroyed, reduced] = fieldNamed('seven-pines').own.union;
    const units = start.units.map((unit, i) =>
      i === destroyed ? { ...unit, hex: GONE } : i === reduced ? { ...unit, reduced: true } : unit,
    );
    const { pointsReduced, pointsDestroyed } = OUR_READINGS;
    const confederate = 3 * (pointsReduced + pointsDestroyed);
    expect(game.result({ ...start, units }).points).toEqual({ union: 30, confederate });
    expect(termsOf(pinesSheet)).toContain('For the Confederate side all of that counts 3 times.');
  });
  test('what is no reading is refused', () => {
    expect(rules.begin({ handicap: 7 }).refused?.cite).toBe('T.3');
    expect(rules.begin({ weather: 'rain' }).refused?.cite).toBe('T.3');
  });
  test('radii by rank, and of replacements', () => {
    const state = begin({ juniorRadius: 4 });
    const junior = rules.table(rules.view(state, null)).pieces.find(({ id }) => id === 'J-GARLAND')!;
    expect(junior.record).toMatchObject({ radius: 4, rank: 'junior' });
  });
});

test('orders to many stacks at once', () => {
  const scenario = scenarioNamed('seven-pines');
  const rules = rulesFor(scenario, MAPS[scenario.map]!);
  const { state } = pines({ 'NAGLEE-2': { hex: '1621' }, SPRATT: { hex: '1720' } }, 'g');
  const view = rules.view(state, 'union');
  const expanded = rules.expand!(view, {
    kind: 'advance',
    pieces: ['NAGLEE-2', 'SPRATT', 'GARLAND-1'],
    value: 'always',
  });
  expect(expanded).toMatchObject({
    refused: null,
    value: [
      { do: 'order', hex: '1621' },
      { do: 'order', hex: '1720' },
    ],
  });
  expect(rules.expand!(view, { kind: 'advance', pieces: ['NAGLEE-2'], value: 'try' }).refused?.cite).toBe(
    '17.2.1',
  );
  expect(leaderAt({ field: pines({}, 'g').field, state }, 'CASEY').hex).toBe(-1);
  expect(legalWords({ field: pines({}, 'g').field, state }, 'open').length).toBeGreaterThan(0);
});
