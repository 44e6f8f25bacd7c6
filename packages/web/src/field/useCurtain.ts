/** Who has sat down before a closed table on this screen. Nobody has when it is opened. */
import type { Game } from '@longroll/kernel';
import { useMemo, useState } from 'react';
import { type Guarded, guardedFor } from './curtain.ts';

export interface Curtain {
  readonly guarded: Guarded;
  lift(): void;
  /** He who sat there gets up. */
  draw(): void;
}

export function useCurtain(game: Game): Curtain {
  const [sits, setSits] = useState<string | null>(null);
  const guarded = useMemo(() => guardedFor(game, sits), [game, sits]);
  return {
    guarded,
    lift: () => guarded.is === 'covered' && setSits(guarded.next),
    draw: () => setSits(null),
  };
}
