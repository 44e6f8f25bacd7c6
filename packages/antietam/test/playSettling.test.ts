/** Settling a step of combat (21.7): men, guns, leaders, fatigue, efficiency, rout; and the end of the phase. */
import { describe, expect, test } from 'vitest';
import { GONE, NOBODY } from '../src/field/state.ts';
import { densityPercent } from '../src/modifiers/fire.ts';
import { type Board, firing, position, settling } from './playing.ts';

const anderson = (lost: number, flanked: boolean): Board =>
  position({
    scenario: 'sunken-road',
    units: { 'C-GBANDERSON-B': { square: '1820', facing: 1 } },
    stage: settling('union', { 'C-GBANDERSON-B': { lost, before: 625, flanked } }),
  });

describe('the rout check', () => {
  test('42 men from the flank: 21 % (case 16)', () => {
    expect(anderson(42, true).run('flights', 22).unit('C-GBANDERSON-B')).toMatchObject({
      ...{ men: 583, lostMen: 42, fatigue: 13, efficiency: 80, mode: 'normal', idle: false },
    });
    const broken = anderson(42, true).run('flights', 21);
    expect(broken.unit('C-GBANDERSON-B')).toMatchObject({
      efficiency: 75,
      mode: 'routed',
      fort: 0,
      plot: null,
    });
    expect(broken.state.stage).toMatchObject({ fleeing: [broken.at('C-GBANDERSON-B')], after: 'melee' });
    expect(broken.story()).toEqual(['G. B. Anderson B breaks and routs.']);
    expect(broken.points('union')).toBe(42);
  });

  test('both sides of a volley settle, the attacker first (case 17)', () => {
    const board = position({
      scenario: 'sunken-road',
      units: {
        'U-WEBER-A': {
          square: '1818',
          facing: 5,
          op: 0,
          fatigue: 4,
          plot: { square: '1719', paid: 2, order: 1 },
        },
        'C-GBANDERSON-A': { square: '1719', facing: 1 },
      },
      stage: firing('union'),
    });
    board.run('flights', 1.2, 0.8, 2, 3);
    expect(board.draws.slice(2)).toEqual(['Weber A: leader check', 'G. B. Anderson A: rout check']);
    expect(board.unit('U-WEBER-A')).toMatchObject({ men: 871, fatigue: 8, mode: 'normal' });
    expect(board.unit('C-GBANDERSON-A')).toMatchObject({ men: 612, fatigue: 4, mode: 'normal' });
    expect([board.points('union'), board.points('confederate')]).toEqual([13, 19]);
  });

  test('a routed unit that fails again loses 5 more and flees again', () => {
    const board = position({
      units: { 'U-PATRICK': { square: '1513', mode: 'routed', efficiency: 30 } },
      stage: settling('confederate', { 'U-PATRICK': { lost: 20, before: 1000 } }),
    }).run('flights', 1);
    expect(board.unit('U-PATRICK')).toMatchObject({ efficiency: 25, mode: 'routed' });
    expect(board.state.stage).toMatchObject({ fleeing: [board.at('U-PATRICK')] });
  });

  test('losses wake a division that waits', () => {
    const board = position({
      units: { 'U-WARREN': { square: '2722', active: false }, 'U-LOVELL': { square: '2723', active: false } },
      stage: settling('confederate', { 'U-WARREN': { lost: 1, before: 420 } }),
    }).run('flights');
    expect([board.unit('U-WARREN').active, board.unit('U-LOVELL').active]).toEqual([true, true]);
    expect(board.story('union')).toContain('The men of Sykes stand to arms and take orders from now on.');
  });
});

describe('density (case 22)', () => {
  test.each([
    [300, -25],
    [350, -25],
    [638, -1],
    [661, 0],
    [662, 1],
    [950, 25],
  ])('%i men: %i %%', (men, percent) => expect(densityPercent(men)).toBe(percent));
});

describe('guns and ends of units (case 23)', () => {
  test('a battery loses a gun for each full 16 men', () => {
    const board = position({
      units: { 'U-I-ART4': { square: '1513' } },
      stage: settling('confederate', { 'U-I-ART4': { lost: 35, before: 96 } }),
    }).run('flights', 100);
    expect(board.unit('U-I-ART4')).toMatchObject({ men: 61, lostMen: 35, lostGuns: 2 });
    expect(board.points('confederate')).toBe(75);
  });

  test('under 25 men a unit is broken up, and what is left of it is no loss', () => {
    const board = position({
      units: { 'U-2USSS': { square: '1513', men: 40 } },
      stage: settling('confederate', { 'U-2USSS': { lost: 20, before: 40 } }),
    }).run('flights');
    expect(board.unit('U-2USSS')).toMatchObject({ square: GONE, men: 20, lostMen: 20 });
    expect(board.points('confederate')).toBe(20);
    expect(board.story()).toEqual(['2nd US Sharpshooters (Phelps) is broken up.']);
  });

  test('a unit that has just 25 men left stays', () => {
    const board = position({
      units: { 'U-2USSS': { square: '1513', men: 40 } },
      stage: settling('confederate', { 'U-2USSS': { lost: 15, before: 40 } }),
    }).run('flights', 100);
    expect(board.square('U-2USSS')).toBe('1513');
  });

  test('the guns of a broken-up battery are lost, its men are not', () => {
    const board = position({
      units: { 'U-I-ART4': { square: '1513', men: 40, startMen: 96, lostMen: 56, lostGuns: 3 } },
      stage: settling('confederate', { 'U-I-ART4': { lost: 16, before: 40 } }),
    }).run('flights');
    expect(board.unit('U-I-ART4')).toMatchObject({ square: GONE, men: 24, lostMen: 72, lostGuns: 6 });
    expect(board.points('confederate')).toBe(16 + 3 * 20);
    expect(board.story()).toEqual(['Ransom, Simpson is broken up and leaves 2 guns behind.']);
  });

  test('a battery that routs unlimbered abandons half its guns, rounded up; the crew stays', () => {
    const rout = (mode: 'limbered' | 'unlimbered', level: 'basic' | 'advanced' = 'advanced'): Board =>
      position({
        units: { 'U-I-ART2': { square: '1513', mode, efficiency: 0 } },
        stage: settling('confederate', { 'U-I-ART2': { lost: 1, before: 160 } }),
        options: { level },
      }).run('flights', 1);
    expect(rout('unlimbered').unit('U-I-ART2')).toMatchObject({ men: 159, lostGuns: 5, mode: 'routed' });
    expect(rout('unlimbered').points('confederate')).toBe(101);
    expect(rout('unlimbered').story()).toEqual(['Reynolds, Cooper breaks and routs and abandons 5 guns.']);
    expect(rout('limbered').unit('U-I-ART2')).toMatchObject({ lostGuns: 0 });
    expect(rout('unlimbered', 'basic').unit('U-I-ART2')).toMatchObject({ lostGuns: 0 });
  });

  test('a battery that abandons its last gun is gone', () => {
    const board = position({
      units: { 'U-I-ART2': { square: '1513', efficiency: 0, lostGuns: 9 } },
      stage: settling('confederate', { 'U-I-ART2': { lost: 1, before: 160 } }),
    }).run('flights', 1);
    expect(board.unit('U-I-ART2')).toMatchObject({ square: GONE, men: 159, lostGuns: 10 });
    expect(board.state.stage).toMatchObject({ fleeing: [] });
  });
});

describe('leaders', () => {
  const nagle = (leader: string, lost: number, more = {}): Board =>
    position({
      scenario: 'burnsides-bridge',
      units: {
        'U-NAGLE-B': { square: '2132', leader, ...more },
        'U-NAGLE-A': { square: '2333', leader: null },
        'U-FERRERO-A': { square: '2232', leader: null },
        'U-FERRERO-B': { square: '2332', leader: null },
      },
      stage: settling('union', { 'U-NAGLE-B': { lost, before: 698, square: 0 } }),
    });

  test('64 men are 6 %: 50 points, 5 fatigue, and no steadying at the check (case 39)', () => {
    const spared = nagle('L-STURGIS', 64).run('flights', 7, 100);
    expect(spared.leader('L-STURGIS')).toMatchObject({ status: 'serving' });
    expect(spared.unit('U-NAGLE-B').fatigue).toBe(18);
    const hit = nagle('L-STURGIS', 64).run('flights', 6, 100);
    expect(hit.leader('L-STURGIS')).toMatchObject({ status: 'lost', unit: NOBODY });
    expect(hit.unit('U-NAGLE-B').fatigue).toBe(23);
    expect(hit.points('confederate')).toBe(64 + 50);
    expect(hit.draws).toEqual(['Nagle B: leader check', 'Nagle B: rout check']);
    expect(hit.story()).toEqual(['Sturgis is hit at the head of Nagle B.']);
  });

  test('a corps leader gives 150', () => {
    expect(nagle('L-BURNSIDE', 64).run('flights', 6, 100).points('confederate')).toBe(64 + 150);
  });

  test('nobody is hit in the basic game', () => {
    const board = position({
      scenario: 'burnsides-bridge',
      units: { 'U-NAGLE-B': { square: '2132', leader: 'L-STURGIS' } },
      stage: settling('union', { 'U-NAGLE-B': { lost: 64, before: 698 } }),
      options: { level: 'basic' },
    }).run('flights', 100);
    expect(board.leader('L-STURGIS').status).toBe('serving');
  });

  test('the leader of a unit that is gone is checked, then joins the nearest of his command', () => {
    const square = nagle('L-STURGIS', 1).unit('U-NAGLE-B').square;
    const gone = (): Board =>
      position({
        scenario: 'burnsides-bridge',
        units: {
          'U-NAGLE-B': { square: '2132', leader: 'L-STURGIS', men: 100 },
          'U-NAGLE-A': { square: '2333', leader: null },
          'U-FERRERO-A': { square: '2232', leader: null },
          'U-CHRIST-A': { square: '2133', leader: null },
        },
        stage: settling('union', { 'U-NAGLE-B': { lost: 90, before: 100, square } }),
      });
    const board = gone().run('flights', 10);
    expect(board.leader('L-STURGIS')).toMatchObject({ status: 'serving', unit: board.at('U-FERRERO-A') });
    expect(board.story()).toEqual(['Nagle B is broken up.', 'Sturgis joins Ferrero A.']);
    expect(gone().run('flights', 9).leader('L-STURGIS').status).toBe('lost');
  });

  test('without a unit of his command he is out, but not lost', () => {
    const board = position({
      scenario: 'burnsides-bridge',
      units: {
        'U-NAGLE-B': { square: '2132', leader: 'L-STURGIS', men: 100 },
        'U-CHRIST-A': { square: '2133', leader: null },
      },
      stage: settling('union', { 'U-NAGLE-B': { lost: 90, before: 100, square: 0 } }),
    }).run('flights', 10);
    expect(board.leader('L-STURGIS')).toMatchObject({ status: 'out', unit: NOBODY });
    expect(board.points('confederate')).toBe(90);
  });
});

describe('the end of combat', () => {
  const ended = (side: 'union' | 'confederate', set: 1 | 2, more = {}): Board =>
    position({
      scenario: 'sunken-road',
      units: {
        'U-WEBER-A': { square: '1818', plot: { square: '1719', paid: 4, order: 3, melee: true } },
        'C-RODES': { square: '1619', plot: { square: '1618' } },
        ...more,
      },
      stage: { at: 'combat-end', side, set },
    }).run(null);

  test('melee plots lapse, fire plots stand', () => {
    const board = ended('union', 1);
    expect(board.unit('U-WEBER-A').plot).toMatchObject({ paid: 0, order: 0, melee: false });
    expect(board.unit('C-RODES').plot).toMatchObject({ paid: 0, order: 0, melee: false });
  });
  test('then the other side, mid-turn recovery, or victory', () => {
    expect(ended('union', 1).state.stage).toEqual({ at: 'routed-moves', side: 'confederate', set: 1 });
    expect(ended('confederate', 1).state.stage).toMatchObject({ at: 'rally', midTurn: true });
    expect(ended('union', 2).state.stage).toEqual({ at: 'routed-moves', side: 'confederate', set: 2 });
    expect(ended('confederate', 2).state.stage).toMatchObject({ at: 'victory' });
  });
  test('a side that is gone has lost its places, and the game is over', () => {
    const board = ended('union', 1);
    const { field, state } = board;
    const units = state.units.map((unit, i) =>
      field.units[i]!.side === 'confederate' ? { ...unit, square: GONE } : unit,
    );
    board.state = { ...state, units, stage: { at: 'combat-end', side: 'union', set: 1 } };
    board.run(null);
    expect(board.state.stage).toMatchObject({ at: 'game-over', resigned: false });
    expect(new Set(board.state.held.all)).toEqual(new Set(['union']));
  });
});
