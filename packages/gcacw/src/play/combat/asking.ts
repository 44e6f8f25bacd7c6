/** The question whose odds are those of an attack: the same order, put into the form that it takes. */
import type { Told } from '@longroll/kernel';
import type { Field } from '../../field/field.ts';
import type { Side } from '../../model/vocabulary.ts';
import type { AttackOrder } from '../../procedures/attack.ts';
import { heldRules, recordsOf } from '../state/asking.ts';
import { SILENT } from '../state/flow.ts';
import type { Fight, PlayState } from '../state/stage.ts';
import { flanksAt } from './flanks.ts';
import { orderOf } from './order.ts';

/** An order as the form of an attack has it. */
function formOf(order: AttackOrder, state: PlayState, question: 'attack' | 'assault') {
  const { circumstances, attackers, defenders, attackerLeader, defenderLeader } = order;
  const { houseRules: _, alsoUphill, ...rest } = circumstances;
  return {
    attackers: recordsOf(attackers),
    defenders: recordsOf(defenders),
    ...{ attackerLeader, defenderLeader },
    ...rest,
    ...(alsoUphill ? { alsoUphill } : {}),
    ...heldRules(state, question),
  };
}

/** The form of an attack that a side is about to make. */
export function attackForm(field: Field, state: PlayState, side: Side, fight: Fight) {
  const flanks = flanksAt(field, state, side, fight.target)(SILENT);
  const question = fight.cause.by === 'assault' ? 'assault' : 'attack';
  return formOf(orderOf(field, state, fight, flanks), state, question);
}

export const attackAsks = (
  field: Field,
  state: PlayState,
  side: Side,
  fight: Fight,
): NonNullable<Told['asks']> => ({
  question: 'gcacw/attack',
  input: {
    ...attackForm(field, state, side, fight),
    ...(fight.cause.by === 'march' ? { attackerMP: fight.cause.march.mp } : {}),
  },
});
