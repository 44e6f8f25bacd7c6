/** The part of the card about retreats, cavalry retreats and flanks. */
import type { CardPart } from '../model/cardPart.ts';

export const RETREAT_PART: CardPart = { charts: [], questions: [] };
