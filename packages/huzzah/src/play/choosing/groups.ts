/** Whom a hex holds that could act now: the group that is opened (17.4 to 17.6). */
import type { Field } from '../../field/field.ts';
import { canFire } from '../../field/situation.ts';
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

function ownIn(field: Field, state: PlayState, hex: number): Group {
  const { side } = segmentIn(state);
  const situation = situationIn(field, state);
  const units = situation
    .unitsIn(hex)
    .filter(
      (unit) =>
        field.units[unit]!.side === side && !state.units[unit]!.acted && !isReserved(field, state, unit),
    );
  const leaders = situation
    .leadersIn(hex)
    .filter((leader) => field.leaders[leader]!.side === side && !state.leaders[leader]!.acted);
  return { hex, units, leaders };
}

/** Those of the arm of a fire segment who could fire. */
export function firingGroup(field: Field, state: PlayState, hex: number, arm: Arm): Group {
  const { units } = ownIn(field, state, hex);
  const able = units.filter((unit) => {
    const { state: order, formation } = state.units[unit]!;
    return armOfUnit(field, unit) === arm && order !== 'routed' && canFire(formation);
  });
  return { hex, units: able, leaders: [] };
}

/** Mounted cavalry, else artillery, with the leaders there; else leaders alone (17.5). */
export function horseGroup(field: Field, state: PlayState, hex: number): Group {
  const { units, leaders } = ownIn(field, state, hex);
  const steady = units.filter((unit) => state.units[unit]!.state !== 'routed');
  const cavalry = steady.filter((unit) => state.units[unit]!.formation === 'mounted');
  const guns = steady.filter((unit) => field.units[unit]!.type === 'artillery');
  return { hex, units: cavalry.length > 0 ? cavalry : guns, leaders };
}

export function actionGroup(field: Field, state: PlayState, hex: number): Group {
  const { units, leaders } = ownIn(field, state, hex);
  return { hex, units: units.filter((unit) => state.units[unit]!.state !== 'routed'), leaders };
}

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
export function canOpen(field: Field, state: PlayState, hex: number): boolean {
  const group = groupIn(field, state, hex);
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
