/** Combat Values in the ratio: works multiply the defender's (9.2), and both are capped (9.4). */
import type { CombatInput } from '../model/combatInput.ts';
import type { Entrenchment } from '../model/vocabulary.ts';
import type { HouseRules } from '../rulings/index.ts';

export interface RatioStrengths {
  readonly attacker: number;
  readonly defender: number;
}

const capped = (cv: number, cap: number | 'none'): number => (cap === 'none' ? cv : Math.min(cv, cap));

/** How much works multiply the defender's Combat Value in the ratio (9.2). */
export function worksMultiplier(works: Entrenchment, rules: HouseRules): number {
  const multipliers: Record<Entrenchment, number> = {
    none: 1,
    abatis: rules.abatisMultiplier,
    breastwork: rules.breastworkMultiplier,
    fort: rules.fortMultiplier,
  };
  return multipliers[works];
}

/** A grand assault may bring more than the cap of one hex, so an assault is not cut. */
const attackingCV = ({ attack, attackerCV, houseRules }: CombatInput): number =>
  attack === 'assault' ? attackerCV : capped(attackerCV, houseRules.attackerCap);

const entrenchedCV = ({ defenderCV, defenderEntrenchment, houseRules }: CombatInput): number =>
  defenderCV * worksMultiplier(defenderEntrenchment, houseRules);

function defendingCV(c: CombatInput): number {
  const { defenderCap, entrenchedCap } = c.houseRules;
  return capped(entrenchedCV(c), c.defenderEntrenchment === 'none' ? defenderCap : entrenchedCap);
}

export const ratioStrengths = (c: CombatInput): RatioStrengths => ({
  attacker: attackingCV(c),
  defender: defendingCV(c),
});

/** What changed a value on its way into the ratio; empty if nothing did. */
export function strengthReasons(c: CombatInput): string {
  const { attacker, defender } = ratioStrengths(c);
  const works = c.defenderEntrenchment;
  const reasons = [
    attacker < c.attackerCV && `attacker capped at ${attacker}`,
    works !== 'none' && `${works} × ${worksMultiplier(works, c.houseRules)}`,
    defender < entrenchedCV(c) && `defender capped at ${defender}`,
  ].filter((reason) => reason !== false);
  return reasons.map((reason) => `; ${reason}`).join('');
}
