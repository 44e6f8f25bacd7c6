/** The part of the card about retreats, cavalry retreats and flanks. */
import { FLANK } from '../charts/flank.ts';
import { RETREAT_1 } from '../charts/retreat1.ts';
import { RETREAT_2 } from '../charts/retreat2.ts';
import type { CardPart } from '../model/cardPart.ts';
import { CAVALRY_RETREAT_MODIFIERS } from '../modifiers/cavalryRetreat.ts';
import { CAVALRY_RETREAT } from '../questions/cavalryRetreat.ts';
import { FLANK_BONUS } from '../questions/flank.ts';
import { RETREAT } from '../questions/retreat.ts';

export const RETREAT_PART: CardPart = {
  charts: [RETREAT_1, RETREAT_2, CAVALRY_RETREAT_MODIFIERS, FLANK],
  questions: [RETREAT, CAVALRY_RETREAT, FLANK_BONUS],
};
