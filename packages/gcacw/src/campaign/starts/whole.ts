/** The whole campaign, from 30 April on. */
import { CAMPAIGN } from '../../scenarios/campaign.ts';
import { type CampaignStart, PLAIN } from './start.ts';

export const WHOLE_CAMPAIGN: CampaignStart = {
  ...PLAIN,
  scenario: CAMPAIGN,
  depots: ['W5228'],
  unionGround: [{ bank: 'west', part: null }],
  unionHexes: ['W5228'],
  terms: null,
};
