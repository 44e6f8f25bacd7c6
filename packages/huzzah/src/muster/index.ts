/** The muster of Huzzah!: the three orders of battle, and the questions their counters go into. */
import type { Muster } from '@longroll/kernel';
import { SCENARIOS } from '../scenarios/index.ts';
import { ASSAULT_CALL, FIRE_CALL } from './calls.ts';
import { MARKS, PRINTED, TOLD } from './marks.ts';
import { sheetOf } from './sheets.ts';

export const MUSTER: Muster = {
  sheets: SCENARIOS.map(sheetOf),
  marks: MARKS,
  printed: PRINTED,
  calls: [FIRE_CALL, ASSAULT_CALL],
  told: TOLD,
};
