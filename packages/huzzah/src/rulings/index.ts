/** All readings that the card leaves open, and the numbers that we set, in one book. */
import { type HouseRules as HouseRulesOf, houseRulesField, listRulings, ourRulings } from '@longroll/kernel';
import { ASSAULT_RULINGS } from './assault.ts';
import { FIELD_RULINGS } from './field.ts';
import { FIRE_RULINGS } from './fire.ts';
import { MORALE_RULINGS } from './morale.ts';
import { PLAY_RULINGS } from './play.ts';

const BOOK = { ...FIRE_RULINGS, ...ASSAULT_RULINGS, ...MORALE_RULINGS, ...FIELD_RULINGS } as const;

export type HouseRules = HouseRulesOf<typeof BOOK>;
export const OUR_RULINGS: HouseRules = ourRulings(BOOK);
export const RULINGS = listRulings({ ...BOOK, ...PLAY_RULINGS });
/** Every question takes it: `houseRules: HOUSE_RULES`. */
export const HOUSE_RULES = houseRulesField(BOOK);

/** A game on the map is played by all of them. */
const PLAY_BOOK = { ...BOOK, ...PLAY_RULINGS } as const;
export type Readings = HouseRulesOf<typeof PLAY_BOOK>;
export const OUR_READINGS: Readings = ourRulings(PLAY_BOOK);
export const READINGS_FIELD = houseRulesField(PLAY_BOOK);
