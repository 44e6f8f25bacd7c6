/** Melee on the map (21.8): strengths, losses, retreats, advance. */
import { describe, expect, test } from 'vitest';
import { GONE } from '../src/field/state.ts';
import { type Board, firing, meleeing, type Placed, position } from './playing.ts';

const charge = (square: string, order = 1) => ({ square, paid: 4, order, melee: true });

const bridge = (more: Partial<Placed> = {}): Board =>
  position({
    scenario: 'burnsides-bridge',
    units: {
      'U-NAGLE-B': {
        ...{ square: '2032', facing: 7, mode: 'column', op: 1, fatigue: 5, leader: null },
        plot: charge('1932'),
        ...more,
      },
      'C-TOOMBS': { square: '1932', facing: 3, fort: 2, leader: null },
    },
    stage: firing('union'),
  });

describe('over the bridge', () => {
  test('fire, melee, retreat and settling in one (case 24)', () => {
    const board = bridge();
    board.run('melee', 1, 1, 50, 50);
    expect(board.unit('U-NAGLE-B')).toMatchObject({ men: 698, fatigue: 12 });
    expect(board.unit('C-TOOMBS')).toMatchObject({ men: 693, fatigue: 2, op: 10 });
    board.run('melee-settle', 1, 1, 14, 9, 50);
    expect(board.story()).toEqual([
      'Nagle B charges Toombs (Benning) in the woods at 1932: 64 men of the attack fall, 9 of the defence.',
      'Nagle B falls back to 2132.',
    ]);
    board.run(null, 31, 50);
    expect(board.square('U-NAGLE-B')).toBe('2132');
    expect(board.unit('U-NAGLE-B')).toMatchObject({
      ...{ men: 634, lostMen: 91, efficiency: 61, fatigue: 32, plot: null, mode: 'column' },
    });
    expect(board.unit('C-TOOMBS')).toMatchObject({ men: 684, op: 9, square: board.unit('C-TOOMBS').square });
    expect(board.state.stage).toEqual({ at: 'routed-moves', side: 'confederate', set: 1 });
    expect([board.points('union'), board.points('confederate')]).toEqual([16, 91]);
  });

  test('its check is at 30 % (case 24)', () => {
    const board = bridge().run('melee-settle', 1, 1, 50, 50, 1, 1, 14, 9, 50);
    expect(board.run('flights', 30, 50).unit('U-NAGLE-B').mode).toBe('routed');
  });

  test.each([
    [1.5, 0.5],
    [1.2, 0.9],
  ])('factors %d and %d: the middle row, 40 and 20 % (case 25)', (attacker, defender) => {
    const stays = bridge().run('melee-settle', 1, 1, 50, 50, attacker, defender, 10, 11, 41, 21);
    expect([stays.square('U-NAGLE-B'), stays.square('C-TOOMBS')]).toEqual(['2032', '1932']);
    const goes = bridge().run('melee-settle', 1, 1, 50, 50, attacker, defender, 10, 11, 40);
    expect([goes.square('U-NAGLE-B'), goes.square('C-TOOMBS')]).toEqual(['1932', '1832']);
    const back = bridge().run('melee-settle', 1, 1, 50, 50, attacker, defender, 10, 11, 41, 20);
    expect(back.square('U-NAGLE-B')).toBe('2132');
  });

  test('who routs by the fire does not charge', () => {
    const board = bridge({ fatigue: 90 }).run(null, 1, 1, 1, 50);
    expect(board.unit('U-NAGLE-B')).toMatchObject({ mode: 'routed', plot: null });
    expect(board.draws).toHaveLength(4);
  });
});

describe('Greene at the lane (case 26)', () => {
  const board = (): Board =>
    position({
      scenario: 'sunken-road',
      units: {
        'U-TYNDALE-A': { square: '1518', facing: 4, leader: 'L-GREENE', plot: charge('1619', 1) },
        'U-TYNDALE-B': { square: '1618', facing: 5, plot: charge('1619', 2) },
        'U-STAINROOK': { square: '1718', facing: 6, plot: charge('1619', 3) },
        'C-RODES': { square: '1619', facing: 1, leader: 'L-DHHILL' },
      },
      stage: meleeing('union'),
    });

  test('shares, retreat from the largest, advance of two', () => {
    const now = board().run('melee-settle', 1, 0.8, 10, 12);
    expect(now.unit('U-TYNDALE-A').men).toBe(424);
    expect(now.unit('U-TYNDALE-B').men).toBe(425);
    expect(now.unit('U-STAINROOK').men).toBe(398);
    expect(now.square('C-RODES')).toBe('1720');
    expect(['U-TYNDALE-A', 'U-TYNDALE-B', 'U-STAINROOK'].map((id) => now.square(id))).toEqual([
      '1619',
      '1619',
      '1718',
    ]);
    expect([now.facing('U-TYNDALE-A'), now.facing('U-TYNDALE-B')]).toEqual([4, 5]);
    expect([now.unit('U-TYNDALE-A').fatigue, now.unit('U-STAINROOK').fatigue]).toEqual([2, 0]);
    now.run('flights', 7);
    expect(now.draws).toEqual(['Rodes: leader check']);
    expect(now.unit('C-RODES')).toMatchObject({
      men: 808,
      fatigue: 16,
      efficiency: 82,
      mode: 'normal',
      op: 11,
    });
    expect(now.facing('C-RODES')).toBe(1);
  });

  test('who was not told to follow stays', () => {
    const quiet = board();
    const units = quiet.state.units.map((unit) => ({ ...unit, meleeAdvance: false }));
    quiet.state = { ...quiet.state, units };
    expect(quiet.run('melee-settle', 1, 0.8, 10, 12).square('U-TYNDALE-A')).toBe('1518');
  });

  test('an empty square is entered without dice, and is held', () => {
    const empty = position({
      scenario: 'sunken-road',
      units: {
        'U-TYNDALE-A': { square: '1818', plot: charge('1719') },
        'C-RODES': { square: '1520' },
      },
      stage: meleeing('union'),
    });
    expect(empty.state.held.all[0]).toBe('confederate');
    empty.run(null);
    expect(empty.square('U-TYNDALE-A')).toBe('1719');
    expect(empty.state.held.all[0]).toBe('union');
    expect(empty.state.stage.at).toBe('routed-moves');
  });
});

describe('from the rear, on horse, on guns (case 27)', () => {
  const heads = (board: Board): readonly unknown[] =>
    board.notes
      .filter(({ cite }) => cite === '8.3, 8.3.5')
      .map(({ text, value }) => [text.slice(0, 34), value]);

  test('700 from outside the arc of 500: differential 16', () => {
    const board = position({
      scenario: 'sunken-road',
      units: {
        'U-WEBER-A': { square: '1819', facing: 7, men: 700, leader: null, plot: charge('1719') },
        'C-RODES': { square: '1719', facing: 7, men: 500, leader: null },
      },
      stage: meleeing('union'),
    });
    expect(heads(board.run('melee-settle', 1, 1, 1, 1))).toEqual([
      ['Row of the table, differential 16;', '13 and more'],
    ]);
    expect(board.state.stage).toMatchObject({ melees: { losses: [{ flanked: false }, { flanked: true }] } });
  });

  test('600 mounted on 400 routed: differential 14, and the routed go', () => {
    const board = position({
      units: {
        'U-CAV3': { square: '1625', facing: 3, mode: 'mounted', men: 600, plot: charge('1725') },
        'C-EVANS': { square: '1725', mode: 'routed', men: 400 },
      },
      stage: meleeing('union'),
    });
    board.run('melee-settle', 1, 1, 1, 1);
    expect(heads(board)).toEqual([['Row of the table, differential 14;', '13 and more']]);
    expect([board.square('C-EVANS'), board.square('U-CAV3')]).toEqual(['1825', '1725']);
  });

  const onGuns = (marks: Partial<Placed>, level: 'basic' | 'advanced'): Board =>
    position({
      units: {
        'C-WOFFORD': { square: '1514', facing: 1, men: 985, plot: charge('1513') },
        'U-I-ART2': { square: '1513', facing: 5, ...marks },
      },
      stage: meleeing('confederate'),
      options: { level },
    }).run('melee-settle', 1, 1, 1, 1);

  test('unlimbered guns that must retreat are captured: 10 guns and 160 men, 360 points', () => {
    const board = onGuns({}, 'advanced');
    expect(board.unit('U-I-ART2')).toMatchObject({ square: GONE, men: 0, lostMen: 160, lostGuns: 10 });
    expect(board.points('confederate')).toBe(360);
    expect(board.square('C-WOFFORD')).toBe('1513');
    expect(board.story()).toContain(
      'Reynolds, Cooper cannot move its guns and is captured: 59 men and 4 guns are lost.',
    );
  });
  test('limbered guns retreat, and in the basic game all do', () => {
    expect(onGuns({ mode: 'limbered' }, 'advanced').square('U-I-ART2')).toBe('1512');
    expect(onGuns({}, 'basic').square('U-I-ART2')).toBe('1512');
  });
});

describe('where a retreat goes', () => {
  /** The defender is driven from his square by the first attacker. */
  const driven = (
    units: Readonly<Record<string, Placed>>,
    scenario = 'whole-day',
    side: 'union' | 'confederate' = 'union',
  ) => position({ scenario, units, stage: meleeing(side) }).run('melee-settle', 1.5, 0.5, 1, 1);

  test('a full square is the last choice, then clockwise (case 28)', () => {
    const board = driven({
      'U-WEBER-A': { square: '1618', facing: 5, plot: charge('1619') },
      'U-STAINROOK': { square: '1718' },
      'C-GARNETT': { square: '1619', facing: 1 },
      'C-RODES': { square: '1620' },
      'C-MCRAE': { square: '1620' },
    });
    expect(board.square('C-GARNETT')).toBe('1520');
    expect(board.unit('C-GARNETT')).toMatchObject({ fatigue: 2, idle: false, op: 11 });
  });

  test('mounted cavalry goes two squares (case 28)', () => {
    const cavalry = (mode: 'mounted' | 'dismounted'): string =>
      driven({
        'U-CRAWFORD-A': { square: '1825', facing: 7, plot: charge('1725') },
        'C-MUNFORD-A': { square: '1725', facing: 3, men: 300, mode },
      }).square('C-MUNFORD-A');
    expect([cavalry('mounted'), cavalry('dismounted')]).toEqual(['1525', '1625']);
  });

  const CREEK: Readonly<Record<string, Placed>> = {
    'U-MORRIS-A': { square: '2424', facing: 7, men: 300, leader: 'L-FRENCH' },
    'C-COLQUITT-A': { square: '2423' },
    'C-RODES': { square: '2324', facing: 3, plot: charge('2424') },
  };

  test('blocked: it surrenders with its leader (case 29)', () => {
    const board = driven({ ...CREEK, 'U-MORRIS-B': { square: '1806' } }, 'whole-day', 'confederate');
    expect(board.unit('U-MORRIS-A')).toMatchObject({ square: GONE, men: 0, lostMen: 300 });
    expect(board.leader('L-FRENCH').status).toBe('lost');
    expect(board.points('confederate')).toBe(350);
    expect(board.square('C-RODES')).toBe('2424');
  });
  test('a friend opens an enemy zone (case 29)', () => {
    const board = driven({ ...CREEK, 'U-MORRIS-B': { square: '2425' } }, 'whole-day', 'confederate');
    expect(board.square('U-MORRIS-A')).toBe('2425');
  });
  test('forced back on the creek (case 30)', () => {
    const board = driven(
      {
        'U-NAGLE-B': { square: '1931', facing: 7, men: 300, leader: null },
        'C-KEMPER': { square: '1932' },
        'C-RODES': { square: '1831', facing: 3, plot: charge('1931') },
      },
      'whole-day',
      'confederate',
    );
    expect(board.square('U-NAGLE-B')).toBe('2030');
  });

  test('a unit that fell back fights again where it stands, and settles once for both (21.8.9)', () => {
    const board = position({
      units: {
        'U-WEBER-A': { square: '1618', facing: 5, plot: charge('1619', 1) },
        'U-CRAWFORD-A': { square: '1721', facing: 1, plot: charge('1620', 2) },
        'C-GARNETT': { square: '1619', facing: 1, men: 600 },
        'C-RODES': { square: '1620', facing: 5, leader: null, men: 200 },
      },
      stage: meleeing('union'),
    });
    board.run('melee-settle', 1.5, 0.5, 1, 2, 1.5, 0.5, 3, 4);
    const { stage } = board.state;
    const losses = stage.at === 'melee-settle' ? stage.melees.losses : [];
    const garnett = losses.find(({ unit }) => unit === board.at('C-GARNETT'));
    expect(garnett).toMatchObject({ before: 600, lost: 600 - board.unit('C-GARNETT').men });
    expect(losses.filter(({ unit }) => unit === board.at('C-GARNETT'))).toHaveLength(1);
  });
});
