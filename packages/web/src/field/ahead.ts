/** What the game that was played last needs, fetched before somebody opens it: then it lies there at once. */
import type { MapEntry, Registry } from '@longroll/kernel';
import { useEffect } from 'react';
import { whenIdle } from '../keep/idle.ts';
import { mapAhead } from '../map/useMap.ts';
import type { KeptGame } from './games.ts';
import { type Offered, offeredAt, playableOf } from './scenarios.ts';

/** Nothing is said if it does not come: the page of the game asks for it again, and tells. */
async function fetched(offered: Offered, maps: readonly MapEntry[]): Promise<void> {
  const entry = maps.find(({ id }) => id === offered.entry.map);
  const map = entry ? await mapAhead(entry) : null;
  if (map) await Promise.all([playableOf(offered), offered.entry.open(map)]).catch(() => undefined);
}

export function useAhead(
  game: KeptGame | undefined,
  { registry, maps }: { readonly registry: Registry; readonly maps: readonly MapEntry[] },
): void {
  const scenario = game?.scenario;
  useEffect(() => {
    const offered = scenario === undefined ? undefined : offeredAt(registry, scenario);
    return offered && whenIdle(() => void fetched(offered, maps));
  }, [scenario, registry, maps]);
}
