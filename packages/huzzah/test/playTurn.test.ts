/** Turn and victory: the worked cases 43, 45 and 46; the order of segments, standing orders, replacements, the end. */
import { describe, expect, test } from 'vitest';
import { MACHINE } from '../src/play/sequence/sequence.ts';
import type { Action } from '../src/play/state/action.ts';
import { SILENT } from '../src/play/state/flow.ts';
import { SEGMENTS } from '../src/play/state/segments.ts';
import { levelOf } from '../src/play/victory/levels.ts';
import { sourcesOf } from '../src/play/victory/points.ts';
import {
  type Board,
  barOf,
  cell,
  hexOf,
  leaderAt,
  legalWords,
  open,
  type Placed,
  played,
  position,
  rulesNamed,
  step,
  unitAt,
} from './playing.ts';

const END: Action = { do: 'end-segment' };

test('fifteen segments in their order', () => {
  expect(SEGMENTS.map(({ id }) => id).join('')).toBe('abcdefghijklmno');
  expect(SEGMENTS.map(({ side, kind }) => `${side[0]} ${kind}`)).toEqual([
    ...[
      'u artillery-fire',
      'u small-arms-fire',
      'u horse',
      'c horse',
      'c artillery-fire',
      'c action',
      'u action',
    ],
    ...[
      'c artillery-fire',
      'c small-arms-fire',
      'c horse',
      'u horse',
      'u artillery-fire',
      'u action',
      'c action',
    ],
    'u game-turn',
  ]);
});

/** Ends segments until one begins in which somebody has something to choose. */
const until = (board: Board, isThere: (segment: string) => boolean): Board => {
  let now = board;
  while (!isThere(now.state.segment)) now = played(now, [END]);
  return now;
};

describe('case 43: markers', () => {
  const units = {
    'NAGLEE-2': { hex: '1621', facing: 'W', orders: { advance: 'always', enPassant: 'never' } },
    'PECK-1': { hex: '4404' },
    'GARLAND-1': { hex: '1321', facing: 'E' },
    'RAINS-2': { hex: '0038' },
  } as const satisfies Readonly<Record<string, Placed>>;
  test('got in f, it lasts through g and is off after it', () => {
    const shot = played(
      position({ scenario: 'seven-pines', units }),
      [open('1321'), { do: 'move' }, step('1421')],
      [9],
    );
    expect(unitAt(shot, 'NAGLEE-2').marker).toBe(true);
    const ended = until(played(shot, [{ do: 'end', side: 'E' }]), (id) => id === 'g');
    expect(unitAt(ended, 'NAGLEE-2').marker).toBe(true);
    const after = played(ended, [END]);
    expect(unitAt(after, 'NAGLEE-2').marker).toBe(false);
  });
  test('got in n, it is off in segment o', () => {
    const shot = played(
      position({ scenario: 'seven-pines', segment: 'n', units }),
      [open('1321'), { do: 'move' }, step('1421')],
      [9],
    );
    const next = played(shot, [{ do: 'end', side: 'E' }, END]);
    expect(next.state.turn).toBe(2);
    expect(unitAt(next, 'NAGLEE-2').marker).toBe(false);
  });
});

describe('case 45: levels', () => {
  test.each([
    [16, 14, 'draw'],
    [20, 12, 'marginal'],
    [22, 11, 'decisive'],
    [11, 9, 'marginal'],
    [13, 7, 'decisive'],
    [0, 0, 'draw'],
  ] as const)('%i : %i is a %s', (a, b, level) => {
    expect(levelOf(a, b, 10, 30)).toBe(level);
    expect(levelOf(b, a, 10, 30)).toBe(level);
  });
});

describe('case 46: a blocked entry', () => {
  const WAITING = -1;
  const start = (enemy: Placed | null): Board => {
    const { field, state } = position({
      scenario: 'seven-pines',
      segment: 'g',
      turn: 8,
      units: {
        'BERRY-1': { hex: '4421' },
        'PECK-1': { hex: '4404' },
        'RAINS-2': { hex: '0038' },
        ...(enemy && { 'GARLAND-1': enemy }),
      },
    });
    const ids = ['BERRY-1'];
    const units = state.units.map((unit, i) =>
      ids.includes(field.units[i]!.id) ? { ...unit, hex: WAITING } : unit,
    );
    return { field, state: { ...state, units } };
  };
  const ways = (board: Board): readonly string[] =>
    legalWords(played(board, [{ do: 'enter', piece: 'BERRY-1' }, { do: 'move' }]), 'step').map((action) =>
      'hex' in action ? `${action.hex}` : '',
    );
  test('free: by the road alone', () => expect(ways(start(null))).toEqual(['4421']));
  test('an enemy there: beside it, where no zone of control reaches, and not by road', () => {
    const board = start({ hex: '4421', facing: 'NE' });
    const found = ways(board);
    expect(found).not.toContain('4421');
    expect(found.every((hex) => hex.startsWith('44') && Math.abs(Number(hex.slice(2)) - 21) <= 3)).toBe(true);
    const entered = played(board, [{ do: 'enter', piece: 'BERRY-1' }, { do: 'move' }, step('4418')]);
    expect(entered.state.stage).toMatchObject({ at: 'move', moving: { entered: 'off-road' } });
  });
});

describe('standing orders', () => {
  const rules = rulesNamed('seven-pines');
  const board = position({
    scenario: 'seven-pines',
    units: {
      'NAGLEE-2': { hex: '1621', facing: 'W' },
      'PECK-1': { hex: '4404' },
      'GARLAND-1': { hex: '1321', facing: 'E' },
      'RAINS-2': { hex: '0038' },
    },
  });
  const moved = (now: Board): Board => played(now, [open('1321'), { do: 'move' }, step('1421')]);
  const order = (mode: 'ask' | 'never', hex: string | null): Action => ({
    do: 'order',
    hex,
    kind: 'advance',
    mode,
  });
  test('asked by hand: fire or hold', () => {
    const asked = moved(board);
    expect(asked.state.stage).toMatchObject({ at: 'react', side: 'union' });
    expect(legalWords(asked, 'hold')).toHaveLength(1);
  });
  test('an order given while asked holds from the next step on, and changes nothing else', () => {
    const asked = moved(board);
    const view = rules.view(asked.state, 'union');
    expect(rules.check(view, order('never', '1621')).refused).toBeNull();
    const ordered = rules.apply(asked.state, 'union', order('never', '1621'), SILENT);
    expect(ordered.stage).toBe(asked.state.stage);
    const held = played({ ...asked, state: ordered }, [{ do: 'hold' }, step('1521')]);
    expect(held.state.stage).toMatchObject({ at: 'move', side: 'confederate' });
  });
  test('to the whole side, and not to the stacks of the other', () => {
    const asked = moved(board);
    const view = rules.view(asked.state, 'union');
    expect(rules.check(view, order('never', null)).refused).toBeNull();
    expect(rules.apply(asked.state, 'union', order('never', null), SILENT).orders.union.advance).toBe(
      'never',
    );
    expect(rules.check(view, order('never', '1421')).refused?.cite).toBe('17.2.2');
    expect(rules.check(rules.view(asked.state, 'confederate'), order('never', null)).refused?.code).toBe(
      'not-your-turn',
    );
  });
  test('"first" fires only without a marker', () => {
    const first = { orders: { advance: 'first', enPassant: 'never' } } as const;
    const at = (marker: boolean): Board =>
      position({
        scenario: 'seven-pines',
        units: {
          'NAGLEE-2': { hex: '1621', facing: 'W', marker, ...first },
          'PECK-1': { hex: '4404' },
          'GARLAND-1': { hex: '1321', facing: 'E' },
          'RAINS-2': { hex: '0038' },
        },
      });
    expect(
      unitAt(played(at(false), [open('1321'), { do: 'move' }, step('1421')], [9]), 'NAGLEE-2').marker,
    ).toBe(true);
    expect(played(at(true), [open('1321'), { do: 'move' }, step('1421')]).state.stage.at).toBe('move');
  });
});

describe('the game turn segment', () => {
  test('a leader who was lost is replaced, with a smaller radius', () => {
    const { field, state } = position({
      scenario: 'seven-pines',
      segment: 'n',
      units: { 'PALMER-1': { hex: '1819' }, 'GARLAND-1': { hex: '0920' } },
      leaders: { CASEY: '1819' },
    });
    const lost = state.leaders.map((leader, i) => {
      const { id } = field.leaders[i]!;
      if (id === 'CASEY') return { ...leader, hex: -2, lost: 1 };
      return { ...leader, hex: -1 };
    });
    const board = played({ field, state: { ...state, leaders: lost } }, [END]);
    expect(board.state.stage).toMatchObject({ at: 'replace', side: 'union' });
    const placed = played(board, [{ do: 'replace', leader: 'CASEY', hex: '1819' }]);
    expect(leaderAt(placed, 'CASEY')).toMatchObject({ hex: cell(field, '1819'), radius: 5, lost: 1 });
    expect(sourcesOf(field, placed.state, 'confederate').map(({ text }) => text)).toContain(
      'Enemy leaders lost or captured, counted 3 times',
    );
  });
  test('the redoubt: a point for each turn in which the gun line is kept, and Fitch waits', () => {
    const rules = rulesNamed('redoubt');
    const begun = rules.begin({});
    if (begun.refused) throw new Error(begun.refused.text);
    let state = rules.apply(begun.value, 'union', { do: 'begin' }, SILENT);
    expect(
      rules.idle!(
        rules.view({ ...state, segment: 'g', stage: { at: 'action-choose', side: 'union' } }, 'union'),
        'FITCH',
      )?.cite,
    ).toBe('18.3.1');
    const first = state.turn;
    while (state.turn === first) state = rules.apply(state, state.stage.side, END, SILENT);
    expect(state.hold).toEqual({ union: 1, confederate: 0 });
  });
  test('a side with nobody left has lost: the other holds everything', () => {
    const { field, state } = position({
      scenario: 'redoubt',
      segment: 'f',
      units: { 'GARLAND-1': { hex: '1320' } },
    });
    expect(state.stage.at).toBe('action-choose');
    const over = played({ field, state }, [END]);
    expect(over.state.stage.at).toBe('game-over');
    expect(over.state.control).toEqual(['confederate', 'confederate']);
  });
  test('whoever gives up the game has lost it decisively', () => {
    const rules = rulesNamed('redoubt');
    const begun = rules.begin({});
    if (begun.refused) throw new Error(begun.refused.text);
    expect(rules.check(rules.view(begun.value, 'union'), { do: 'resign' }).refused).toBeNull();
    const over = rules.apply(begun.value, 'union', { do: 'resign' }, SILENT);
    expect(rules.result(over)).toMatchObject({ over: true, winner: 'confederate', level: 'decisive' });
  });
});

test('objectives change hands at the end of a segment, to units that are not routed', () => {
  const units = {
    'GARLAND-1': { hex: '2021' },
    'PECK-1': { hex: '2414' },
    'RAINS-2': { hex: '0830' },
  } as const;
  const taken = played(position({ scenario: 'redoubt', segment: 'f', units }), [END]);
  expect(taken.state.control).toEqual(['union', 'confederate']);
  const routed = { ...units, 'GARLAND-1': { hex: '2021', state: 'routed', inCommand: false } } as const;
  expect(played(position({ scenario: 'redoubt', segment: 'f', units: routed }), [END]).state.control).toEqual(
    ['union', 'union'],
  );
  expect(hexOf(taken, 'GARLAND-1')).toBe('2021');
  expect(barOf(taken, open('2021'))).not.toBeNull();
  expect(MACHINE.stages).toHaveLength(38);
});
