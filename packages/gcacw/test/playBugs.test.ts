/** What no rule lets happen is a bug and throws; it never becomes a move. */
import { RuleBug } from '@longroll/kernel';
import { expect, test } from 'vitest';
import { entrenched } from '../src/play/actions/works.ts';
import { attack, bare, march, position, to } from './playing.ts';

test('5.6a nobody digs who has nothing to dig', () => {
  const { field, state } = position({ union: '  Carr  E0606  8  breastwork' });
  const carr = field.pieces.units.findIndex(({ name }) => name === 'Carr');
  expect(() => entrenched(field, state, carr)).toThrow(new RuleBug('Carr has nothing to dig'));
});

test('15.4 no retreat goes where none is offered', () => {
  const board = position({ union: '  Carr  E0606  8', confederate: '  Tracy  E0706  5\n  Taylor  E1201  1' });
  board.play(march('Carr'), 6).play(attack('E0706'), 3, 3).play(bare('retreat'));
  expect(board.listed('to')).not.toContain('E0707');
  expect(() => board.tell(to('E0707'))).toThrow(new RuleBug('a retreat is not offered E0707'));
});
