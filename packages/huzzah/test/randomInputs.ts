/** Inputs of every question at random, under house rules at random: most of them allowed, some refused. */
import fc from 'fast-check';
import {
  FIRER_WORKS,
  FORMATIONS,
  GROUNDS,
  HEX_GROUNDS,
  STATES,
  TARGET_WORKS,
  UNIT_TYPES,
} from '../src/model/vocabulary.ts';
import { ASKED_RULINGS, type Input } from './asked.ts';

/** Mostly what the rules allow, now and then what they refuse. */
const mostly = <T, U>(allowed: fc.Arbitrary<T>, refused: fc.Arbitrary<U>): fc.Arbitrary<T | U> =>
  fc.oneof({ weight: 19, arbitrary: allowed }, { weight: 1, arbitrary: refused });
const from = (min: number, max: number) => fc.integer({ min, max });
const yesNo = fc.boolean();
const seldom = mostly(fc.constant(false), fc.constant(true));

const anyUnit = (types: readonly string[]) =>
  fc.record({
    type: fc.constantFrom(...types),
    sp: mostly(from(1, 8), from(0, 21)),
    morale: mostly(from(0, 7), from(8, 10)),
    hits: from(0, 2),
    reduced: yesNo,
    higherOrganization: mostly(fc.constantFrom('', 'A'), fc.constant('B')),
  });
const unitsOf = (types: readonly string[]) => fc.array(anyUnit(types), { minLength: 1, maxLength: 2 });
const SMALL_ARMS = ['infantry', 'infantry', 'cavalry'];
const anyUnits = unitsOf(UNIT_TYPES);
const unitsOfOneArm = mostly(fc.oneof(unitsOf(SMALL_ARMS), unitsOf(['artillery'])), anyUnits);

const stackOf = <T, S>(units: fc.Arbitrary<T>, state: fc.Arbitrary<S>) => ({
  ...{ units, state, leader: yesNo, isolated: yesNo },
  ...{
    inCommand: mostly(fc.constant(true), fc.constant(false)),
    onDisrupt: fc.constantFrom('accept', 'try'),
  },
});
const anyStack = stackOf(anyUnits, fc.constantFrom(...STATES));
const attackers = stackOf(
  mostly(unitsOf(SMALL_ARMS), anyUnits),
  mostly(fc.constant('good-order'), fc.constant('disrupted')),
);

const ground = fc.constantFrom(...GROUNDS);
function height() {
  return { elevation: from(0, 4), slope: yesNo, embankment: yesNo };
}
const anyHouse = fc.record(
  Object.fromEntries(
    ASKED_RULINGS.filter(({ id }) => id !== 'assaultRounds').map(({ id, value, alternatives }) => [
      id,
      fc.constantFrom(...[value, ...alternatives].map((one) => (/^\d+$/.test(one) ? Number(one) : one))),
    ]),
  ),
  { requiredKeys: [] },
);
const anyShot = {
  range: mostly(from(1, 2), from(3, 9)),
  firer: fc.record({ units: unitsOfOneArm, state: fc.constantFrom('good-order', 'disrupted') }),
  firerGround: ground,
  firerWorks: fc.constantFrom(...FIRER_WORKS),
  advanceFireMarker: yesNo,
  noLineOfSight: seldom,
  targetGround: ground,
  targetThoroughfare: yesNo,
  targetElevation: fc.constantFrom('lower', 'lower', 'same', 'higher'),
  targetWorks: fc.constantFrom(...TARGET_WORKS),
  targetFlanked: yesNo,
};
const anyAssault = {
  attacker: fc.record(attackers),
  defender: fc.record(anyStack),
  attackerGround: ground,
  defenderGround: ground,
  elevation: fc.constantFrom('same', 'attacker-higher', 'defender-higher'),
  defenderWorks: fc.constantFrom(...FIRER_WORKS),
  defenderFlanked: yesNo,
  preAssaultFire: yesNo,
  side: fc.constantFrom('union', 'confederate'),
  houseRules: anyHouse.map((house) => ({ ...house, assaultRounds: 2 })),
};
const some = (fields: Readonly<Record<string, fc.Arbitrary<unknown>>>): fc.Arbitrary<Input> =>
  fc.record(fields, { requiredKeys: [] });
const kind = fc.constantFrom('segment', 'action', 'advance', 'en-passant', 'pre-assault');
const approachShots = fc.array(some({ ...anyShot, kind: fc.constantFrom('advance', 'en-passant') }), {
  maxLength: 1,
});
const targetAction = fc.constantFrom('none', 'assault', 'charge');
const bearing = { flanked: yesNo, attacking: yesNo, noLineOfSight: yesNo };
const zones = { enemyZoc: seldom, enemyMfz: seldom, unit: from(0, 2) };
const checking = {
  units: mostly(unitsOf([...SMALL_ARMS, 'irregular']), anyUnits),
  leader: yesNo,
  enemyZoc: yesNo,
};
const code = fc.constantFrom('1', '2', '3', 'D', 'NE', '4');
const numbers = { fireFactor: from(0, 110), positive: from(0, 13), negative: from(0, 13) };

const place = { ground: fc.constantFrom(...GROUNDS), embankment: seldom, enemyZoc: seldom, enemyMfz: yesNo };
const hex = { ground: fc.constantFrom(...HEX_GROUNDS), ...height() };
const moving = {
  segment: mostly(fc.constant('action'), fc.constant('horse')),
  units: mostly(unitsOf(SMALL_ARMS), anyUnits),
  leader: yesNo,
  state: fc.constantFrom('good-order', 'disrupted'),
  start: some(place),
  steps: fc.array(some({ ...place, road: yesNo, abatis: seldom }), { minLength: 1, maxLength: 2 }),
};
const zone = {
  formation: fc.constantFrom(...FORMATIONS),
  state: fc.constantFrom(...STATES),
  hex: some(height()),
  worksAhead: fc.constantFrom(...FIRER_WORKS),
  worksLeft: fc.constantFrom(...FIRER_WORKS),
  hexes: fc.array(some({ ...hex, place: fc.constantFrom('ahead', 'left', 'far-ahead', 'far-half-left') }), {
    maxLength: 2,
  }),
};
const sight = {
  range: from(2, 8),
  aside: from(0, 1),
  viewer: some(height()),
  target: some(height()),
  hexes: fc.array(some({ ...hex, at: from(1, 2) }), { maxLength: 2 }),
};

/** Question, inputs, how many. */
export const RANDOM: readonly (readonly [string, fc.Arbitrary<Input>, number])[] = [
  ['fire', some({ ...anyShot, kind, target: fc.record(anyStack), targetAction, houseRules: anyHouse }), 160],
  ['assault', some(anyAssault), 30],
  ['charge', some({ ...anyAssault, approachShots }), 30],
  ['straggle', some({ ...checking, thoroughfare: yesNo, houseRules: anyHouse }), 60],
  ['morale', some({ ...anyStack, ...bearing }), 60],
  ['rally', some({ ...anyStack, ...zones, houseRules: anyHouse }), 60],
  ['leader-loss', some({ combat: fc.constantFrom('fire', 'assault'), code }), 30],
  ['line', some({ ...numbers, noLineOfSight: yesNo }), 40],
  ['movement', some({ ...moving, houseRules: anyHouse }), 120],
  ['fire-zone', some({ ...zone, houseRules: anyHouse }), 60],
  ['line-of-sight', some({ ...sight, houseRules: anyHouse }), 80],
];
