/** What painters hold in their hand: a canvas in drawing units, its colours, and how large a pixel is. */
import { keptBy, type MapBounds, type Point } from '@longroll/kernel';
import type { Ink, Palette } from './palette.ts';
import { type Level, levelOf } from './viewport.ts';

export type Canvas2D = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

export interface Pen {
  readonly ctx: Canvas2D;
  readonly palette: Palette;
  readonly level: Level;
  readonly scale: number;
  /** Drawing units of a CSS pixel. */
  readonly pixel: number;
  /** Drawing units of a pixel of lines that grow with the scale, more slowly than it. */
  readonly stroke: number;
  /** What is painted, with some margin. */
  readonly bounds: MapBounds;
}

const USUAL = 36;
export const growthAt = (scale: number): number => Math.max(0.42, Math.min(2.1, (scale / USUAL) ** 0.72));

export const penOf = (ctx: Canvas2D, palette: Palette, scale: number, bounds: MapBounds): Pen => ({
  ctx,
  palette,
  scale,
  bounds,
  level: levelOf(scale),
  pixel: 1 / scale,
  stroke: growthAt(scale) / scale,
});

/** Paths are kept: the same line is painted on many tiles. */
export const pathOf = keptBy((line: readonly Point[]): Path2D => {
  const path = new Path2D();
  line.forEach(([x, y], i) => {
    if (i === 0) path.moveTo(x, y);
    else path.lineTo(x, y);
  });
  return path;
});

const areas = new WeakMap<readonly Point[], Path2D>();

/** An outline and what is left out of it, to be filled by the rule `evenodd`. */
export function areaPath(line: readonly Point[], holes: readonly (readonly Point[])[]): Path2D {
  if (holes.length === 0) return pathOf(line);
  const known = areas.get(line);
  if (known) return known;
  const path = new Path2D();
  for (const ring of [line, ...holes]) path.addPath(pathOf(ring));
  areas.set(line, path);
  return path;
}

export function strokeLine(pen: Pen, line: readonly Point[], ink: Ink, width: number): void {
  pen.ctx.strokeStyle = pen.palette.ink[ink];
  pen.ctx.lineWidth = width;
  pen.ctx.stroke(pathOf(line));
}
