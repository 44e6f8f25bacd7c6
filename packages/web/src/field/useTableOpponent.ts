/** The computers at the table of a game. */
import { type Opposing, useOpponent } from '../opponent/useOpponent.ts';
import { useSettings } from '../settings/settings.ts';
import { luckFor } from './luck.ts';
import { PACES } from './pace.ts';
import type { PlayedGame } from './useGame.ts';

export function useTableOpponent({ game, shared, isClosed, take }: PlayedGame): Opposing {
  const { pace } = useSettings();
  const mayMove = !isClosed && shared?.role === 'plays';
  return useOpponent({ game, mayMove, play: take, luck: luckFor, pace: PACES[pace] });
}
