/** Arrivals, releases, and the lot by which they are shifted (13, 21.11, 22.2). */
import { describe, expect, test } from 'vitest';
import { arrive, dueTurn } from '../src/play/arrivals/arriving.ts';
import { release } from '../src/play/arrivals/releasing.ts';
import { wakeAll } from '../src/play/state/entering.ts';
import type { In } from '../src/play/state/stage.ts';
import { SET_UP } from '../src/play/turn/setUp.ts';
import { cell, fieldFor, MAP, type Name, type Position, positionOf, ran, unitAt } from './positions.ts';

const DAY = 'whole-day';
const arriving = (name: Name, turn: number, position: Position = {}) =>
  positionOf(name, { turn, stage: { at: 'arrivals', side: 'union' }, ...position });

const placesOf = (name: Name, state: ReturnType<typeof positionOf>, ...ids: string[]): readonly string[] =>
  ids.map((id) => MAP.ids[state.units[unitAt(fieldFor(name), id)]!.square] ?? 'waits');

const VI = [
  ...['U-TORBERT-A', 'U-TORBERT-B', 'U-BARTLETT-A', 'U-BARTLETT-B', 'U-NEWTON-A', 'U-NEWTON-B'],
  ...['U-VI-ART1', 'U-VI-ART2', 'U-HANCOCK-A', 'U-HANCOCK-B', 'U-BROOKS-A', 'U-BROOKS-B'],
  ...['U-IRWIN-A', 'U-IRWIN-B', 'U-VI-ART3', 'U-VI-ART4'],
];

/** They wait, and nobody else is there. */
const VI_ALONE = { alone: true, units: Object.fromEntries(VI.map((id) => [id, {}])) };

describe('arrivals', () => {
  test('case 37: the VI Corps on turn 5, nobody near', () => {
    const out = ran(DAY, arrive, arriving(DAY, 5, VI_ALONE));
    expect(placesOf(DAY, out.state, ...VI)).toEqual([
      ...['3412', '3412', '3313', '3313', '3413', '3413', '3311', '3311'],
      ...['3411', '3411', '3312', '3312', '3410', '3410', '3214', '3214'],
    ]);
    expect(out.unit('U-TORBERT-A')).toMatchObject({
      ...{ mode: 'column', facing: 6, fort: 0, active: true, inCommand: true },
    });
    expect(out.unit('U-VI-ART1').mode).toBe('limbered');
    expect(out.state.stage).toEqual({ at: 'releases', side: 'union' });
  });

  test('case 37: an unrouted enemy at 3312 closes its zone, the entry too', () => {
    const enemy = arriving(DAY, 5, { units: { 'C-RODES': { square: '3312' } } });
    const out = ran(DAY, arrive, enemy);
    const closed = ['3211', '3311', '3411', '3212', '3312', '3412', '3213', '3313', '3413'];
    const taken = placesOf(DAY, out.state, ...VI);
    expect(taken.filter((square) => closed.includes(square))).toEqual([]);
    expect(taken.filter((square) => square !== 'waits').length).toBeGreaterThan(0);
    const routed = arriving(DAY, 5, { units: { 'C-RODES': { square: '3312', mode: 'routed' } } });
    expect(placesOf(DAY, ran(DAY, arrive, routed).state, 'U-TORBERT-A')).toEqual(['3412']);
  });

  test('with an enemy in the entry itself everybody waits, and comes later', () => {
    const shut = arriving(DAY, 5, {
      ...VI_ALONE,
      units: { ...VI_ALONE.units, 'C-RODES': { square: '3412', mode: 'routed' } },
    });
    const out = ran(DAY, arrive, shut);
    expect(new Set(placesOf(DAY, out.state, ...VI))).toEqual(new Set(['waits']));
    expect(out.story()).toHaveLength(1);
    expect(out.story()[0]).toMatch(/ find no room at 3412 and wait\.$/);
    expect(placesOf(DAY, ran(DAY, arrive, arriving(DAY, 7)).state, 'U-TORBERT-A')).toEqual(['3412']);
  });

  test('nobody comes before his turn, and riders come mounted, in the basic game all in line', () => {
    expect(ran(DAY, arrive, arriving(DAY, 4)).unit('U-TORBERT-A').square).toBeLessThan(0);
    const basic = ran(DAY, arrive, arriving(DAY, 5, { options: { level: 'basic' } }));
    expect([basic.unit('U-TORBERT-A').mode, basic.unit('U-VI-ART1').mode]).toEqual(['normal', 'unlimbered']);
  });

  test('whoever comes into an objective holds it, and looks around', () => {
    const state = arriving('sunken-road', 4, { options: { hidden: true } });
    const out = ran('sunken-road', arrive, state);
    const field = fieldFor('sunken-road');
    const rodes = unitAt(field, 'C-RODES');
    expect(out.state.sight.union.seen).not.toEqual(state.sight.union.seen);
    expect(out.state.sight.union.seen).toContain(rodes);
  });

  test('the enemy is told of those that he sees', () => {
    const hidden = { options: { hidden: true } } as const;
    const unseen = ran('sunken-road', arrive, arriving('sunken-road', 4, hidden));
    expect(unseen.story('confederate')[0]).toMatch(/^Wilcox's brigade \(Cumming\), .+ arrive at 1325\.$/);
    expect(unseen.story('union')).toEqual([]);
    const near = ran(
      'sunken-road',
      arrive,
      arriving('sunken-road', 4, { ...hidden, units: { 'U-WEBER-A': { square: '1322' } } }),
    );
    expect(near.story('union')[0]).toMatch(/ arrives? at 1325\.$/);
  });

  test('an objective at the entry is held by who arrives in it', () => {
    const field = fieldFor('sunken-road');
    const state = arriving('sunken-road', 4);
    const goals = field.goals.map((goal, i) => (i === 0 ? { ...goal, cell: cell('1325') } : goal));
    const taken = { ...state, held: { ...state.held, all: state.held.all.with(0, 'union' as const) } };
    const now = arrive({ ...field, goals }, taken as In<'arrivals'>, {
      draw: () => {
        throw new Error('no dice');
      },
      choose: () => {
        throw new Error('no choice');
      },
      note: () => undefined,
    });
    expect(now.held.all[0]).toBe('confederate');
  });
});

describe('variable arrival', () => {
  const begin = (
    name: Name,
    dice: readonly number[],
    options: Position['options'] = { arrival: 'variable' },
  ) =>
    ran(
      name,
      (field, now, u) => SET_UP.deeds.begin!.play(field, now, { do: 'begin' }, u),
      positionOf(name, { options: { ...options } }),
      ...dice,
    );

  test('one shift for each group, for nobody to see', () => {
    const out = begin(DAY, [-1, 0, 1, -1, 0, 1]);
    const field = fieldFor(DAY);
    expect(out.state.shifts).toEqual([-1, 0, 1, -1, 0, 1]);
    expect(new Set(out.draws.map(([, only]) => only))).toEqual(new Set(['nobody']));
    const due = (id: string) => dueTurn(field.units[unitAt(field, id)]!, out.state);
    // Slocum, Smith, A. P. Hill, his first guns, McLaws, R. H. Anderson: in the order of battle.
    expect(['U-TORBERT-A', 'U-IRWIN-B', 'C-GREGG', 'C-APH-ART1', 'C-COBB', 'C-PRYOR'].map(due)).toEqual([
      4, 5, 11, 8, 3, 4,
    ]);
    expect(out.notes.filter(({ story }) => !story).every(({ only }) => only === 'nobody')).toBe(true);
    expect(out.state.stage).toEqual({ at: 'turn-start', side: 'union' });
  });

  test('never before the scenario begins', () => {
    const out = begin('sunken-road', [1, 1, -1]);
    expect(out.state.shifts).toEqual([1, 1, 0]);
  });

  test('a group that is shifted comes with its shift', () => {
    const state = { ...arriving(DAY, 4), shifts: [-1, 0, 0, 0, 0, 0] };
    const out = ran(DAY, arrive, state);
    expect(placesOf(DAY, out.state, 'U-TORBERT-A', 'U-IRWIN-A')).toEqual(['3412', 'waits']);
  });

  test('fixed arrival draws nothing', () => {
    expect(begin(DAY, [], { arrival: 'fixed' }).state.shifts).toEqual([0, 0, 0, 0, 0, 0]);
  });

  test('both sides have their first look, if units are hidden', () => {
    const open = begin('sunken-road', [], { arrival: 'fixed', hidden: false });
    expect(open.state.sight.union.seen).toEqual([]);
    const hidden = begin('sunken-road', [], { arrival: 'fixed', hidden: true });
    const field = fieldFor('sunken-road');
    expect(hidden.state.sight.confederate.seen).toContain(unitAt(field, 'U-TYNDALE-A'));
    // Behind the woods about the church, and not yet there.
    expect(hidden.state.sight.confederate.seen).not.toContain(unitAt(field, 'U-II-ART1'));
    expect(hidden.state.sight.confederate.seen).not.toContain(unitAt(field, 'U-IRWIN-A'));
  });
});

describe('releases', () => {
  const releasing = (turn: number, position: Position = {}, name: Name = DAY) =>
    positionOf(name, { turn, stage: { at: 'releases', side: 'union' }, ...position });

  test('a corps is active on its turn, not before', () => {
    expect(ran(DAY, release, releasing(1)).unit('U-CRAWFORD-A').active).toBe(false);
    const out = ran(DAY, release, releasing(2));
    expect(out.unit('U-CRAWFORD-A').active).toBe(true);
    expect(out.unit('U-GORMAN-A').active).toBe(false);
    expect(out.story()).toEqual(['XII Corps is released: Williams and Greene.']);
    expect(out.state.stage).toEqual({ at: 'allotment', side: 'union', set: 1 });
  });

  test('case 38: the V Corps by one draw a turn from 9 on', () => {
    expect(ran(DAY, release, releasing(8)).draws).toEqual([]);
    const held = ran(DAY, release, releasing(9), 30);
    expect(held.draws).toEqual([['V Corps: arrival check, turn 9', undefined]]);
    expect(held.unit('U-WARREN').active).toBe(false);
    expect(held.story()).toContain('V Corps is still held back.');
    const free = ran(DAY, release, { ...held.state, turn: 10, stage: { at: 'releases', side: 'union' } }, 25);
    expect(['U-WARREN', 'U-LOVELL', 'U-BARNES-A', 'U-V-ART1'].every((id) => free.unit(id).active)).toBe(true);
    expect(free.story()).toEqual(['V Corps is released: Morell and Sykes.']);
    const after = { ...free.state, turn: 11, stage: { at: 'releases', side: 'union' } } as const;
    expect(ran(DAY, release, after).draws).toEqual([]);
  });

  test("case 38: Buchanan's brigade comes out on turn 6 without a draw", () => {
    const out = ran(DAY, release, releasing(6));
    expect(out.unit('U-BUCHANAN-A').active).toBe(true);
    expect(out.unit('U-WARREN').active).toBe(false);
  });

  test('case 38: a seen Confederate 3 squares from Warren wakes Sykes and not Morell', () => {
    const field = fieldFor(DAY);
    const warren = field.units[unitAt(field, 'U-WARREN')]!.line.square;
    const column = Number(warren.slice(0, 2));
    const beside = (squares: number) => `${column - squares}${warren.slice(2)}`;
    const near = (squares: number) =>
      wakeAll(field, releasing(7, { units: { 'C-RODES': { square: beside(squares) } } }));
    const isActive = (state: ReturnType<typeof near>, id: string) => state.units[unitAt(field, id)]!.active;
    expect(isActive(near(3), 'U-WARREN')).toBe(true);
    expect(isActive(near(3), 'U-LOVELL')).toBe(true);
    expect(isActive(near(3), 'U-BARNES-A')).toBe(false);
    expect(isActive(near(4), 'U-WARREN')).toBe(false);
  });

  test('free commitment releases nobody, for all are active', () => {
    const out = ran(DAY, release, releasing(9, { options: { commitment: 'free' } }));
    expect(out.draws).toEqual([]);
    expect(out.state.units.every(({ active }) => active)).toBe(true);
  });

  test('a release is told to its own side only, and so is its die', () => {
    const out = ran(DAY, release, releasing(9, { options: { hidden: true } }), 1);
    expect(out.draws).toEqual([['V Corps: arrival check, turn 9', 'union']]);
    expect(out.story('confederate')).toEqual([]);
    expect(out.story('union').length).toBeGreaterThan(0);
  });

  test('in a scenario that begins later all that was due is active', () => {
    const { units } = positionOf('burnsides-bridge');
    const field = fieldFor('burnsides-bridge');
    const held = field.units.filter((_, i) => !units[i]!.active).map(({ id }) => id);
    expect(held).toEqual(
      expect.arrayContaining(['U-BUCHANAN-A', 'U-BUCHANAN-B', 'U-LOVELL', 'U-WARREN', 'U-V-ART3']),
    );
    expect(held.every((id) => id.startsWith('U-'))).toBe(true);
    expect(held.some((id) => field.units[unitAt(field, id)]!.corps === 'IX')).toBe(false);
  });
});
