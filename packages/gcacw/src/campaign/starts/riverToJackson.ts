/** From the River to Jackson: the first fifteen turns of the campaign, 30 April to 14 May. */

import { CAMPAIGN } from '../../scenarios/campaign.ts';
import { LISTED } from '../../scenarios/listed.ts';
import { readScoring } from '../../scenarios/readTerms.ts';
import type { SetupLine } from '../../scenarios/scenario.ts';
import { type CampaignStart, NO_TERMS } from './start.ts';
import { WHOLE_CAMPAIGN } from './whole.ts';

const HEAD = LISTED['river-to-jackson'];

const comesInTime = ({ arrives }: SetupLine): boolean => arrives?.turn == null || arrives.turn <= HEAD.turns;

export const RIVER_TO_JACKSON: CampaignStart = {
  ...WHOLE_CAMPAIGN,
  scenario: {
    ...CAMPAIGN,
    ...HEAD,
    setup: CAMPAIGN.setup.filter(comesInTime),
    scoring: readScoring(
      HEAD.id,
      `
      W5119 Port Gibson           3  union
      W4622 Grand Gulf            4  union
      W4014 Hankinson's Bridge    4  union
      E3023 Raymond               4  union
      E2519 Mississippi College   3  union
      E2712 Jackson              10  union
      E2533 Edwards               5  union
      W2404 Big Black Bridge      6  union
    `,
    ),
    remarks: ['Turns are those of the campaign.'],
    // Was 24, reckoned from history (29); computers that play alike come to 13 to 16 in the middle.
    par: 14,
    step: 5,
  },
  terms: { ...NO_TERMS, vicksburgHeld: 25, besieged: 10, outOfSupplyEach: 10 },
};
