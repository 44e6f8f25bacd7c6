/** An attack that the MP left do not pay for, where they are given (8.2, 8.3a). */
import { type Refusal, refuse } from '@longroll/kernel';
import type { CombatInput } from '../model/combatInput.ts';
import { mpCost, unpaidBar } from '../procedures/attackPrice.ts';
import { ATTACK_NAMES } from '../story/attack.ts';

export function unpaid(input: CombatInput): { readonly refused: Refusal } | null {
  const { attack, attackerMP } = input;
  const no = attackerMP === undefined ? null : unpaidBar(input, attackerMP);
  if (!no) return null;
  const price = `attackerMP is ${attackerMP}, a ${ATTACK_NAMES[attack]} costs ${mpCost(input)} MP here.`;
  return refuse(no.code, no.cite, `${no.text} ${price}`, 'attackerMP');
}
