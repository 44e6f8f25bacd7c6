/** 16.6 who is held: by whom he is set free, leaders for themselves or with a unit, and how tired they are then. */
import { describe, expect, test } from 'vitest';
import { advance, attack, bare, march, type Position, position, step } from './playing.ts';

const TAYLOR = '\n  Taylor  E1201  1';

/** Carr marches from E0406 to E0606; Green-A, who is free, stands with Bowen, who is not. */
const bowenHeld = (until: string, more: Position = {}) =>
  position({
    union: '  Carr  E0406  8',
    confederate: `  Bowen  E0706  -  held until ${until}\n  Green-A  E0706  3${TAYLOR}`,
    ...more,
  }).play(march('Carr'), 6);

describe('16.6 a leader who is held though his unit is free', () => {
  test('is released by an enemy who comes next to him, not before', () => {
    const board = bowenHeld('adjacent').play(step('E0506'));
    expect(board.leader('Bowen').released).toBe(false);
    board.play(step('E0606'));
    expect(board.leader('Bowen').released).toBe(true);
  });

  test('is released by an enemy within the distance of the sheet', () => {
    expect(bowenHeld('within 2 hexes').play(step('E0506')).leader('Bowen').released).toBe(true);
  });

  test('waits for his turn, whoever comes', () => {
    const board = bowenHeld('turn 3').play(step('E0506')).play(step('E0606'));
    expect(board.leader('Bowen').released).toBe(false);
  });

  test('is not released by a friend', () => {
    const board = position({
      side: 'confederate',
      confederate: `  Bowen  E0706  -  held until adjacent\n  Green-A  E0706  3\n  Tracy  E0506  5${TAYLOR}`,
    });
    board.play(march('Tracy'), 6).play(step('E0606'));
    expect(board.leader('Bowen').released).toBe(false);
  });

  test('is released in the corner of the map too', () => {
    const board = position({
      union: '  Carr  E0110  8',
      confederate: `  Bowen  E0112  -  held until adjacent\n  Green-A  E0112  3${TAYLOR}`,
    });
    board.play(march('Carr'), 6).play(step('E0111'));
    expect(board.leader('Bowen').released).toBe(true);
  });

  test('is not released while he has yet to arrive', () => {
    const arriving = '  Bowen  E0706  -  arrives turn 2, held until adjacent';
    const board = position({
      union: '  Carr  E0406  8',
      confederate: `${arriving}\n  Green-A  E0706  3${TAYLOR}`,
    });
    board.play(march('Carr'), 6).play(step('E0506')).play(step('E0606'));
    expect(board.leader('Bowen').released).toBe(false);
  });
});

describe('16.6 a unit that is held', () => {
  test('attacked where it stands, sets the leader in its hex free, and no other', () => {
    const confederate = `
  Bowen    E0706  -  held until adjacent
  Green-A  E0706  5  held until adjacent
  Walker   E0909  -  held until adjacent
  Wilson   E0909  3${TAYLOR}`;
    const board = position({ union: '  Carr  E0606  8', confederate }).play(march('Carr'), 6);
    expect(board.leader('Bowen').released).toBe(false);
    board.play(attack('E0706'), 3, 3);
    expect([board.unit('Green-A').released, board.leader('Bowen').released]).toEqual([true, true]);
    expect(board.leader('Walker').released).toBe(false);
  });

  test('has the fatigue of the sheet from then on, and is exhausted no more', () => {
    const confederate = `  Green-A  E0706  3  exhausted, held until adjacent, fatigue 2 when released${TAYLOR}`;
    const board = position({ union: '  Carr  E0406  8', confederate }).play(march('Carr'), 6);
    board.play(step('E0506'));
    expect(board.unit('Green-A')).toMatchObject({ released: false, fatigue: 0, exhausted: true });
    board.play(step('E0606'));
    expect(board.unit('Green-A')).toMatchObject({ released: true, fatigue: 2, exhausted: false });
  });

  test('keeps its own where the sheet names none', () => {
    const confederate = `  Green-A  E0706  3  exhausted, fatigue 1, held until adjacent${TAYLOR}`;
    const board = position({ union: '  Carr  E0506  8', confederate }).play(march('Carr'), 6);
    board.play(step('E0606'));
    expect(board.unit('Green-A')).toMatchObject({ released: true, fatigue: 1, exhausted: true });
  });

  test('that stays in its hex goes free as one held until an enemy is adjacent', () => {
    const confederate = `  Green-A  E0706  3  stays in its hex${TAYLOR}`;
    const board = position({ union: '  Carr  E0506  8', confederate }).play(march('Carr'), 6);
    expect(board.unit('Green-A').released).toBe(false);
    board.play(step('E0606'));
    expect(board.unit('Green-A')).toMatchObject({ released: true, fatigue: 0 });
  });

  test('is released by an advance after combat too', () => {
    const confederate = `  Tracy  E0706  2\n  1 MO  E0806  1  held until adjacent${TAYLOR}`;
    const board = position({ union: '  Carr  E0606  21', confederate }).play(march('Carr'), 6);
    board.play(attack('E0706'), 6, 1);
    expect(board.unit('1 MO').released).toBe(false);
    board.play(advance('Carr'));
    expect(board.unit('1 MO').released).toBe(true);
    expect(board.legal).toContainEqual(bare('end'));
  });
});
