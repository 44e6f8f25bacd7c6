/** The numbers of a combat, read off the counters of either side. */
import type { HouseRules } from '../rulings/index.ts';
import type { CombatInput } from './combatInput.ts';
import { entrenchedArtillery, halfDemoralized2, highestTactical, printedArtillery } from './stack.ts';
import { stackValue, type Unit } from './unit.ts';
import type { Arm } from './vocabulary.ts';

export type AttackerNumbers = Pick<CombatInput, 'attackerArm' | 'attackerCV' | 'attackerTV' | 'attackerAV'>;
export type DefenderNumbers = Pick<
  CombatInput,
  | 'defenderCV'
  | 'defenderTV'
  | 'defenderAV'
  | 'defenderPrintedAV'
  | 'defenderEntrenchment'
  | 'defenderDemoralized2'
>;

const mounted = ({ type }: Pick<Unit, 'type'>): boolean => type === 'cavalry' || type === 'mounted-infantry';

/** As the Attack Summary counts them: mounted infantry pays as cavalry. */
export const armOf = (units: readonly Pick<Unit, 'type'>[]): Arm =>
  units.every(mounted) ? 'cavalry' : 'infantry';

export const attackerNumbers = (
  units: readonly Unit[],
  attackerTV: number,
  rules: HouseRules,
): AttackerNumbers => ({
  attackerArm: armOf(units),
  attackerCV: stackValue(units, rules),
  attackerTV,
  attackerAV: printedArtillery(units),
});

/** Works enter through the ratio, unit by unit, so none is stated for the whole. */
export const defenderNumbers = (
  units: readonly Unit[],
  leader: number,
  rules: HouseRules,
): DefenderNumbers => ({
  defenderCV: stackValue(units, rules),
  defenderTV: highestTactical(units, leader),
  defenderAV: entrenchedArtillery(units, rules),
  defenderPrintedAV: printedArtillery(units),
  defenderEntrenchment: 'none',
  defenderDemoralized2: halfDemoralized2(units, rules),
});
