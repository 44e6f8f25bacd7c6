/** Factors on melee strength (8.2): mode, ground, leader, flank. Battle time and fortification do not count. */

import { MODE_MODIFIERS, modeMelee } from '../charts/modeModifiers.ts';
import { FLANKED, OTHER_MODIFIERS } from '../charts/otherModifiers.ts';
import { CROSSING_MELEE, HIGHER_MELEE, TERRAIN_MODIFIERS } from '../charts/terrainModifiers.ts';
import { typed } from '../model/exactly.ts';
import type { MeleeAttacker, MeleeDefender, MeleeUnit } from '../model/meleeUnit.ts';
import type { HouseRules } from '../rulings/index.ts';
import type { FactorRow } from './factorList.ts';
import { densityFactor, flankingFactor } from './fire.ts';

export interface InMelee<U extends MeleeUnit> {
  readonly unit: U;
  /** Men in the square that is attacked. */
  readonly squareMen: number;
  readonly houseRules: HouseRules;
}

const [TERRAIN, MODE, OTHER] = [TERRAIN_MODIFIERS.id, MODE_MODIFIERS.id, OTHER_MODIFIERS.id];

const OWN_FACTORS: readonly FactorRow<InMelee<MeleeUnit>>[] = [
  {
    cite: ({ unit }) => (unit.mode === 'dismounted' ? '18.9' : '8.2.1'),
    text: 'Mode',
    chart: MODE,
    when: () => true,
    value: ({ unit, houseRules }) => modeMelee(unit.mode, houseRules),
    because: ({ unit }) => unit.mode,
  },
  {
    cite: '8.2.5',
    text: 'Leader',
    chart: OTHER,
    when: ({ unit }) => unit.leaderFactor !== 1 || 'no leader, or one of 1.00',
    value: ({ unit }) => typed(unit.leaderFactor),
  },
];

export const ATTACKER_FACTORS: readonly FactorRow<InMelee<MeleeAttacker>>[] = [
  ...OWN_FACTORS,
  {
    cite: '8.2.2',
    text: 'Defender higher',
    chart: TERRAIN,
    when: ({ unit }) => unit.defenderHigher || 'the defender is not higher',
    value: () => HIGHER_MELEE,
  },
  {
    cite: '8.2.3',
    text: 'Attacker on a bridge or ford',
    chart: TERRAIN,
    when: ({ unit }) => unit.onBridgeOrFord || 'not on a crossing',
    value: () => CROSSING_MELEE,
  },
  {
    cite: '8.2.6, 8.2.7',
    text: 'Attacks from the flank',
    chart: OTHER,
    when: ({ unit }) => unit.flanks || 'not from outside the arc of every defender',
    value: ({ houseRules }) => flankingFactor(houseRules),
  },
  {
    cite: '8.2.10',
    text: 'Density of the square',
    chart: OTHER,
    when: ({ houseRules }) => houseRules.densityInMelee === 'used' || 'not used in melee',
    value: ({ squareMen }) => densityFactor(squareMen),
  },
];

export const DEFENDER_FACTORS: readonly FactorRow<InMelee<MeleeDefender>>[] = [
  ...OWN_FACTORS,
  {
    cite: '8.2.6, 8.2.7, 18.10',
    text: 'Flanked',
    chart: OTHER,
    when: ({ unit, houseRules }) => {
      if (!unit.flanked) return 'no attacker is outside its arc';
      return houseRules.flankedHalf === 'own-strength' || 'read as a protection (house rule)';
    },
    value: () => FLANKED,
  },
];
