/** Railroads on the map: stations, and how far a line leads (16.2a, 5.7b). */
import { type GridMap, placesAt, wayMask } from '@longroll/kernel';

const SETTLEMENTS: readonly string[] = ['station', 'village', 'town', 'city'];

/** Every settlement on the line, or only those that bear the name, as players hold (5.7b). */
export const stationKinds = (stations: 'settlements' | 'named'): readonly string[] =>
  stations === 'named' ? ['station'] : SETTLEMENTS;

/** A place of one of these kinds on a railroad. */
export function isStationAt(map: GridMap, hex: number, kinds: readonly string[] = SETTLEMENTS): boolean {
  const rails = wayMask(map, 'railroad');
  const onLine = map.ways
    .subarray(hex * map.sides, (hex + 1) * map.sides)
    .some((ways) => (ways & rails) !== 0);
  return onLine && placesAt(map, hex).some(({ kind }) => kinds.includes(kind));
}

const MOST_HEXES = 40;

/**
 * Hexes along the line from a hex, by the number of hexes moved. `isOpen` is asked about each but the first, with the
 * hexside over which the line comes.
 */
export function railLine(
  map: GridMap,
  from: number,
  isOpen: (hex: number, side: number) => boolean,
): ReadonlyMap<number, number> {
  const rails = wayMask(map, 'railroad');
  const far = new Map([[from, 0]]);
  for (const [hex, hexes] of far) {
    if (hexes === MOST_HEXES) continue;
    for (let side = hex * map.sides; side < (hex + 1) * map.sides; side++) {
      const to = map.neighbours[side]!;
      if ((map.ways[side]! & rails) === 0 || to < 0 || far.has(to)) continue;
      if (isOpen(to, side)) far.set(to, hexes + 1);
    }
  }
  return far;
}
