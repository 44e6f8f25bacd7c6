/** Armies of the campaign: attachment, manpower, relief and maneuver (19.4.9 to 19.4.12). */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  artilleryOf,
  attachBar,
  attached,
  detachBar,
  detached,
  type Joinable,
  placeBar,
} from '../src/campaign/attachment.ts';
import { assignBar, isUnwatched, leadBar, maneuverCap, siegeHoldsBar } from '../src/campaign/maneuver.ts';
import {
  type Claimant,
  claimOf,
  comingBack,
  isReturning,
  mayComeBack,
  sickened,
  withPointBack,
  withReturn,
} from '../src/campaign/manpower.ts';
import {
  armyWhenFormed,
  FRENCHS,
  formed,
  frenchComes,
  joinBar,
  leashBar,
  reliefMarker,
  seatOf,
  WALKERS,
  walkerComes,
} from '../src/campaign/relief.ts';
import { standing, type Theatre } from '../src/campaign/theatre.ts';
import type { Side } from '../src/model/vocabulary.ts';
import { reliefNet } from '../src/procedures/armyOfRelief.ts';
import type { Army } from '../src/scenarios/scenario.ts';
import { at, FIELD, indexOf, RULES, scripted, theatreOf } from './campaigning.ts';

const joinable = (counter: string, manpower: number, changes: Partial<Joinable> = {}): Joinable => ({
  ...{ counter, manpower, muster: manpower, lost: 0, back: 0, children: [] },
  ...{ fatigue: 0, exhausted: false, organized: true, entrenchment: 'none' },
  ...changes,
});

const who = (theatre: Theatre, side: Side, name: string) =>
  standing(theatre, side).find(({ index }) => index === indexOf(side, name))!;

describe('attachment', () => {
  test('case 30: Cockrell with both of his regiments', () => {
    const cockrell = joinable('Cockrell-A', 3, { fatigue: 1 });
    const one = attached(cockrell, joinable('2 MO', 2));
    expect(one).toMatchObject({ counter: 'Cockrell-A', manpower: 5, fatigue: 1 });
    const both = attached(one, joinable('1 MO', 1, { fatigue: 2 }));
    expect(both).toMatchObject({ counter: 'Cockrell-B', manpower: 6, fatigue: 2 });
    expect(artilleryOf('confederate', both)).toBe(3);
  });

  test('case 31: Logan, who has lost two, joins Dennis', () => {
    const logan = attached(joinable('Logan-A', 6, { muster: 8, lost: 2 }), joinable('Dennis', 4));
    expect(logan).toMatchObject({ counter: 'Logan-B', manpower: 10, muster: 12, lost: 2 });
    expect(claimOf(logan)).toBe(1);
    expect(artilleryOf('union', logan)).toBe(4);
  });

  test('case 32: Osterhaus detaches Lindsey', () => {
    const after = detached(joinable('Osterhaus', 6), 'Lindsey');
    expect([after.parent.manpower, after.child.manpower]).toEqual([3, 3]);
    expect(detachBar(joinable('Osterhaus', 4), 'Lindsey', true, RULES)?.code).toBe('too-weak');
    expect(detachBar(joinable('Osterhaus', 5), 'Lindsey', true, RULES)).toBeNull();
    expect(detachBar(joinable('Osterhaus', 8), 'Lindsey', false, RULES)?.code).toBe('not-free');
    expect(detachBar(joinable('Carr', 8), 'Lindsey', true, RULES)?.code).toBe('no-child');
  });

  test('case 56: Moore and 2 TX', () => {
    const moore = attached(joinable('Moore', 4), joinable('2 TX', 1));
    expect(moore).toMatchObject({ counter: 'Moore', manpower: 5, muster: 5 });
    expect(artilleryOf('confederate', moore)).toBe(2);
  });

  test('case 57: Blair lets Ewing go and keeps the losses', () => {
    const blair = joinable('Blair-B', 9, { muster: 11, lost: 2, children: ['Ewing'], entrenchment: 'fort' });
    expect(detached(blair, 'Ewing')).toEqual({
      parent: { ...blair, counter: 'Blair-A', manpower: 6, muster: 8, children: [] },
      child: joinable('Ewing', 3),
    });
  });

  test('what joins and parts again is as strong as before', () => {
    const strength = fc.integer({ min: 4, max: 9 });
    const record = fc.record({ manpower: strength, lost: fc.nat(5), back: fc.nat(2) });
    fc.assert(
      fc.property(record, fc.constantFrom('Dennis', 'Lindsey'), (parent, child) => {
        const from = joinable(child === 'Dennis' ? 'Logan-A' : 'Osterhaus', parent.manpower, parent);
        const whole = child === 'Dennis' ? attached(from, joinable(child, 4)) : from;
        const parts = detached(whole, child);
        for (const count of ['manpower', 'muster', 'lost', 'back'] as const)
          expect(parts.parent[count] + parts.child[count]).toBe(whole[count]);
        expect(parts.parent.counter).toBe(from.counter);
      }),
    );
  });

  test('who does not join', () => {
    expect(attachBar(joinable('Carr', 8), joinable('Dennis', 4))?.code).toBe('no-pair');
    expect(attachBar(joinable('Bussey', 5), joinable('2 IL', 1))?.code).toBe('too-large');
    expect(attachBar(joinable('Bussey', 4), joinable('2 IL', 1))).toBeNull();
    const joined = attached(joinable('Logan-A', 8), joinable('Dennis', 4));
    expect(attachBar(joined, joinable('Dennis', 4))?.code).toBe('no-pair');
  });

  test('the less orderly of both, and the lesser works', () => {
    const ragged = joinable('Dennis', 4, { organized: false, exhausted: true, entrenchment: 'abatis' });
    expect(attached(joinable('Logan-A', 8, { entrenchment: 'fort' }), ragged)).toMatchObject({
      ...{ organized: false, exhausted: true, entrenchment: 'abatis' },
    });
  });

  test('the same hex, able, and no enemy zone', () => {
    const together = theatreOf({ 'Logan-A': 'W4614', Dennis: 'W4614' });
    const pair = (theatre: Theatre, armyOf: (index: number) => Army = () => 'AT') =>
      placeBar(theatre, armyOf, who(theatre, 'union', 'Logan-A'), who(theatre, 'union', 'Dennis'))?.code ??
      'joins';
    expect(pair(together)).toBe('joins');
    expect(pair(theatreOf({ 'Logan-A': 'W4614', Dennis: 'W4713' }))).toBe('apart');
    expect(pair(theatreOf({ 'Logan-A': 'E2712', Dennis: 'E2712' }, { 'Gregg-A': 'E2713' }))).toBe(
      'enemy-zone',
    );
    const shaken = together.units.map((one) => ({ ...one, demoralized: 1 as const }));
    expect(pair({ ...together, units: shaken })).toBe('unable');
    expect(pair(together, (i) => (i === indexOf('union', 'Dennis') ? 'maneuver' : 'AT'))).toBe('two-armies');
  });
});

describe('manpower', () => {
  const claimant = (name: string, lost: number, changes: Partial<Claimant> = {}): Claimant => ({
    ...{ name, side: 'union', manpower: 8, muster: 8 + lost, lost, back: 0 },
    ...changes,
  });

  test('case 33: half of five is two', () => {
    expect(claimOf(claimant('Carr', 5, { back: 2 }))).toBe(0);
    expect(comingBack([claimant('Carr', 5, { back: 2 })], RULES)).toEqual([]);
    expect(withPointBack(claimant('Carr', 5))).toMatchObject({ manpower: 9, back: 1, muster: 13 });
  });

  test('case 33a: Barton comes back to six on turn 10', () => {
    expect(isReturning(10, 'Barton')).toBe(true);
    expect([isReturning(15, 'Barton'), isReturning(10, 'Shoup'), isReturning(40, 'Ector-B')]).toEqual([
      ...[false, false, true],
    ]);
    const barton = claimant('Barton', 0, { side: 'confederate', manpower: 5, muster: 5 });
    expect(withReturn(barton)).toMatchObject({ manpower: 6, muster: 6, lost: 0 });
  });

  test('case 69: the greatest claim first, then by name, six in all', () => {
    const units = ['Tuttle', 'Carr', 'Crocker', 'Hall', 'Herron', 'Kimball'].map((name) => claimant(name, 2));
    const names = comingBack([...units, claimant('Welsh', 6)], RULES).map(({ name }) => name);
    expect(names).toEqual(['Welsh', 'Carr', 'Crocker', 'Hall', 'Herron', 'Kimball']);
  });

  test('each side has its own number, and who is lost stays lost', () => {
    const gray = (name: string, manpower = 4) => claimant(name, 4, { side: 'confederate', manpower });
    const five = ['Barton', 'Green', 'Hebert', 'Moore', 'Shoup'].map((name) => gray(name));
    expect(comingBack([...five, gray('Tracy', 0)], RULES).map(({ name }) => name)).toEqual([
      ...['Barton', 'Green', 'Hebert', 'Moore'],
    ]);
  });

  test('what hinders', () => {
    const free = { onMap: true, inEnemyZone: false, demoralized: false, besieged: false, unsupplied: false };
    expect(mayComeBack(free)).toBe(true);
    const hindered = [
      { ...free, onMap: false },
      ...(['inEnemyZone', 'demoralized', 'besieged', 'unsupplied'] as const).map((why) => ({
        ...free,
        [why]: true,
      })),
    ];
    expect(hindered.map(mayComeBack)).toEqual(hindered.map(() => false));
  });

  test('sickness takes the largest of the garrison, of equal ones the first by name', () => {
    const units = [claimant('Shoup', 0), claimant('Barton', 0), claimant('Moore', 0, { manpower: 3 })];
    expect(sickened(units, 20, RULES)?.name).toBe('Barton');
    expect(sickened(units, 19, RULES)).toBeNull();
    expect(sickened(units, 20, { ...RULES, sickManpower: 0 })).toBeNull();
  });
});

const CYCLE = { johnstonSick: false, davisPushesJohnston: false, jacksonStationDestroyed: true, box: 0 };

describe('the Army of Relief', () => {
  const moved = (cycle: Partial<Parameters<typeof reliefNet>[0]>, die: number) =>
    scripted(reliefMarker({ ...CYCLE, turn: 40, ...cycle }, RULES), die);

  test('case 34: turn 15, the station destroyed', () => {
    expect(reliefNet({ ...CYCLE, turn: 15 })).toBe(-1);
    expect([4, 5].map((die) => moved({ turn: 15 }, die))).toEqual([0, 1]);
  });

  test('case 35: the station intact; Davis pushes', () => {
    expect(moved({ turn: 15, jacksonStationDestroyed: false }, 4)).toBe(1);
    expect(moved({ turn: 40, box: 2, davisPushesJohnston: true }, 2)).toBe(3);
  });

  test('case 36: turn 50, Johnston sick', () => {
    const cycle = { turn: 50, box: 3, jacksonStationDestroyed: false, johnstonSick: true };
    expect([2, 3].map((die) => moved(cycle, die))).toEqual([3, 4]);
  });

  test('nothing is rolled before turn 15, nor in the last box', () => {
    expect(scripted(reliefMarker({ ...CYCLE, turn: 10 }, RULES))).toBe(0);
    expect(scripted(reliefMarker({ ...CYCLE, turn: 60, box: 6 }, RULES))).toBe(6);
  });

  test('case 67: who stands outside the district on turn 15 stays with Pemberton', () => {
    const theatre = theatreOf({}, { 'Gregg-A': 'E3023', 'Walker-A': 'E2712' });
    const army = (name: string, hex: string | null) =>
      armyWhenFormed(
        theatre,
        FIELD.pieces.units[indexOf('confederate', name)]!,
        hex === null ? null : at(hex),
      );
    expect([army('Gregg-A', 'E3023'), army('Walker-A', 'E2712'), army('Gist-A', null)]).toEqual([
      ...['AM', 'AR', 'AR'],
    ]);
    expect(army('Buford-A', 'E2712')).toBe('AM');
    const brigades = [
      { name: 'Gregg-A', manpower: 6, present: false },
      { name: 'Walker-A', manpower: 3, present: true },
    ];
    expect(seatOf(WALKERS, brigades)?.name).toBe('Walker-A');
    expect(brigades.map((one) => formed(WALKERS, one))).toEqual(['Gregg-A', 'Wilson']);
    expect(seatOf(WALKERS, [brigades[0]!])).toBeNull();
    expect([walkerComes(10, RULES), walkerComes(15, RULES)]).toEqual([false, true]);
  });

  test('French comes from turn 46 on, or by the event, to the largest of his', () => {
    expect([
      frenchComes(45, false, RULES),
      frenchComes(30, true, RULES),
      frenchComes(50, false, RULES),
    ]).toEqual([...[false, true, true]]);
    const brigades = ['Maxey-B', 'McNair-A', 'Evans-A'].map((name) => ({ name, manpower: 4, present: true }));
    expect(seatOf(FRENCHS, brigades)?.name).toBe('Evans-A');
    expect(brigades.map((one) => formed(FRENCHS, one))).toEqual(['Maxey-C', 'McNair-B', 'Evans-B']);
  });

  test('who joins later: cut off on the left bank, or without a command in the district', () => {
    const joins = (theatre: Theatre, name: string) =>
      joinBar(theatre, who(theatre, 'confederate', name))?.code ?? 'joins';
    expect(joins(theatreOf({}, { 'Buford-A': 'E2533' }), 'Buford-A')).toBe('traces');
    expect(joins(theatreOf({}, { 'Buford-A': 'W2414' }), 'Buford-A')).toBe('not-left-bank');
    expect(joins(theatreOf({}, { 'Gregg-A': 'E2519' }), 'Gregg-A')).toBe('joins');
    const ring = { Steele: 'W2313', Carr: 'W2513', Tuttle: 'W2614' } as const;
    expect(joins(theatreOf(ring, { 'Buford-A': 'E2533', Shoup: 'W2414' }), 'Buford-A')).toBe('joins');
  });
});

describe("Johnston's leash", () => {
  const RELIEF = new Set(
    ['Gregg-A', 'Gist-A', 'Walker-A', 'Ector-A', 'D Adams', 'Cosby'].map((name) =>
      indexOf('confederate', name),
    ),
  );
  const step = (theatre: Theatre, name: string, from: string, to: string, box: number) => {
    const index = indexOf('confederate', name);
    const { manpower } = theatre.units[index]!;
    const unit = { type: FIELD.pieces.units[index]!.type, manpower };
    const asked = { unit, from: at(from), to: at(to), box, relief: RELIEF };
    return leashBar(theatre, asked, RULES)?.code ?? 'free';
  };

  test('case 37: box 4 lets fifteen over the Big Black', () => {
    const over = { 'Gregg-A': ['E1933', 4], 'Gist-A': ['E1933', 5] } as const;
    const before = theatreOf({}, { ...over, 'Walker-A': ['E1832', 5], 'Ector-A': ['E1832', 4] });
    expect(step(before, 'Walker-A', 'E1832', 'E1833', 4)).toBe('free');
    const after = theatreOf({}, { ...over, 'Walker-A': ['E1833', 5], 'Ector-A': ['E1832', 4] });
    expect(step(after, 'Ector-A', 'E1832', 'E1833', 4)).toBe('leash');
    expect(step(after, 'Ector-A', 'E1832', 'E1833', 5)).toBe('free');
  });

  test('case 38: who was driven out of the district marches about the left bank, or back', () => {
    const theatre = theatreOf({}, { 'Gregg-A': 'E2523' });
    expect(step(theatre, 'Gregg-A', 'E2522', 'E2523', 0)).toBe('leash');
    expect(step(theatre, 'Gregg-A', 'E2523', 'E2524', 0)).toBe('free');
    expect(step(theatre, 'Gregg-A', 'E2523', 'E2522', 0)).toBe('free');
  });

  test('case 70: box 1 lets ten out of the district', () => {
    const theatre = theatreOf({}, { 'D Adams': ['E2533', 8], 'Ector-A': ['E2522', 3] });
    expect(step(theatre, 'Ector-A', 'E2522', 'E2523', 1)).toBe('leash');
    const smaller = theatreOf({}, { 'D Adams': ['E2533', 8], 'Ector-A': ['E2522', 2] });
    expect(step(smaller, 'Ector-A', 'E2522', 'E2523', 1)).toBe('free');
  });

  test('cavalry is free on the left bank, over the river from box 3 on', () => {
    const theatre = theatreOf({}, { Cosby: 'E1832' });
    expect(step(theatre, 'Cosby', 'E2522', 'E2523', 0)).toBe('free');
    expect([2, 3].map((box) => step(theatre, 'Cosby', 'E1832', 'E1833', box))).toEqual(['leash', 'free']);
  });
});

describe('the Army of Maneuver', () => {
  const holds = (from: string, to: string, assigned: readonly string[] = [], name = 'Herron') => {
    const theatre = theatreOf({ [name]: from });
    const set = new Set(assigned.map((one) => indexOf('union', one)));
    return siegeHoldsBar(theatre, who(theatre, 'union', name), set, at(from), at(to))?.code ?? 'free';
  };

  test('case 60: Herron lands at Grand Gulf and may march to Raymond, not to Clinton', () => {
    expect(holds('W4622', 'E3023')).toBe('free');
    expect(holds('E2523', 'E2522')).toBe('siege-holds');
    expect(holds('E2523', 'E2522', ['Herron'])).toBe('free');
    expect([holds('W2405', 'W2404'), holds('W2404', 'W2405')]).toEqual(['siege-holds', 'free']);
    expect(holds('E2523', 'E2522', [], '4 IO')).toBe('free');
  });

  test('its size by the box of the Army of Relief', () => {
    expect([0, 1, 2, 3, 4, 5, 6].map((box) => maneuverCap(box, RULES))).toEqual([
      ...[16, 24, 32, 40, 48, 60, Number.POSITIVE_INFINITY],
    ]);
    expect(maneuverCap(0, { maneuverCap: 'eight-less' })).toBe(8);
    const theatre = theatreOf({ Steele: ['W2313', 11], Carr: ['W2513', 7], '4 IO': 'W2404' });
    const assigned = new Set([indexOf('union', 'Steele')]);
    const assign = (name: string, box: number) =>
      assignBar(theatre, who(theatre, 'union', name), assigned, box, RULES)?.code ?? 'may';
    expect([assign('Carr', 0), assign('Carr', 1), assign('Steele', 1), assign('4 IO', 6)]).toEqual([
      ...['maneuver-full', 'may', 'assigned', 'cavalry'],
    ]);
  });

  test('Sherman leads it, and nobody to watch Johnston costs points', () => {
    expect([leadBar(24, 2, RULES)?.code, leadBar(23, 3, RULES)?.code, leadBar(24, 3, RULES)]).toEqual([
      ...['johnston-far', 'maneuver-small', null],
    ]);
    expect([isUnwatched(23, 4, RULES), isUnwatched(24, 4, RULES), isUnwatched(0, 3, RULES)]).toEqual([
      ...[true, false, false],
    ]);
  });
});
