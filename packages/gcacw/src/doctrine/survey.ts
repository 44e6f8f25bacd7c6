/** What a side sees of a game, and what is asked of it again and again. */
import type { Field } from '../field/field.ts';
import type { Mover } from '../field/movementCosts.ts';
import { combatValue } from '../model/unit.ts';
import { otherSide, type Side } from '../model/vocabulary.ts';
import { whereIsUnit } from '../play/movement/entry.ts';
import { moverOf } from '../play/movement/stepCost.ts';
import type { PlayState } from '../play/state/stage.ts';
import { isDue, rulesOf } from '../play/state/standing.ts';
import { PACE } from './weights.ts';

/** A state with a side that looks at it. */
export interface Survey {
  readonly field: Field;
  readonly state: PlayState;
  readonly side: Side;
}

export const isLastTurn = ({ field, state }: Survey): boolean => state.turn >= field.scenario.turns;

export const strengthOf = ({ state }: Survey, unit: number): number =>
  combatValue(state.units[unit]!, rulesOf(state));

export const paceOf = ({ field, state }: Survey, unit: number): number =>
  PACE[field.pieces.units[unit]!.side][moverOf(field, state, unit)];

export const goesAs = ({ field, state }: Survey, unit: number): Mover => moverOf(field, state, unit);

/** Units of a side on the map or due to enter it. */
export const presentOf = ({ field, state }: Survey, side: Side): readonly number[] =>
  field.own.units[side].filter((i) => state.units[i]!.hex >= 0 || isDue(state, state.units[i]!));

export const enemiesOf = (survey: Survey): readonly number[] => presentOf(survey, otherSide(survey.side));

/** Where a unit is, or where it enters. */
export const placeOf = ({ field, state }: Survey, unit: number): number => {
  const { hex, entry } = state.units[unit]!;
  if (hex >= 0) return hex;
  return state.campaign ? whereIsUnit(field, state, unit) : entry;
};
