/** The part of the card about movement. */
import type { CardPart } from '../model/cardPart.ts';

export const MARCH_PART: CardPart = { charts: [], questions: [] };
