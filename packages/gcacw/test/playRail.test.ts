/** 16.2 rail movement: from station to station along an open line, where players agree on it in a Basic scenario. */
import { describe, expect, test } from 'vitest';
import { railWords, stationsFor } from '../src/play/actions/rail.ts';
import { CONFEDERATE, groundWith, position, rail, UNION } from './playing.ts';

/** A line of eleven hexes, straight through the middle, with three stations. */
const LINE = Array.from({ length: 11 }, (_, i) => `E06${`${i + 1}`.padStart(2, '0')}`);
const ground = groundWith(
  {},
  `ways railroad\n  The line: ${LINE.join(' ')}\nplaces\n  E0611 station Edwards\n  E0606 town Bolton\n  E0601 station Jackson`,
);
const ON = { railInBasic: 'on' };
const rebels = (confederate: string, more: object = {}) =>
  position({ ground, side: 'confederate', houseRules: ON, confederate, ...more });

describe('16.2 by rail', () => {
  test('is left to the Advanced Game unless players agree', () => {
    const board = position({ ground, side: 'confederate', confederate: '  Tracy  E0611  5' });
    expect(board.listed('rail')).toEqual([]);
    expect(board.refusal(rail('Tracy', 'E0601'))).toMatchObject({ code: 'advanced-only', cite: '5.0a' });
  });

  test('one small unit from station to station: a level for up to 13 hexes, no extended march', () => {
    const board = rebels('  Tracy  E0611  5  fatigue 2');
    expect(board.listed('rail')).toEqual(['Tracy E0606', 'Tracy E0601']);
    const told = board.legal.filter(({ do: deed }) => deed === 'rail');
    expect(told.map((action) => board.tell(action).text)).toEqual([
      'Tracy by rail to E0606 Bolton: 5 hexes, 1 Fatigue Level',
      'Tracy by rail to E0601 Jackson: 10 hexes, 1 Fatigue Level',
    ]);
    expect(board.tell(rail('Tracy', 'E0601'))).toMatchObject({ group: 'Rail movement', cite: '16.2' });
    board.play(rail('Tracy', 'E0601'), ...CONFEDERATE);
    expect(board.unit('Tracy')).toMatchObject({ fatigue: 3, organized: true, moved: true });
    expect(board.idOf(board.unit('Tracy').hex)).toBe('E0601');
    expect(board.at).toBe('choose-action');
  });

  test('an enemy or his zone on the line bars it, and so does a station destroyed', () => {
    const near = rebels('  Tracy  E0611  5', { union: '  Carr  E0504  8' });
    expect(near.refusal(rail('Tracy', 'E0601'))).toMatchObject({ code: 'no-line', cite: '16.2a' });
    expect(near.listed('rail')).toEqual(['Tracy E0606']);
    const burnt = rebels('  Tracy  E0611  5');
    burnt.state = { ...burnt.state, burnt: [{ hex: ground.cells.get('E0606')!, how: 'destroyed' }] };
    expect(burnt.listed('rail')).toEqual([]);
  });

  test('not from an enemy zone, not a large unit, not beyond level 4, not off the stations', () => {
    const held = rebels('  Tracy  E0611  5', { union: '  Carr  E0711  8' });
    expect(held.refusal(rail('Tracy', 'E0601'))).toMatchObject({ code: 'enemy-zone', cite: '16.2a' });
    expect(rebels('  Tracy  E0611  7').refusal(rail('Tracy', 'E0601'))).toMatchObject({
      code: 'too-large',
      cite: '16.2b',
    });
    expect(rebels('  Tracy  E0610  5').refusal(rail('Tracy', 'E0601'))).toMatchObject({
      code: 'no-station',
      cite: '16.2a',
    });
    expect(rebels('  Tracy  E0611  5').refusal(rail('Tracy', 'E0604'))).toMatchObject({
      code: 'no-line',
      cite: '16.2a',
    });
  });

  test('the Union only to an end that it holds', () => {
    const board = position({ ground, houseRules: ON, union: '  Dennis  E0611  4\n  Carr  E0601  8' });
    expect(board.refusal(rail('Dennis', 'E0606'))).toMatchObject({ code: 'not-union', cite: '16.2c' });
    board.play(rail('Dennis', 'E0601'), ...UNION);
    expect(board.idOf(board.unit('Dennis').hex)).toBe('E0601');
  });

  test('a unit of just the size that a train carries goes along', () => {
    expect(rebels('  Tracy  E0611  6').listed('rail')).toEqual(['Tracy E0606', 'Tracy E0601']);
  });

  test('no train goes through hexes out of play', () => {
    const board = rebels('  Tracy  E0611  5', { closed: '  E0604' });
    expect(board.listed('rail')).toEqual(['Tracy E0606']);
    expect(board.refusal(rail('Tracy', 'E0601'))).toMatchObject({ code: 'no-line', cite: '16.2a' });
  });

  test.each([
    ['both-ends', ['Dennis E0601']],
    ['always', ['Dennis E0606', 'Dennis E0601']],
    ['never', []],
  ])('house rule railForTheUnion %s', (railForTheUnion, listed) => {
    const board = position({
      ground,
      houseRules: { ...ON, railForTheUnion },
      union: '  Dennis  E0611  4\n  Carr  E0601  8',
    });
    expect(board.listed('rail')).toEqual(listed);
    if (railForTheUnion === 'never')
      expect(board.refusal(rail('Dennis', 'E0601'))).toMatchObject({ code: 'not-union', cite: '16.2c' });
  });

  test('a unit that may not board is led to no station; where it stands is no journey', () => {
    const large = rebels('  Tracy  E0611  7');
    expect(stationsFor(large.field, large.state, 0)).toEqual([]);
    const { field, state } = rebels('  Tracy  E0611  5');
    expect(railWords(field, state, 0, state.units[0]!.hex)).toBe('0 hexes, 0 Fatigue Levels');
  });

  test('house rule railExtendedMarch: the table is consulted for the level gained', () => {
    const board = position({
      ...{ ground, side: 'confederate', confederate: '  Tracy  E0611  5  fatigue 3' },
      houseRules: { ...ON, railExtendedMarch: 'yes' },
    });
    board.play(rail('Tracy', 'E0601'), 6, ...CONFEDERATE);
    expect(board.unit('Tracy')).toMatchObject({ fatigue: 4, organized: false });
  });
});
