/** What is left of a flank attack bonus where a reading of the rules cuts it down (9.7f, 9.8b). */
import type { HouseRules } from '../rulings/index.ts';
import type { CombatInput } from './combatInput.ts';

/** Against refused flanks: nothing, all of it, or half: 4 gives 2, any less gives 1. */
export function againstRefused(bonus: number, { flankBonusAgainstRefused }: HouseRules): number {
  if (bonus === 0 || flankBonusAgainstRefused === 'none') return 0;
  return flankBonusAgainstRefused === 'both' ? bonus : Math.max(1, Math.floor(bonus / 2));
}

/** Cavalry on the flank of cavalry: 4 gives 2, 3 and 2 give 1, 1 gives nothing; if players agree on it. */
const ofCavalry = (bonus: number, { flankBonusOfCavalry }: HouseRules): number =>
  flankBonusOfCavalry === 'full' ? bonus : Math.floor(bonus / 2);

type Flanked = Pick<CombatInput, 'flankBonus' | 'flanksRefused' | 'cavalryFight' | 'houseRules'>;

/** The bonus that the attacker has in the end. */
export function flankBonusOf({ flankBonus, flanksRefused, cavalryFight, houseRules }: Flanked): number {
  const left = flanksRefused > 0 ? againstRefused(flankBonus, houseRules) : flankBonus;
  return cavalryFight ? ofCavalry(left, houseRules) : left;
}

/** Why it is not the bonus that the hexes around the defender give; empty if it is. */
export function flankReason(c: Flanked): string {
  if (flankBonusOf(c) === c.flankBonus) return '';
  const refused = c.flanksRefused > 0 && againstRefused(c.flankBonus, c.houseRules) !== c.flankBonus;
  return [refused && 'the flanks are refused', c.cavalryFight && 'cavalry against cavalry']
    .filter((reason) => typeof reason === 'string')
    .join(', ');
}
