/** All readings that the card leaves open, in one book. */
import { type HouseRules as HouseRulesOf, houseRulesField, listRulings, ourRulings } from '@longroll/kernel';
import { ADVANCED_RULINGS } from './advanced.ts';
import { COMBAT_RULINGS } from './combat.ts';
import { MARCH_RULINGS } from './march.ts';
import { RETREAT_RULINGS } from './retreat.ts';

const BOOK = { ...COMBAT_RULINGS, ...MARCH_RULINGS, ...RETREAT_RULINGS, ...ADVANCED_RULINGS } as const;

export type HouseRules = HouseRulesOf<typeof BOOK>;
export const OUR_RULINGS: HouseRules = ourRulings(BOOK);
export const RULINGS = listRulings(BOOK);
/** Every question takes it: `houseRules: HOUSE_RULES`. */
export const HOUSE_RULES = houseRulesField(BOOK);
