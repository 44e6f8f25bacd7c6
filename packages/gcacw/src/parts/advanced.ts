/** The part of the card about the Advanced Game, and recovery. */
import type { CardPart } from '../model/cardPart.ts';

export const ADVANCED_PART: CardPart = { charts: [], questions: [] };
