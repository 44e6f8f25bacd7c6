/** What a stack of units is worth in combat (9.1, 9.6), from its counters and markers. */

import type { HouseRules } from '../rulings/index.ts';
import type { RatioStrengths } from './combatInput.ts';
import { because, capped, worksMultiplier } from './strength.ts';
import { combatValue, stackValue, type Unit } from './unit.ts';

export const highestTactical = (units: readonly Unit[], leader: number): number =>
  Math.max(leader, ...units.map((unit) => unit.tactical));

export const printedArtillery = (units: readonly Unit[]): number =>
  units.reduce((sum, unit) => sum + unit.artillery, 0);

export function entrenchedArtillery(units: readonly Unit[], rules: HouseRules): number {
  if (rules.worksAndArtillery === 'none') return printedArtillery(units);
  const behindWorks = (unit: Unit) => Math.floor(unit.artillery * worksMultiplier(unit.entrenchment, rules));
  return units.reduce((sum, unit) => sum + behindWorks(unit), 0);
}

/** With works counted: for the ratio, the flank test and the size of a cavalry force. */
export const entrenchedValue = (units: readonly Unit[], rules: HouseRules): number =>
  units.reduce((sum, unit) => sum + combatValue(unit, rules) * worksMultiplier(unit.entrenchment, rules), 0);

/** "At least half of the Combat Value in the hex is contributed by Demoralize-2 units." */
export function halfDemoralized2(units: readonly Unit[], rules: HouseRules): boolean {
  const shaken = stackValue(
    units.filter((unit) => unit.demoralized === 2),
    rules,
  );
  return shaken > 0 && shaken * 2 >= stackValue(units, rules);
}

/** The cap rises with the part of the infantry that is entrenched (9.4). */
function defenderCap(units: readonly Unit[], rules: HouseRules): number | 'none' {
  const infantry = units.filter((unit) => unit.type === 'infantry' || unit.type === 'mounted-infantry');
  const entrenched = infantry.filter((unit) => unit.entrenchment !== 'none').length;
  if (entrenched === 0 || entrenched * 2 < infantry.length) return rules.defenderCap;
  return entrenched === infantry.length ? rules.entrenchedCap : rules.halfEntrenchedCap;
}

/** Each list of attackers stands in a hex of its own; the cap holds for each hex, not for their sum. */
export function stackRatio(
  attackers: readonly (readonly Unit[])[],
  defenders: readonly Unit[],
  rules: HouseRules,
): RatioStrengths {
  const attacking = attackers.reduce(
    (sum, hex) => sum + capped(stackValue(hex, rules), rules.attackerCap),
    0,
  );
  const full = entrenchedValue(defenders, rules);
  const defending = capped(full, defenderCap(defenders, rules));
  const reason = because(
    attacking < stackValue(attackers.flat(), rules) && `attacker capped at ${attacking}`,
    full > stackValue(defenders, rules) && `with works ${full}`,
    defending < full && `defender capped at ${defending}`,
  );
  return { attacker: attacking, defender: defending, reason };
}
