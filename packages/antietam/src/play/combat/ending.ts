/** The end of a combat phase (21.3): plots, holders, and whether there is anybody left to fight. */
import type { Field } from '../../field/field.ts';
import { type UnitState, WAITING } from '../../field/state.ts';
import { otherSide, SIDES, type Side } from '../../model/vocabulary.ts';
import { holdersSeen } from '../state/entering.ts';
import { type In, type PlayState, to } from '../state/stage.ts';
import { isOnMap } from '../state/standing.ts';

/** Melee plots lapse, fire plots stand (6.11). */
function standing(unit: UnitState): UnitState {
  const { plot } = unit;
  if (plot === null || (plot.paid === 0 && plot.order === 0 && !plot.melee)) return unit;
  return { ...unit, plot: { ...plot, paid: 0, order: 0, melee: false } };
}

/** On the map, or still to come. */
const isLeft = (field: Field, { units }: PlayState, side: Side): boolean =>
  field.own[side].some((unit) => isOnMap(units[unit]!) || units[unit]!.square === WAITING);

/** Places count for the side that is left (21.15.3). */
function heldBy(field: Field, state: PlayState, side: Side): PlayState {
  const all = field.goals.map(() => side);
  return { ...state, held: { all, union: all, confederate: all } };
}

function nextPhase(field: Field, state: PlayState, { side, set }: In<'combat-end'>['stage']): PlayState {
  const { first } = field.scenario;
  if (side === first) return to(state, { at: 'routed-moves', side: otherSide(side), set });
  return set === 1
    ? to(state, { at: 'rally', side: first, midTurn: true })
    : to(state, { at: 'victory', side: first });
}

export function endCombat(field: Field, state: In<'combat-end'>): PlayState {
  const { stage } = state;
  const now = holdersSeen(field, { ...state, units: state.units.map(standing) });
  const left = SIDES.filter((side) => isLeft(field, now, side));
  if (left.length === SIDES.length) return nextPhase(field, now, stage);
  const ended = left.length === 1 ? heldBy(field, now, left[0]!) : now;
  return to(ended, { at: 'game-over', side: stage.side, resigned: false });
}
