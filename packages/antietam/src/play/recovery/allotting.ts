/** Operation points for a set (5.1): every unit on the map, of both sides. */
import type { Umpire } from '@longroll/kernel';
import type { Field } from '../../field/field.ts';
import type { UnitState } from '../../field/state.ts';
import { operationPoints } from '../../procedures/operationPoints.ts';
import type { In, PlayState } from '../state/stage.ts';
import { isOnMap, rulesOf } from '../state/standing.ts';
import { afterAllotment } from '../turn/frame.ts';
import { unheard } from './unheard.ts';

function allotted(state: In<'allotment'>, unit: UnitState, u: Umpire): UnitState {
  if (!isOnMap(unit)) return unit;
  const { fatigue, inCommand, justRallied } = unit;
  const { points } = operationPoints({
    ...{ fatigue, justRallied, outOfCommand: !inCommand, level: state.options.level },
    houseRules: rulesOf(state),
  })(unheard(u));
  return { ...unit, op: points, modeChanged: false };
}

export function allot(field: Field, state: In<'allotment'>, u: Umpire): PlayState {
  const units = state.units.map((unit) => allotted(state, unit, u));
  return afterAllotment(field, { ...state, units }, state.stage.set);
}
