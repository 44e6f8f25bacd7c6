/** The muster of the square-grid system: the four orders of battle, and the questions their counters go into. */
import type { Muster } from '@longroll/kernel';
import { SCENARIOS } from '../scenarios/index.ts';
import { FIRE_CALL, MELEE_CALL } from './calls.ts';
import { MARKS, PRINTED } from './marks.ts';
import { sheetOf } from './sheets.ts';
import { TOLD } from './told.ts';

export const MUSTER: Muster = {
  sheets: SCENARIOS.map(sheetOf),
  marks: MARKS,
  printed: PRINTED,
  calls: [FIRE_CALL, MELEE_CALL],
  told: TOLD,
};
