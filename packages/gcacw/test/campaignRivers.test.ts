/** Gunboats, transports, crossings and railroads of the campaign (19.4.4 to 19.4.8). */
import { sideBetween } from '@longroll/kernel';
import { describe, expect, test } from 'vitest';
import {
  bridgeBar,
  type Crossings,
  fieldAcross,
  pontoonBackOn,
  pontoonsAt,
  pontoonsLost,
  repairBar,
  wreckBar,
  wreckCrossing,
} from '../src/campaign/crossings.ts';
import {
  attackSupport,
  defenceSupport,
  drivenOff,
  GUNBOATS,
  type Gunboat,
  isFerryWatched,
  REACHES,
  type Reach,
  returned,
  sailed,
  stepsFrom,
  watersOf,
} from '../src/campaign/gunboats.ts';
import { journeyBar, journeysFrom, mendBar, mended } from '../src/campaign/railroad.ts';
import { supplyPaths } from '../src/campaign/supply.ts';
import { standing, type Theatre } from '../src/campaign/theatre.ts';
import { embarkBar } from '../src/campaign/transport.ts';
import { isStationAt } from '../src/field/rails.ts';
import type { BurntStation, UnitOnField } from '../src/field/state.ts';
import type { Side } from '../src/model/vocabulary.ts';
import { railGain } from '../src/procedures/railMovement.ts';
import { all, at, indexOf, RULES, scripted, theatreOf } from './campaigning.ts';
import { VICKSBURG } from './playing.ts';

const [LOWER, UPPER] = GUNBOATS as readonly [Gunboat, Gunboat];
const boat = (reach: Reach): Gunboat => ({ ...LOWER, reach });
const who = (theatre: Theatre, side: Side, name: string) =>
  standing(theatre, side).find(({ index }) => index === indexOf(side, name))!;
const changed = (theatre: Theatre, changes: Partial<UnitOnField>): Theatre => ({
  ...theatre,
  units: theatre.units.map((one) => ({ ...one, ...changes })),
});

describe('gunboats', () => {
  test('reaches of the rivers', () => {
    expect(REACHES.map((reach) => watersOf(VICKSBURG, reach).length)).toEqual([36, 4, 33, 14, 22, 41]);
  });

  const stepTo = (theatre: Theatre, from: Reach, to: Reach) =>
    stepsFrom(theatre, from).find((step) => step.to === to);

  test('case 26: sunk before Grand Gulf, back in 20 turns', () => {
    const theatre = theatreOf({}, { '2 MO': 'W4622' });
    const step = stepTo(theatre, 'lower Mississippi', 'middle Mississippi')!;
    expect(step.run).toBe(true);
    const sunk = scripted(sailed(LOWER, step, 3, RULES), 1);
    expect(sunk).toMatchObject({ reach: null, back: 23 });
    expect([returned(sunk, 22).reach, returned(sunk, 23)]).toEqual([null, LOWER]);
    expect(stepTo(theatreOf({}), 'lower Mississippi', 'middle Mississippi')!.run).toBe(false);
  });

  test('case 27: what they lend to defenders and to attacks', () => {
    const one = [boat('middle Mississippi'), UPPER];
    const two = [boat('middle Mississippi'), boat('middle Mississippi')];
    expect([one, two].map((boats) => defenceSupport(VICKSBURG, boats, at('W3117')))).toEqual([1, 2]);
    expect(defenceSupport(VICKSBURG, GUNBOATS, at('W3117'))).toBe(0);
    const theatre = theatreOf({});
    expect(attackSupport(theatre, two, at('W3117'))).toBe(1);
    expect(attackSupport(theatre, [boat('Vicksburg')], at('W2414'))).toBe(0);
  });

  test('case 62: past Vicksburg in one run', () => {
    const theatre = theatreOf({}, { Shoup: 'W2414' });
    const step = stepTo(theatre, 'upper Mississippi', 'middle Mississippi')!;
    expect(scripted(sailed(UPPER, step, 30, RULES), 2)).toEqual({ ...UPPER, reach: null, back: 35 });
    expect(scripted(sailed(UPPER, step, 30, RULES), 3).reach).toBe('middle Mississippi');
    expect(stepTo(theatre, 'upper Mississippi', 'Vicksburg')).toBeUndefined();
    expect(drivenOff(theatre, boat('Vicksburg')).reach).toBe('upper Mississippi');
    const fallen = theatreOf({});
    expect(stepsFrom(fallen, 'upper Mississippi')).toEqual([
      { to: 'Vicksburg', run: false },
      { to: 'lower Yazoo', run: false },
    ]);
    expect(drivenOff(fallen, boat('Vicksburg')).reach).toBe('Vicksburg');
  });

  test('a Yazoo ferry under a gunboat is closed to Confederates', () => {
    const ferry = sideBetween(VICKSBURG, at('W1813'), at('W1814'));
    expect(isFerryWatched(VICKSBURG, [boat('lower Yazoo')], ferry)).toBe(true);
    expect(isFerryWatched(VICKSBURG, GUNBOATS, ferry)).toBe(false);
  });
});

describe('river transport', () => {
  const embarks = (theatre: Theatre, to: string, depots: readonly string[], transported = 0) =>
    embarkBar(
      theatre,
      { depots: all(...depots), transported, to: at(to) },
      who(theatre, 'union', 'Carr'),
      RULES,
    )?.code ?? 'sails';

  test('from depot to depot, one a turn, past no guns', () => {
    const theatre = theatreOf({ Carr: 'W4622' }, { Shoup: 'W2414' });
    const open = ['W4622', 'W5228', 'W1813'];
    expect(embarks(theatre, 'W5228', open)).toBe('sails');
    expect(embarks(theatre, 'W5228', open, 1)).toBe('transports');
    expect(embarks(theatre, 'W3117', open)).toBe('no-depot');
    expect(embarks(theatre, 'W1813', open)).toBe('batteries');
    expect(embarks(theatreOf({ Carr: 'W4622' }), 'W1813', open)).toBe('sails');
    expect(embarks(changed(theatre, { fatigue: 3 }), 'W5228', open)).toBe('fatigue');
    expect(embarks(theatreOf({ Carr: 'W4622' }, { '1 MS': 'W4621' }), 'W5228', open)).toBe('enemy-zone');
  });
});

const NONE: Crossings = { wrecked: [], pontoons: [] };
const hexside = (a: string, b: string): number => sideBetween(VICKSBURG, at(a), at(b));

describe('crossings', () => {
  const hankinsons = hexside('W3915', 'W4014');

  test("case 55: Tracy wrecks Hankinson's Bridge", () => {
    const alone = theatreOf({}, { Tracy: 'W4014' });
    expect(wreckBar(alone, NONE, who(alone, 'confederate', 'Tracy'), hankinsons)).toBeNull();
    expect(scripted(wreckCrossing(alone, at('W4014'), RULES))).toBe(true);
    const pressed = theatreOf({ Carr: 'W4114' }, { Tracy: 'W4014' });
    expect([4, 3].map((die) => scripted(wreckCrossing(pressed, at('W4014'), RULES), die))).toEqual([
      true,
      false,
    ]);
  });

  test('who wrecks nothing', () => {
    const theatre = theatreOf({ Carr: 'W3915' }, { Tracy: 'W4014' });
    const code = (where: Theatre, name: string, side: Side, crossings = NONE) =>
      wreckBar(where, crossings, who(where, side, name), hankinsons)?.code;
    expect(code(theatre, 'Carr', 'union')).toBe('not-confederate');
    expect(code(changed(theatre, { fatigue: 4 }), 'Tracy', 'confederate')).toBe('unable');
    expect(code(theatre, 'Tracy', 'confederate', { ...NONE, wrecked: [hankinsons] })).toBe('no-crossing');
    expect(code(theatreOf({}, { Tracy: 'W4013' }), 'Tracy', 'confederate')).toBe('no-crossing');
  });

  test('a wrecked crossing does not exist for anybody, a pontoon does', () => {
    const theatre = theatreOf({ Carr: 'W3915' });
    const path = (crossings: Crossings) =>
      supplyPaths({ ...theatre, field: fieldAcross(theatre.field, crossings) }, all('W4014'), 3).get(
        at('W3915'),
      );
    expect(path(NONE)).toBe(1);
    expect(path({ ...NONE, wrecked: [hankinsons] })).toBeUndefined();
    expect(path({ wrecked: [hankinsons], pontoons: [hexside('W4014', 'W3915')] })).toBe(2);
    expect(fieldAcross(theatre.field, NONE)).toBe(theatre.field);
  });

  test('zones and attacks end at a wrecked crossing too', () => {
    const { ground } = fieldAcross(theatreOf({}).field, { ...NONE, wrecked: [hankinsons] });
    const back = hexside('W4014', 'W3915');
    expect([hankinsons, back].map((side) => [ground.dry.zoc[side], ground.dry.attackable[side]])).toEqual([
      [0, 0],
      [0, 0],
    ]);
    expect(ground.between[hankinsons]!.crossing).toBe('none');
  });

  test('case 59: Amsterdam, bridged or repaired; horsemen do not take the pontoon, infantry does', () => {
    const ferry = hexside('W2905', 'W2805');
    const wrecked: Crossings = { wrecked: [ferry], pontoons: [] };
    const theatre = theatreOf({ Carr: 'W2905' });
    expect(bridgeBar(theatre, wrecked, false, ferry)).toBeNull();
    expect(repairBar(theatre, wrecked, 'union', ferry)).toBeNull();
    expect(bridgeBar(theatre, wrecked, true, ferry)?.code).toBe('rain');
    const laid: Crossings = { ...wrecked, pontoons: [ferry] };
    const riders = theatreOf({ Carr: 'W2905' }, { '1 MS': 'W2805' });
    expect(pontoonsLost(riders, laid, who(riders, 'confederate', '1 MS'))).toEqual([]);
    const infantry = theatreOf({ Carr: 'W2905' }, { 'Gregg-A': 'W2805' });
    expect(pontoonsLost(infantry, laid, who(infantry, 'confederate', 'Gregg-A'))).toEqual([ferry]);
    expect(pontoonBackOn(43, RULES)).toBe(48);
  });

  test('what else keeps from bridging and repairing', () => {
    const ferry = hexside('W2905', 'W2805');
    const wrecked: Crossings = { wrecked: [ferry], pontoons: [] };
    const theatre = theatreOf({ Carr: 'W2905' });
    expect(bridgeBar(theatre, NONE, false, ferry)?.code).toBe('crossing-stands');
    expect(bridgeBar(theatre, NONE, false, hexside('W1813', 'W1814'))?.code).toBe('no-river');
    expect(bridgeBar(theatre, NONE, false, hexside('W2905', 'W2904'))?.code).toBe('no-river');
    expect(repairBar(theatre, NONE, 'union', ferry)?.code).toBe('not-wrecked');
    expect(repairBar(theatre, wrecked, 'confederate', ferry)?.code).toBe('bank-not-held');
    const guarded = theatreOf({ Carr: 'W2905' }, { '1 MS': 'W2805' });
    expect(repairBar(guarded, wrecked, 'union', ferry)?.code).toBe('bank-not-held');
    expect([pontoonsAt(11, RULES), pontoonsAt(12, RULES)]).toEqual([1, 2]);
  });
});

describe('railroads', () => {
  const hexes = (theatre: Theatre, from: string, to: string, burnt: readonly BurntStation[] = []) =>
    journeysFrom(theatre, { burnt, stations: 'settlements' }, at(from)).get(at(to));
  const empty = theatreOf({});

  test('there are 19 stations', () => {
    const stations = Array.from({ length: VICKSBURG.size }, (_, hex) => hex).filter((hex) =>
      isStationAt(VICKSBURG, hex),
    );
    expect(stations).toHaveLength(19);
  });

  test('case 28: Vicksburg to Jackson is for the rested', () => {
    expect(hexes(empty, 'W2414', 'E2712')).toBe(39);
    expect(railGain(39)).toBe(3);
    const theatre = theatreOf({}, { Shoup: 'W2414' });
    const line = { burnt: [], journeys: 0, movementParalysis: false, stations: RULES.stations };
    const travels = (fatigue: 0 | 1 | 2, changes: Partial<typeof line> = {}) => {
      const where = changed(theatre, { fatigue });
      const shoup = who(where, 'confederate', 'Shoup');
      return journeyBar(where, { ...line, ...changes }, shoup, at('E2712'), RULES)?.code ?? 'travels';
    };
    expect([travels(0), travels(1), travels(2)]).toEqual(['travels', 'travels', 'fatigue']);
    expect(travels(0, { journeys: 3 })).toBe('journeys');
    expect(travels(0, { movementParalysis: true })).toBe('movement-paralysis');
  });

  test('case 29: from Jackson', () => {
    const far = ['E2533', 'E2519', 'E0504'].map((to) => hexes(empty, 'E2712', to)!);
    expect(far).toEqual([23, 8, 22]);
    expect(far.map(railGain)).toEqual([2, 1, 2]);
  });

  test('case 65: a Union unit at Bolton cuts one line', () => {
    const theatre = theatreOf({ Carr: 'E2425' });
    expect(hexes(theatre, 'E2712', 'E2533')).toBeUndefined();
    expect(hexes(theatre, 'E2712', 'E0504')).toBe(22);
  });

  test('a destroyed station breaks the line, a damaged one is passed', () => {
    const burnt = (how: BurntStation['how']): readonly BurntStation[] => [{ hex: at('E2519'), how }];
    expect(hexes(empty, 'E2712', 'E2533', burnt('destroyed'))).toBeUndefined();
    expect(hexes(empty, 'E2712', 'E2533', burnt('damaged'))).toBe(23);
    expect(hexes(empty, 'E2712', 'E2519', burnt('damaged'))).toBeUndefined();
  });

  test('players may hold that only places of that name are stations', () => {
    const named = journeysFrom(empty, { burnt: [], stations: 'named' }, at('E2712'));
    expect([...named.keys()].length).toBeLessThan(
      journeysFrom(empty, { burnt: [], stations: 'settlements' }, at('E2712')).size,
    );
    expect(named.has(at('E0504'))).toBe(false);
  });

  test('nor does a train cross a wrecked bridge', () => {
    const wrecked = [hexside('W2404', 'W2405')];
    const theatre = { ...empty, field: fieldAcross(empty.field, { ...NONE, wrecked }) };
    expect(hexes(theatre, 'W2414', 'E2712')).toBeUndefined();
    expect(hexes(theatre, 'E2712', 'E2533')).toBe(23);
  });

  test('mending', () => {
    const burnt: readonly BurntStation[] = [{ hex: at('E2712'), how: 'destroyed' }];
    const bars = (theatre: Theatre, held: boolean) =>
      mendBar(theatre, { burnt }, at('E2712'), held, RULES)?.code;
    expect([bars(empty, true), bars(empty, false), bars(theatreOf({ Carr: 'E2713' }), true)]).toEqual([
      ...[undefined, 'not-controlled', 'enemy-near'],
    ]);
    expect(mendBar(empty, { burnt: [] }, at('E2712'), true, RULES)?.code).toBe('not-burnt');
    expect([3, 4].map((die) => scripted(mended(burnt, at('E2712'), RULES), die).length)).toEqual([1, 0]);
  });
});
