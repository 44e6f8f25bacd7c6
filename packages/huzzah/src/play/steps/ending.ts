/** The end of a move (17.7.2): the facing, and the stack that the group becomes part of. */
import type { Field } from '../../field/field.ts';
import { WAITING } from '../../field/state.ts';
import { allowanceOf } from '../../procedures/steps.ts';
import { changeLeaders, changeUnits, joined } from '../state/change.ts';
import type { Moving, PlayState } from '../state/stage.ts';
import { to } from '../state/stage.ts';
import { hasStrangers, segmentIn } from '../state/standing.ts';
import { planOf } from './plan.ts';

/** The last hex of the path where the group may stand; `WAITING` if it has to leave the map again. */
function standingPlace(field: Field, state: PlayState, { units, path }: Moving): number {
  return path.findLast((hex) => !hasStrangers(field, state, units, hex)) ?? WAITING;
}

/** More steps than it had points for. */
function usedBonus(field: Field, state: PlayState, moving: Moving): boolean {
  const plan = planOf(field, state, moving);
  return moving.path.length - 1 + (plan.spent ?? 0) > allowanceOf(plan);
}

/** Back to choosing: whoever is next. */
export const offering = (state: PlayState): PlayState =>
  to(state, { at: 'offer', side: segmentIn(state).side });

export function endMove(field: Field, state: PlayState, moving: Moving, facing: number | null): PlayState {
  const { units, leaders, hex } = moving;
  if (units.length === 0) return offering(state);
  const place = standingPlace(field, state, moving);
  const back =
    place === hex ? state : changeLeaders(changeUnits(state, units, { hex: place }), leaders, { hex: place });
  const usedRoad = usedBonus(field, state, moving);
  const turned = changeUnits(back, units, facing === null ? { usedRoad } : { facing, usedRoad });
  return offering(joined(field, turned, place, units));
}
