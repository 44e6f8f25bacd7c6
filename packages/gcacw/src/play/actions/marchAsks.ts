/** The question whose odds are those of a march. */
import type { Told } from '@longroll/kernel';
import type { Field } from '../../field/field.ts';
import { writeUnit } from '../../model/readUnit.ts';
import { eventForm, movementEvent, strainForm, strainOn } from '../operations/theDay.ts';
import { heldRules } from '../state/asking.ts';
import { GAME } from '../state/game.ts';
import type { PlayState } from '../state/stage.ts';
import { sideOfUnit, unitOf } from '../state/standing.ts';

/** Within an activation the allowance is rolled already: only the Extended March Table is open. */
export function marchAsks(
  field: Field,
  state: PlayState,
  unit: number,
  activated: boolean,
): NonNullable<Told['asks']> {
  const record = writeUnit(unitOf(field, state, unit));
  const side = sideOfUnit(field, unit);
  const input = { game: GAME, side, ...record, ...strainForm(strainOn(field, state, unit)) };
  const event = eventForm(movementEvent(state, side));
  return activated
    ? { question: 'gcacw/extended-march', input: { ...input, ...heldRules(state, 'extended-march') } }
    : {
        question: 'gcacw/whole-march',
        input: { ...input, leader: 'none', ...event, ...heldRules(state, 'whole-march') },
      };
}
