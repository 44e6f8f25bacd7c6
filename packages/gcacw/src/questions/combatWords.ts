/** An attack in words: for headlines and for the line that players paste. */
import type { CombatInput } from '../model/combatInput.ts';
import { ATTACK_NAMES } from '../story/attack.ts';

const ATTACKED_OVER: Record<CombatInput['hexside'], string> = {
  none: '',
  creek: ', across a creek',
  bridge: ', across a bridge',
  dam: ', across a dam',
  ferry: ', across a ferry',
  ford: ', across a ford',
  'uphill-ridge': ', up a ridge',
  'downhill-ridge': ', down a ridge',
  'uphill-bluff': ', up a bluff',
};

export function headline({
  attack,
  attackerCV,
  defenderCV,
  hexside,
  defenderTerrain,
  defenderEntrenchment,
}: CombatInput): string {
  const works = defenderEntrenchment === 'none' ? '' : `, behind ${defenderEntrenchment}`;
  const ground = `, in ${defenderTerrain.replaceAll('-', ' ')}`;
  return `${ATTACK_NAMES[attack]}, ${attackerCV} against ${defenderCV}${ground}${works}${ATTACKED_OVER[hexside]}`;
}
