/** The muster of the campaign system: the orders of battle, and the questions their counters go into. */
import type { Muster } from '@longroll/kernel';
import { CAMPAIGNS, campaignNamed } from '../campaign/starts/index.ts';
import { SCENARIOS } from '../scenarios/index.ts';
import { ASSAULT_CALL } from './assault.ts';
import { ATTACK_CALL } from './attack.ts';
import { campaignSheet } from './campaignSheet.ts';
import { MARCH_CALLS } from './march.ts';
import { MARKS, PRINTED } from './marks.ts';
import { SEQUENCE_CALL } from './sequence.ts';
import { sheetOf } from './sheets.ts';
import { STACK_CALLS } from './stack.ts';

export const MUSTER: Muster = {
  sheets: [
    ...SCENARIOS.filter(({ id }) => campaignNamed(id) === undefined).map((scenario) => sheetOf(scenario)),
    ...CAMPAIGNS.map(campaignSheet),
  ],
  marks: MARKS,
  printed: PRINTED,
  calls: [ATTACK_CALL, ASSAULT_CALL, SEQUENCE_CALL, ...STACK_CALLS, ...MARCH_CALLS],
};
