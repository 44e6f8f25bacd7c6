/** A line of sight: free as far as it goes, and ended in red at what stands in its way. */
import { centreOf, cornersOf, type GridMap, type Point, type SightLine } from '@longroll/kernel';
import type { Canvas2D } from '../../map/pen.ts';
import type { Inks } from './inks.ts';

export interface LineScene {
  readonly map: GridMap;
  readonly inks: Inks;
  readonly line: SightLine;
}

/** How far along a line the middle of a cell lies, from 0 to 1. */
export function alongOf(from: Point, to: Point, [x, y]: Point): number {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const long = dx * dx + dy * dy;
  return long === 0 ? 0 : Math.max(0, Math.min(1, ((x - from[0]) * dx + (y - from[1]) * dy) / long));
}

const between = ([x, y]: Point, [tx, ty]: Point, part: number): Point => [
  x + (tx - x) * part,
  y + (ty - y) * part,
];

/** In drawing units; a pixel is so many of them. */
export function paintLine(ctx: Canvas2D, pixel: number, { map, inks, line }: LineScene): void {
  const [from, to] = [centreOf(map, line.from), centreOf(map, line.to)];
  const isBlocked = line.blocker !== null;
  const end = isBlocked ? between(from, to, alongOf(from, to, centreOf(map, line.blocker!))) : to;
  ctx.save();
  ctx.lineCap = ctx.lineJoin = 'round';
  if (isBlocked) {
    paintBlocker(ctx, pixel, { map, inks, line });
    ctx.setLineDash([2 * pixel, 7 * pixel]);
    stroke(ctx, pixel, inks, ['accent', 2], end, to);
    ctx.setLineDash([]);
  }
  stroke(ctx, pixel, inks, ['ink', 2.4], from, end);
  if (isBlocked) paintBar(ctx, pixel, inks, from, end);
  else paintEye(ctx, pixel, inks, to);
  ctx.restore();
}

type Ink = readonly [token: Parameters<Inks['token']>[0], width: number];

/** Cased, so that it is seen on any ground. */
function stroke(ctx: Canvas2D, pixel: number, inks: Inks, [token, width]: Ink, from: Point, to: Point): void {
  for (const [ink, wide] of [
    ['card', width + 3],
    [token, width],
  ] as const) {
    ctx.strokeStyle = inks.token(ink);
    ctx.lineWidth = wide * pixel;
    ctx.beginPath();
    ctx.moveTo(...from);
    ctx.lineTo(...to);
    ctx.stroke();
  }
}

/** The cell in the way, ringed. */
function paintBlocker(ctx: Canvas2D, pixel: number, { map, inks, line }: LineScene): void {
  const [x, y] = centreOf(map, line.blocker!);
  ctx.beginPath();
  for (const [cx, cy] of cornersOf(map, line.blocker!)) ctx.lineTo(x + (cx - x) * 0.96, y + (cy - y) * 0.96);
  ctx.closePath();
  ctx.globalAlpha = 0.18;
  ctx.fillStyle = inks.token('accent');
  ctx.fill();
  ctx.globalAlpha = 1;
  ctx.strokeStyle = inks.token('accent');
  ctx.lineWidth = 2.6 * pixel;
  ctx.stroke();
}

/** Across the line where it ends: a shape, so that red is not all there is. */
function paintBar(ctx: Canvas2D, pixel: number, inks: Inks, from: Point, [x, y]: Point): void {
  const long = Math.hypot(x - from[0], y - from[1]) || 1;
  const [ux, uy] = [((x - from[0]) / long) * 9 * pixel, ((y - from[1]) / long) * 9 * pixel];
  stroke(ctx, pixel, inks, ['accent', 4], [x + uy, y - ux], [x - uy, y + ux]);
}

/** A free line ends in a ring. */
function paintEye(ctx: Canvas2D, pixel: number, inks: Inks, [x, y]: Point): void {
  ctx.beginPath();
  ctx.arc(x, y, 5.5 * pixel, 0, 2 * Math.PI);
  ctx.fillStyle = inks.token('card');
  ctx.fill();
  ctx.strokeStyle = inks.token('good');
  ctx.lineWidth = 3 * pixel;
  ctx.stroke();
}
