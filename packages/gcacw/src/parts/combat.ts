/** The part of the card about combat. */

import { ARTILLERY } from '../charts/artillery.ts';
import { ATTACK_TYPES } from '../charts/attackTypes.ts';
import { COMBAT_ATTACKER } from '../charts/combatAttacker.ts';
import { COMBAT_DEFENDER } from '../charts/combatDefender.ts';
import { RATIO } from '../charts/ratio.ts';
import { RESULTS } from '../charts/results.ts';
import type { CardPart } from '../model/cardPart.ts';
import { ATTACKER_MODIFIERS } from '../modifiers/attacker.ts';
import { DEFENDER_MODIFIERS } from '../modifiers/defender.ts';
import { ASSAULT } from '../questions/assault.ts';
import { ATTACK } from '../questions/attack.ts';
import { COMBAT } from '../questions/combat.ts';
import { DAY_OF_A_STACK } from '../questions/day.ts';
import { SEQUENCE_OF_ATTACKS } from '../questions/sequenceOfAttacks.ts';

export const COMBAT_PART: CardPart = {
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
  questions: [COMBAT, ATTACK, ASSAULT, SEQUENCE_OF_ATTACKS, DAY_OF_A_STACK],
};
