/** The picture of a map at one scale, painted in tiles when they are first seen. */
import type { MapBounds } from '@longroll/kernel';
import { grown } from './bounds.ts';
import { paintFurniture } from './furniture.ts';
import { type Lettering, letteringOf, type Measure, paintLettering } from './lettering.ts';
import { paintBuildings } from './paintBuildings.ts';
import { paintCourses, paintFences } from './paintCourses.ts';
import { paintBlocks, paintFields } from './paintFields.ts';
import { paintFrame, paintGrid, paintGround, paintOpenWater, paintShores } from './paintGround.ts';
import {
  paintCrossings,
  paintRiverShores,
  paintRivers,
  paintSlopes,
  paintStreams,
  paintWays,
} from './paintLines.ts';
import { paintMarsh, paintReeds } from './paintMarsh.ts';
import { paintPlaces } from './paintPlaces.ts';
import { paintCanopy, paintContours, paintEdge, paintShades, paintTints } from './paintRelief.ts';
import { paintWoods } from './paintWoods.ts';
import { paintBanks, paintBrows, paintWorks } from './paintWorks.ts';
import type { Palette } from './palette.ts';
import { type Canvas2D, type Pen, penOf } from './pen.ts';
import type { Scene } from './scene.ts';
import { paintStamps } from './stamps.ts';

/** CSS pixels. Small enough to be painted between two frames, large enough that few are needed. */
const TILE = 256;
/** A phone has little memory and many pixels: 80 MB of tiles at most, beyond those in view. */
const MOST_PIXELS = 20_000_000;

const LAYERS: readonly ((pen: Pen, scene: Scene) => void)[] = [
  paintGround,
  paintStamps,
  paintStreams,
  paintShores,
  paintRiverShores,
  paintOpenWater,
  paintRivers,
  paintGrid,
  paintSlopes,
  paintFrame,
  paintWays,
  paintCrossings,
  paintPlaces,
];

/** Where the map has a drawing: the ground flows, and cells are only a hairline over it. */
const DRAWN_LAYERS: readonly ((pen: Pen, scene: Scene) => void)[] = [
  paintEdge,
  paintGround,
  paintTints,
  paintFields,
  paintShades,
  paintContours,
  paintStreams,
  paintShores,
  paintOpenWater,
  paintFences,
  paintBlocks,
  paintWoods,
  paintGrid,
  paintWays,
  paintCourses,
  paintCrossings,
  paintBuildings,
  paintFrame,
  paintFurniture,
  paintPlaces,
];

/** Where nearly all is wood: slopes and contours lie over the trees, or no ridge would be seen. */
const WOODED_LAYERS: readonly ((pen: Pen, scene: Scene) => void)[] = [
  paintEdge,
  paintGround,
  paintTints,
  paintFields,
  paintMarsh,
  paintShades,
  paintWoods,
  paintCanopy,
  paintContours,
  paintBrows,
  paintStreams,
  paintShores,
  paintOpenWater,
  paintReeds,
  paintFences,
  paintBlocks,
  paintGrid,
  paintBanks,
  paintWays,
  paintCourses,
  paintWorks,
  paintCrossings,
  paintBuildings,
  paintFrame,
  paintFurniture,
  paintPlaces,
];

function layersOf({ survey }: Scene): typeof LAYERS {
  if (!survey) return LAYERS;
  return survey.wooded ? WOODED_LAYERS : DRAWN_LAYERS;
}

export function measurer(): Measure {
  const ctx = document.createElement('canvas').getContext('2d')!;
  return (text, font) => {
    ctx.font = font;
    return ctx.measureText(text).width;
  };
}

interface Tile {
  readonly column: number;
  readonly row: number;
}

const keyOf = ({ column, row }: Tile): string => `${column},${row}`;

export class TileSet {
  readonly scale: number;
  readonly #scene: Scene;
  readonly #palette: Palette;
  readonly #dpr: number;
  readonly #tiles = new Map<string, HTMLCanvasElement>();
  #lettering: Lettering | undefined;

  constructor(scene: Scene, palette: Palette, scale: number, dpr: number) {
    this.#scene = scene;
    this.#palette = palette;
    this.scale = scale;
    this.#dpr = dpr;
  }

  /** Draws what is painted; the canvas is in drawing units. */
  show(ctx: Canvas2D, seen: MapBounds): void {
    const wide = TILE / this.scale;
    for (const { column, row } of this.#within(seen)) {
      const tile = this.#tiles.get(keyOf({ column, row }));
      if (tile) ctx.drawImage(tile, column * wide, row * wide, wide, wide);
    }
  }

  /** Whether nothing of this part is missing. */
  covers(seen: MapBounds): boolean {
    return this.#within(seen).every((tile) => this.#tiles.has(keyOf(tile)));
  }

  /** Paints one tile that is missing; false when there is none. */
  paintOne(seen: MapBounds): boolean {
    const wanted = this.#within(seen);
    const missing = wanted.find((tile) => !this.#tiles.has(keyOf(tile)));
    if (!missing) return false;
    this.#tiles.set(keyOf(missing), this.#paint(missing));
    this.#forgetAllBut(new Set(wanted.map(keyOf)));
    return true;
  }

  /** The oldest go first, but never one that is wanted now: it would only be painted again. */
  #forgetAllBut(wanted: ReadonlySet<string>): void {
    const most = MOST_PIXELS / (TILE * this.#dpr) ** 2;
    for (const key of this.#tiles.keys()) {
      if (this.#tiles.size <= most) return;
      if (!wanted.has(key)) this.#tiles.delete(key);
    }
  }

  #within({ left, top, right, bottom }: MapBounds): Tile[] {
    const { bounds } = this.#scene;
    const wide = TILE / this.scale;
    const found: Tile[] = [];
    const lastColumn = Math.floor(Math.min(right, bounds.right) / wide);
    const lastRow = Math.floor(Math.min(bottom, bounds.bottom) / wide);
    for (let row = Math.floor(Math.max(top, bounds.top) / wide); row <= lastRow; row++)
      for (let column = Math.floor(Math.max(left, bounds.left) / wide); column <= lastColumn; column++)
        found.push({ column, row });
    return found;
  }

  #paint({ column, row }: Tile): HTMLCanvasElement {
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = Math.round(TILE * this.#dpr);
    const ctx = canvas.getContext('2d')!;
    const [wide, unit] = [TILE / this.scale, canvas.width / (TILE / this.scale)];
    ctx.setTransform(unit, 0, 0, unit, -column * wide * unit, -row * wide * unit);
    ctx.lineCap = ctx.lineJoin = 'round';
    const here = {
      left: column * wide,
      top: row * wide,
      right: (column + 1) * wide,
      bottom: (row + 1) * wide,
    };
    const pen = penOf(ctx, this.#palette, this.scale, grown(here, 20 / this.scale));
    for (const paint of layersOf(this.#scene)) paint(pen, this.#scene);
    this.#lettering ??= letteringOf(this.#scene, this.#palette, this.scale, measurer());
    paintLettering(pen, this.#lettering);
    return canvas;
  }
}
