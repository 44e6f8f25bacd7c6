/** Whether a group may fire at a hex (17.4), and what forbids it. */
import { type Bar, bar } from '@longroll/kernel';
import { rangeFactor } from '../../charts/rangeFactors.ts';
import type { Field } from '../../field/field.ts';
import { isAheadOf } from '../../field/ground.ts';
import { canFire } from '../../field/situation.ts';
import type { Arm } from '../../model/unit.ts';
import { otherSide } from '../../model/vocabulary.ts';
import { isDusk } from '../state/segments.ts';
import type { Group, PlayState } from '../state/stage.ts';
import {
  armOfUnit,
  bodyOf,
  distance,
  isEnemyIn,
  isSeen,
  rulesOf,
  segmentIn,
  sideOfUnit,
  situationIn,
} from '../state/standing.ts';
import { limitLeft } from './limits.ts';

const ROUTED = bar('routed', '4.5.1', 'A routed stack does not fire.');
const LIMBERED = bar(
  'not-formed',
  '4.3, 4.2',
  'Limbered artillery and mounted cavalry do not fire; leave them out.',
);
const OTHER_ARM = bar('wrong-arm', '2.2.1, 17.6.2', 'Only one arm fires: leave the others out first.');
const NO_ARM = bar('no-such-arm', '2.2.1', 'Nobody in the group is of that arm.');
const ACTED = bar('has-acted', '2.2.1', 'Who has fired in this segment does not fire again.');
const USED_UP = bar(
  'limit-used-up',
  '3.7.1, 17.4.1',
  'The fire limit of the hex is used up in this segment, or the other arm has fired out of it.',
);
const NOBODY_THERE = bar('no-target', '8.1.1', 'No enemy unit stands in that hex.');
const OUT_OF_RANGE = bar('out-of-range', '8.2', 'It has no range factor at that distance.');
const DUSK = bar('dusk', '13.5', 'After dusk nobody fires farther than the next hex.');
const NOT_AHEAD = bar('not-in-front', '3.4, 17.9.1', 'The target is not in its front.');
const UNSEEN = bar('no-line-of-sight', '7.1', 'There is no line of sight to the target.');
const VOLLEYED = bar(
  'fired-before',
  '17.17.3',
  'It has fired in its fire segment, and may not fire as an action.',
);
const NOT_BLIND = bar(
  'no-fire-without-sight',
  '8.3, 17.9.5',
  'Only artillery in good order on a crest fires without line of sight, at a lower target in its front.',
);
const NO_OBSERVER = bar('no-observer', '8.3.1', 'No friend sees the target for fire without line of sight.');
const FRIENDS_NEAR = bar(
  'friends-near',
  '8.3.1',
  'Friends are too near to the target for fire without line of sight.',
);

const LONGEST = 8;
const FAR = 7;

/** A friend who sees the target: a unit that is not routed, or a leader, other than the firer (8.3.1). */
function hasObserver(field: Field, state: PlayState, { units, hex }: Group, target: number): boolean {
  const { spotterRange } = rulesOf(state);
  const side = sideOfUnit(field, units[0]!);
  const sees = (at: number): boolean =>
    at >= 0 && distance(field, at, target) <= spotterRange && isSeen(field, state, at, target);
  return (
    field.own[side].some((unit) => {
      const record = state.units[unit]!;
      return record.hex !== hex && record.state !== 'routed' && sees(record.hex);
    }) || field.ownLeaders[side].some((leader) => sees(state.leaders[leader]!.hex))
  );
}

const hasFriendsNear = (
  field: Field,
  state: PlayState,
  side: ReturnType<typeof sideOfUnit>,
  target: number,
): boolean =>
  situationIn(field, state)
    .hexesOf(side)
    .some((hex) => distance(field, hex, target) <= 1);

/** Fire without LoS (8.3): what it needs and does not have. */
function blindBar(field: Field, state: PlayState, group: Group, arm: Arm, target: number): Bar | null {
  const { levels, hexes } = field.ground;
  const { noLineOfSightFirer } = rulesOf(state);
  if (arm !== 'artillery') return UNSEEN;
  const isSteady = bodyOf(state, group.units).state === 'good-order' || noLineOfSightFirer === 'any-state';
  if (!isSteady || !hexes[group.hex]!.slope || levels[target]! >= levels[group.hex]!) return NOT_BLIND;
  if (hasFriendsNear(field, state, sideOfUnit(field, group.units[0]!), target)) return FRIENDS_NEAR;
  return hasObserver(field, state, group, target) ? null : NO_OBSERVER;
}

/** What stands against those who would fire, whatever they aim at. */
export function shooterBar(field: Field, state: PlayState, { units, hex }: Group, arm: Arm): Bar | null {
  if (units.length === 0) return NO_ARM;
  if (bodyOf(state, units).state === 'routed') return ROUTED;
  let isThere = false;
  for (const unit of units) {
    if (armOfUnit(field, unit) !== arm) continue;
    isThere = true;
    const { formation, acted, volleyed } = state.units[unit]!;
    if (!canFire(formation)) return LIMBERED;
    if (acted) return ACTED;
    if (volleyed && segmentIn(state).kind === 'action' && rulesOf(state).fireOnce === 'on') return VOLLEYED;
  }
  if (!isThere) return NO_ARM;
  if (units.some((unit) => armOfUnit(field, unit) !== arm)) return OTHER_ARM;
  return limitLeft(field, state, hex, arm) > 0 ? null : USED_UP;
}

const hasFactor = (field: Field, units: readonly number[], range: number): boolean =>
  units.some((unit) => rangeFactor(field.units[unit]!.type, range) !== null);

/** What stands against a target, for those who can fire. */
export function targetBar(
  field: Field,
  state: PlayState,
  group: Group,
  arm: Arm,
  target: number,
): Bar | null {
  const { units, hex } = group;
  if (target < 0 || !isEnemyIn(field, state, sideOfUnit(field, units[0]!), target)) return NOBODY_THERE;
  const range = distance(field, hex, target);
  if (range > LONGEST || !hasFactor(field, units, range)) return OUT_OF_RANGE;
  if (isDusk(field, state) && range > rulesOf(state).duskRange) return DUSK;
  const { facing, formation } = bodyOf(state, units);
  if (formation !== 'skirmish' && !isAheadOf(field.ground.map, hex, facing, target)) return NOT_AHEAD;
  if (range < FAR && isSeen(field, state, hex, target)) return null;
  return blindBar(field, state, group, arm, target);
}

export const fireBar = (field: Field, state: PlayState, group: Group, arm: Arm, target: number): Bar | null =>
  shooterBar(field, state, group, arm) ?? targetBar(field, state, group, arm, target);

/** The hexes that a group may fire at. */
export function targetsOf(field: Field, state: PlayState, group: Group, arm: Arm): readonly number[] {
  if (shooterBar(field, state, group, arm)) return [];
  const enemies = situationIn(field, state).hexesOf(otherSide(sideOfUnit(field, group.units[0]!)));
  return enemies.filter((hex) => targetBar(field, state, group, arm, hex) === null);
}

export function hasTarget(field: Field, state: PlayState, group: Group, arm: Arm): boolean {
  if (shooterBar(field, state, group, arm)) return false;
  const enemies = situationIn(field, state).hexesOf(otherSide(sideOfUnit(field, group.units[0]!)));
  return enemies.some((hex) => targetBar(field, state, group, arm, hex) === null);
}
