/** The campaign and the short ones cut from it, by the id of their sheet. */
import { RACE_TO_VICKSBURG } from './raceToVicksburg.ts';
import { RIVER_TO_JACKSON } from './riverToJackson.ts';
import { SIEGE_AND_RELIEF } from './siegeAndRelief.ts';
import type { CampaignStart } from './start.ts';
import { WHOLE_CAMPAIGN } from './whole.ts';

export const CAMPAIGNS: readonly CampaignStart[] = [
  WHOLE_CAMPAIGN,
  RIVER_TO_JACKSON,
  RACE_TO_VICKSBURG,
  SIEGE_AND_RELIEF,
];

export const campaignNamed = (id: string): CampaignStart | undefined =>
  CAMPAIGNS.find(({ scenario }) => scenario.id === id);
