/** A map as an engraver sees it: areas, lines and marks in drawing units, worked out once and painted at any scale. */
import { boundsOf, type GridMap, type MapBounds, type Point } from '@longroll/kernel';
import { regionsOf } from './areas.ts';
import type { EdgeLook, PlaceLook, Stamp, TerrainLook, WayLook } from './looks.ts';
import { placeLook } from './looks.ts';
import { stampsOf } from './scatter.ts';
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
  readonly cell: number;
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
}

const signsOf = (map: GridMap): PlaceSign[] =>
  map.places
    .map(({ cell, kind, name }) => ({ cell, kind, name, look: placeLook(kind) }))
    .sort((a, b) => b.look.letters.rank - a.look.letters.rank);

export function sceneOf(map: GridMap): Scene {
  return {
    map,
    bounds: boundsOf(map),
    regions: regionsOf(map),
    stamps: stampsOf(map),
    waters: watersOf(map),
    slopes: slopesOf(map),
    ways: waysOf(map),
    crossings: crossingsOf(map),
    places: signsOf(map),
    flagged: [],
  };
}
