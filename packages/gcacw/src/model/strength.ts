/** Combat Values in the ratio: works multiply the defender's (9.2), and both are capped (9.4). */

import type { HouseRules } from '../rulings/index.ts';
import type { CombatInput } from './combatInput.ts';
import type { Entrenchment } from './vocabulary.ts';

export const capped = (cv: number, cap: number | 'none'): number => (cap === 'none' ? cv : Math.min(cv, cap));

/** How much works multiply the defender's Combat Value in the ratio (11.3b). */
export function worksMultiplier(works: Entrenchment, rules: HouseRules): number {
  const multipliers: Record<Entrenchment, number> = {
    none: 1,
    abatis: rules.abatisMultiplier,
    breastwork: rules.breastworkMultiplier,
    fort: rules.fortMultiplier,
  };
  return multipliers[works];
}

type Typed = Pick<
  CombatInput,
  'attack' | 'attackerCV' | 'defenderCV' | 'defenderEntrenchment' | 'houseRules'
>;

/** A grand assault may bring more than the cap of one hex, so a typed assault is not cut. */
const attackingCV = ({ attack, attackerCV, houseRules }: Typed): number =>
  attack === 'assault' ? attackerCV : capped(attackerCV, houseRules.attackerCap);

const entrenchedCV = ({ defenderCV, defenderEntrenchment, houseRules }: Typed): number =>
  defenderCV * worksMultiplier(defenderEntrenchment, houseRules);

function defendingCV(c: Typed): number {
  const { defenderCap, entrenchedCap } = c.houseRules;
  return capped(entrenchedCV(c), c.defenderEntrenchment === 'none' ? defenderCap : entrenchedCap);
}

/** Reasons as the ledger shows them behind the ratio. */
export const because = (...reasons: readonly (string | false)[]): string =>
  reasons.map((reason) => (reason === false ? '' : `; ${reason}`)).join('');

function typedReason(c: Typed, attacker: number, defender: number): string {
  const works = c.defenderEntrenchment;
  return because(
    attacker < c.attackerCV && `attacker capped at ${attacker}`,
    works !== 'none' && `${works} × ${worksMultiplier(works, c.houseRules)}`,
    defender < entrenchedCV(c) && `defender capped at ${defender}`,
  );
}

/** The two numbers that the Ratio Chart compares. */
export const ratioAttacker = (c: CombatInput): number => c.ratio?.attacker ?? attackingCV(c);
export const ratioDefender = (c: CombatInput): number => c.ratio?.defender ?? defendingCV(c);
export const ratioReason = (c: CombatInput): string =>
  c.ratio?.reason ?? typedReason(c, ratioAttacker(c), ratioDefender(c));
