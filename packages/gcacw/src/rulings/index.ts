/** All readings that the card leaves open, in one book. */
import { type HouseRules as HouseRulesOf, houseRulesField, listRulings, ourRulings } from '@longroll/kernel';
import { ADVANCED_RULINGS } from './advanced.ts';
import { COMBAT_RULINGS } from './combat.ts';
import { FIELD_RULINGS } from './field.ts';
import { MARCH_RULINGS } from './march.ts';
import { OFFERED, type RuledQuestion, type RulingId } from './offered.ts';
import { RETREAT_RULINGS } from './retreat.ts';

const BOOK = { ...COMBAT_RULINGS, ...MARCH_RULINGS, ...RETREAT_RULINGS, ...ADVANCED_RULINGS } as const;

export type HouseRules = HouseRulesOf<typeof BOOK>;
export const OUR_RULINGS: HouseRules = ourRulings(BOOK);
export const RULINGS = listRulings({ ...BOOK, ...FIELD_RULINGS });

export type { RuledQuestion };

/** Whether a reading bears on a question. */
export const isOffered = (question: RuledQuestion, id: string): boolean =>
  (OFFERED[question] as readonly string[]).includes(id);

/** The field of a question that takes the readings which bear on it. */
export const houseRulesIn = (question: RuledQuestion) =>
  houseRulesField(BOOK, [...new Set<RulingId>(OFFERED[question])]);

/** A game on the map is played by all of them. */
export const FIELD_BOOK = { ...BOOK, ...FIELD_RULINGS } as const;
export type FieldRules = HouseRulesOf<typeof FIELD_BOOK>;
export const OUR_FIELD_RULES: FieldRules = ourRulings(FIELD_BOOK);
export const FIELD_HOUSE_RULES = houseRulesField(FIELD_BOOK);
