/** A shot on the map: the procedure of the question, with its records read off the state (7.3). */
import type { Field } from '../../field/field.ts';
import type { TargetUnit } from '../../model/shot.ts';
import { type Shot, shot } from '../../procedures/shot.ts';
import type { PlayState } from '../state/stage.ts';
import { rulesOf } from '../state/standing.ts';
import { firerOf, knownTargets, targetOf, targetSquare } from './records.ts';

export { fireAsked, meleeAsked } from './asking.ts';

/** Who fires at which units of which square, of his own will or in defence. */
export interface Aim {
  readonly unit: number;
  readonly square: number;
  readonly targets: readonly number[];
  readonly defending: boolean;
}

export const FACTOR_NAME = 'random factor';

/** The shot of a unit at targets in a square. */
function shotOn(
  field: Field,
  state: PlayState,
  { unit, square, defending }: Omit<Aim, 'targets'>,
  targets: readonly TargetUnit[],
): Shot {
  return shot({
    at: 0,
    factorName: FACTOR_NAME,
    firer: firerOf(field, state, unit, square, defending),
    square: targetSquare(field, square, targets),
    houseRules: rulesOf(state),
  });
}

export function shotOf(field: Field, state: PlayState, aim: Aim): Shot {
  const from = state.units[aim.unit]!.square;
  const targets = aim.targets.map((enemy) => targetOf(field, state, state.units[enemy]!, from));
  return shotOn(field, state, aim, targets);
}

/** The shot that a plot of this unit on a square would be, as its owner knows it. */
export const shotAt = (field: Field, state: PlayState, unit: number, square: number): Shot =>
  shotOn(field, state, { unit, square, defending: false }, knownTargets(field, state, unit, square));

/** Men that such a shot costs the enemy on the average, exactly. */
export const expectedLoss = (field: Field, state: PlayState, unit: number, square: number): number =>
  shotAt(field, state, unit, square).mean();
