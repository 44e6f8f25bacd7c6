/** Combat Values in the ratio: works multiply the defender's (9.2), and both are capped (9.4). */
import type { CombatInput } from '../model/combatInput.ts';

export interface RatioStrengths {
  readonly attacker: number;
  readonly defender: number;
}

/** A grand assault may bring more than the cap of one hex, so an assault is not cut. */
const attackingCV = ({ attack, attackerCV, rulings }: CombatInput): number =>
  attack === 'assault' ? attackerCV : Math.min(attackerCV, rulings.attackerCap);

function defendingCV({ defenderCV, defenderEntrenchment, rulings }: CombatInput): number {
  const cap = defenderEntrenchment === 'none' ? rulings.defenderCap : rulings.entrenchedDefenderCap;
  return Math.min(defenderCV * rulings.worksMultiplier[defenderEntrenchment], cap);
}

export const ratioStrengths = (c: CombatInput): RatioStrengths => ({
  attacker: attackingCV(c),
  defender: defendingCV(c),
});

/** What changed a value on its way into the ratio; empty if nothing did. */
export function strengthReasons(c: CombatInput): string {
  const { attacker, defender } = ratioStrengths(c);
  const works = c.defenderEntrenchment;
  const multiplier = c.rulings.worksMultiplier[works];
  const reasons = [
    attacker < c.attackerCV && `attacker capped at ${attacker}`,
    works !== 'none' && `${works} × ${multiplier}`,
    defender < c.defenderCV * multiplier && `defender capped at ${defender}`,
  ].filter((reason) => reason !== false);
  return reasons.map((reason) => `; ${reason}`).join('');
}
