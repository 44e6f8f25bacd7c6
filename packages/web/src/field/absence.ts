/** What was done while a player was away: how many moves he had seen is kept on the device. */
import type { Game } from '@longroll/kernel';
import { DEVICE, jsonIn, type Shelf } from '../keep/shelf.ts';

/**
 * A file that goes to and fro between two players is the same game wherever it is opened: by its scenario and its start.
 * One that has a name of its own goes its own way.
 */
export function seenKey(key: string, head: Game['head'] | null): string {
  if (!head?.started) return `field.seen.${key}`;
  return `field.seen.${[head.scenario, head.started, head.title].filter(Boolean).join(' ')}`;
}

/** Null if it was never looked at on this device. */
export function movesSeen(name: string, shelf: Shelf = DEVICE): number | null {
  const seen = jsonIn(shelf.read(name));
  return typeof seen === 'number' && Number.isInteger(seen) && seen >= 0 ? seen : null;
}

export const keepSeen = (name: string, moves: number, shelf: Shelf = DEVICE): boolean =>
  shelf.write(name, `${moves}`);

/**
 * What is offered when a game is opened: the moves that were made elsewhere since, or else the turn so far, for those
 * who come back to their own.
 */
export type Offer = { readonly what: 'missed'; readonly from: number } | { readonly what: 'turn' } | null;

export function offerFor(seen: number | null, moves: number, over: boolean): Offer {
  if (moves === 0 || over) return null;
  return seen !== null && seen < moves ? { what: 'missed', from: seen } : { what: 'turn' };
}
