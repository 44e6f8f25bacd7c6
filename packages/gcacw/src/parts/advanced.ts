/** The part of the card about the Advanced Game, and recovery. */
import { ARMY_OF_RELIEF } from '../charts/armyOfRelief.ts';
import { RANDOM_EVENTS } from '../charts/randomEvents.ts';
import { SEQUENCE } from '../charts/sequence.ts';
import { STRATEGIC_EVENTS } from '../charts/strategicEvents.ts';
import type { CardPart } from '../model/cardPart.ts';
import { ARMY_OF_RELIEF_MODIFIERS } from '../modifiers/armyOfRelief.ts';
import { ARMY_OF_RELIEF_QUESTION } from '../questions/armyOfRelief.ts';
import { RANDOM_EVENT_QUESTION } from '../questions/randomEvent.ts';
import { RECOVERY_QUESTION } from '../questions/recovery.ts';
import { STRATEGIC_EVENT_QUESTION } from '../questions/strategicEvent.ts';

export const ADVANCED_PART: CardPart = {
  charts: [SEQUENCE, ARMY_OF_RELIEF, ARMY_OF_RELIEF_MODIFIERS, RANDOM_EVENTS, STRATEGIC_EVENTS],
  questions: [RECOVERY_QUESTION, RANDOM_EVENT_QUESTION, STRATEGIC_EVENT_QUESTION, ARMY_OF_RELIEF_QUESTION],
};
