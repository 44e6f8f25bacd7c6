/** What comes and goes (5.7, 16): stations burnt, units released, reinforcements, the end of the game. */
import { describe, expect, test } from 'vitest';
import {
  attack,
  bare,
  burn,
  CONFEDERATE,
  groundWith,
  march,
  passOn,
  position,
  step,
  UNION,
} from './playing.ts';

const TAYLOR = '\n  Taylor  E1201  1';

describe('5.7 burning a station', () => {
  const ground = groundWith({}, 'ways railroad\n  The line: E0606 E0605\nplaces\n  E0606 station Bolton');

  test('costs a level; infantry destroys for good, cavalry damages', () => {
    const board = position({ ground, union: '  Carr  E0606  8\n  Bussey  E0606  2' });
    expect(board.listed('burn')).toEqual(['Carr', 'Bussey']);
    board.play(burn('Bussey'), ...UNION);
    expect(board.state.burnt).toEqual([{ hex: board.unit('Bussey').hex, how: 'damaged' }]);
    expect([board.listed('burn'), board.unit('Bussey').fatigue]).toEqual([['Carr'], 1]);
    board.play(burn('Carr'), ...UNION);
    expect(board.state.burnt).toEqual([{ hex: board.unit('Carr').hex, how: 'destroyed' }]);
    expect(board.refusal(burn('Carr'))).toMatchObject({ code: 'burnt', cite: '5.7a' });
  });

  test.each([
    ['settlements', ['Carr', 'Lindsey']],
    ['named', ['Carr']],
  ])('5.7b house rule stations %s', (stations, burners) => {
    const line =
      'ways railroad\n  The line: E0606 E0605\nplaces\n  E0606 station Bolton\n  E0605 town Edwards';
    const union = '  Carr  E0606  8\n  Lindsey  E0605  3';
    const board = position({ ground: groundWith({}, line), union, houseRules: { stations } });
    expect(board.listed('burn')).toEqual(burners);
  });

  test('only the Union, not in an enemy zone, not demoralized', () => {
    const near = position({ ground, union: '  Carr  E0606  8', confederate: '  Tracy  E0706  5' });
    expect(near.refusal(burn('Carr'))).toMatchObject({ code: 'enemy-zone', cite: '5.7a' });
    const shaken = position({ ground, union: '  Carr  E0606  8  demoralized 1' });
    expect(shaken.refusal(burn('Carr'))).toMatchObject({ code: 'demoralized', cite: '13.5' });
    const rebels = position({ ground, side: 'confederate', confederate: '  Tracy  E0606  5' });
    expect(rebels.refusal(burn('Tracy'))).toMatchObject({ code: 'not-union', cite: '5.7a' });
  });
});

describe('16.6 releases', () => {
  test('by an enemy march step next to it; its leader in the hex with it', () => {
    const confederate = `  Bowen  E0706  -  held until adjacent\n  Green-A  E0706  3  held until adjacent\n  1 MO  E0909  1  held until adjacent${TAYLOR}`;
    const board = position({ union: '  Carr  E0406  8', confederate }).play(march('Carr'), 6);
    board.play(step('E0506'));
    expect(board.unit('Green-A').released).toBe(false);
    board.play(step('E0606'));
    expect([
      board.unit('Green-A').released,
      board.leader('Bowen').released,
      board.unit('1 MO').released,
    ]).toEqual([true, true, false]);
  });

  test('within 5 hexes, where the sheet says so', () => {
    const confederate = `  Green-A  E1106  3  held until turn 2 or within 5 hexes${TAYLOR}`;
    const board = position({ union: '  Carr  E0406  8', confederate }).play(march('Carr'), 6);
    board.play(step('E0506'));
    expect(board.unit('Green-A').released).toBe(false);
    board.play(step('E0606'));
    expect(board.unit('Green-A').released).toBe(true);
  });

  test('by being attacked', () => {
    const confederate = `  Green-A  E0706  5  held until adjacent${TAYLOR}`;
    const board = position({ union: '  Carr  E0606  8', confederate }).play(march('Carr'), 6);
    expect(board.unit('Green-A').released).toBe(false);
    board.play(attack('E0706'), 3, 3);
    expect(board.unit('Green-A').released).toBe(true);
  });

  test('who is held until a turn is not released by an attack', () => {
    const confederate = `  Green-A  E0706  5  held until turn 3${TAYLOR}`;
    const board = position({ union: '  Carr  E0606  8', confederate }).play(march('Carr'), 6);
    board.play(attack('E0706'), 3, 3);
    expect(board.unit('Green-A').released).toBe(false);
  });

  test('15.9a a retreat releases nobody', () => {
    const confederate = '  Tracy  E0606  14\n  1 MO  E0906  1  held until adjacent, demoralized 1';
    const board = position({
      side: 'confederate',
      union: '  Carr  E0706  2\n  Marine  E0112  1',
      confederate,
    });
    board.play(march('Tracy'), 6).play(attack('E0706'), 1, 1);
    for (const hex of ['E0806', 'E0907', 'E1007', 'E1107']) board.play({ do: 'to', hex });
    board.play(bare('halt'));
    expect(board.unit('1 MO').released).toBe(false);
  });

  test('by turn, with the fatigue of the sheet; until then no action, no list, no assault, no transfer', () => {
    const confederate = `  Bowen  E0706  -  held until turn 2\n  Green-A  E0706  3  exhausted, held until turn 2, fatigue 1 when released\n  1 MO  E0707  1${TAYLOR}`;
    const board = position({ side: 'confederate', union: '  Carr  E0606  8', confederate });
    expect(board.listed('march')).toEqual(['1 MO', 'Taylor']);
    expect([board.listed('activate'), board.listed('assault')]).toEqual([[], []]);
    expect(board.refusal(march('Green-A'))).toMatchObject({ code: 'not-released', cite: '16.6' });
    expect(board.refusal({ do: 'activate', leader: 'Bowen' })).toMatchObject({
      code: 'not-released',
      cite: '16.6',
    });
    // Bowen may transfer as soon as he is free.
    passOn(board).play(bare('done'), ...CONFEDERATE);
    expect(board.state.turn).toBe(2);
    expect(board.unit('Green-A')).toMatchObject({ released: true, fatigue: 1, exhausted: false });
    expect(board.listed('activate')).toEqual(['Bowen']);
  });
});

describe('16.3 reinforcements', () => {
  const union =
    '  McPherson  E0606  -  arrives turn 2\n  Logan-A  E0606  8  fatigue 1, arrives turn 2\n  Lindsey  E0112  3';

  test('come from their turn on, at no cost for the entry hex, a leader with his unit', () => {
    const board = position({ union, confederate: TAYLOR });
    expect(board.listed('march')).toEqual(['Lindsey']);
    expect(board.refusal(march('Logan-A'))).toMatchObject({ code: 'not-arrived', cite: '16.3' });
    passOn(board, ...UNION);
    expect(board.listed('march')).toEqual(['Logan-A', 'Lindsey']);
    expect(board.listed('activate')).toEqual(['McPherson']);
    expect(board.hexOf('Logan-A')).toBe('-1');
    board.play(march('Logan-A'), 4);
    expect([board.hexOf('Logan-A'), board.leaderAt('McPherson'), board.mp]).toEqual(['E0606', 'E0606', 4]);
    expect(board.unit('Logan-A').fatigue).toBe(2);
  });

  test('in the nearest hex free of enemies and their zones, lowest number first, if theirs is taken', () => {
    const board = position({ union, confederate: `  Tracy  E0606  5${TAYLOR}` });
    passOn(board, ...UNION);
    board.play(march('Logan-A'), 4);
    expect(board.hexOf('Logan-A')).toBe('E0405');
  });
});

describe('18.10 the end', () => {
  test('a side without a unit: at once, and the other holds every hex that scores', () => {
    const board = position({
      union: '  Carr  E0606  21',
      confederate: '  Green-A  E0706  2',
      scoring: '  E0909  7  union\n  E1111  5  confederate  union at start',
    }).play(march('Carr'), 6);
    board.play(attack('E0706'), 6, 1);
    // After the action (3.4).
    board.play(bare('done')).play(bare('end'));
    expect([board.at, board.legal, board.rules.toMove(board.state)]).toEqual(['game-over', [], []]);
    expect(board.state.held).toEqual(['union', 'union']);
    expect(board.table).toMatchObject({ over: true });
    // Two lost and the hex of 7.
    const { score, verdict } = board.table;
    expect(score.find(({ group }) => group === 'Net')).toMatchObject({ value: 9 });
    expect(verdict).toMatch(/victory, Union 9 to Confederate 0$/);
  });

  test('after the recovery of the last turn', () => {
    const board = position({ union: '  Carr  E0606  8', confederate: TAYLOR, turns: 1 });
    board.play(bare('pass')).play(bare('pass')).play(bare('done')).play(bare('done'));
    expect(board.at).toBe('game-over');
    expect(board.refusal(bare('pass'))).toMatchObject({ code: 'game-over', cite: '16.7' });
  });

  test('0.7 a march step takes a scoring hex, a retreat takes the hex it ends in', () => {
    const board = position({
      union: '  Carr  E0606  8',
      confederate: `  Tracy  E0706  5${TAYLOR}`,
      scoring: '  E0506  4  union\n  E0906  3  confederate  union at start',
    });
    board.play(march('Carr'), 6).play(attack('E0706'), 3, 3).play(bare('retreat'));
    board
      .play({ do: 'to', hex: 'E0806' })
      .play({ do: 'to', hex: 'E0906' })
      .play(bare('halt'), ...UNION);
    expect(board.state.held).toEqual(['confederate', 'confederate']);
    const stepped = position({ union: '  Carr  E0606  8', scoring: '  E0506  4  union' });
    stepped.play(march('Carr'), 6).play(step('E0506'));
    expect(stepped.state.held).toEqual(['union']);
  });
});
