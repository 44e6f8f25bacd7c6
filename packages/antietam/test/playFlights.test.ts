/** Flights (21.9): the way, friends on it, want of room, the edge of the map, surrender. */
import { describe, expect, test } from 'vitest';
import { GONE, NOBODY } from '../src/field/state.ts';
import { type Board, fleeing, type Placed, position } from './playing.ts';

const LANE: Readonly<Record<string, Placed>> = {
  'U-TYNDALE-A': { square: '1518' },
  'U-TYNDALE-B': { square: '1618' },
  'U-STAINROOK': { square: '1718' },
  'C-RODES': { square: '1619', mode: 'routed', leader: null },
  'C-MCRAE': { square: '1520' },
  'C-DHH-ART1': { square: '1521', leader: null },
};
const rodes = (more: Readonly<Record<string, Placed>> = {}, houseRules = {}): Board =>
  position({
    scenario: 'sunken-road',
    units: { ...LANE, ...more },
    stage: fleeing('union', 'C-RODES'),
    houseRules,
  }).run('combat-end');

describe('through friends (case 31)', () => {
  test('three squares away from the enemy, toward the rear', () => {
    const board = rodes();
    expect(board.square('C-RODES')).toBe('1322');
    expect(board.unit('C-RODES')).toMatchObject({ fatigue: 6, idle: false, mode: 'routed', op: 12 });
    expect(board.facing('C-RODES')).toBe(2);
    expect(board.unit('C-MCRAE').fatigue).toBe(5);
    expect(board.unit('C-DHH-ART1').fatigue).toBe(0);
    expect(board.story()).toEqual(['Rodes flees 3 squares to 1322.']);
  });
  test('routed friends do not tire', () => {
    expect(rodes({ 'C-MCRAE': { square: '1520', mode: 'routed' } }).unit('C-MCRAE').fatigue).toBe(0);
  });
  test('where the last square is full it goes on', () => {
    const full = { 'C-COBB': { square: '1322' }, 'C-EVANS': { square: '1322' } };
    const board = rodes(full);
    expect(board.square('C-RODES')).toBe('1223');
    expect([board.unit('C-RODES').fatigue, board.unit('C-COBB').fatigue]).toEqual([8, 5]);
  });
  test('for two squares at most: then the square stays over the limit (case 33)', () => {
    const board = rodes({
      ...{ 'C-COBB': { square: '1322' }, 'C-EVANS': { square: '1322' } },
      ...{ 'C-WRIGHT': { square: '1223' }, 'C-PRYOR': { square: '1223' } },
      ...{ 'C-POSEY': { square: '1124' }, 'C-PARHAM': { square: '1124' } },
    });
    expect(board.square('C-RODES')).toBe('1124');
    expect(board.unit('C-RODES').fatigue).toBe(10);
  });
  test('as far as the house rules say', () => {
    expect(rodes({}, { routSquares: 2 }).square('C-RODES')).toBe('1421');
  });
});

describe('at the edge (case 32)', () => {
  test('it stops where no square is farther and none nearer to the rear', () => {
    const board = position({
      scenario: 'sunken-road',
      units: { 'C-COBB': { square: '1113', mode: 'routed' }, 'U-STAINROOK': { square: '1213' } },
      stage: fleeing('union', 'C-COBB'),
    }).run('combat-end');
    expect(board.square('C-COBB')).toBe('1014');
    expect(board.unit('C-COBB').fatigue).toBe(2);
  });

  const cornered = (more: Readonly<Record<string, Placed>>): Board =>
    position({
      units: {
        'U-MORRIS-A': { square: '2424', mode: 'routed', men: 500, leader: 'L-FRENCH' },
        'U-MORRIS-B': { square: '1806' },
        ...more,
      },
      stage: fleeing('confederate', 'U-MORRIS-A'),
    }).run('combat-end');

  test('with no square and an enemy next to it, it surrenders with its leader', () => {
    const board = cornered({ 'C-RODES': { square: '2324' }, 'C-MCRAE': { square: '2423' } });
    expect(board.unit('U-MORRIS-A')).toMatchObject({ square: GONE, men: 0, lostMen: 500 });
    expect(board.leader('L-FRENCH')).toMatchObject({ status: 'lost', unit: NOBODY });
    expect(board.points('confederate')).toBe(550);
    expect(board.story()).toEqual([
      'Morris A has nowhere to go and surrenders: 500 men are lost.',
      'French is captured with Morris A.',
    ]);
  });

  test('with no square but no enemy next to it, it stays', () => {
    const board = position({
      scenario: 'sunken-road',
      units: { 'C-COBB': { square: '1028', mode: 'routed' }, 'U-STAINROOK': { square: '1226' } },
      stage: fleeing('union', 'C-COBB'),
    }).run('combat-end');
    expect(board.square('C-COBB')).toBe('1028');
    expect(board.unit('C-COBB').fatigue).toBe(0);
    expect(board.story()).toEqual(["Cobb's brigade (Sanders) finds no way to flee."]);
  });
});
