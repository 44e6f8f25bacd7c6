/** Rest (10.3): fatigue falls, faster for those who did nothing; not in an enemy zone of control. */
import type { Note, Umpire } from '@longroll/kernel';
import type { Field } from '../../field/field.ts';
import type { UnitState } from '../../field/state.ts';
import { recovery } from '../../procedures/recovery.ts';
import type { In, PlayState } from '../state/stage.ts';
import { isOnMap, rulesOf, sideOf, situationIn, unitName } from '../state/standing.ts';
import { eyesFor } from '../told/telling.ts';
import { afterRest } from '../turn/frame.ts';
import { unheard } from './unheard.ts';

function rested(field: Field, state: In<'rest'>, i: number, u: Umpire): UnitState {
  const unit = state.units[i]!;
  if (!isOnMap(unit)) return unit;
  const { fatigue } = recovery({
    ...{ fatigue: unit.fatigue, idle: unit.idle },
    enemyZoc: situationIn(field, state).isInZone(sideOf(field, i), unit.square),
    phase: state.stage.midTurn ? 'mid-turn' : 'full',
    houseRules: rulesOf(state),
  })(unheard(u));
  return fatigue === unit.fatigue && unit.idle ? unit : { ...unit, fatigue, idle: true };
}

/** Fatigue is its owner's affair where units are hidden. */
function restLines(field: Field, before: PlayState, units: readonly UnitState[]): readonly Note[] {
  return units.flatMap(({ fatigue }, i) => {
    const was = before.units[i]!.fatigue;
    if (was === fatigue) return [];
    const only = eyesFor(before, [sideOf(field, i)]);
    const value = `fatigue ${was} to ${fatigue}`;
    const line = { cite: '10.3', text: unitName(field, i), value, applied: true, group: 'Rest' };
    return [only === undefined ? line : { ...line, only }];
  });
}

export function rest(field: Field, state: In<'rest'>, u: Umpire): PlayState {
  const units = state.units.map((_, i) => rested(field, state, i, u));
  u.note(() => restLines(field, state, units));
  return afterRest({ ...state, units }, state.stage);
}
