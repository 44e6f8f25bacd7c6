/** What an easel itself marks on a map: the chosen cell, and the middle for those who choose by keyboard. */
import { cornersOf, type GridMap } from '@longroll/kernel';
import type { Palette } from './palette.ts';
import type { Canvas2D } from './pen.ts';
import type { View } from './viewport.ts';

export function paintRing(ctx: Canvas2D, palette: Palette, pixel: number, map: GridMap, cell: number): void {
  ctx.beginPath();
  for (const [x, y] of cornersOf(map, cell)) ctx.lineTo(x, y);
  ctx.closePath();
  // A wash and a thin line: lettering that crosses them stays readable.
  ctx.globalAlpha = 0.12;
  ctx.fillStyle = ctx.strokeStyle = palette.ink.ring;
  ctx.fill();
  ctx.globalAlpha = 0.9;
  ctx.lineJoin = 'round';
  ctx.lineWidth = 2.4 * pixel;
  ctx.stroke();
  ctx.globalAlpha = 1;
}

const ARMS = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

export function paintCross(ctx: Canvas2D, palette: Palette, pixel: number, { x, y }: View): void {
  ctx.beginPath();
  for (const [dx, dy] of ARMS) {
    ctx.moveTo(x + dx * 4 * pixel, y + dy * 4 * pixel);
    ctx.lineTo(x + dx * 12 * pixel, y + dy * 12 * pixel);
  }
  ctx.strokeStyle = palette.ink.ring;
  ctx.lineWidth = 2 * pixel;
  ctx.stroke();
}
