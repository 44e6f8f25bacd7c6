/** A shot on the map as the procedures take it (17.9): what the map answers to each line of the ladder. */
import type { Field } from '../../field/field.ts';
import { isAheadOf } from '../../field/ground.ts';
import type { FireOrder } from '../../model/orders.ts';
import type { Stack } from '../../model/stack.ts';
import { leavesThrough } from '../../model/terrain.ts';
import type { Unit } from '../../model/unit.ts';
import type {
  FireKind,
  FirerWorks,
  TargetAction,
  TargetElevation,
  TargetWorks,
} from '../../model/vocabulary.ts';
import { isIsolated } from '../command/isolation.ts';
import type { Group, PlayState } from '../state/stage.ts';
import {
  bodyOf,
  distance,
  hasLeader,
  isSeen,
  ordersOf,
  rulesOf,
  sideOfUnit,
  unitsOf,
} from '../state/standing.ts';
import { groundIn } from './limits.ts';

/** A shot as it is declared: who fires out of which hex, and at whom. */
export interface Shooting {
  readonly kind: FireKind;
  readonly from: number;
  /** All of the body that fires, whose state, facing and marker are the shot's. */
  readonly body: readonly number[];
  /** Those who shoot, as strong as they fire. */
  readonly units: readonly Unit[];
  readonly target: Group;
  readonly targetAction: TargetAction;
  /** The target uses a thoroughfare, or is on one with all its move. */
  readonly byRoad: boolean;
}

/** Works of a hex on the hexsides that the line to another hex crosses: through a corner either will do (17.1). */
export function worksTowards({ ground: { terrain } }: Field, hex: number, to: number): readonly FirerWorks[] {
  return leavesThrough(terrain, hex, to)
    .map((next) => terrain.works(hex, next))
    .filter((works) => works !== 'none');
}

/** The best of those that count; a breastwork is one only if the house holds it to be a wall. */
const bestOf = (works: readonly FirerWorks[]): FirerWorks =>
  works.find((one) => one !== 'breastwork') ?? works[0] ?? 'none';

export const ownWorks = (field: Field, hex: number, to: number): FirerWorks =>
  bestOf(worksTowards(field, hex, to));

/** A fence protects nobody. */
export const targetWorks = (field: Field, hex: number, from: number): TargetWorks =>
  bestOf(worksTowards(field, hex, from).filter((works) => works !== 'fence')) as TargetWorks;

export function elevationOf({ ground: { levels } }: Field, from: number, to: number): TargetElevation {
  if (levels[to] === levels[from]) return 'same';
  return levels[to]! < levels[from]! ? 'lower' : 'higher';
}

/** Not in the front of the target; the routed and skirmishers have no flank (17.9.1). */
export function isFlanked(
  { ground: { map } }: Field,
  state: PlayState,
  target: Group,
  from: number,
): boolean {
  const { state: order, facing, formation } = bodyOf(state, target.units);
  if (order === 'routed' || formation === 'skirmish') return false;
  return !isAheadOf(map, target.hex, facing, from);
}

/** A body as procedures take it. Isolation is looked for only where a check may follow (17.15). */
export function stackOf(field: Field, state: PlayState, group: Group, isolated: boolean): Stack {
  const { state: order, inCommand } = bodyOf(state, group.units);
  const { onDisrupt } = ordersOf(field, state, group.units);
  return {
    units: unitsOf(field, state, group.units),
    state: order,
    leader: hasLeader(field, group),
    inCommand,
    isolated,
    onDisrupt: onDisrupt === 'accept' ? 'accept' : 'try',
  };
}

export const isCutOff = (field: Field, state: PlayState, { units, hex }: Group): boolean =>
  isIsolated(field, state, units[0]!, hex);

/** Fire without LoS, and always at 7 or 8 hexes (8.3). */
const FAR = 7;
export const isBlindShot = (field: Field, state: PlayState, from: number, to: number): boolean =>
  distance(field, from, to) >= FAR || !isSeen(field, state, from, to);

export function fireOrder(
  field: Field,
  state: PlayState,
  { kind, from, body, units, target, targetAction, byRoad }: Shooting,
  isolated: boolean,
): FireOrder {
  const { state: order, marker } = bodyOf(state, body);
  return {
    kind,
    range: distance(field, from, target.hex),
    firer: { units, state: order },
    firerGround: groundIn(field, from),
    firerWorks: ownWorks(field, from, target.hex),
    advanceFireMarker: marker,
    noLineOfSight: isBlindShot(field, state, from, target.hex),
    targetGround: groundIn(field, target.hex),
    targetThoroughfare: byRoad,
    targetElevation: elevationOf(field, from, target.hex),
    targetWorks: targetWorks(field, target.hex, from),
    targetFlanked: isFlanked(field, state, target, from),
    targetSkirmish: bodyOf(state, target.units).formation === 'skirmish',
    side: sideOfUnit(field, body[0]!),
    target: stackOf(field, state, target, isolated),
    targetAction,
    houseRules: rulesOf(state),
  };
}
