/** Depots, ships, crossings, works: at the edge of their cell, clear of the counters, as large as the scale allows. */
import { centreOf, type GridMap, type Marker, type Point, sideEnds } from '@longroll/kernel';
import type { Canvas2D } from '../../map/pen.ts';
import { levelOf } from '../../map/viewport.ts';
import type { Inks } from './inks.ts';
import { MARKER_SHAPES, type MarkerKind, type ShapePart } from './markerShapes.ts';

export interface MarkerScene {
  readonly map: GridMap;
  readonly inks: Inks;
  readonly markers: readonly Marker[];
}

/** From the middle of the cell, in cells: each kind has a place of its own, so that one cell may have several. */
const PLACES: Readonly<Record<MarkerKind, Point>> = {
  works: [0, -0.47],
  redoubt: [0.36, 0.24],
  mine: [-0.36, 0.24],
  depot: [0.34, -0.26],
  burnt: [-0.34, 0.22],
  ships: [0, 0],
  bridge: [0, 0],
  broken: [0, 0],
};

const BOX = 24;
const FIGURE = 13;
/** The shape's part of a cell, and how small and large it gets in pixels. */
const PART = 0.46;
const [LEAST, MOST] = [13, 34];

const sizeAt = (scale: number): number => Math.max(LEAST, Math.min(MOST, scale * PART));

interface Placed {
  readonly at: Point;
  readonly turned: number;
}

function placeOf(map: GridMap, { cell, over, kind }: Marker): Placed {
  const [x, y] = centreOf(map, cell);
  if (over === undefined) return { at: [x + PLACES[kind][0], y + PLACES[kind][1]], turned: 0 };
  const [tx, ty] = centreOf(map, over);
  return { at: [(x + tx) / 2, (y + ty) / 2], turned: Math.atan2(ty - y, tx - x) };
}

const inkOf = (inks: Inks, { ink }: ShapePart, side: string | null): string => {
  if (ink !== 'side') return inks.token(ink);
  return side === null ? inks.token('ink') : inks.side(side).strong;
};

/** Cased in paper, so that it is read on any ground. */
function paintShape(ctx: Canvas2D, inks: Inks, { kind, side }: Marker): void {
  const parts = MARKER_SHAPES[kind].map((part) => ({ part, path: new Path2D(part.d) }));
  ctx.lineJoin = ctx.lineCap = 'round';
  ctx.strokeStyle = inks.token('card');
  for (const { part, path } of parts) {
    if (part.ink === 'card') continue;
    ctx.lineWidth = part.line ? 6.4 : 4;
    ctx.stroke(path);
  }
  for (const { part, path } of parts) {
    const ink = inkOf(inks, part, side);
    if (part.line) {
      ctx.strokeStyle = ink;
      ctx.lineWidth = part.ink === 'card' ? 1.4 : 2.6;
      ctx.stroke(path);
    } else {
      ctx.fillStyle = ink;
      ctx.fill(path);
    }
  }
}

/** Only works are more or less of what they are: their figure stands in the upper corner of the cell. */
function paintFigure(ctx: Canvas2D, inks: Inks, { letter }: Marker): void {
  ctx.font = `700 ${FIGURE}px ${inks.sans}`;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.lineWidth = 4;
  ctx.lineJoin = 'round';
  ctx.strokeStyle = inks.token('card');
  ctx.strokeText(letter, 0, 0);
  ctx.fillStyle = inks.token('ink');
  ctx.fillText(letter, 0, 0);
  ctx.textBaseline = 'alphabetic';
}

const TEETH = 3;
/** How far a tooth stands out, in cells. */
const TOOTH = 0.09;

/** One side of a cell with teeth outwards. */
function toothed(path: Path2D, [x, y]: Point, [from, to]: readonly [Point, Point]): void {
  const at = (part: number, out: number): Point => {
    const [px, py] = [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
    return [px + (px - x) * out, py + (py - y) * out];
  };
  path.moveTo(...from);
  for (let tooth = 0; tooth < TEETH; tooth++) {
    const begin = tooth / TEETH;
    path.lineTo(...at(begin + 0.25 / TEETH, 0));
    path.lineTo(...at(begin + 0.5 / TEETH, TOOTH * 2));
    path.lineTo(...at(begin + 0.75 / TEETH, 0));
  }
  path.lineTo(...to);
}

/** Works are a line along the sides of their cells, where no other works go on. */
function lineOf(map: GridMap, works: readonly Marker[]): Path2D {
  const cells = new Set(works.map(({ cell }) => cell));
  const path = new Path2D();
  for (const cell of cells)
    for (let direction = 0; direction < map.sides; direction++)
      if (!cells.has(map.neighbours[cell * map.sides + direction]!))
        toothed(path, centreOf(map, cell), sideEnds(map, cell, direction));
  return path;
}

function paintWorks(ctx: Canvas2D, pixel: number, { map, inks, markers }: MarkerScene): void {
  const works = markers.filter(({ kind }) => kind === 'works');
  const sides = new Set(works.map(({ side }) => side));
  ctx.lineJoin = ctx.lineCap = 'round';
  for (const side of sides) {
    const line = lineOf(
      map,
      works.filter((one) => one.side === side),
    );
    for (const [ink, width] of [
      [inks.token('card'), 5],
      [side === null ? inks.token('ink') : inks.side(side).strong, 2.2],
    ] as const) {
      ctx.strokeStyle = ink;
      ctx.lineWidth = width * pixel;
      ctx.stroke(line);
    }
  }
}

/** Where a figure could not be read only the line is there. */
const isFigured = (marker: Marker, scale: number): boolean =>
  marker.kind !== 'works' || levelOf(scale) !== 'far';

/** In drawing units; a pixel is so many of them. */
export function paintMarkers(ctx: Canvas2D, pixel: number, scene: MarkerScene): void {
  const { map, inks, markers } = scene;
  const scale = 1 / pixel;
  const grown = (sizeAt(scale) / BOX) * pixel;
  paintWorks(ctx, pixel, scene);
  for (const marker of markers.filter((one) => isFigured(one, scale))) {
    const { at, turned } = placeOf(map, marker);
    ctx.save();
    ctx.translate(...at);
    ctx.scale(grown, grown);
    if (turned !== 0) ctx.rotate(turned);
    if (marker.kind === 'works') paintFigure(ctx, inks, marker);
    else paintShape(ctx, inks, marker);
    ctx.restore();
  }
}
