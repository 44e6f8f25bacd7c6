/** How an assault and a charge begin (17.6.3, 17.6.4). */
import { type Bar, bar } from '@longroll/kernel';
import type { Field } from '../../field/field.ts';
import { isAheadOf } from '../../field/ground.ts';
import { isFrontSide } from '../../field/zones.ts';
import { changeUnits, sideOf } from '../state/change.ts';
import type { Group, Moving, PlayState } from '../state/stage.ts';
import { to } from '../state/stage.ts';
import { bodyOf, distance, hasStrangers, isEnemyIn, isGun, rulesOf, segmentIn } from '../state/standing.ts';
import { isBesideTarget, neighboursOf, stepBarred } from '../steps/bars.ts';
import { isByRoad } from '../steps/plan.ts';
import { assaultOf, sideTowards } from './order.ts';

const NO_UNITS = bar('no-units', '17.6.3', 'Leaders alone, and those who enter, do not attack.');
const NOT_STEADY = bar(
  'not-in-good-order',
  '4.4.1',
  'Only a stack in good order begins an assault or a charge.',
);
const GUNS = bar('no-artillery', '9.1', 'Artillery only defends: leave it out.');
const MOUNTED = bar('mounted', '17.6.3', 'Mounted cavalry does not assault: it charges, or dismounts.');
const DISMOUNTED = bar('dismounted', '17.6.4', 'Cavalry charges mounted.');
const SKIRMISHERS = bar('skirmishers', '4.1.1', 'Skirmishers do not attack.');
const NOT_BESIDE = bar('not-adjacent', '9.1', 'An assault goes into an adjacent hex.');
const NOT_AHEAD = bar('not-in-front', '9.1', 'The target is not in its front.');
const NOBODY_THERE = bar('no-target', '9.1', 'No enemy unit stands in that hex.');
const GROUND = bar('prohibited', '3.2', 'Nobody enters that ground.');
const OUT_OF_COMMAND = bar('out-of-command', '6.2.1', 'A stack out of command may not charge.');
const IRREGULARS = bar('no-irregulars', '9.1', 'Irregulars do not charge.');
const WRONG_DISTANCE = bar('wrong-distance', '9.1', 'A charge sets out 2 or 3 hexes from its target.');
const NO_WAY = bar('no-way', '9.1, 17.6.4', 'No way leads to a hex beside the target.');

/** What assault and charge ask of a group alike. */
function attackerBar(field: Field, state: PlayState, { units, hex }: Group): Bar | null {
  if (units.length === 0 || hex < 0) return NO_UNITS;
  if (bodyOf(state, units).state !== 'good-order') return NOT_STEADY;
  const { artilleryAttacks } = rulesOf(state);
  if (artilleryAttacks === 'never' && units.some((unit) => isGun(field, unit))) return GUNS;
  return units.some((unit) => state.units[unit]!.formation === 'skirmish') ? SKIRMISHERS : null;
}

function targetBar(field: Field, state: PlayState, group: Group, target: number): Bar | null {
  if (target < 0 || !isEnemyIn(field, state, sideOf(field, group), target)) return NOBODY_THERE;
  return field.ground.prohibited[target] === 1 ? GROUND : null;
}

export function assaultBar(field: Field, state: PlayState, group: Group, target: number): Bar | null {
  const who = attackerBar(field, state, group);
  if (who) return who;
  if (group.units.some((unit) => state.units[unit]!.formation === 'mounted')) return MOUNTED;
  const whom = targetBar(field, state, group, target);
  if (whom) return whom;
  const side = sideTowards(field, group.hex, target);
  if (side < 0) return NOT_BESIDE;
  return isFrontSide(bodyOf(state, group.units).facing, side) ? null : NOT_AHEAD;
}

/** A group as it sets out on a charge. */
export const charging = (group: Group, target: number): Moving => ({
  hex: group.hex,
  units: group.units,
  leaders: group.leaders,
  ...{ path: [group.hex], entered: 'no', changes: 0, stopped: false, shotBy: [] },
  target,
});

const onTo = (moving: Moving, hex: number): Moving => ({ ...moving, hex, path: [...moving.path, hex] });

/** The ways of a charge to hexes beside its target, every step allowed and nearer (17.6.4). */
export function approaches(field: Field, state: PlayState, moving: Moving): readonly Moving[] {
  if (isBesideTarget(field, moving))
    return hasStrangers(field, state, moving.units, moving.hex) ? [] : [moving];
  return neighboursOf(field, moving.hex)
    .filter((hex) => stepBarred(field, state, moving, hex) === null)
    .flatMap((hex) => approaches(field, state, onTo(moving, hex)));
}

const isOutOfCommand = (state: PlayState, { units }: Group): boolean =>
  !bodyOf(state, units).inCommand && rulesOf(state).chargeOutOfCommand === 'never';

function chargerBar(field: Field, state: PlayState, group: Group): Bar | null {
  const who = attackerBar(field, state, group);
  if (who) return who;
  if (isOutOfCommand(state, group)) return OUT_OF_COMMAND;
  const types = group.units.map((unit) => field.units[unit]!.type);
  if (rulesOf(state).irregularsCharge === 'never' && types.includes('irregular')) return IRREGULARS;
  return group.units.some((unit) => state.units[unit]!.formation === 'dismounted') ? DISMOUNTED : null;
}

const NEAREST = 2;

export function chargeBar(field: Field, state: PlayState, group: Group, target: number): Bar | null {
  const who = chargerBar(field, state, group);
  if (who) return who;
  const whom = targetBar(field, state, group, target);
  if (whom) return whom;
  const far = distance(field, group.hex, target);
  if (far < NEAREST || far > rulesOf(state).chargeFarthest) return WRONG_DISTANCE;
  if (!isAheadOf(field.ground.map, group.hex, bodyOf(state, group.units).facing, target)) return NOT_AHEAD;
  return approaches(field, state, charging(group, target)).length > 0 ? null : NO_WAY;
}

/** The assault begins; who strikes at the end of a charge faces his target. */
export function assaults(field: Field, state: PlayState, group: Group, target: number): PlayState {
  const assault = assaultOf(field, state, group, target, false, false);
  return to(state, { at: 'assault-start', side: segmentIn(state).side, assault });
}

export function strike(field: Field, state: PlayState, moving: Moving): PlayState {
  const facing = sideTowards(field, moving.hex, moving.target);
  const turned = changeUnits(state, moving.units, { facing });
  const assault = assaultOf(field, turned, moving, moving.target, true, isByRoad(field, moving));
  return to(turned, { at: 'assault-start', side: segmentIn(state).side, assault });
}
