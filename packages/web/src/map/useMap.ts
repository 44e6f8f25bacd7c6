/** A map, read when it is first wanted and kept: a table and a map page unfold the same sheet. */
import { type Drawing, type GridMap, type MapEntry, parseDrawing, parseMap } from '@longroll/kernel';
import { useEffect, useState } from 'react';
import { keepDrawing } from './drawings.ts';

export type ReadMap = { readonly map: GridMap } | { readonly wrong: string } | null;

const known = new Map<string, GridMap>();

/** A map whose drawing does not come is drawn by its cells. */
async function readDrawing(address: string | undefined): Promise<Drawing | null> {
  if (address === undefined) return null;
  try {
    const answer = await fetch(address);
    return answer.ok ? parseDrawing(await answer.text()) : null;
  } catch {
    return null;
  }
}

async function readMap({ id, address, drawing: at }: MapEntry): Promise<ReadMap> {
  try {
    const [answer, drawing] = await Promise.all([fetch(address), readDrawing(at)]);
    if (!answer.ok) return { wrong: `The map did not come (${answer.status}).` };
    const map = parseMap(await answer.text());
    if (drawing) keepDrawing(map, drawing);
    known.set(id, map);
    return { map };
  } catch (e) {
    return { wrong: `The map could not be read: ${e instanceof Error ? e.message : String(e)}` };
  }
}

const keptMap = (entry: MapEntry): ReadMap => {
  const map = known.get(entry.id);
  return map ? { map } : null;
};

/** Read before it is wanted; one that does not come is asked for again when it is. */
export const mapAhead = async (entry: MapEntry): Promise<GridMap | null> => {
  const read = keptMap(entry) ?? (await readMap(entry));
  return read !== null && 'map' in read ? read.map : null;
};

/** Null while it is on its way; `again` asks for it once more. */
export function useMap(entry: MapEntry): { readonly read: ReadMap; readonly again: () => void } {
  const [read, setRead] = useState<ReadMap>(() => keptMap(entry));
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is another reason to read.
  useEffect(() => {
    let left = false;
    const known = keptMap(entry);
    setRead(known);
    if (!known) readMap(entry).then((next) => left || setRead(next));
    return () => {
      left = true;
    };
  }, [entry, tries]);
  return { read, again: () => setTries(tries + 1) };
}
