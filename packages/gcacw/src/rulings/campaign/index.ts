/**
 * What players of the campaign may agree on besides what holds in every game on the map. It comes with the campaign:
 * questions do not take it, and no other scenario offers it.
 */
import {
  type HouseRules as HouseRulesOf,
  houseRulesField,
  listRulings,
  ourRulings,
  type Ruling,
} from '@longroll/kernel';
import { FIELD_BOOK } from '../index.ts';
import { ARMY_RULINGS } from './armies.ts';
import { ENTRY_RULINGS } from './entries.ts';
import { OPERATION_RULINGS } from './operations.ts';
import { SIEGE_RULINGS } from './siege.ts';
import { VICTORY_RULINGS } from './victory.ts';

const CAMPAIGN_RULINGS = {
  ...ENTRY_RULINGS,
  ...OPERATION_RULINGS,
  ...ARMY_RULINGS,
  ...SIEGE_RULINGS,
  ...VICTORY_RULINGS,
} as const;

const CAMPAIGN_BOOK = { ...FIELD_BOOK, ...CAMPAIGN_RULINGS } as const;

export type CampaignRules = HouseRulesOf<typeof CAMPAIGN_BOOK>;
export const OUR_CAMPAIGN_RULES: CampaignRules = ourRulings(CAMPAIGN_BOOK);
export const CAMPAIGN_HOUSE_RULES = houseRulesField(CAMPAIGN_BOOK);
/** Those of the campaign alone. */
export const CAMPAIGN_RULING_LIST: readonly Ruling[] = listRulings(CAMPAIGN_RULINGS);
