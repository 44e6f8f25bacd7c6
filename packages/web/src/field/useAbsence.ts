/** What is offered to one who comes back to a game. */
import { useEffect, useState } from 'react';
import { keepSeen, movesSeen, type Offer, offerFor, seenKey } from './absence.ts';
import type { KeptAs, PlayedGame } from './useGame.ts';

export interface Absence {
  readonly offer: Offer;
  readonly settle: () => void;
}

/** An offer stands until it is taken, declined, or a move is made; until then what was missed counts as not seen. */
export function useAbsence(kept: KeptAs | null, { game }: PlayedGame, over: boolean): Absence {
  const moves = game.moves.length;
  const name = kept && seenKey(kept.key, game.head);
  const [made] = useState({ moves, offer: name ? offerFor(movesSeen(name), moves, over) : null });
  const [settled, setSettled] = useState(false);
  const offer = settled || moves !== made.moves ? null : made.offer;
  const isMissing = offer?.what === 'missed';
  useEffect(() => {
    if (name && !isMissing) keepSeen(name, moves);
  }, [name, isMissing, moves]);
  return { offer, settle: () => setSettled(true) };
}
