/** Fire on the map (21.6): the worked cases, the choice of targets, levels and readings. */
import { toNumber } from '@longroll/kernel';
import { describe, expect, test } from 'vitest';
import { shotAt } from '../src/play/combat/shooting.ts';
import type { Loss } from '../src/play/state/stage.ts';
import { ANTIETAM, type Board, firing, type Placed, position } from './playing.ts';

const cell = (square: string): number => ANTIETAM.cells.get(square)!;

/** Losses of the fire stage by unit. */
function losses(board: Board): Record<string, number> {
  const { stage } = board.state;
  const list: readonly Loss[] = stage.at === 'fire-settle' ? stage.losses : [];
  return Object.fromEntries(list.map(({ unit, lost }) => [board.field.units[unit]!.id, lost]));
}
const flanked = (board: Board): readonly string[] => {
  const { stage } = board.state;
  const list: readonly Loss[] = stage.at === 'fire-settle' ? stage.losses : [];
  return list.filter((loss) => loss.flanked).map(({ unit }) => board.field.units[unit]!.id);
};

const WEBER: Placed = {
  square: '1818',
  facing: 5,
  op: 0,
  fatigue: 4,
  plot: { square: '1719', paid: 2, order: 1 },
};
const ANDERSON: Placed = { square: '1719', facing: 1 };

const volley = (more: Readonly<Record<string, Placed>> = {}): Board =>
  position({
    scenario: 'sunken-road',
    units: { 'U-WEBER-A': WEBER, 'C-GBANDERSON-A': ANDERSON, ...more },
    stage: firing('union'),
  });

describe('shots', () => {
  test('from the flank: cover does not count (case 15)', () => {
    const board = position({
      scenario: 'sunken-road',
      units: {
        'U-RES-ART1': { square: '2820', facing: 7, op: 8, plot: { square: '1820', paid: 4, order: 1 } },
        'C-GBANDERSON-B': { square: '1820', facing: 1 },
      },
      stage: firing('union'),
    });
    const gun = board.at('U-RES-ART1');
    expect(shotAt(board.field, board.state, gun, cell('1820')).before).toEqual({ n: 5292, d: 125 });
    board.run('fire-settle', 1);
    expect(losses(board)).toEqual({ 'C-GBANDERSON-B': 42 });
    expect(flanked(board)).toEqual(['C-GBANDERSON-B']);
    expect(board.story()).toEqual([
      'Taft, Langner, von Kleiser fires into the flank of G. B. Anderson B in the Sunken Road: 42 men fall.',
    ]);
  });

  test('from the front the lane shelters, and the range of another square is longer (case 15)', () => {
    const board = position({
      scenario: 'sunken-road',
      units: {
        'U-RES-ART1': { square: '2820', facing: 7, op: 8, plot: { square: '1820', paid: 4, order: 1 } },
        'C-GBANDERSON-B': { square: '1820', facing: 2 },
        'C-GBANDERSON-A': { square: '1719', facing: 2 },
      },
      stage: firing('union'),
    });
    const gun = board.at('U-RES-ART1');
    const near = shotAt(board.field, board.state, gun, cell('1820'));
    expect(toNumber(near.before)).toBeCloseTo(22.5792, 10);
    const far = shotAt(board.field, board.state, gun, cell('1719'));
    expect(toNumber(far.before)).toBeCloseTo(22.5792 / 2, 10);
    expect(losses(board.run('fire-settle', 1))).toEqual({ 'C-GBANDERSON-B': 23 });
    expect(flanked(board)).toEqual([]);
  });

  test('a volley both ways reads the strengths before it (case 17)', () => {
    const board = volley();
    board.run('fire-settle', 1.2, 0.8);
    expect(losses(board)).toEqual({ 'U-WEBER-A': 19, 'C-GBANDERSON-A': 13 });
    expect(board.draws).toEqual(['Weber A: random factor', 'G. B. Anderson A: random factor']);
    expect([board.unit('U-WEBER-A').ammo, board.unit('C-GBANDERSON-A').ammo]).toEqual([3, 3]);
    expect([board.unit('U-WEBER-A').op, board.unit('C-GBANDERSON-A').op]).toEqual([0, 10]);
    expect([board.unit('U-WEBER-A').idle, board.unit('U-WEBER-A').firedThisTurn]).toEqual([false, true]);
    expect(board.story()).toEqual([
      'Weber A fires on G. B. Anderson A in the Sunken Road: 13 men fall.',
      'G. B. Anderson A fires on Weber A at the Clipp house: 19 men fall.',
    ]);
  });

  test('two units in a square share by men, the rest to the larger (case 18)', () => {
    const board = volley({ 'U-WEBER-B': { square: '1818', facing: 5 } });
    board.run('fire-settle', 1.2, 1.1);
    expect(losses(board)).toEqual({ 'U-WEBER-A': 13, 'U-WEBER-B': 15, 'C-GBANDERSON-A': 13 });
  });

  test('small arms at range 2 do not fire in defence (case 19)', () => {
    const board = volley({
      'C-RODES': { square: '1619', facing: 1 },
      'C-GBANDERSON-B': { square: '1820', facing: 1 },
    });
    board.run('fire-settle', 1.2, 0.8);
    expect(board.unit('C-RODES').ammo).toBe(4);
  });

  test('a flank, and the reply outside the arc at half (case 20)', () => {
    const board = position({
      units: {
        'C-WOFFORD': {
          ...{ square: '1414', facing: 2, men: 985, leader: 'L-HOOD', op: 8 },
          plot: { square: '1513', paid: 2, order: 1 },
        },
        'U-PATRICK': { square: '1513', facing: 3, men: 700, op: 6, efficiency: 60, fatigue: 10 },
      },
      stage: firing('confederate'),
    });
    board.run('fire-settle', 1, 1);
    expect(losses(board)).toEqual({ 'C-WOFFORD': 11, 'U-PATRICK': 74 });
    // Hood is at 1 %; 11 of 985 men are 1 %, less 10 for him; the 700 check at 49 %.
    board.run('flights', 2, 49);
    expect(board.unit('U-PATRICK')).toMatchObject({ men: 626, fatigue: 31, efficiency: 52, mode: 'routed' });
  });
});

describe('targets of the defence (case 21)', () => {
  const target = (marks: Partial<Placed>, charging: boolean, firingToo: boolean): string => {
    const plot = (order: number, melee: boolean) => ({ square: '1719', paid: melee ? 4 : 2, order, melee });
    const board = position({
      scenario: 'sunken-road',
      units: {
        'C-RODES': { square: '1719', facing: 1, ...marks },
        'U-WEBER-A': { square: '1818', men: 900, ammo: 0, ...(firingToo && { plot: plot(1, false) }) },
        'U-STAINROOK': { square: '1718', men: 300, ammo: 0, ...(charging && { plot: plot(2, true) }) },
        'U-MORRIS-A': { square: '1618', men: 1200 },
      },
      stage: firing('union'),
    });
    const fires = marks.mode === 'limbered' || marks.holdFire || marks.ammo === 0 ? [] : [1];
    board.run('fire-settle', ...fires);
    return Object.keys(losses(board)).join();
  };
  test('who charges comes before who fires, who fires before who stands there', () => {
    expect(target({}, true, true)).toBe('U-STAINROOK');
    expect(target({}, false, true)).toBe('U-WEBER-A');
    expect(target({}, false, false)).toBe('U-MORRIS-A');
    expect(target({ plot: { square: '1718' } }, false, false)).toBe('U-STAINROOK');
    expect(target({ plot: { square: '1718' } }, false, true)).toBe('U-WEBER-A');
  });
  test('nobody fires who holds his fire or has no ammunition', () => {
    expect(target({ holdFire: true }, true, true)).toBe('');
    expect(target({ ammo: 0 }, true, true)).toBe('');
  });
  test('of equals the square with most men, then the lowest direction', () => {
    const board = (men: number): Board =>
      position({
        scenario: 'sunken-road',
        units: {
          'C-RODES': { square: '1719', facing: 1 },
          'U-STAINROOK': { square: '1818', men },
          'U-WEBER-A': { square: '1618', men: 600 },
        },
        stage: firing('union'),
      }).run('fire-settle', 1);
    expect(Object.keys(losses(board(601)))).toEqual(['U-STAINROOK']);
    expect(Object.keys(losses(board(600)))).toEqual(['U-STAINROOK']);
    expect(Object.keys(losses(board(599)))).toEqual(['U-WEBER-A']);
  });
  test('routed units fire only at those who attack them', () => {
    const board = (plot: boolean): Board =>
      position({
        scenario: 'sunken-road',
        units: {
          'C-RODES': { square: '1719', mode: 'routed' },
          'U-WEBER-A': {
            ...{ square: '1818', ammo: 0 },
            ...(plot && { plot: { square: '1719', paid: 2, order: 1 } }),
          },
        },
        stage: firing('union'),
      });
    expect(losses(board(false).run('fire-settle'))).toEqual({});
    // 26.1 (870 R/M), at 0.75 routed, 0.9 higher, 1.20 density, 1.2 time, 1.10 leader.
    expect(losses(board(true).run('fire-settle', 1))).toEqual({ 'U-WEBER-A': 28 });
  });
  test('a standing plot of guns is fired at a distance, and paid as far as there are points', () => {
    const board = position({
      scenario: 'sunken-road',
      units: {
        'C-DHH-ART1': { square: '1521', facing: 1, op: 3, leader: null, plot: { square: '1516' } },
        'U-STAINROOK': { square: '1516' },
      },
      stage: firing('union'),
    });
    const before = ANTIETAM.levels[cell('1516')]! > ANTIETAM.levels[cell('1521')]!;
    board.run('fire-settle', 1);
    expect(Object.keys(losses(board))).toEqual(['U-STAINROOK']);
    expect(board.unit('C-DHH-ART1').op).toBe(0);
    expect(before).toBe(true);
  });
});

describe('plots that come to nothing', () => {
  test('an empty square is not fired at: no ammunition is spent, and only the owner hears of it', () => {
    const board = position({
      scenario: 'sunken-road',
      units: { 'U-WEBER-A': WEBER, 'C-RODES': { square: '1619' } },
      stage: firing('union'),
    }).run('fire-settle');
    expect(board.unit('U-WEBER-A')).toMatchObject({ ammo: 4, idle: true, firedThisTurn: false, op: 0 });
    expect(board.story('union')).toEqual(['Weber A finds nobody to fire at in the Sunken Road.']);
    expect(board.story('confederate')).toEqual([]);
  });
  test('without ammunition there is no shot and no draw', () => {
    const board = volley({
      'U-WEBER-A': { ...WEBER, ammo: 0 },
      'C-GBANDERSON-A': { ...ANDERSON, holdFire: true },
    });
    board.run('fire-settle');
    expect(losses(board)).toEqual({});
    expect(board.unit('U-WEBER-A').ammo).toBe(0);
  });
});

describe('levels and readings', () => {
  test('the basic game has no flank, no leaders and no end of ammunition', () => {
    const units = {
      'U-WEBER-A': { ...WEBER, facing: 1, ammo: 0 },
      'C-GBANDERSON-A': { ...ANDERSON, facing: 5, ammo: 0 },
    };
    const basic = position({
      scenario: 'sunken-road',
      units,
      stage: firing('union'),
      options: { level: 'basic' },
    }).run('fire-settle', 1.2, 0.8);
    expect(losses(basic)).toEqual({ 'U-WEBER-A': 19, 'C-GBANDERSON-A': 13 });
    expect(flanked(basic)).toEqual([]);
    expect(basic.unit('U-WEBER-A').ammo).toBe(0);
  });
  test('the lane counts as the house rules say', () => {
    const board = position({
      scenario: 'sunken-road',
      units: { 'U-WEBER-A': WEBER, 'C-GBANDERSON-A': { ...ANDERSON, holdFire: true } },
      stage: firing('union'),
      houseRules: { laneCover: 0 },
    }).run('fire-settle', 1);
    expect(losses(board)).toEqual({ 'C-GBANDERSON-A': 13 });
  });
  test('the lane does not shelter the routed', () => {
    const before = (mode: 'normal' | 'routed'): number => {
      const board = volley({ 'C-GBANDERSON-A': { ...ANDERSON, mode } });
      return toNumber(shotAt(board.field, board.state, board.at('U-WEBER-A'), cell('1719')).before);
    };
    expect(before('normal') / before('routed')).toBeCloseTo(0.8, 12);
  });
});
