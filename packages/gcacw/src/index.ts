/** The campaign system: its card as charts, its procedures as questions. */
import type { CardSystem } from '@longroll/kernel';
import { ARTILLERY } from './charts/artillery.ts';
import { ATTACK_TYPES } from './charts/attackTypes.ts';
import { COMBAT_ATTACKER } from './charts/combatAttacker.ts';
import { COMBAT_DEFENDER } from './charts/combatDefender.ts';
import { RATIO } from './charts/ratio.ts';
import { RESULTS } from './charts/results.ts';
import { ATTACKER_MODIFIERS } from './modifiers/attacker.ts';
import { DEFENDER_MODIFIERS } from './modifiers/defender.ts';
import { COMBAT } from './questions/combat.ts';
import { RULINGS } from './rulings.ts';

export const gcacw: CardSystem = {
  id: 'gcacw',
  version: '0.1.0',
  title: 'Great Campaigns of the American Civil War',
  charts: [
    COMBAT_DEFENDER,
    COMBAT_ATTACKER,
    DEFENDER_MODIFIERS,
    ATTACKER_MODIFIERS,
    RESULTS,
    ATTACK_TYPES,
    RATIO,
    ARTILLERY,
  ],
  questions: [COMBAT],
  rulings: RULINGS,
};
