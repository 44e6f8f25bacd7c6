/** How far a unit could go with the points it has (5.2): every square, what it costs, and the way. */
import { type Reached, UNREACHED } from '@longroll/kernel';
import type { Field } from '../../field/field.ts';
import { waysOf } from '../plots/ways.ts';
import type { PlayState } from '../state/stage.ts';
import { isBasic, isRouted, rulesOf, unitNamed } from '../state/standing.ts';

const canMove = (state: PlayState, unit: number): boolean => {
  const { square, mode, plot, active, ambushed } = state.units[unit]!;
  const isHeld = plot !== null && plot.paid > 0;
  return square >= 0 && active && !ambushed && !isHeld && (mode !== 'unlimbered' || isBasic(state));
};

/** Before its own operations a unit is reckoned with the points that it would get. */
const pointsOf = (state: PlayState, side: string, unit: number): number =>
  state.stage.at === 'operations' && state.stage.side === side
    ? state.units[unit]!.op
    : rulesOf(state).operationPoints;

export function reachOf(field: Field, state: PlayState, piece: string): readonly Reached[] {
  const unit = unitNamed(field, piece);
  if (unit < 0 || !canMove(state, unit) || isRouted(state.units[unit]!)) return [];
  const walker = waysOf(field, state, unit, pointsOf(state, field.units[unit]!.side, unit));
  const { square } = state.units[unit]!;
  return [...walker.reached.subarray(0, walker.count)]
    .filter((cell) => cell !== square && walker.cost[cell] !== UNREACHED)
    .map((cell) => ({ cell, cost: walker.cost[cell]!, path: walker.pathTo(cell) }));
}
