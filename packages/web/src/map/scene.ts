/** A map as an engraver sees it: areas, lines and marks in drawing units, worked out once and painted at any scale. */
import {
  boundsOf,
  centreOf,
  type Drawing,
  type GridMap,
  keptBy,
  type MapBounds,
  type Point,
} from '@longroll/kernel';
import { regionsOf } from './areas.ts';
import { drawingOf } from './drawings.ts';
import type { EdgeLook, PlaceLook, Stamp, TerrainLook, WayLook } from './looks.ts';
import { placeLook } from './looks.ts';
import { stampsOf } from './scatter.ts';
import {
  drawnCrossings,
  drawnRegions,
  drawnSigns,
  drawnWaters,
  drawnWays,
  type Survey,
  surveyOf,
} from './survey.ts';
import { slopesOf, watersOf } from './waters.ts';
import { crossingsOf, waysOf } from './ways.ts';

/** A line with the rectangle around it, so that what is not in a picture is passed over quickly. */
export interface Drawn {
  readonly line: readonly Point[];
  readonly bounds: MapBounds;
}

/** All ground of a look and of every higher one: painted from the lowest up, nothing shows between them. */
export interface Region {
  readonly look: TerrainLook;
  readonly loops: readonly Drawn[];
}

export interface Stamped {
  readonly stamp: Stamp;
  readonly at: Point;
  /** 0 to 1, for small differences between stamps. */
  readonly whim: number;
}

export interface Water extends Drawn {
  readonly look: EdgeLook;
  readonly name: string;
  /** Parts of the full width at the first and the last point. */
  readonly widths: readonly [number, number];
}

/** An edge with a high side: each foot says where a stroke begins and which way it runs down. */
export interface Slope extends Drawn {
  readonly look: EdgeLook;
  readonly feet: readonly (readonly [Point, Point])[];
}

export interface Way extends Drawn {
  readonly look: WayLook;
  readonly name: string;
}

export interface CrossingMark {
  readonly kind: string;
  readonly name: string;
  readonly at: Point;
  readonly angle: number;
}

export interface PlaceSign {
  readonly look: PlaceLook;
  readonly name: string;
  readonly kind: string;
  readonly at: Point;
}

export interface Scene {
  readonly map: GridMap;
  readonly bounds: MapBounds;
  readonly regions: readonly Region[];
  readonly stamps: readonly Stamped[];
  readonly waters: readonly Water[];
  readonly slopes: readonly Slope[];
  readonly ways: readonly Way[];
  readonly crossings: readonly CrossingMark[];
  readonly places: readonly PlaceSign[];
  /** Cells on which a flag stands. */
  readonly flagged: readonly number[];
  /** What the drawing of the map adds; without one the cells are the ground. */
  readonly survey: Survey | null;
}

const signsOf = (map: GridMap): PlaceSign[] =>
  map.places
    .map(({ cell, kind, name }) => ({ at: centreOf(map, cell), kind, name, look: placeLook(kind) }))
    .sort((a, b) => b.look.letters.rank - a.look.letters.rank);

const fromCells = (map: GridMap): Omit<Scene, 'map' | 'bounds' | 'flagged'> => ({
  regions: regionsOf(map),
  stamps: stampsOf(map),
  waters: watersOf(map),
  slopes: slopesOf(map),
  ways: waysOf(map),
  crossings: crossingsOf(map),
  places: signsOf(map),
  survey: null,
});

const fromDrawing = (drawing: Drawing, bounds: MapBounds): Omit<Scene, 'map' | 'bounds' | 'flagged'> => ({
  regions: drawnRegions(drawing, bounds),
  stamps: [],
  waters: drawnWaters(drawing),
  slopes: [],
  ways: drawnWays(drawing),
  crossings: drawnCrossings(drawing),
  places: drawnSigns(drawing),
  survey: surveyOf(drawing, bounds),
});

/** Kept: a table, its miniature and its pictures show the same sheet. */
export const sceneOf = keptBy((map: GridMap): Scene => {
  const [bounds, drawing] = [boundsOf(map), drawingOf(map)];
  const parts = drawing ? fromDrawing(drawing, bounds) : fromCells(map);
  return { map, bounds, flagged: [], ...parts };
});
