/** Command is checked for every unit on the map and holds for the turn (12.3). */
import { inWords, type Umpire } from '@longroll/kernel';
import type { Field } from '../../field/field.ts';
import type { UnitState } from '../../field/state.ts';
import { SIDES } from '../../model/vocabulary.ts';
import type { In, PlayState } from '../state/stage.ts';
import { isOnMap, unitName } from '../state/standing.ts';
import { say } from '../told/telling.ts';
import { recoverOrArrive } from '../turn/frame.ts';
import { isCommanded } from './chain.ts';

function tellStrays(field: Field, state: PlayState, u: Umpire): void {
  for (const side of SIDES) {
    const strays = field.own[side].filter((i) => isOnMap(state.units[i]!) && !state.units[i]!.inCommand);
    if (strays.length === 0) continue;
    const who = inWords(strays.map((i) => unitName(field, i)));
    say(u, state, '12.3.1', `${who} ${strays.length === 1 ? 'is' : 'are'} out of command this turn.`, [side]);
  }
}

export function checkCommand(field: Field, state: In<'command-check'>, u: Umpire): PlayState {
  const checked = (unit: UnitState, i: number): UnitState => {
    const inCommand = !isOnMap(unit) || isCommanded(field, state, i);
    return inCommand === unit.inCommand ? unit : { ...unit, inCommand };
  };
  const now = { ...state, units: state.units.map(checked) };
  tellStrays(field, now, u);
  return recoverOrArrive(field, now);
}
