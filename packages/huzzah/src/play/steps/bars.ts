/** What bars a step (17.7.1), a change of formation (17.7.6) and the end of a move (17.7.2). */
import { type Bar, bar } from '@longroll/kernel';
import type { Field } from '../../field/field.ts';
import { SIDES_OF_HEX } from '../../field/ground.ts';
import { strengthPoints } from '../../model/unit.ts';
import { stepBar, stopAfter } from '../../procedures/steps.ts';
import { sideOf } from '../state/change.ts';
import type { Moving, PlayState } from '../state/stage.ts';
import {
  distance,
  hasStrangers,
  isEnemyIn,
  isGun,
  rulesOf,
  segmentIn,
  situationIn,
  unitOf,
} from '../state/standing.ts';
import { isCharging, planOf, pointsLeft } from './plan.ts';

const NO_NEIGHBOUR = bar('not-adjacent', '3.1', 'A step goes into one of the six hexes around.');
const OUT_OF_PLAY = bar('out-of-play', '17.7.1, 18.5', 'That hex is out of play.');
const STOPPED = bar('stopped', '17.7.4', 'The move is over: only the facing is left to choose.');
const ENEMY = bar(
  'enemy-there',
  '3.1.1',
  'Enemy units stand there; a hex of theirs is entered by assault only.',
);
const UNLIMBERED = bar(
  'unlimbered',
  '4.3',
  'Unlimbered artillery does not move: limber it, or leave it out.',
);
const STRANGERS = bar(
  'other-organization',
  '3.7.3, 17.7.1',
  'Friends of another organization stand there, and the move could not go on from there.',
);
const NOT_NEARER = bar('not-nearer', '9.1', 'Every step of a charge comes nearer to its target.');
const BESIDE_TARGET = bar(
  'other-organization',
  '3.7.3, 9.1',
  'A charge does not strike out of a hex with friends of another organization.',
);

export function neighboursOf({ ground: { map } }: Field, hex: number): readonly number[] {
  const found: number[] = [];
  for (let d = hex * SIDES_OF_HEX; d < (hex + 1) * SIDES_OF_HEX; d++)
    if (map.neighbours[d]! >= 0) found.push(map.neighbours[d]!);
  return found;
}

const isUnlimbered = (field: Field, state: PlayState, { units }: Moving): boolean =>
  units.some((unit) => isGun(field, unit) && state.units[unit]!.formation === 'unlimbered');

/** Friends of another organization whom it could not leave again (3.7.3). */
function strangersBar(field: Field, state: PlayState, moving: Moving, hex: number): Bar | null {
  if (!hasStrangers(field, state, moving.units, hex)) return null;
  if (isCharging(moving) && distance(field, hex, moving.target) === 1) return BESIDE_TARGET;
  const plan = planOf(field, state, moving, hex);
  const isLast = pointsLeft(field, state, moving) <= 1;
  return isLast || stopAfter(plan, moving.path.length - 1) ? STRANGERS : null;
}

/** What bars a step of a group that is on the map. */
export function stepBarred(field: Field, state: PlayState, moving: Moving, hex: number): Bar | null {
  const { inPlay } = field.ground;
  if (hex < 0 || distance(field, moving.hex, hex) !== 1) return NO_NEIGHBOUR;
  if (inPlay[hex] !== 1) return OUT_OF_PLAY;
  if (moving.stopped) return STOPPED;
  if (isEnemyIn(field, state, sideOf(field, moving), hex)) return ENEMY;
  if (isUnlimbered(field, state, moving)) return UNLIMBERED;
  if (isCharging(moving) && distance(field, hex, moving.target) >= distance(field, moving.hex, moving.target))
    return NOT_NEARER;
  const reason = stepBar(planOf(field, state, moving, hex), moving.path.length - 1);
  if (reason) return bar('no-step', reason[0], `No step there: ${reason[1]}.`);
  return strangersBar(field, state, moving, hex);
}

export const hasStep = (field: Field, state: PlayState, moving: Moving): boolean =>
  neighboursOf(field, moving.hex).some((hex) => stepBarred(field, state, moving, hex) === null);

const NOT_IN_GROUP = bar('not-in-group', '17.7.6', 'Only units of the group that moves change formation.');
const NO_FORMATION = bar('no-other-formation', '17.7.6', 'Infantry and irregulars have one formation.');
const NO_POINTS = bar('no-points', '17.7.6', 'There are not points enough left for a change of formation.');
const IN_CHARGE = bar('charging', '9.1', 'A charge changes no formation.');
const NOT_ALONE = bar(
  'not-alone',
  '4.1.1',
  'Only a small unit of infantry alone in its hex goes into skirmish order.',
);
const OFF_MAP = bar('off-map', '17.18', 'First it enters the map.');

/** The optional rule of skirmishers (4.1.1). */
function skirmishBar(field: Field, state: PlayState, moving: Moving, unit: number): Bar | null {
  const { skirmishers, skirmishMost } = rulesOf(state);
  if (skirmishers === 'off' || field.units[unit]!.type !== 'infantry') return NO_FORMATION;
  if (state.units[unit]!.formation === 'skirmish') return null;
  const isAlone = situationIn(field, state).unitsIn(moving.hex).length === 1;
  const isSmall = strengthPoints(unitOf(field, state, unit)) <= skirmishMost;
  return isAlone && isSmall ? null : NOT_ALONE;
}

/** Unlimbering ends the move, and so does dismounting in a horse segment (17.5, 17.16). */
export function endsByChange(state: PlayState, unit: number): boolean {
  const { formation } = state.units[unit]!;
  if (formation === 'limbered') return true;
  return formation === 'mounted' && segmentIn(state).kind === 'horse';
}

/** Among strangers nobody changes who could not go on (3.7.3). */
function strandedBar(field: Field, state: PlayState, moving: Moving, unit: number, left: number): Bar | null {
  const isLast = left === 0 || endsByChange(state, unit);
  return isLast && hasStrangers(field, state, moving.units, moving.hex) ? STRANGERS : null;
}

export function changeBar(field: Field, state: PlayState, moving: Moving, unit: number): Bar | null {
  if (!moving.units.includes(unit)) return NOT_IN_GROUP;
  if (moving.path.length === 0) return OFF_MAP;
  if (isCharging(moving)) return IN_CHARGE;
  if (moving.stopped) return STOPPED;
  const { type } = field.units[unit]!;
  const kind = type === 'artillery' || type === 'cavalry' ? null : skirmishBar(field, state, moving, unit);
  if (kind) return kind;
  const left = pointsLeft(field, state, moving) - rulesOf(state).formationPoints;
  return left < 0 ? NO_POINTS : strandedBar(field, state, moving, unit, left);
}

export const canChange = (field: Field, state: PlayState, moving: Moving): boolean =>
  moving.units.some((unit) => changeBar(field, state, moving, unit) === null);

const MUST_STRIKE = bar('must-strike', '9.1, 17.13.1', 'A charge goes on to its target.');
const MUST_GO_ON = bar(
  'other-organization',
  '3.7.3, 17.7.2',
  'Friends of another organization stand here: the move must go on.',
);
const FACING_NEEDED = bar('facing', '17.7.2', 'The facing of the stack is named at the end of its move.');
const NO_FACING = bar('no-facing', '17.7.7', 'Leaders alone have no facing.');

/** Whether a charge stands beside its target. */
export const isBesideTarget = (field: Field, { hex, target }: Moving): boolean =>
  target >= 0 && hex >= 0 && distance(field, hex, target) === 1;

export function endBar(field: Field, state: PlayState, moving: Moving, facing: number | null): Bar | null {
  if (moving.path.length === 0) return OFF_MAP;
  if (moving.units.length === 0) return facing === null ? null : NO_FACING;
  if (facing === null) return FACING_NEEDED;
  const canGoOn = (): boolean => hasStep(field, state, moving);
  if (isCharging(moving)) return isBesideTarget(field, moving) || canGoOn() ? MUST_STRIKE : null;
  return hasStrangers(field, state, moving.units, moving.hex) && canGoOn() ? MUST_GO_ON : null;
}
