/** Counters called up for `gcacw/attack`. */
import type { Call } from '@longroll/kernel';
import type { AttackOutcome } from '../procedures/attack.ts';
import { ATTACKERS, attackerFields, attackerSide, DEFENDERS, defenderFields } from './forces.ts';
import { GAME, unitsAfter, unitsOf } from './records.ts';

export const ATTACK_CALL: Call = {
  question: 'gcacw/attack',
  ranks: [ATTACKERS, DEFENDERS],
  fill: (picked) => ({
    ...GAME,
    ...attackerFields(picked),
    ...defenderFields(picked),
    ...attackerSide(picked),
    // 8.1: one unit attacks from a march, and how is the player's choice; several attack only in an assault.
    ...(unitsOf(picked, 'attackers').length > 1 ? { attack: 'assault' } : {}),
  }),
  after: (picked, result) => {
    const { attackers, defenders } = result as AttackOutcome;
    return {
      ...unitsAfter(unitsOf(picked, 'attackers'), attackers),
      ...unitsAfter(unitsOf(picked, 'defenders'), defenders),
    };
  },
};
