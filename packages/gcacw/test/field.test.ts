/** The ground: costs, zones, attacks and command over every kind of hexside, on a map made for it. */
import { cellOf, NO_STEP, parseMap, sideBetween } from '@longroll/kernel';
import { describe, expect, test } from 'vitest';
import { COMMAND_RADIUS, commandReach, type Situation } from '../src/field/command.ts';
import { FULL_ZOC, groundOf, NO_ZOC, RESTRICTED_ZOC, type Weather } from '../src/field/ground.ts';
import type { Mover } from '../src/field/movementCosts.ts';
import { breaksCommand, stopsMarch, zonesOf } from '../src/field/zones.ts';

/** One row of hexes, west to east: 08 is the westernmost, 01 the easternmost. */
const MAP = parseMap(`
map test
grid pointy
legend
  . clear
  r rolling
  h hill
  w woods
  l loess
  s swamp
  p provisional-swamp
  ~ water
sheet A
  lines 1-6 from north
  columns 1-8 from east
  even lines shifted
  at 0 0
  terrain
    01 ........
    02 .rhwlsp~
    03 ........
    04 ........
    05 wwww....
    06 ........
edges minor-river
  The river
    A0307 E
    A0306 E
    A0305 E
    A0304 E
edges creek
  The creek
    A0407 E
    A0406 E
edges ridge one-sided
  The ridge
    A0405 W
edges bluff one-sided
  The bluff
    A0404 W
    A0403 W
    A0402 W
crossings
  bridge A0306 E A bridge
  ford A0305 E A ford
  ferry A0304 E A ferry
  ferry A0402 W Another ferry
ways road
  Over the bridge: A0306 A0305
  Over the ford: A0305 A0304
  Over the creek: A0406 A0405
  Over the bluff: A0404 A0405
  Into the swamp: A0204 A0203
  Through the woods: A0507 A0506
ways trail
  Beside the road: A0306 A0305
`);
const ground = groundOf(MAP);

const side = (from: string, to: string): number => sideBetween(MAP, cellOf(MAP, from), cellOf(MAP, to));
const cost = (from: string, to: string, mover: Mover = 'infantry', weather: Weather = 'dry') =>
  ground[weather].costs[mover][side(from, to)];
const zoc = (from: string, to: string, weather: Weather = 'dry') => ground[weather].zoc[side(from, to)];

describe('what a step costs', () => {
  test.each([
    ['clear', 'A0103', 'A0102', 3, 3],
    ['rolling', 'A0208', 'A0207', 3, 4],
    ['hill', 'A0207', 'A0206', 4, 5],
    ['woods', 'A0206', 'A0205', 4, 6],
    ['loess', 'A0205', 'A0204', 4, 6],
    ['a provisional swamp, as rough', 'A0302', 'A0202', 4, 5],
    ['a road over a bridge, the trail beside it dearer', 'A0306', 'A0305', 1, 1],
    ['a road over a ford', 'A0305', 'A0304', 2, 2],
    ['a ferry without a way', 'A0304', 'A0303', 5, 5],
    ['a road over a creek: the creek is free', 'A0406', 'A0405', 1, 1],
    ['a creek without a way', 'A0407', 'A0406', 4, 5],
    ['down a ridge', 'A0405', 'A0406', 1, 1],
    ['a road through woods', 'A0507', 'A0506', 1, 1],
    ['a road into the swamp', 'A0204', 'A0203', 1, 1],
    ['a ferry over a bluff', 'A0402', 'A0403', 5, 5],
  ])('%s', (_, from, to, infantry, cavalry) => {
    expect([cost(from, to, 'infantry'), cost(from, to, 'cavalry')]).toEqual([infantry, cavalry]);
  });

  test.each([
    ['a river without a crossing', 'A0307', 'A0306'],
    ['swamp without a way', 'A0303', 'A0203'],
    ['out of swamp without a way', 'A0203', 'A0303'],
    ['water', 'A0202', 'A0201'],
    ['a bluff without a way, downward', 'A0403', 'A0404'],
    ['a bluff without a way, upward', 'A0404', 'A0403'],
  ])('not over %s', (_, from, to) => {
    expect(cost(from, to)).toBe(NO_STEP);
    expect(ground.dry.attackable[side(from, to)]).toBe(0);
  });

  test('rain slows roads, floods fords and creeks, closes provisional swamps', () => {
    expect(cost('A0305', 'A0304', 'infantry', 'rain')).toBe(NO_STEP);
    expect(cost('A0407', 'A0406', 'infantry', 'rain')).toBe(NO_STEP);
    expect(cost('A0406', 'A0405', 'infantry', 'rain')).toBe(2);
    expect(cost('A0306', 'A0305', 'infantry', 'rain')).toBe(2);
    expect(cost('A0302', 'A0202', 'infantry', 'rain')).toBe(NO_STEP);
    expect(cost('A0103', 'A0102', 'infantry', 'rain')).toBe(3);
  });
});

describe('zones of control', () => {
  test.each([
    ['clear ground', 'A0103', 'A0102', FULL_ZOC, FULL_ZOC],
    ['into woods', 'A0206', 'A0205', RESTRICTED_ZOC, RESTRICTED_ZOC],
    ['out of woods', 'A0205', 'A0206', RESTRICTED_ZOC, RESTRICTED_ZOC],
    ['into loess', 'A0304', 'A0204', RESTRICTED_ZOC, RESTRICTED_ZOC],
    ['woods along a road', 'A0507', 'A0506', FULL_ZOC, FULL_ZOC],
    ['a river without a crossing', 'A0307', 'A0306', NO_ZOC, NO_ZOC],
    ['a bridge', 'A0306', 'A0305', FULL_ZOC, FULL_ZOC],
    ['a ford', 'A0305', 'A0304', FULL_ZOC, NO_ZOC],
    ['a creek', 'A0407', 'A0406', FULL_ZOC, NO_ZOC],
    ['a creek with a road', 'A0406', 'A0405', FULL_ZOC, FULL_ZOC],
    ['swamp', 'A0303', 'A0203', NO_ZOC, NO_ZOC],
    ['a provisional swamp', 'A0302', 'A0202', FULL_ZOC, NO_ZOC],
    ['a bluff', 'A0404', 'A0403', FULL_ZOC, FULL_ZOC],
  ])('over %s', (_, from, to, dry, rain) => {
    expect([zoc(from, to), zoc(from, to, 'rain')]).toEqual([dry, rain]);
  });

  test('the strongest that reaches into a hex holds; nothing reaches two hexes far', () => {
    const zones = zonesOf(ground, [cellOf(MAP, 'A0506'), cellOf(MAP, 'A0605')], 'dry');
    expect(stopsMarch(zones, cellOf(MAP, 'A0507'))).toBe(true);
    expect(zones[cellOf(MAP, 'A0505')]).toBe(RESTRICTED_ZOC);
    expect(stopsMarch(zones, cellOf(MAP, 'A0505'))).toBe(false);
    expect(breaksCommand(zones, cellOf(MAP, 'A0505'))).toBe(true);
    expect(zones[cellOf(MAP, 'A0303')]).toBe(NO_ZOC);
  });
});

describe('command', () => {
  const quiet: Situation = { enemyAt: () => false, friendAt: () => false, enemyZone: () => false };
  const from = cellOf(MAP, 'A0408');
  const everywhere = new Uint8Array(MAP.size).fill(1);
  const reach = (situation: Situation, radius = COMMAND_RADIUS) =>
    commandReach(MAP, everywhere, from, radius, situation);

  test('goes three hexes over any ground', () => {
    expect(reach(quiet).has(cellOf(MAP, 'A0405'))).toBe(true);
    expect(reach(quiet, COMMAND_RADIUS - 1).has(cellOf(MAP, 'A0405'))).toBe(false);
    expect(reach(quiet).has(cellOf(MAP, 'A0404'))).toBe(false);
  });

  test('does not enter an enemy hex, nor a zone where no friend stands', () => {
    const enemy = cellOf(MAP, 'A0306');
    const zone = cellOf(MAP, 'A0406');
    const zones = zonesOf(ground, [enemy], 'dry');
    const blocked: Situation = {
      ...quiet,
      enemyAt: (hex) => hex === enemy,
      enemyZone: (hex) => breaksCommand(zones, hex),
    };
    expect(reach(blocked).has(enemy)).toBe(false);
    expect(reach(blocked).has(zone)).toBe(false);
    const befriended = { ...blocked, friendAt: (hex: number) => hex === zone };
    expect(reach(befriended, 2).has(zone)).toBe(true);
    expect(reach(befriended, 1).has(zone)).toBe(false);
  });

  test('stays on the hexes in play', () => {
    const shut = everywhere.slice();
    shut[cellOf(MAP, 'A0407')] = 0;
    expect(commandReach(MAP, shut, from, 1, quiet).has(cellOf(MAP, 'A0407'))).toBe(false);
  });
});
