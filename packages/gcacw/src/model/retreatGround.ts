/** The ground as a retreat sees it. A sketch of a few hexes and a whole map can both be one. */
import type { Hex } from '@longroll/kernel';
import type { Terrain } from './vocabulary.ts';

export const CROSSINGS = ['none', 'bridge', 'dam', 'ferry', 'ford', 'pontoon'] as const;
export type Crossing = (typeof CROSSINGS)[number];

/** What lies on the side between two hexes. */
export interface HexsideGround {
  /** Crossed by a road, pike, trail or RR. */
  readonly way: boolean;
  readonly river: boolean;
  readonly creek: boolean;
  /** In either direction. */
  readonly bluff: boolean;
  readonly crossing: Crossing;
}

export const OPEN_HEXSIDE: HexsideGround = {
  way: false,
  river: false,
  creek: false,
  bluff: false,
  crossing: 'none',
};

export type Zoc = 'none' | 'restricted' | 'full';

export interface Ground {
  readonly rain: boolean;
  terrain(hex: Hex): Terrain;
  between(from: Hex, to: Hex): HexsideGround;
}

export interface RetreatGround extends Ground {
  neighbours(hex: Hex): readonly Hex[];
  /** Steps of the shortest way, whatever lies between. */
  distance(a: Hex, b: Hex): number;
  /** As players call the hex. */
  name(hex: Hex): string;
  isOffMap(hex: Hex): boolean;
  /** Next to a hex that is off the map. */
  isAtEdge(hex: Hex): boolean;
  isEnemyOccupied(hex: Hex): boolean;
  isFriendlyOccupied(hex: Hex): boolean;
  enemyZoc(hex: Hex): Zoc;
}
