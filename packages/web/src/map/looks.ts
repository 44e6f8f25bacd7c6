/**
 * How kinds are drawn, by their names. A kind that is not listed is drawn plainly: a map of another game shows all
 * it has, and this table grows when somebody wants it prettier.
 */
import type { Level } from './viewport.ts';

export type Stamp = 'tree' | 'tuft' | 'sparse-tuft' | 'hachure' | 'rays' | 'crag' | 'swell' | 'blocks';

export interface TerrainLook {
  /** The colour is the token `--map-<tint>`. */
  readonly tint: string;
  /** Higher ground is laid over lower. */
  readonly rank: number;
  readonly stamp: Stamp | null;
  readonly water: boolean;
}

const ground = (tint: string, rank: number, stamp: Stamp | null = null, water = false): TerrainLook => ({
  tint,
  rank,
  stamp,
  water,
});

const TERRAINS: Readonly<Record<string, TerrainLook>> = {
  clear: ground('clear', 0),
  rolling: ground('rolling', 1, 'swell'),
  rough: ground('rough', 2, 'crag'),
  loess: ground('loess', 3, 'hachure'),
  'provisional-swamp': ground('damp', 4, 'sparse-tuft'),
  swamp: ground('swamp', 5, 'tuft'),
  woods: ground('woods', 6, 'tree'),
  orchard: ground('woods', 6, 'tree'),
  hill: ground('hill', 7, 'rays'),
  mountain: ground('hill', 8, 'rays'),
  city: ground('city', 9, 'blocks'),
  town: ground('city', 9, 'blocks'),
  lake: ground('water', 10, null, true),
  water: ground('water', 10, null, true),
};
const OTHER_GROUND = ground('clear', 0);
export const terrainLook = (name: string): TerrainLook => TERRAINS[name] ?? OTHER_GROUND;
export const TINTS = [...new Set(Object.values(TERRAINS).map(({ tint }) => tint))];

export type EdgeStroke = 'river' | 'stream' | 'slope' | 'line';
export interface EdgeLook {
  readonly stroke: EdgeStroke;
  /** Pixels at a scale where a cell is 36 of them wide. */
  readonly width: number;
  readonly letters: LetterLook | null;
}

export interface LetterLook {
  readonly size: number;
  readonly from: Level;
  readonly italic: boolean;
  readonly spaced: number;
  readonly ink: 'ink' | 'water-ink' | 'faint';
  readonly rank: number;
}

const letters = (
  size: number,
  from: Level,
  rank: number,
  ink: LetterLook['ink'],
  spaced = 0,
  italic = ink === 'water-ink',
): LetterLook => ({ size, from, rank, ink, spaced, italic });

const EDGES: Readonly<Record<string, EdgeLook>> = {
  'major-river': { stroke: 'river', width: 8.5, letters: letters(15, 'far', 70, 'water-ink', 3) },
  'minor-river': { stroke: 'river', width: 5, letters: letters(13, 'far', 60, 'water-ink', 1.5) },
  river: { stroke: 'river', width: 7, letters: letters(14, 'far', 65, 'water-ink', 2) },
  creek: { stroke: 'stream', width: 1.7, letters: letters(11.5, 'middle', 30, 'water-ink', 0.4) },
  bluff: { stroke: 'slope', width: 7, letters: null },
  ridge: { stroke: 'slope', width: 5, letters: null },
};
const OTHER_EDGE: EdgeLook = { stroke: 'line', width: 1.4, letters: null };
const OTHER_SLOPE: EdgeLook = { stroke: 'slope', width: 5, letters: null };
export const edgeLook = (name: string, oneSided = false): EdgeLook =>
  EDGES[name] ?? (oneSided ? OTHER_SLOPE : OTHER_EDGE);

export type WayStroke = 'double' | 'dashed' | 'ties';
export interface WayLook {
  readonly stroke: WayStroke;
  readonly width: number;
  readonly heavy: boolean;
  readonly letters: LetterLook | null;
  /** Ways of a higher rank make room for those of a lower one that share their hexes. */
  readonly rank: number;
}

const ROAD_LETTERS = letters(10.5, 'near', 12, 'faint', 0.3, true);
const WAYS: Readonly<Record<string, WayLook>> = {
  pike: { stroke: 'double', width: 4.8, heavy: true, letters: ROAD_LETTERS, rank: 1 },
  turnpike: { stroke: 'double', width: 4.8, heavy: true, letters: ROAD_LETTERS, rank: 1 },
  road: { stroke: 'double', width: 3.6, heavy: false, letters: ROAD_LETTERS, rank: 2 },
  trail: { stroke: 'dashed', width: 1.4, heavy: false, letters: null, rank: 3 },
  railroad: {
    stroke: 'ties',
    width: 1.5,
    heavy: false,
    letters: letters(11, 'middle', 26, 'ink', 0.8, true),
    rank: 4,
  },
};
const OTHER_WAY: WayLook = { stroke: 'dashed', width: 1.6, heavy: false, letters: null, rank: 5 };
export const wayLook = (name: string): WayLook => WAYS[name] ?? OTHER_WAY;

export type PlaceMark = 'town' | 'dot' | 'ring' | 'house' | 'cross' | 'peak' | 'landing' | 'none';
export interface PlaceLook {
  readonly mark: PlaceMark;
  readonly letters: LetterLook;
  /** From which level the mark itself is drawn. */
  readonly from: Level;
}

const place = (
  mark: PlaceMark,
  size: number,
  from: Level,
  rank: number,
  spaced = 0,
  italic = false,
): PlaceLook => ({
  mark,
  letters: letters(size, from, rank, 'ink', spaced, italic),
  from,
});

const PLACES: Readonly<Record<string, PlaceLook>> = {
  city: place('town', 20, 'far', 100, 1.2),
  town: place('ring', 14.5, 'far', 80, 0.2),
  village: place('dot', 12, 'middle', 50),
  station: place('dot', 11.5, 'middle', 45),
  landing: place('landing', 11.5, 'middle', 44),
  hill: place('peak', 12.5, 'middle', 48, 0.4, true),
  bluff: place('none', 12, 'middle', 42, 0.4, true),
  bridge: place('none', 11, 'near', 24, 0, true),
  ferry: place('none', 11, 'near', 24, 0, true),
  church: place('cross', 11, 'near', 22),
  building: place('house', 11, 'near', 21),
  farm: place('house', 11, 'near', 20),
  river: { mark: 'none', letters: letters(19, 'far', 95, 'water-ink', 5), from: 'far' },
  lake: { mark: 'none', letters: letters(12, 'middle', 40, 'water-ink', 0.4), from: 'middle' },
};
const OTHER_PLACE = place('dot', 11.5, 'near', 20);
export const placeLook = (kind: string): PlaceLook => PLACES[kind] ?? OTHER_PLACE;
export const CROSSING_LETTERS = letters(10.5, 'near', 23, 'water-ink');

const ORDER: readonly Level[] = ['far', 'middle', 'near'];
export const isSeen = (from: Level, at: Level): boolean => ORDER.indexOf(at) >= ORDER.indexOf(from);
