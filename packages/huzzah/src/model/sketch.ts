/** A terrain of a few hexes that somebody describes; all others are clear, level and in play. */
import { type Hex, hexDistance, hexesBetween, hexsideOf, isAhead, neighbours } from '@longroll/kernel';
import type { HexTerrain, Terrain } from './terrain.ts';
import type { FirerWorks } from './vocabulary.ts';

export const PLAIN: HexTerrain = { ground: 'clear', elevation: 0, slope: false, embankment: false };

export interface Sketch {
  readonly hexes: ReadonlyMap<Hex, HexTerrain>;
  readonly works?: readonly { readonly of: Hex; readonly towards: Hex; readonly works: FirerWorks }[];
  /** Pairs of neighbours along a thoroughfare. */
  readonly roads?: readonly (readonly [Hex, Hex])[];
  readonly name: (hex: Hex) => string;
}

export function sketched({ hexes, works = [], roads = [], name }: Sketch): Terrain {
  const linked = new Set(roads.map(([a, b]) => hexsideOf(a, b)));
  return {
    at: (hex) => hexes.get(hex) ?? PLAIN,
    works: (hex, towards) => works.find((one) => one.of === hex && one.towards === towards)?.works ?? 'none',
    isByRoad: (from, to) => linked.has(hexsideOf(from, to)),
    neighbours,
    distance: hexDistance,
    between: hexesBetween,
    isFront: isAhead,
    name,
  };
}
