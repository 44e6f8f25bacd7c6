/** What a way risks is what lies before the group, not what is behind it (17.8.5). */
import { expect, test } from 'vitest';
import { WAITING } from '../src/field/state.ts';
import { reachOf } from '../src/play/shown/reach.ts';
import type { Action } from '../src/play/state/action.ts';
import { type Board, cell, played, position } from './playing.ts';

const NAGLEE = { hex: '1621', facing: 'W', orders: { advance: 'always', enPassant: 'always' } } as const;
const MOVING: readonly Action[] = [{ do: 'open', hex: '1320' }, { do: 'move' }];

const setOut = (actions: readonly Action[], dice: readonly number[]): Board =>
  played(
    position({
      scenario: 'redoubt',
      units: { 'NAGLEE-2': NAGLEE, 'GARLAND-1': { hex: '1320', facing: 'E' } },
      leaders: { 'J-GARLAND': '1320' },
    }),
    [...MOVING, ...actions],
    dice,
  );

const remarkAt = ({ field, state }: Board, hex: string): string | undefined =>
  reachOf(field, state, 'GARLAND-1').find((one) => one.cell === cell(field, hex))?.remark;

test('from the wood: a check, then a shot', () => {
  const before = setOut([], []);
  expect(remarkAt(before, '1420')).toBe('1 straggle check');
  expect(remarkAt(before, '1520')).toMatch(/^1 straggle check; 1 shot, arrives in good order 82 %$/);
});

test('at the edge of the wood the check is behind it', () => {
  const there = setOut([{ do: 'step', hex: '1420' }], [0]);
  expect(remarkAt(there, '1520')).toMatch(/^1 shot, arrives in good order 82 %$/);
});

test('in the field the first shot is behind it, and its marker counts', () => {
  const there = setOut(
    [
      { do: 'step', hex: '1420' },
      { do: 'step', hex: '1520' },
    ],
    [0, 9],
  );
  expect(remarkAt(there, '1521')).toMatch(/^1 shot, arrives in good order \d\d %$/);
  expect(remarkAt(there, '1420')).toMatch(/^1 shot/);
});

test('for those who enter the first hex is a step too', () => {
  const { field, state } = position({
    scenario: 'redoubt',
    units: { 'NAGLEE-2': NAGLEE, 'GARLAND-1': { hex: '1320', facing: 'E' } },
    ...{ segment: 'g', turn: 3 },
  });
  const devens = field.unitsById.get('DEVENS-1')!;
  const units = state.units.with(devens, { ...state.units[devens]!, hex: WAITING });
  const entry = reachOf(field, { ...state, units }, 'DEVENS-1').find(
    (one) => one.cell === cell(field, '2420'),
  );
  expect(entry).toMatchObject({ path: [cell(field, '2420')] });
  expect(entry?.remark).toBeUndefined();
});
