/** Whose a place is (19.0.6): named places, landings and the works, by who stood there last. */
import { cellOf, type GridMap, keptBy } from '@longroll/kernel';
import type { Side } from '../model/vocabulary.ts';
import { LANDINGS } from './depots.ts';
import { CITY, LINE } from './works.ts';

const WORKS: readonly string[] = [CITY, ...LINE];
export const isOfWorks = (id: string): boolean => WORKS.includes(id);

/** Every hex whose holder matters. */
export const watchedHexes = keptBy(
  (map: GridMap): ReadonlySet<number> =>
    new Set([...map.places.map(({ cell }) => cell), ...[...LANDINGS, ...WORKS].map((id) => cellOf(map, id))]),
);

/** After a unit of a side has stood in a hex. */
export function controlAfter(
  map: GridMap,
  controlled: ReadonlySet<number>,
  hex: number,
  side: Side,
): ReadonlySet<number> {
  const isUnion = side === 'union';
  if (controlled.has(hex) === isUnion || !watchedHexes(map).has(hex)) return controlled;
  return isUnion ? new Set([...controlled, hex]) : new Set([...controlled].filter((one) => one !== hex));
}
