/** Moves under fire: the worked cases 14 to 17, by the rules of the game and as they are shown before the first step. */
import { add, type Rational, toFraction, ZERO } from '@longroll/kernel';
import { describe, expect, test } from 'vitest';
import type { StandingOrders } from '../src/field/state.ts';
import { setOut as setsOut } from '../src/play/choosing/grouping.ts';
import { isThere, riskOf } from '../src/play/reaction/risk.ts';
import type { Action } from '../src/play/state/action.ts';
import { stackIn } from '../src/play/state/standing.ts';
import {
  type Board,
  bold,
  cell,
  type Deciding,
  everyWay,
  hexOf,
  legalWords,
  MOVE,
  noLeaderLost,
  type Placed,
  played,
  position,
  step,
  unitAt,
} from './playing.ts';

const ALWAYS: Partial<StandingOrders> = { advance: 'always', enPassant: 'always', onDisrupt: 'try' };

/** Goes along a way; holds or fires as the orders say; ends its move facing where it went. */
const along =
  (path: readonly string[], onDisrupt: 'try' | 'accept' = 'try'): Deciding =>
  (board) => {
    const { stage } = board.state;
    if (stage.at === 'disrupt-choice') return { do: onDisrupt };
    if (stage.at === 'react') return { do: 'hold' };
    if (stage.at !== 'move') return bold(board);
    const next = path[stage.moving.path.length - 1];
    return stage.moving.stopped || next === undefined ? { do: 'end', side: 'E' } : step(next);
  };

const stateAt =
  (id: string) =>
  (board: Board): string => {
    const { hex, state } = unitAt(board, id);
    return hex < 0 ? 'gone' : `${hexOf(board, id)} ${state}`;
  };

const naglee = (orders: Partial<StandingOrders>): Placed => ({ hex: '1621', facing: 'W', orders });

const garland = (hex: string, units: Readonly<Record<string, Placed>>, leader = true): Board =>
  played(
    position({
      scenario: 'seven-pines',
      units: { 'GARLAND-1': { hex, facing: 'E' }, 'RAINS-2': { hex: '0038' }, ...units },
      ...(leader && { leaders: { 'J-GARLAND': hex } }),
    }),
    [{ do: 'open', hex }],
  );

describe('case 14: Garland comes up to the abatis under fire', () => {
  const PATH = ['1421', '1521'];
  const ends = (board: Board, onDisrupt: 'try' | 'accept' = 'try') =>
    everyWay(board, MOVE, stateAt('GARLAND-1'), along(PATH, onDisrupt), { branching: noLeaderLost });
  test('with two shots he arrives in good order 3319/5000', () => {
    const led = ends(garland('1321', { 'NAGLEE-2': naglee(ALWAYS) }));
    expect(led['1521 good-order']).toBe('3319/5000');
  });
  test('accepting every D: 2197/5000', () => {
    const led = ends(garland('1321', { 'NAGLEE-2': naglee(ALWAYS) }), 'accept');
    expect(led['1521 good-order']).toBe('2197/5000');
  });
  test('without Garland: 1427/2500', () => {
    const led = ends(garland('1321', { 'NAGLEE-2': naglee(ALWAYS) }, false));
    expect(led['1521 good-order']).toBe('1427/2500');
  });
  test('what is shown before the first step is the same', () => {
    const { field, state } = garland('1321', { 'NAGLEE-2': naglee({}) });
    const group = stackIn(field, state, cell(field, '1321'));
    const way = {
      ...setsOut(group),
      hex: cell(field, '1521'),
      path: ['1321', '1421', '1521'].map((id) => cell(field, id)),
    };
    const chance = (onDisrupt: 'try' | 'accept', leadersAtRisk: boolean): string => {
      const risk = riskOf(field, state, way, { onDisrupt, leadersAtRisk });
      const there = risk.ends.filter(
        ({ arrival }) => isThere(arrival, risk.goal) && arrival.stack.state === 'good-order',
      );
      return toFraction(there.reduce<Rational>((sum, { p }) => add(sum, p), ZERO));
    };
    expect(chance('try', false)).toBe('3319/5000');
    expect(chance('accept', false)).toBe('2197/5000');
    // With the leader dice thrown it is what the game does, to the last fraction.
    const board = garland('1321', { 'NAGLEE-2': naglee(ALWAYS) });
    const all = everyWay(board, MOVE, stateAt('GARLAND-1'), along(PATH));
    expect(chance('try', true)).toBe(all['1521 good-order']);
  });
  test('the first shot alone: good order 41/50', () => {
    const first = everyWay(
      garland('1321', { 'NAGLEE-2': naglee(ALWAYS) }),
      MOVE,
      stateAt('GARLAND-1'),
      along(['1421']),
    );
    expect(first).toEqual({ '1421 good-order': '41/50', '1421 disrupted': '9/50' });
  });
});

test('case 15: if Naglee holds at the first hex, the second shot is unmarked: 79/100', () => {
  const board = garland('1321', { 'NAGLEE-2': naglee({ advance: 'ask' }) });
  const deciding: Deciding = (now) => {
    const { stage } = now.state;
    if (stage.at !== 'react') return along(['1421', '1521'])(now);
    return hexOf(now, 'GARLAND-1') === '1421'
      ? { do: 'hold' }
      : { do: 'fire', from: '1621', arm: 'small-arms' };
  };
  expect(everyWay(board, MOVE, stateAt('GARLAND-1'), deciding)['1521 good-order']).toBe('79/100');
});

describe('case 16: three stacks are asked at one step', () => {
  const board = garland('1520', {
    'NAGLEE-2': naglee({ advance: 'ask', enPassant: 'never' }),
    SPRATT: { hex: '1720', facing: 'W' },
    FITCH: { hex: '1820', facing: 'W' },
  });
  const asked = played(board, [MOVE, step('1620')]);
  test('Naglee, Spratt and Fitch may fire', () => {
    expect(
      legalWords(asked, 'fire')
        .map((action) => 'from' in action && action.from)
        .sort(),
    ).toEqual(['1621', '1720', '1820']);
  });
  test('Spratt: good order 41/50; then Fitch: 313/500, 1777/5000, 93/5000', () => {
    const shot: Action = { do: 'fire', from: '1720', arm: 'artillery' };
    const fires =
      (from: readonly string[]): Deciding =>
      (now) => {
        if (now.state.stage.at !== 'react') return along([])(now);
        const left = legalWords(now, 'fire').find(
          (action) => 'from' in action && from.includes(action.from ?? ''),
        );
        return left ?? { do: 'hold' };
      };
    const read = stateAt('GARLAND-1');
    expect(everyWay(asked, shot, read, fires([]))).toEqual({
      '1620 good-order': '41/50',
      '1620 disrupted': '9/50',
    });
    const both = everyWay(asked, shot, (now) => unitAt(now, 'GARLAND-1').state, fires(['1820']), {
      branching: noLeaderLost,
    });
    expect(both).toEqual({ 'good-order': '313/500', disrupted: '1777/5000', routed: '93/5000' });
  });
});

test('case 17: leaving 1620 for 1520 draws en passant fire at the hex left: 83/100', () => {
  const { field, state } = garland('1620', { 'NAGLEE-2': naglee(ALWAYS) });
  const turned = state.units.map((unit, i) =>
    field.units[i]!.id === 'GARLAND-1' ? { ...unit, facing: 2 } : unit,
  );
  const board = { field, state: { ...state, units: turned } };
  const ends = everyWay(board, MOVE, stateAt('GARLAND-1'), along(['1520']));
  expect(ends['1520 good-order']).toBe('83/100');
  expect(ends['1620 disrupted']).toBe('17/100');
});
