/** The ground: costs, zones, attacks and command over every kind of hexside, on a map made for it. */
import { cellOf, NO_STEP, parseMap, sideBetween } from '@longroll/kernel';
import { beforeEach, describe, expect, test } from 'vitest';
import { COMMAND_RADIUS, commandReach } from '../src/field/command.ts';
import type { Field } from '../src/field/field.ts';
import {
  FULL_ZOC,
  type Ground,
  groundOf,
  NO_ZOC,
  RESTRICTED_ZOC,
  type Weather,
} from '../src/field/ground.ts';
import type { Mover } from '../src/field/movementCosts.ts';
import { exerts, situationOf } from '../src/field/situation.ts';
import { type UnitOnField, WAITING } from '../src/field/state.ts';
import type { Side } from '../src/model/vocabulary.ts';

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
    A0602 W
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

/** Drawn by every test for itself: a mutant counts as met only by what runs within a test (npm run mutate). */
let ground: Ground;
beforeEach(() => {
  ground = groundOf(MAP);
});

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
    ['up a ridge without a way', 'A0603', 'A0602', 5, 6],
    ['down a ridge without a way', 'A0602', 'A0603', 3, 3],
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

test.each([
  ['up a ridge', 'A0603', 'A0602', 'uphill-ridge', false],
  ['down a ridge', 'A0602', 'A0603', 'downhill-ridge', false],
  ['up a bluff', 'A0404', 'A0403', 'uphill-bluff', false],
  ['over a creek and up a ridge', 'A0406', 'A0405', 'creek', true],
  ['by a ferry under a bluff', 'A0403', 'A0402', 'ferry', true],
  ['over open ground', 'A0103', 'A0102', 'none', false],
])('9.9 an attack %s', (_, from, to, hexside, alsoUphill) => {
  expect(ground.attackedOver[side(from, to)]).toEqual({ hexside, alsoUphill });
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
    const at = standing({ confederate: ['A0506', 'A0605'] });
    expect(at.isHeldBy('confederate', cellOf(MAP, 'A0507'))).toBe(true);
    expect(at.zone('confederate', cellOf(MAP, 'A0505'))).toBe(RESTRICTED_ZOC);
    expect(at.isHeldBy('confederate', cellOf(MAP, 'A0505'))).toBe(false);
    expect(at.zone('confederate', cellOf(MAP, 'A0303'))).toBe(NO_ZOC);
    expect(at.zone('union', cellOf(MAP, 'A0507'))).toBe(NO_ZOC);
  });

  test('6.3.1 neither demoralized units nor wagon trains exert one', () => {
    expect(exerts({ demoralized: 0 }, { type: 'infantry' })).toBe(true);
    expect(exerts({ demoralized: 0 }, { type: 'wagon' })).toBe(false);
    expect(exerts({ demoralized: 1 }, { type: 'infantry' })).toBe(false);
  });

  test('are exerted from where units stand, not from empty hexes or those of the demoralized', () => {
    const stands = { union: ['A0506', 'A0103'] };
    const [firm, shaken] = unitsOf(stands);
    const at = situationOf(fieldWith(stands), [firm!, { ...shaken!, demoralized: 1 }], 'dry');
    expect(['A0506', 'A0103', 'A0408'].map((hex) => at.isExerted(cellOf(MAP, hex)))).toEqual([
      true,
      false,
      false,
    ]);
    expect([at.holder(cellOf(MAP, 'A0103')), at.holder(WAITING)]).toEqual(['union', null]);
  });

  test('one picture after another: what was drawn before is wiped', () => {
    const hexes = ['A0506', 'A0103', 'A0306', 'A0408', 'A0605', 'A0602', 'A0104', 'A0608'];
    for (const hex of [...hexes, ...hexes]) {
      const at = standing({ union: [hex], confederate: ['A0303'] });
      expect(at.holder(cellOf(MAP, hex))).toBe('union');
      expect(at.unitsIn(cellOf(MAP, 'A0303'))).toEqual([1]);
      for (const other of hexes) if (other !== hex) expect(at.holder(cellOf(MAP, other))).toBeNull();
      const zoned = at.zoned('union').filter((cell) => at.zone('union', cell) === NO_ZOC);
      expect(zoned).toEqual([]);
    }
  });
});

type Stands = Readonly<Partial<Record<Side, readonly string[]>>>;

/** A field without anything but its ground and the infantry that stands on it. */
function fieldWith(
  { union = [], confederate = [] }: Stands,
  inPlay: Uint8Array = new Uint8Array(MAP.size).fill(1),
): Field {
  const piece = (side: Side) => ({ side, type: 'infantry' });
  const units = [...union.map(() => piece('union')), ...confederate.map(() => piece('confederate'))];
  return { ground, inPlay, pieces: { units, leaders: [] } } as unknown as Field;
}
const unitsOf = ({ union = [], confederate = [] }: Stands): readonly UnitOnField[] =>
  [...union, ...confederate].map((hex) => ({ hex: cellOf(MAP, hex), demoralized: 0 }) as UnitOnField);

/** All pictures of as many units share their sheets, as those of one game do. */
const fields = new Map<string, Field>();
function standing(stands: Stands) {
  const key = `${stands.union?.length ?? 0} ${stands.confederate?.length ?? 0}`;
  const field = fields.get(key) ?? fieldWith(stands);
  fields.set(key, field);
  return situationOf(field, unitsOf(stands), 'dry');
}

describe('command', () => {
  const from = cellOf(MAP, 'A0408');
  const isReached = (hex: string, stands: Stands = {}, radius = COMMAND_RADIUS, inPlay?: Uint8Array) => {
    const field = fieldWith(stands, inPlay);
    const situation = situationOf(field, unitsOf(stands), 'dry');
    const path = { side: 'union', situation, restrictedCounts: true } as const;
    return commandReach(field, path, from, radius, [cellOf(MAP, hex)]).length > 0;
  };

  test('goes three hexes over any ground', () => {
    expect(isReached('A0405')).toBe(true);
    expect(isReached('A0405', {}, COMMAND_RADIUS - 1)).toBe(false);
    expect(isReached('A0404')).toBe(false);
  });

  test('goes to the first hex of the map as to any other', () => {
    expect(MAP.ids[0]).toBe('A0108');
    expect(isReached('A0108')).toBe(true);
  });

  test('does not enter an enemy hex, nor a zone where no friend stands', () => {
    const confederate = ['A0306'];
    expect(isReached('A0306', { confederate })).toBe(false);
    expect(isReached('A0406', { confederate })).toBe(false);
    expect(isReached('A0406', { confederate, union: ['A0406'] }, 2)).toBe(true);
    expect(isReached('A0406', { confederate, union: ['A0406'] }, 1)).toBe(false);
  });

  test('a restricted zone bars it unless players hold otherwise', () => {
    const stands = { confederate: ['A0506'] };
    const field = fieldWith(stands);
    const reach = (restrictedCounts: boolean) => {
      const situation = situationOf(field, unitsOf(stands), 'dry');
      const path = { side: 'union', situation, restrictedCounts } as const;
      return commandReach(field, path, cellOf(MAP, 'A0504'), 1, [cellOf(MAP, 'A0505')]);
    };
    expect(situationOf(field, unitsOf(stands), 'dry').zone('confederate', cellOf(MAP, 'A0505'))).toBe(
      RESTRICTED_ZOC,
    );
    expect(reach(true)).toEqual([]);
    expect(reach(false)).toEqual([cellOf(MAP, 'A0505')]);
  });

  test('stays on the hexes in play', () => {
    const shut = new Uint8Array(MAP.size).fill(1);
    shut[cellOf(MAP, 'A0407')] = 0;
    expect(isReached('A0407', {}, 1)).toBe(true);
    expect(isReached('A0407', {}, 1, shut)).toBe(false);
  });
});
