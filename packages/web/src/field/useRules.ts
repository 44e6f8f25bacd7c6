/** The rules of a scenario, laid out on its map: both are fetched when a game is first wanted. */
import type { GridMap, MapEntry, Rules, ScenarioEntry } from '@longroll/kernel';
import { useEffect, useState } from 'react';
import { useMap } from '../map/useMap.ts';

export type Laid = { readonly map: GridMap; readonly rules: Rules } | { readonly wrong: string } | null;

const layOut = async (entry: ScenarioEntry, map: GridMap): Promise<Laid> => {
  try {
    return { map, rules: await entry.open(map) };
  } catch (e) {
    return { wrong: `The rules did not come: ${e instanceof Error ? e.message : String(e)}` };
  }
};

/** Null while they are on their way; `again` asks for them once more. */
export function useRules(
  entry: ScenarioEntry,
  mapEntry: MapEntry,
): { readonly laid: Laid; readonly again: () => void } {
  const { read, again } = useMap(mapEntry);
  const [laid, setLaid] = useState<Laid>(null);
  useEffect(() => {
    let left = false;
    setLaid(null);
    if (read && 'wrong' in read) setLaid(read);
    else if (read) layOut(entry, read.map).then((next) => left || setLaid(next));
    return () => {
      left = true;
    };
  }, [entry, read]);
  return { laid, again };
}
