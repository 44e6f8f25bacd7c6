/** Command: leaders who ride, who is in command, and who follows a leader that was lost (12, 21.12). */
import { describe, expect, test } from 'vitest';
import { isCommanded } from '../src/play/command/chain.ts';
import { checkCommand } from '../src/play/command/check.ts';
import { replace } from '../src/play/command/replacements.ts';
import { COMMAND } from '../src/play/command/riding.ts';
import type { Action } from '../src/play/state/action.ts';
import type { In, PlayState } from '../src/play/state/stage.ts';
import { startTurn } from '../src/play/turn/frame.ts';
import { fieldFor, type Name, type Position, positionOf, ran, unitAt } from './positions.ts';

const SUNKEN = 'sunken-road';
const ADVANCED = { options: { level: 'advanced' } } as const;

const commanding = (position: Position = {}, side: 'union' | 'confederate' = 'union') =>
  positionOf(SUNKEN, { ...ADVANCED, stage: { at: 'command', side }, ...position }) as In<'command'>;

const attach = (leader: string, unit: string) => ({ do: 'attach', leader, unit }) as const;
const barOf = (state: In<'command'>, leader: string, unit: string): string | undefined =>
  COMMAND.deeds.attach!.bar(fieldFor(SUNKEN), state, attach(leader, unit))?.code;

const listed = (state: In<'command'>): readonly Action[] =>
  Object.values(COMMAND.deeds).flatMap((deed) =>
    (deed as NonNullable<typeof COMMAND.deeds.attach>)
      .candidates(fieldFor(SUNKEN), state)
      .filter((action) => deed.bar(fieldFor(SUNKEN), state, action as never) === null),
  );

describe('riding', () => {
  test('case 36: Richardson goes to Brooke, one square away, and not 8 squares to the guns', () => {
    const state = commanding();
    expect(barOf(state, 'L-RICHARDSON', 'U-BROOKE-A')).toBeUndefined();
    expect(barOf(state, 'L-RICHARDSON', 'U-II-ART6')).toBe('too-far');
    const out = ran(
      SUNKEN,
      (field, now, u) => COMMAND.deeds.attach!.play(field, now, attach('L-RICHARDSON', 'U-BROOKE-A'), u),
      state,
    );
    const field = fieldFor(SUNKEN);
    const leader = field.leadersById.get('L-RICHARDSON')!;
    expect(out.state.leaders[leader]).toEqual({
      ...{ unit: unitAt(field, 'U-BROOKE-A'), status: 'serving', replacement: false, moved: true },
    });
    expect(out.story()).toEqual(['Richardson rides to Brooke A.']);
    expect(barOf(out.state as In<'command'>, 'L-RICHARDSON', 'U-BROOKE-B')).toBe('rode');
  });

  test('what bars it, first to last', () => {
    const state = commanding({
      units: { 'U-BROOKE-B': { active: false }, 'U-MEAGHER-A': { square: -2 } },
      leaders: { 'L-SUMNER': { unit: -1, status: 'lost' } },
    });
    expect(barOf(state, 'L-LEE', 'U-BROOKE-A')).toBe('not-yours');
    expect(barOf(state, 'L-NOBODY', 'U-BROOKE-A')).toBe('not-yours');
    expect(barOf(state, 'L-SUMNER', 'U-BROOKE-A')).toBe('not-in-play');
    expect(barOf(state, 'L-RICHARDSON', 'C-RODES')).toBe('no-unit');
    expect(barOf(state, 'L-RICHARDSON', 'U-MEAGHER-A')).toBe('no-unit');
    expect(barOf(state, 'L-RICHARDSON', 'U-CALDWELL-A')).toBe('with-it');
    expect(barOf(state, 'L-RICHARDSON', 'U-KIMBALL-A')).toBe('not-his');
    expect(barOf(state, 'L-RICHARDSON', 'U-BROOKE-B')).toBe('held-back');
    const shared = commanding({
      leaders: { 'L-SUMNER': { unit: unitAt(fieldFor(SUNKEN), 'U-CALDWELL-B') } },
    });
    expect(barOf(shared, 'L-RICHARDSON', 'U-CALDWELL-B')).toBe('has-leader');
    expect(barOf(shared, 'L-SUMNER', 'U-MEAGHER-A')).toBeUndefined();
  });

  test('a routed unit may be joined, and whatever has no bar is listed', () => {
    const state = commanding({ units: { 'U-BROOKE-A': { mode: 'routed' } } });
    const all = listed(state);
    expect(all).toContainEqual(attach('L-RICHARDSON', 'U-BROOKE-A'));
    expect(all.at(-1)).toEqual({ do: 'done' });
    const field = fieldFor(SUNKEN);
    const free = field.leaders.flatMap(({ id: leader }) =>
      field.units.flatMap(({ id: unit }) =>
        barOf(state, leader, unit) === undefined ? [attach(leader, unit)] : [],
      ),
    );
    expect(all.slice(0, -1)).toEqual(free);
    expect(
      free.every((action) => field.leaders[field.leadersById.get(action.leader)!]!.side === 'union'),
    ).toBe(true);
  });

  test('first one side, then the other; then command is checked', () => {
    const done = (state: In<'command'>): PlayState =>
      ran(SUNKEN, (field, now, u) => COMMAND.deeds.done!.play(field, now, { do: 'done' }, u), state).state;
    expect(done(commanding()).stage).toEqual({ at: 'command', side: 'confederate' });
    expect(done(commanding({}, 'confederate')).stage).toEqual({ at: 'command-check', side: 'union' });
  });

  test('with hidden units only his own side hears of it', () => {
    const out = ran(
      SUNKEN,
      (field, now, u) => COMMAND.deeds.attach!.play(field, now, attach('L-RICHARDSON', 'U-BROOKE-A'), u),
      commanding({ options: { level: 'advanced', hidden: true } }),
    );
    expect(out.story('confederate')).toEqual([]);
    expect(out.story('union')).toEqual(['Richardson rides to Brooke A.']);
  });
});

describe('command check', () => {
  const inCommand = (name: Name, unit: string, position: Position = {}): boolean =>
    isCommanded(fieldFor(name), positionOf(name, position), unitAt(fieldFor(name), unit));

  test('case 36: at the Sunken Road only the guns 8 squares from Richardson are out of command', () => {
    const field = fieldFor(SUNKEN);
    const state = positionOf(SUNKEN, { stage: { at: 'command-check', side: 'union' } });
    const out = ran(SUNKEN, checkCommand, state);
    const strays = field.units.filter((_, i) => !out.state.units[i]!.inCommand).map(({ id }) => id);
    expect(strays).toEqual(['U-II-ART6']);
    expect(out.story()).toHaveLength(1);
    expect(out.story()[0]).toMatch(/ is out of command this turn\.$/);
    expect(out.state.stage).toEqual({ at: 'arrivals', side: 'union' });
  });

  test('after the first turn recovery follows', () => {
    const state = positionOf(SUNKEN, { turn: 5, stage: { at: 'command-check', side: 'union' } });
    expect(ran(SUNKEN, checkCommand, state).state.stage).toEqual({
      at: 'rally',
      side: 'union',
      midTurn: false,
    });
  });

  test('the division leader must be within 6, and he within 12 of a corps or army leader', () => {
    const brooke = (square: string, sumner: string, mcclellan: string) =>
      inCommand(SUNKEN, 'U-BROOKE-A', {
        alone: true,
        units: {
          'U-BROOKE-A': { square },
          'U-CALDWELL-A': { square: '1413' },
          'U-WEBER-B': { square: sumner },
          'U-V-ART2': { square: mcclellan },
        },
      });
    expect(brooke('2013', '2613', '2927')).toBe(true);
    expect(brooke('2113', '2613', '2927')).toBe(false);
    expect(brooke('2013', '2713', '2927')).toBe(false);
    expect(brooke('2013', '2713', '2625')).toBe(true);
  });

  test('a division without its leader looks to the corps leader, then to the army leader, and to nobody above', () => {
    const noRichardson = { 'L-RICHARDSON': { unit: -1, status: 'lost' } } as const;
    const units = {
      'U-BROOKE-A': { square: '2013' },
      'U-WEBER-B': { square: '2613' },
      'U-V-ART2': { square: '2014' },
    };
    expect(inCommand(SUNKEN, 'U-BROOKE-A', { alone: true, units, leaders: noRichardson })).toBe(true);
    const far = { ...units, 'U-WEBER-B': { square: '2713' } };
    // Sumner is in play: the army leader next door does not stand in for him.
    expect(inCommand(SUNKEN, 'U-BROOKE-A', { alone: true, units: far, leaders: noRichardson })).toBe(false);
    const neither = { ...noRichardson, 'L-SUMNER': { unit: -1, status: 'out' } } as const;
    expect(inCommand(SUNKEN, 'U-BROOKE-A', { alone: true, units, leaders: neither })).toBe(true);
  });

  test('a division in no corps may use any corps leader of its side', () => {
    const rodes = (longstreet: string) =>
      inCommand(SUNKEN, 'C-MCRAE', {
        alone: true,
        units: {
          'C-MCRAE': { square: '1519' },
          'C-RODES': { square: '1619' },
          'C-DRJ-ART1': { square: longstreet },
        },
      });
    expect(rodes('2828')).toBe(true);
    expect(rodes('2928')).toBe(false);
  });

  test('free units are always in command', () => {
    const alone = (unit: string, square: string) =>
      inCommand(SUNKEN, unit, { alone: true, units: { [unit]: { square } } });
    expect(alone('C-EVANS', '1725')).toBe(true);
    expect(alone('C-DHH-ART2', '1723')).toBe(true);
    expect(alone('U-CAV-ART1', '2622')).toBe(true);
    expect(alone('U-II-ART3', '1714')).toBe(false);
  });

  test('the radii are house rules', () => {
    const reach = { houseRules: { commandRadius: 8 } } as const;
    expect(inCommand(SUNKEN, 'U-II-ART6', reach)).toBe(true);
    expect(inCommand(SUNKEN, 'U-MEAGHER-A', { houseRules: { corpsRadius: 8 } })).toBe(true);
  });
});

describe('replacements', () => {
  const lost = { 'L-STURGIS': { unit: -1, status: 'lost' } } as const;
  const BRIDGE = 'burnsides-bridge';
  const replacing = (position: Position = {}) =>
    positionOf(BRIDGE, {
      ...ADVANCED,
      turn: 6,
      stage: { at: 'replacements', side: 'union' },
      leaders: lost,
      ...position,
    });

  test('case 39: a leader of 1.00 joins the largest unrouted unit of the division', () => {
    const field = fieldFor(BRIDGE);
    const sturgis = field.leadersById.get('L-STURGIS')!;
    const foot = field.units.flatMap(({ division, arm }, i) =>
      division === 'Sturgis' && arm === 'infantry' ? [i] : [],
    );
    const largest = foot.toSorted((a, b) => field.units[b]!.men - field.units[a]!.men)[0]!;
    const out = ran(BRIDGE, replace, replacing());
    expect(out.state.leaders[sturgis]).toEqual({
      unit: largest,
      status: 'serving',
      replacement: true,
      moved: false,
    });
    expect(out.story()[0]).toMatch(/^A successor to Sturgis takes over with /);
    const routed = { [field.units[largest]!.id]: { mode: 'routed' } } as const;
    const next = ran(BRIDGE, replace, replacing({ units: routed })).state.leaders[sturgis]!.unit;
    expect(next).not.toBe(largest);
    expect(foot).toContain(next);
  });

  test('with nobody left to join he comes in a later turn', () => {
    const field = fieldFor(BRIDGE);
    const routed = Object.fromEntries(
      field.units
        .filter(({ division }) => division === 'Sturgis')
        .map(({ id }) => [id, { mode: 'routed' } as const]),
    );
    const out = ran(BRIDGE, replace, replacing({ units: routed }));
    expect(out.state.leaders[field.leadersById.get('L-STURGIS')!]!.status).toBe('lost');
    expect(out.story()).toEqual([]);
  });

  test('who is out of the game has no successor', () => {
    const out = ran(BRIDGE, replace, replacing({ leaders: { 'L-STURGIS': { unit: -1, status: 'out' } } }));
    expect(out.state.leaders.some(({ replacement }) => replacement)).toBe(false);
  });

  test('then leaders ride in the advanced game, and command is checked in the intermediate one', () => {
    expect(ran(BRIDGE, replace, replacing()).state.stage).toEqual({ at: 'command', side: 'union' });
    const middle = replacing({ options: { level: 'intermediate' } });
    expect(ran(BRIDGE, replace, middle).state.stage).toEqual({ at: 'command-check', side: 'union' });
  });
});

describe('the start of a turn', () => {
  const starting = (position: Position = {}) =>
    positionOf(SUNKEN, { turn: 5, stage: { at: 'turn-start', side: 'union' }, ...position });

  test('shots and rides of the turn before are forgotten', () => {
    const state = starting({
      units: { 'U-WEBER-A': { firedThisTurn: true } },
      leaders: { 'L-FRENCH': { moved: true } },
    });
    const out = ran(SUNKEN, startTurn, state);
    expect(out.unit('U-WEBER-A').firedThisTurn).toBe(false);
    expect(out.state.leaders.some(({ moved }) => moved)).toBe(false);
    expect(out.state.stage).toEqual({ at: 'replacements', side: 'union' });
    expect(out.story()).toEqual(['Turn 5 begins, 10:00.']);
  });

  test('case 13: a unit in woods that fired is seen no longer', () => {
    const BRIDGE = 'burnsides-bridge';
    const toombs = unitAt(fieldFor(BRIDGE), 'C-TOOMBS');
    const base = positionOf(BRIDGE, {
      ...{ turn: 6, alone: true, options: { hidden: true }, stage: { at: 'turn-start', side: 'union' } },
      units: { 'C-TOOMBS': { firedThisTurn: true }, 'U-NAGLE-A': { square: '2331' } },
    });
    const state = { ...base, sight: { ...base.sight, union: { seen: [toombs], contacts: [] } } };
    const { sight } = ran(BRIDGE, startTurn, state).state;
    expect(sight.union.seen).toEqual([]);
    expect(sight.union.contacts).toMatchObject([{ unit: toombs }]);
  });

  test('the basic game goes to the rally at once, and in the first turn to the arrivals', () => {
    const basic = { options: { level: 'basic' } } as const;
    expect(ran(SUNKEN, startTurn, starting(basic)).state.stage).toEqual({
      at: 'rally',
      side: 'union',
      midTurn: false,
    });
    expect(ran(SUNKEN, startTurn, starting({ ...basic, turn: 4 })).state.stage).toEqual({
      at: 'arrivals',
      side: 'union',
    });
  });
});
