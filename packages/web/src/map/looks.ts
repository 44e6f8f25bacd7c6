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
  marsh: ground('swamp', 5, 'tuft'),
  'marsh with run': ground('swamp', 5, 'tuft'),
  run: ground('damp', 4, 'sparse-tuft'),
  woods: ground('woods', 6, 'tree'),
  orchard: ground('woods', 6, 'tree'),
  hill: ground('hill', 7, 'rays'),
  mountain: ground('hill', 8, 'rays'),
  cornfield: ground('cornfield', 1),
  city: ground('city', 9, 'blocks'),
  town: ground('city', 9, 'blocks'),
  fieldwork: ground('city', 9, 'rays'),
  lake: ground('water', 10, null, true),
  creek: ground('water', 10, null, true),
  water: ground('water', 10, null, true),
  stream: ground('water', 10, null, true),
  river: ground('water', 10, null, true),
  bridge: ground('water', 10, null, true),
  ford: ground('water', 10, null, true),
};
const OTHER_GROUND = ground('clear', 0);
export const terrainLook = (name: string): TerrainLook => TERRAINS[name] ?? OTHER_GROUND;
/** Tints of a drawing: bands of height from the bottoms up, then what grows there. */
export const BANDS = ['bottom', 'slope', 'upland', 'height', 'summit'] as const;
const DRAWN_TINTS = [
  ...BANDS,
  'grass',
  'stubble',
  'ploughed',
  'fallow',
  'forest',
  'orchard',
  'block',
  'marsh',
];
export const TINTS = [...new Set([...Object.values(TERRAINS).map(({ tint }) => tint), ...DRAWN_TINTS])];

/** `shores`: as wide as it is, drawn as an area. */
export type EdgeStroke = 'river' | 'stream' | 'slope' | 'line' | 'shores';
export interface EdgeLook {
  readonly stroke: EdgeStroke;
  /** Lettered between its shores. */
  readonly inside?: boolean;
  /** Made by men to cover the cell that it belongs to; it is no slope. */
  readonly covers?: boolean;
  /** Pixels at a scale where a cell is 36 of them wide. */
  readonly width: number;
  readonly letters: LetterLook | null;
}

export interface LetterLook {
  readonly size: number;
  readonly from: Level;
  readonly italic: boolean;
  readonly spaced: number;
  readonly ink: 'ink' | 'water-ink' | 'faint' | 'forest-ink';
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
  abatis: { stroke: 'slope', width: 6, letters: null, covers: true },
  fence: { stroke: 'slope', width: 2.4, letters: null, covers: true },
  wall: { stroke: 'slope', width: 3, letters: null, covers: true },
  breastwork: { stroke: 'slope', width: 4.5, letters: null, covers: true },
};
const OTHER_EDGE: EdgeLook = { stroke: 'line', width: 1.4, letters: null };
const OTHER_SLOPE: EdgeLook = { stroke: 'slope', width: 5, letters: null };
export const edgeLook = (name: string, oneSided = false): EdgeLook =>
  EDGES[name] ?? (oneSided ? OTHER_SLOPE : OTHER_EDGE);

/** Waters of a drawing; the widths keep lettering clear of them. */
const DRAWN_WATERS: Readonly<Record<string, EdgeLook>> = {
  river: { stroke: 'shores', width: 40, inside: true, letters: letters(18, 'far', 92, 'water-ink', 4) },
  stream: { stroke: 'shores', width: 8, letters: letters(14.5, 'far', 66, 'water-ink', 1.6) },
  'creek-name': { stroke: 'shores', width: 16, letters: letters(13.5, 'middle', 66, 'water-ink', 1.6) },
  run: { stroke: 'stream', width: 1.1, letters: letters(10.5, 'near', 14, 'water-ink', 0.3) },
};
export const drawnWaterLook = (kind: string): EdgeLook => DRAWN_WATERS[kind] ?? OTHER_EDGE;

export type WayStroke = 'double' | 'dashed' | 'ties' | 'lane';
export interface WayLook {
  readonly stroke: WayStroke;
  readonly width: number;
  readonly heavy: boolean;
  readonly letters: LetterLook | null;
  /** Ways of a higher rank make room for those of a lower one that share their hexes. */
  readonly rank: number;
}

const ROAD_LETTERS = letters(10.5, 'near', 12, 'faint', 0.3, true);
const PIKE_LETTERS = letters(11.5, 'middle', 38, 'ink', 0.8, true);
const WAYS: Readonly<Record<string, WayLook>> = {
  pike: { stroke: 'double', width: 4.8, heavy: true, letters: PIKE_LETTERS, rank: 1 },
  turnpike: { stroke: 'double', width: 4.8, heavy: true, letters: ROAD_LETTERS, rank: 1 },
  'main-road': { stroke: 'double', width: 4.4, heavy: false, letters: PIKE_LETTERS, rank: 1 },
  road: { stroke: 'double', width: 3.6, heavy: false, letters: ROAD_LETTERS, rank: 2 },
  lane: { stroke: 'lane', width: 2.6, heavy: false, letters: ROAD_LETTERS, rank: 3 },
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

export type PlaceMark =
  | 'town'
  | 'dot'
  | 'ring'
  | 'house'
  | 'cross'
  | 'peak'
  | 'landing'
  | 'church'
  | 'flag'
  | 'wheel'
  | 'graves'
  | 'guns'
  | 'none';
export interface PlaceLook {
  readonly mark: PlaceMark;
  readonly letters: LetterLook;
  /** From which level the mark itself is drawn. */
  readonly from: Level;
  /** Names the ground it stands on, and stands over it. */
  readonly over?: boolean;
  /** A drawing shows what stands there, and lettering keeps clear of it. */
  readonly built?: boolean;
  /** How far it reaches about its middle, in drawing units: lettering begins beyond. */
  readonly reach?: number;
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

const built = (size: number, from: Level, rank: number, spaced = 0, italic = false): PlaceLook => ({
  ...place('none', size, from, rank, spaced, italic),
  built: true,
});
const over = (
  size: number,
  from: Level,
  rank: number,
  spaced: number,
  ink: LetterLook['ink'],
): PlaceLook => ({
  mark: 'none',
  letters: letters(size, from, rank, ink, spaced, false),
  from,
  over: true,
});

/** On a battlefield a farm is what a town is on the map of a campaign. */
const SURVEY_PLACES: Readonly<Record<string, PlaceLook>> = {
  town: { ...place('none', 21, 'far', 100, 2.4), over: true },
  church: { ...built(14, 'far', 90, 0.2), mark: 'church' },
  bridge: { ...built(13, 'far', 82, 0.1, true) },
  'small-bridge': built(11, 'near', 24, 0, true),
  'wood-name': over(14, 'far', 84, 2, 'forest-ink'),
  'field-name': over(12.5, 'middle', 78, 0.6, 'ink'),
  'lane-name': { ...place('none', 13, 'far', 86, 0.4, true) },
  hill: place('peak', 12.5, 'middle', 56, 0.6, true),
  hamlet: { ...built(12.5, 'middle', 54), reach: 0.42 },
  farm: built(11.5, 'middle', 46, 0, true),
  house: built(11, 'middle', 40, 0, true),
  headquarters: { ...place('flag', 11.5, 'middle', 58, 0, true) },
  tavern: built(11.5, 'middle', 62, 0, true),
  crossroads: { ...place('none', 14.5, 'far', 94, 0.6), built: true, reach: 0.14 },
  forks: built(11.5, 'middle', 42, 0, true),
  station: { ...built(13.5, 'far', 88, 0.3), mark: 'dot' },
  battery: { ...place('guns', 13, 'far', 86, 0.1, true) },
  chapel: { ...built(11.5, 'middle', 44, 0, true), mark: 'church' },
  position: { ...place('guns', 12, 'middle', 64, 0, true) },
  redoubt: { ...built(12.5, 'middle', 80, 0.2), reach: 0.42 },
  'ridge-name': over(14.5, 'far', 83, 2.6, 'ink'),
  'ravine-name': over(12.5, 'middle', 70, 2, 'ink'),
  'swamp-name': over(16, 'far', 85, 3.5, 'water-ink'),
  'work-name': over(11.5, 'near', 47, 0.3, 'ink'),
  mill: { ...built(11, 'middle', 44, 0, true), mark: 'wheel' },
  ford: built(11.5, 'middle', 60, 0, true),
  cemetery: { ...place('graves', 10.5, 'near', 30, 0, true) },
  country: over(19, 'far', 35, 8, 'faint'),
};
export const surveyPlaceLook = (kind: string): PlaceLook => SURVEY_PLACES[kind] ?? placeLook(kind);
export const CROSSING_LETTERS = letters(10.5, 'near', 23, 'water-ink');

const ORDER: readonly Level[] = ['far', 'middle', 'near'];
export const isSeen = (from: Level, at: Level): boolean => ORDER.indexOf(at) >= ORDER.indexOf(from);
