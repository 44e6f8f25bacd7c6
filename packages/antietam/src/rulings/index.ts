/** All readings that the card leaves open, and the figures it does not give, in one book. */
import { type HouseRules as HouseRulesOf, houseRulesField, listRulings, ourRulings } from '@longroll/kernel';
import { BATTLE_RULINGS } from './battle.ts';
import { FIELD_RULINGS } from './field.ts';
import { MORALE_RULINGS } from './morale.ts';
import { OPERATION_RULINGS } from './operations.ts';

const BOOK = { ...BATTLE_RULINGS, ...MORALE_RULINGS, ...OPERATION_RULINGS } as const;

export type HouseRules = HouseRulesOf<typeof BOOK>;
export const OUR_RULINGS: HouseRules = ourRulings(BOOK);
export const RULINGS = listRulings({ ...BOOK, ...FIELD_RULINGS });
/** Every question takes it: `houseRules: HOUSE_RULES`. */
export const HOUSE_RULES = houseRulesField(BOOK);

/** A game on the map is played by all of them. */
const FIELD_BOOK = { ...BOOK, ...FIELD_RULINGS } as const;
export type FieldRules = HouseRulesOf<typeof FIELD_BOOK>;
export const OUR_FIELD_RULES: FieldRules = ourRulings(FIELD_BOOK);
export const FIELD_HOUSE_RULES = houseRulesField(FIELD_BOOK);
