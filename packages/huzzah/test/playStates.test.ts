/** States: the worked cases 31 to 38, and each change of state, played on the maps. */
import { describe, expect, test } from 'vitest';
import { isIsolated } from '../src/play/command/isolation.ts';
import { MACHINE } from '../src/play/sequence/sequence.ts';
import type { Action } from '../src/play/state/action.ts';
import { SILENT } from '../src/play/state/flow.ts';
import { asked } from './asked.ts';
import {
  type Board,
  barOf,
  everyWay,
  leaderAt,
  noLeaderLost,
  open,
  type Placed,
  pines,
  played,
  position,
  unitAt,
} from './playing.ts';

describe('case 31: D on good order', () => {
  const garland = (record: Partial<Placed>): Board =>
    played(
      pines(
        {
          'NAGLEE-2': { hex: '1621', facing: 'W' },
          'GARLAND-1': { hex: '1521', facing: 'E', ...record },
          'PECK-1': { hex: '4404' },
        },
        {},
        'g',
      ),
      [open('1621'), { do: 'fire', target: '1521', arm: 'small-arms' }],
      // F 6, clear and own abatis: 12-15; 4 is a D.
      [4],
    );
  const read = (board: Board): string => {
    const { hex, hits, state } = unitAt(board, 'GARLAND-1');
    return hex < 0 ? 'destroyed' : `${state} ${hits}`;
  };
  test('the owner is asked; trying holds 7/10', () => {
    const board = garland({});
    expect(board.state.stage).toMatchObject({ at: 'disrupt-choice', side: 'confederate' });
    expect(everyWay(board, { do: 'try' }, read)).toEqual({ 'good-order 1': '7/10', 'disrupted 0': '3/10' });
    expect(read(played(board, [{ do: 'accept' }]))).toBe('disrupted 0');
  });
  test('a reduced unit alone with 2 hits is destroyed by passing', () => {
    const board = garland({ reduced: true, hits: 2 });
    expect(MACHINE.tell(board.field, board.state, { do: 'try' }).text).toContain('destroy');
    expect(read(played(board, [{ do: 'try' }], [0]))).toBe('destroyed');
    expect(read(played(board, [{ do: 'accept' }]))).toBe('disrupted 2');
  });
  test('a standing order answers', () => {
    const board = garland({ orders: { onDisrupt: 'accept' } });
    expect(read(board)).toBe('disrupted 0');
  });
});

describe('case 32: hits in a stack', () => {
  const hit = (units: Readonly<Record<string, Placed>>, dice: readonly number[]): Board =>
    played(
      pines({ FITCH: { hex: '1820', facing: 'W' }, 'PECK-1': { hex: '4404' }, ...units }, {}, 'g'),
      [open('1820'), { do: 'fire', target: '1720', arm: 'artillery' }],
      dice,
    );
  const there = { hex: '1720', facing: 'E' } as const;
  test('one at a time to the fewest, then to the larger', () => {
    // Guns at 1: F 12, 12-15; clear, lower, works, guns at 1, density: 36+; a 0 is result 3.
    const board = hit(
      {
        'GARLAND-1': { ...there, hits: 1 },
        CARTER: { ...there, formation: 'limbered' },
        BONDURANT: { ...there, formation: 'limbered', reduced: true },
      },
      [0, 0],
    );
    expect(['GARLAND-1', 'CARTER', 'BONDURANT'].map((id) => unitAt(board, id).hits)).toEqual([2, 1, 1]);
  });
  test('two units with 2 hits each turn over; the third hit goes to the larger', () => {
    const board = hit({ 'RODES-1': { ...there, hits: 2 }, 'RODES-2': { ...there, hits: 2 } }, [0, 0]);
    expect(unitAt(board, 'RODES-1')).toMatchObject({ reduced: true });
    expect(unitAt(board, 'RODES-2')).toMatchObject({ reduced: true });
    expect(unitAt(board, 'RODES-1').hits + unitAt(board, 'RODES-2').hits).toBe(1);
  });
});

describe('case 33: what a line does to a body', () => {
  const shot = (record: Partial<Placed>, id = 'WESSELLS-1') => {
    const board = pines(
      {
        'GARLAND-1': { hex: '1521', facing: 'E' },
        'RAINS-2': { hex: '0038' },
        [id]: { hex: '1621', facing: 'W', ...record },
      },
      {},
      'i',
    );
    return everyWay(
      played(board, [open('1521')]),
      { do: 'fire', target: '1621', arm: 'small-arms' },
      (now) => unitAt(now, id).state,
      undefined,
      { branching: noLeaderLost },
    );
  };
  test('the chances of the card by its line', () => {
    // F 8, 8-11; clear; the abatis protects: 8-11. A disrupted body of morale 3 routs on 1, 2 or 3 that fail.
    const ends = shot({ state: 'disrupted' });
    expect(Object.keys(ends).sort()).toEqual(['disrupted', 'routed']);
  });
  test('isolation costs 2, a flank 1, as the question has them', () => {
    const routs = (more: object): string => {
      const odds = asked('fire', {
        firer: { units: [{ sp: 6 }] },
        range: 1,
        kind: 'segment',
        target: {
          units: [{ sp: 3, morale: 4, reducedSp: 1, reducedMorale: 3 }],
          state: 'disrupted',
          ...more,
        },
        houseRules: {},
      } as never);
      return odds.summary().summaries[0]!.classes.find(({ label }) => label === 'routed')!.fraction;
    };
    expect(routs({})).toBe('13/50');
    expect(routs({ isolated: true })).toBe('17/50');
  });
});

describe('case 36: rally and mending', () => {
  test('routed, morale 4, with a leader: 1/2 to disrupted, by itself', () => {
    const { field, state } = pines(
      {
        'NAGLEE-2': { hex: '2020', state: 'routed', inCommand: false },
        'PECK-1': { hex: '4404' },
        'RAINS-2': { hex: '0038' },
      },
      { 'J-NAGLEE': '2020' },
      'g',
    );
    const start = { ...state, stage: { at: 'segment-start', side: 'union' } } as typeof state;
    const rolled = (die: number): Board => {
      const board = { field, state: start };
      const u = {
        draw: (chance: { at(faces: readonly number[]): { value: unknown } | undefined }) =>
          chance.at([die])!.value,
        choose: SILENT.choose,
        note: SILENT.note,
      };
      return { ...board, state: MACHINE.runOn(field, start, u as never) };
    };
    expect(unitAt(rolled(4), 'NAGLEE-2')).toMatchObject({ state: 'disrupted', acted: true });
    expect(unitAt(rolled(5), 'NAGLEE-2').state).toBe('routed');
  });
  const garland = (record: Partial<Placed>): Board =>
    played(
      pines({
        'GARLAND-1': { hex: '0920', ...record },
        'RAINS-2': { hex: '0038' },
        'PECK-1': { hex: '4404' },
      }),
      [open('0920')],
    );
  const read = (board: Board): string =>
    `${unitAt(board, 'GARLAND-1').state} ${unitAt(board, 'GARLAND-1').hits}`;
  test('disrupted, morale 6 with 1 hit: 3/5', () => {
    const ends = everyWay(garland({ state: 'disrupted', hits: 1 }), { do: 'rally' }, read);
    expect(ends).toEqual({ 'good-order 1': '3/5', 'disrupted 1': '2/5' });
  });
  test('mending, morale 6 with 2 hits: 1/2', () => {
    const ends = everyWay(garland({ hits: 2 }), { do: 'mend', unit: 'GARLAND-1' }, read);
    expect(ends).toEqual({ 'good-order 1': '1/2', 'good-order 2': '1/2' });
  });
  test('not in an EZOC, and no mending in a fire zone', () => {
    const units = {
      'GARLAND-1': { hex: '1521', hits: 1, facing: 'E' },
      'RAINS-2': { hex: '0038' },
      'NAGLEE-2': { hex: '1621', facing: 'W' },
    } as const;
    expect(barOf(played(pines(units), [open('1521')]), { do: 'mend', unit: 'GARLAND-1' })).toBe('11.4');
    const far = { ...units, 'GARLAND-1': { ...units['GARLAND-1'], hex: '1421' } };
    expect(barOf(played(pines(far), [open('1421')]), { do: 'mend', unit: 'GARLAND-1' })).toBe('11.5');
    const shaken = { ...units, 'GARLAND-1': { ...units['GARLAND-1'], state: 'disrupted' } } as const;
    expect(barOf(played(pines(shaken), [open('1521')]), { do: 'rally' })).toBe('11.4');
  });
});

describe('case 37: isolation at Fair Oaks', () => {
  const cutOff = (units: Readonly<Record<string, Placed>>): boolean => {
    const { field, state } = pines({ 'ABERCROMBIE-1': { hex: '1812', facing: 'W' }, ...units }, {}, 'g');
    const unit = field.unitsById.get('ABERCROMBIE-1')!;
    return isIsolated(field, state, unit, state.units[unit]!.hex);
  };
  const two = { 'HOOD-1': { hex: '1711', facing: 'SE' }, 'LAW-1': { hex: '1913', facing: 'NW' } } as const;
  const three = { ...two, 'HOOD-2': { hex: '1713', facing: 'NE' } } as const;
  test('a way out: not isolated', () => expect(cutOff(two)).toBe(false));
  test('a third enemy closes it', () => expect(cutOff(three)).toBe(true));
  test('a friend in good order cancels the zone', () => {
    expect(cutOff({ ...three, BRADY: { hex: '1811', facing: 'W' } })).toBe(false);
    expect(cutOff({ ...three, BRADY: { hex: '1811', facing: 'W', state: 'routed', inCommand: false } })).toBe(
      true,
    );
  });
});

describe('case 38: command and leaders', () => {
  test('Wirt Adams has nobody until Price comes; the 4th Minnesota has Hamilton', () => {
    const units = { WADAMS: { hex: '0410' }, '3TX': { hex: '1011' }, '4MN': { hex: '0816' } } as const;
    const start = (segment: 'f' | 'g', leaders: Readonly<Record<string, string>>): Board => {
      const { field, state } = position({ scenario: 'iuka', segment, units, leaders });
      const again = { ...state, stage: { at: 'segment-start', side: state.stage.side } } as typeof state;
      return { field, state: MACHINE.runOn(field, again, SILENT) };
    };
    expect(unitAt(start('f', { HEBERT: '1011' }), 'WADAMS').inCommand).toBe(false);
    expect(unitAt(start('f', { HEBERT: '1011', PRICE: '1011' }), 'WADAMS').inCommand).toBe(true);
    expect(unitAt(start('g', { HAMILTON: '0916' }), '4MN').inCommand).toBe(true);
  });
  test('after results 1 to 3 the leader die: 1/10 in fire', () => {
    const board = played(
      pines(
        {
          'NAGLEE-2': { hex: '1621', facing: 'W' },
          'GARLAND-1': { hex: '1521', facing: 'E' },
          'PECK-1': { hex: '4404' },
        },
        { 'J-GARLAND': '1521' },
        'g',
      ),
      [open('1621')],
    );
    const fire: Action = { do: 'fire', target: '1521', arm: 'small-arms' };
    expect(leaderAt(played(board, [fire], [2, 0, 0]), 'J-GARLAND').hex).toBe(-2);
    expect(leaderAt(played(board, [fire], [2, 0, 1]), 'J-GARLAND').hex).toBeGreaterThanOrEqual(0);
  });
  test('an enemy who enters the hex of a lone leader captures him', () => {
    const board = played(
      pines(
        { 'GARLAND-1': { hex: '1920', facing: 'E' }, 'RAINS-2': { hex: '0038' }, 'PECK-1': { hex: '4404' } },
        { CASEY: '2020' },
      ),
      [open('1920'), { do: 'move' }, { do: 'step', hex: '2020' }],
    );
    expect(leaderAt(board, 'CASEY')).toMatchObject({ hex: -2, lost: 1 });
  });
});
