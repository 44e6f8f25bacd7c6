/** Recovery: rally, rest, ammunition, and the points of a set (9.4, 10.3, 11, 5.1). */
import { describe, expect, test } from 'vitest';
import { allot } from '../src/play/recovery/allotting.ts';
import { rally } from '../src/play/recovery/rallying.ts';
import { rest } from '../src/play/recovery/resting.ts';
import { resupply } from '../src/play/recovery/supplying.ts';
import type { Marks, Position } from './positions.ts';
import { fieldFor, positionOf, ran } from './positions.ts';

const SUNKEN = 'sunken-road';
const ROUTED = { mode: 'routed', efficiency: 75, fatigue: 34, idle: false } as const satisfies Marks;

const recovering = (at: 'rally' | 'rest' | 'resupply', midTurn: boolean, position: Position) =>
  positionOf(SUNKEN, { turn: 5, stage: { at, side: 'union', midTurn }, ...position });

const routedWeber = (midTurn: boolean, more: Position['units'] = {}, position: Position = {}) =>
  recovering('rally', midTurn, {
    alone: true,
    ...position,
    units: { 'U-WEBER-A': { ...ROUTED, square: '1816' }, ...more },
  });
const withoutFrench = { 'L-FRENCH': { unit: -1, status: 'out' } } as const;

describe('rally', () => {
  test('case 34: morale 41 gives 61 %, and a leader in mid-turn 35 %', () => {
    const state = routedWeber(false, {}, { leaders: withoutFrench });
    const out = ran(SUNKEN, rally, state, 61);
    expect(out.unit('U-WEBER-A')).toMatchObject({ mode: 'normal', justRallied: true, fatigue: 34 });
    expect(out.draws).toEqual([['Weber A: rally check', undefined]]);
    expect(out.state.stage).toEqual({ at: 'rest', side: 'union', midTurn: false });
    expect(ran(SUNKEN, rally, state, 62).unit('U-WEBER-A')).toMatchObject({
      mode: 'routed',
      justRallied: false,
    });
    const led = routedWeber(true);
    expect(ran(SUNKEN, rally, led, 35).unit('U-WEBER-A').mode).toBe('normal');
    expect(ran(SUNKEN, rally, led, 36).unit('U-WEBER-A').mode).toBe('routed');
  });

  test('its division leader counts within 1 square, and no other leader', () => {
    const near = (square: string, leader: string) =>
      routedWeber(
        false,
        { 'U-WEBER-B': { square }, 'U-KIMBALL-A': { square: '1814' } },
        { leaders: { [leader]: { unit: fieldFor(SUNKEN).unitsById.get('U-WEBER-B')! } } },
      );
    const percent = (square: string, leader: string) => {
      const { notes } = ran(SUNKEN, rally, near(square, leader), 100);
      return notes.find(({ cite }) => cite === '9.4.2')!.applied;
    };
    expect(percent('1815', 'L-FRENCH')).toBe(true);
    expect(percent('1814', 'L-FRENCH')).toBe(false);
  });

  test('case 34: an enemy at 2 bars it, seen or not; at 3 he does not', () => {
    const enemy = (square: string, hidden: boolean) =>
      routedWeber(false, { 'C-RODES': { ...ROUTED, square } }, { options: { hidden } });
    // That nobody checks would tell of him who is not seen: both check, and stay routed whatever they roll.
    const unseen = ran(SUNKEN, rally, enemy('1818', true), 1, 1);
    expect([unseen.unit('U-WEBER-A').mode, unseen.unit('C-RODES').mode]).toEqual(['routed', 'routed']);
    expect(ran(SUNKEN, rally, enemy('1818', false)).draws).toEqual([]);
    // Both are routed and 3 apart: both check, the Union first.
    expect(ran(SUNKEN, rally, enemy('1819', false), 100, 100).draws.map(([name]) => name)).toEqual([
      'Weber A: rally check',
      'Rodes: rally check',
    ]);
  });

  test('a certain rally and a hopeless one draw nothing', () => {
    const sure = routedWeber(false, {
      'U-WEBER-A': { ...ROUTED, square: '1816', efficiency: 95, fatigue: 5 },
    });
    expect(ran(SUNKEN, rally, sure).unit('U-WEBER-A').mode).toBe('normal');
  });

  test('riders rally on foot, guns limbered; in the basic game as they began', () => {
    const units = {
      'U-CAV-ART1': { ...ROUTED, square: '2622' },
      'U-II-ART3': { ...ROUTED, square: '1714' },
    };
    const modes = (level: 'basic' | 'advanced') => {
      const state = recovering('rally', false, { alone: true, units, options: { level } });
      const out = ran(SUNKEN, rally, state, 1, 1);
      return [out.unit('U-CAV-ART1').mode, out.unit('U-II-ART3').mode];
    };
    expect(modes('advanced')).toEqual(['limbered', 'limbered']);
    expect(modes('basic')).toEqual(['unlimbered', 'unlimbered']);
    const horse = positionOf('whole-day', {
      ...{ turn: 5, alone: true, stage: { at: 'rally', side: 'union', midTurn: false } },
      units: { 'C-MUNFORD-A': { ...ROUTED, square: '1539' } },
    });
    expect(ran('whole-day', rally, horse, 1).unit('C-MUNFORD-A').mode).toBe('dismounted');
  });

  test('who rallied before is fresh again, and a rallied unit holds the objective that it stands in', () => {
    const state = routedWeber(false, {
      'U-WEBER-A': { ...ROUTED, square: '1719' },
      'U-WEBER-B': { square: '1113', justRallied: true },
    });
    const out = ran(SUNKEN, rally, state, 1);
    expect(out.unit('U-WEBER-B').justRallied).toBe(false);
    expect(out.state.held.all[0]).toBe('union');
    expect(state.held.all[0]).toBe('confederate');
  });

  test('is told to its own side, and to the enemy if he sees the unit', () => {
    const hidden = { options: { hidden: true } } as const;
    const alone = ran(SUNKEN, rally, routedWeber(false, {}, hidden), 1);
    expect(alone.story('union')).toEqual(['Weber A rallies.']);
    expect(alone.story('confederate')).toEqual([]);
    expect(alone.draws).toEqual([['Weber A: rally check', 'union']]);
    expect(alone.notes.every(({ only }) => only === 'union')).toBe(true);
    const state = routedWeber(false, {}, hidden);
    const unit = fieldFor(SUNKEN).unitsById.get('U-WEBER-A')!;
    const seen = { ...state, sight: { ...state.sight, confederate: { seen: [unit], contacts: [] } } };
    expect(ran(SUNKEN, rally, seen, 1).story('confederate')).toEqual(['Weber A rallies.']);
    expect(ran(SUNKEN, rally, seen, 100).story('confederate')).toEqual([]);
    expect(ran(SUNKEN, rally, seen, 100).story('union')).toEqual(['Weber A stays routed.']);
  });
});

describe('rest', () => {
  const tired = (marks: Marks, midTurn = false, more: Position['units'] = {}) =>
    recovering('rest', midTurn, {
      alone: true,
      units: { 'U-WEBER-A': { fatigue: 34, square: '1816', ...marks }, ...more },
    });

  test.each([
    [false, false, 24],
    [true, false, 14],
    [false, true, 29],
    [true, true, 24],
  ] as const)('idle %s, mid-turn %s: 34 falls to %i', (idle, midTurn, left) => {
    const out = ran(SUNKEN, rest, tired({ idle }, midTurn));
    expect(out.unit('U-WEBER-A')).toMatchObject({ fatigue: left, idle: true });
    expect(out.state.stage).toEqual({ at: 'resupply', side: 'union', midTurn });
  });

  test('none in an enemy zone of control; routed enemies have none', () => {
    const next = (mode: 'normal' | 'routed') => tired({}, false, { 'C-RODES': { square: '1817', mode } });
    expect(ran(SUNKEN, rest, next('normal')).unit('U-WEBER-A').fatigue).toBe(34);
    expect(ran(SUNKEN, rest, next('routed')).unit('U-WEBER-A').fatigue).toBe(14);
  });

  test('the basic game goes on without ammunition', () => {
    const basic = { options: { level: 'basic' } } as const;
    const full = recovering('rest', false, basic);
    const mid = recovering('rest', true, basic);
    expect(ran(SUNKEN, rest, full).state.stage).toEqual({ at: 'arrivals', side: 'union' });
    expect(ran(SUNKEN, rest, mid).state.stage).toEqual({ at: 'allotment', side: 'union', set: 2 });
  });

  test('fatigue of hidden units is told to their owner only', () => {
    const state = { ...tired({}), options: { ...tired({}).options, hidden: true } };
    expect(ran(SUNKEN, rest, state).notes).toMatchObject([
      { only: 'union', text: 'Weber A', value: 'fatigue 34 to 14' },
    ]);
  });
});

describe('resupply', () => {
  /** French rides with Weber B; the range to him is what the square makes it. */
  const short = (square: string, more: Position = {}, midTurn = false) =>
    recovering('resupply', midTurn, {
      alone: true,
      ...more,
      units: {
        'U-WEBER-A': { square, ammo: 1 },
        'U-WEBER-B': { square: '1816' },
        'U-KIMBALL-A': { square: '1211', ammo: 3, mode: 'routed' },
        ...more.units,
      },
      leaders: { 'L-FRENCH': { unit: fieldFor(SUNKEN).unitsById.get('U-WEBER-B')! }, ...more.leaders },
    });

  test('case 35: at range 3 eligible with 70, resupplied with 90', () => {
    const far = short('1813');
    expect(ran(SUNKEN, resupply, far, 70, 91).unit('U-WEBER-A').ammo).toBe(1);
    expect(ran(SUNKEN, resupply, far, 71).unit('U-WEBER-A').ammo).toBe(1);
    const out = ran(SUNKEN, resupply, far, 70, 90);
    expect(out.unit('U-WEBER-A').ammo).toBe(4);
    expect(out.draws).toEqual([
      ['Weber A: eligibility', 'union'],
      ['Weber A: resupply', 'union'],
    ]);
    expect(out.unit('U-KIMBALL-A').ammo).toBe(3);
    expect(out.state.stage).toEqual({ at: 'arrivals', side: 'union' });
  });

  test('case 35: with the leader at 1 it is filled without a draw, beyond 6 never', () => {
    expect(ran(SUNKEN, resupply, short('1815')).unit('U-WEBER-A').ammo).toBe(4);
    expect(ran(SUNKEN, resupply, short('1823')).unit('U-WEBER-A').ammo).toBe(1);
  });

  test('in mid-turn 45 instead of 90, and eligibility as it is', () => {
    expect(ran(SUNKEN, resupply, short('1813', {}, true), 70, 46).unit('U-WEBER-A').ammo).toBe(1);
    const out = ran(SUNKEN, resupply, short('1813', {}, true), 70, 45);
    expect(out.unit('U-WEBER-A').ammo).toBe(4);
    expect(out.state.stage).toEqual({ at: 'allotment', side: 'union', set: 2 });
  });

  test('case 35: Confederate guns in mid-turn need 50, then 25', () => {
    const guns = recovering('resupply', true, {
      alone: true,
      units: { 'C-DHH-ART2': { square: '1723', ammo: 0 } },
    });
    expect(ran(SUNKEN, resupply, guns, 50, 25).unit('C-DHH-ART2').ammo).toBe(4);
    expect(ran(SUNKEN, resupply, guns, 50, 26).unit('C-DHH-ART2').ammo).toBe(0);
    expect(ran(SUNKEN, resupply, guns, 51).unit('C-DHH-ART2').ammo).toBe(0);
  });

  test('case 35: Cobb looks to Longstreet, Irwin to McClellan; without any leader nothing comes', () => {
    const cobb = (square: string) =>
      recovering('resupply', false, {
        alone: true,
        units: { 'C-COBB': { square, ammo: 1 }, 'C-DRJ-ART1': { square: '1521' } },
      });
    expect(ran(SUNKEN, resupply, cobb('1419'), 90, 70).unit('C-COBB').ammo).toBe(4);
    expect(ran(SUNKEN, resupply, cobb('1421')).unit('C-COBB').ammo).toBe(4);
    const irwin = recovering('resupply', false, {
      alone: true,
      units: { 'U-IRWIN-A': { square: '2516', ammo: 1 }, 'U-V-ART2': { square: '2919' } },
    });
    expect(ran(SUNKEN, resupply, irwin, 50, 90).unit('U-IRWIN-A').ammo).toBe(4);
    const nobody = recovering('resupply', false, {
      alone: true,
      units: { 'U-IRWIN-A': { square: '2516', ammo: 1 } },
    });
    expect(ran(SUNKEN, resupply, nobody).unit('U-IRWIN-A').ammo).toBe(1);
  });

  test('one sentence for each side, and never to the other', () => {
    const state = short('1815', { units: { 'C-DHH-ART2': { square: '1723', ammo: 0 } } });
    const out = ran(SUNKEN, resupply, state, 100);
    expect(out.story('union')).toEqual(['Union ammunition reaches 1 unit.']);
    expect(out.story('confederate')).toHaveLength(1);
    expect(out.story('confederate')[0]).toMatch(/^No Confederate ammunition comes up; .+ goes without\.$/);
    expect(out.story()).toEqual([]);
  });

  test('a scarce or plentiful start value is filled again', () => {
    const scarce = short('1815', { options: { ammunition: 'scarce' } });
    expect(ran(SUNKEN, resupply, scarce).unit('U-WEBER-A').ammo).toBe(3);
    const plenty = short('1815', { options: { ammunition: 'plentiful' } });
    expect(ran(SUNKEN, resupply, plenty).unit('U-WEBER-A').ammo).toBe(6);
  });
});

describe('points of a set', () => {
  const allotting = (marks: Marks, options: Position['options'] = {}) =>
    positionOf(SUNKEN, {
      stage: { at: 'allotment', side: 'union', set: 2 },
      options: { level: 'advanced', ...options },
      alone: true,
      units: { 'U-WEBER-A': { square: '1816', modeChanged: true, ...marks } },
    });
  const points = (marks: Marks, options: Position['options'] = {}): number =>
    ran(SUNKEN, allot, allotting(marks, options)).unit('U-WEBER-A').op;

  test('case 10: by fatigue and command, never under 6', () => {
    expect(points({ fatigue: 19 })).toBe(12);
    expect(points({ fatigue: 20 })).toBe(11);
    expect(points({ fatigue: 45, inCommand: false })).toBe(7);
    expect(points({ fatigue: 99, inCommand: false })).toBe(6);
    // Fatigue 20 of a level dug in the first set is 15 after the rest in mid-turn.
    const rested = ran(
      SUNKEN,
      rest,
      recovering('rest', true, {
        alone: true,
        units: { 'U-WEBER-A': { square: '1816', fatigue: 20, idle: false } },
      }),
    );
    expect(points({ fatigue: rested.unit('U-WEBER-A').fatigue })).toBe(12);
  });

  test('who has just rallied gets none; the basic game knows no fatigue here', () => {
    expect(points({ justRallied: true })).toBe(0);
    expect(points({ justRallied: true }, { level: 'basic' })).toBe(0);
    expect(points({ fatigue: 80, inCommand: false }, { level: 'basic' })).toBe(12);
  });

  test('both sides get theirs, modes may be changed again, and the first side begins', () => {
    const out = ran(SUNKEN, allot, positionOf(SUNKEN, { stage: { at: 'allotment', side: 'union', set: 1 } }));
    expect(out.unit('U-WEBER-A').op).toBe(12);
    expect(out.unit('C-RODES').op).toBe(12);
    expect(out.unit('C-CUMMING').op).toBe(0);
    expect(out.state.stage).toEqual({ at: 'routed-moves', side: 'union', set: 1 });
    expect(ran(SUNKEN, allot, allotting({})).unit('U-WEBER-A').modeChanged).toBe(false);
  });
});
