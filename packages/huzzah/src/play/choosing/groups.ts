/** Whom a hex holds that could act now: the group that is opened (17.4 to 17.6). */
import type { Field } from '../../field/field.ts';
import { canFire, NOBODY as NO_PIECE } from '../../field/situation.ts';
import type { Arm } from '../../model/unit.ts';
import { hasTarget } from '../fire/aiming.ts';
import type { Group, PlayState } from '../state/stage.ts';
import { armOfUnit, rulesOf, segmentIn, situationIn } from '../state/standing.ts';

/** Held in reserve until a turn (18.3.1). */
export function isReserved(field: Field, state: PlayState, unit: number): boolean {
  const { reserves } = field.scenario;
  if (reserves.length === 0) return false;
  const { id } = field.units[unit]!;
  return reserves.some((reserve) => reserve.unit === id) && state.turn < rulesOf(state).fitchRelease;
}

const NOBODY: Group = { hex: -1, units: [], leaders: [] };

/** Those of the active side in a hex who have not acted. */
function ownIn(field: Field, state: PlayState, hex: number, fits: (unit: number) => boolean): Group {
  const { side } = segmentIn(state);
  const situation = situationIn(field, state);
  const units: number[] = [];
  for (let i = situation.firstIn(hex); i !== NO_PIECE; i = situation.nextTo(i))
    if (field.units[i]!.side === side && !state.units[i]!.acted && fits(i) && !isReserved(field, state, i))
      units.push(i);
  const leaders: number[] = [];
  for (let i = situation.firstLeaderIn(hex); i !== NO_PIECE; i = situation.nextLeaderTo(i))
    if (field.leaders[i]!.side === side && !state.leaders[i]!.acted) leaders.push(i);
  return { hex, units, leaders };
}

/** Those of the arm of a fire segment who could fire. */
export function firingGroup(field: Field, state: PlayState, hex: number, arm: Arm): Group {
  const { units } = ownIn(field, state, hex, (unit) => {
    const { state: order, formation } = state.units[unit]!;
    return armOfUnit(field, unit) === arm && order !== 'routed' && canFire(formation);
  });
  return { hex, units, leaders: [] };
}

/** Mounted cavalry and artillery move in a horse segment, the routed do not. */
function isHorse(field: Field, state: PlayState, unit: number): boolean {
  const { state: order, formation } = state.units[unit]!;
  return order !== 'routed' && (formation === 'mounted' || field.units[unit]!.type === 'artillery');
}

/** Mounted cavalry, else artillery, with the leaders there; else leaders alone (17.5). */
export function horseGroup(field: Field, state: PlayState, hex: number): Group {
  const { units, leaders } = ownIn(field, state, hex, (unit) => isHorse(field, state, unit));
  const cavalry = units.filter((unit) => state.units[unit]!.formation === 'mounted');
  return cavalry.length > 0 && cavalry.length < units.length
    ? { hex, units: cavalry, leaders }
    : { hex, units, leaders };
}

export const actionGroup = (field: Field, state: PlayState, hex: number): Group =>
  ownIn(field, state, hex, (unit) => state.units[unit]!.state !== 'routed');

export const ARM_OF: Readonly<Record<string, Arm>> = {
  'artillery-fire': 'artillery',
  'small-arms-fire': 'small-arms',
};

/** The group that is opened in a hex; nobody where none could act. */
export function groupIn(field: Field, state: PlayState, hex: number): Group {
  const { kind } = segmentIn(state);
  if (hex < 0) return NOBODY;
  if (kind === 'horse') return horseGroup(field, state, hex);
  return kind === 'action' ? actionGroup(field, state, hex) : firingGroup(field, state, hex, ARM_OF[kind]!);
}

export const isEmpty = ({ units, leaders }: Group): boolean => units.length === 0 && leaders.length === 0;

/** Whether a hex may be opened; in a fire segment somebody must have a target. */
export const canOpen = (field: Field, state: PlayState, hex: number): boolean =>
  isOpen(field, state, groupIn(field, state, hex));

export function isOpen(field: Field, state: PlayState, group: Group): boolean {
  if (isEmpty(group)) return false;
  const arm = ARM_OF[segmentIn(state).kind];
  return arm === undefined || hasTarget(field, state, group, arm);
}

/** Hexes of the active side in which somebody stands, by row and column. */
export function ownHexes(field: Field, state: PlayState): readonly number[] {
  const { side } = segmentIn(state);
  const hexes = situationIn(field, state).hexesOf(side);
  const lone = field.ownLeaders[side]
    .map((leader) => state.leaders[leader]!.hex)
    .filter((hex, i, all) => hex >= 0 && !hexes.includes(hex) && all.indexOf(hex) === i);
  return lone.length === 0 ? hexes : [...hexes, ...lone].sort((a, b) => a - b);
}
