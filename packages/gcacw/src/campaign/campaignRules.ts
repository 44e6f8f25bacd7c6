/** The readings that a campaign is played by. */
import { keptBy } from '@longroll/kernel';
import { type CampaignRules, OUR_CAMPAIGN_RULES } from '../rulings/campaign/index.ts';

export const campaignRules = keptBy(
  (houseRules: Partial<CampaignRules>): CampaignRules => ({ ...OUR_CAMPAIGN_RULES, ...houseRules }),
);
