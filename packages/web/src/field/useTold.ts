/** What was done last: one move, or all that one tap led to. */
import { useMemo, useState } from 'react';
import { type Span, type Told, toldOf } from './story.ts';
import type { Desk } from './useDesk.ts';

/** The moves that came together when the game last went on; after an undo the one that is now the last. */
function useLastSpan(moves: number): Span {
  const [span, setSpan] = useState<Span>({ from: Math.max(0, moves - 1), to: moves });
  if (span.to === moves) return span;
  const next = { from: moves > span.to ? span.to : Math.max(0, moves - 1), to: moves };
  setSpan(next);
  return next;
}

/** While moves are shown again each is told by itself. */
export function useTold(
  { played: { game, carried }, playable, at, side, isNow }: Desk,
  replays: boolean,
): Told | null {
  const last = useLastSpan(game.moves.length);
  const one = !isNow || replays;
  const from = one ? Math.max(0, at - 1) : last.from;
  const to = one ? at : last.to;
  const told = useMemo(() => toldOf(game, playable, { from, to }, side), [game, playable, from, to, side]);
  // An order to many is one thing that was done, not its forty steps.
  return told && carried && !one ? { ...told, text: carried.text } : told;
}
