/** A path that a player has taken already, held against the rules of retreat. */
import type { Hex } from '@longroll/kernel';
import { NOT_BEGUN, type RetreatOrder, type RetreatProgress } from '../model/retreatOrder.ts';
import { afterHex, HALT, NO_OFFERS } from './retreat.ts';
import { offerLines } from './retreatLines.ts';
import { enter, type RetreatOffers, retreatOffers } from './retreatOffers.ts';

/** A step that was given although it may not be taken. */
export interface WrongStep {
  readonly index: number;
  readonly hex: Hex;
  readonly cite: string;
  readonly why: string;
  readonly instead: readonly string[];
}

function wrongStep(order: RetreatOrder, at: RetreatProgress, hex: Hex, offers: RetreatOffers): WrongStep {
  const line = offerLines(order, at, offers)[offers.neighbours.findIndex((step) => step.hex === hex)];
  const instead = offers.hexes.map((offer) => order.ground.name(offer.hex));
  const why =
    line?.reason ?? (offers.neighbours.length > 0 ? 'no neighbour of the hex left' : 'the retreat is over');
  const cite = line?.cite ?? '15.1';
  return { index: at.entered.length, hex, cite, why, instead: offers.mayHalt ? [HALT, ...instead] : instead };
}

/** The first hex of a given path that the rules do not allow, or null. */
export function wrongStepIn(order: RetreatOrder, path: readonly Hex[]): WrongStep | null {
  let at = NOT_BEGUN;
  let { units } = order;
  for (const hex of path) {
    const offers = units.length > 0 ? retreatOffers(order, at) : NO_OFFERS;
    const step = offers.hexes.find((offer) => offer.hex === hex);
    if (!step) return wrongStep(order, at, hex, offers);
    at = enter(at, step);
    units = afterHex(units, step.loss);
  }
  return null;
}
