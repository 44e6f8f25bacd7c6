/**
 * What the rules of moves, fire zones and sight look at. A map in play is a terrain, and so is a sketch of a few hexes;
 * rules know hexes by number only and ask the terrain for the rest.
 */
import type { Direction, Hex } from '@longroll/kernel';
import type { FirerWorks, HexGround } from './vocabulary.ts';

export interface HexTerrain {
  readonly ground: HexGround;
  readonly elevation: number;
  /** It has a slope: it is a crest (3.2.3). */
  readonly slope: boolean;
  readonly embankment: boolean;
}

export interface Terrain {
  /** Undefined out of play. */
  at(hex: Hex): HexTerrain | undefined;
  /** Works on the hexside towards a neighbour; they protect this hex and not the other. */
  works(hex: Hex, towards: Hex): FirerWorks;
  /** Whether two neighbours follow each other on one thoroughfare. */
  isByRoad(from: Hex, to: Hex): boolean;
  neighbours(hex: Hex): readonly Hex[];
  distance(a: Hex, b: Hex): number;
  /** Hexes that the line between two centres crosses, without its ends; those beside a hexside stand together. */
  between(a: Hex, b: Hex): readonly (readonly Hex[])[];
  /** Whether a hex lies in the half of the map that is front to a facing (3.4). */
  isFront(hex: Hex, facing: Direction, other: Hex): boolean;
  name(hex: Hex): string;
}

/** Where the enemy bears on a move. */
export interface EnemyZones {
  isZoc(hex: Hex): boolean;
  isMfz(hex: Hex): boolean;
}

/** What an embankment adds to its hex (3.2.3). */
const EMBANKMENT_LEVEL = 1;

export const levelOf = ({ elevation, embankment }: HexTerrain): number =>
  elevation + (embankment ? EMBANKMENT_LEVEL : 0);

/** Neither crest nor embankment (3.2.3). */
export const isGroundLevel = ({ slope, embankment }: HexTerrain): boolean => !slope && !embankment;

/** The neighbours through whose hexsides a line leaves a hex: one, or two where it leaves by a corner. */
export const leavesThrough = (terrain: Terrain, from: Hex, to: Hex): readonly Hex[] =>
  terrain.between(from, to)[0] ?? [to];
