/** One of several cells to choose from: a lozenge in it, and what choosing it comes to. */
import { centreOf } from '@longroll/kernel';
import type { Canvas2D } from '../../map/pen.ts';
import type { Inks } from './inks.ts';
import type { GroundScene, Target } from './paintGround.ts';

const HIGH = 17;
/** From so near on the words stand in the cell, before that only their figures. */
const WORDY = 66;

/** "priority 2, loses 1" as "2, −1" would be read by nobody: from afar only the first figure is kept. */
export const shortMark = (mark: string): string => mark.match(/\d+/)?.[0] ?? '';

export function paintMarked(ctx: Canvas2D, pixel: number, { map, inks }: GroundScene, target: Target): void {
  const [x, y] = centreOf(map, target.cell);
  ctx.save();
  ctx.translate(x, y);
  paintLozenge(ctx, pixel, inks);
  ctx.scale(pixel, pixel);
  const lines = 1 / pixel < WORDY ? [shortMark(target.mark)] : target.mark.split(', ');
  for (const [i, line] of lines.entries()) paintTag(ctx, inks, line, (i - (lines.length - 1) / 2) * HIGH);
  ctx.restore();
}

/** Long as the cell is wide: no other mark has its corners there. */
function paintLozenge(ctx: Canvas2D, pixel: number, inks: Inks): void {
  ctx.beginPath();
  for (const [dx, dy] of [
    [0.47, 0],
    [0, 0.47],
    [-0.47, 0],
    [0, -0.47],
  ] as const)
    ctx.lineTo(dx, dy);
  ctx.closePath();
  ctx.globalAlpha = 0.55;
  ctx.fillStyle = inks.token('card');
  ctx.fill();
  ctx.globalAlpha = 1;
  for (const [ink, width] of [
    ['card', 6],
    ['ink', 2.6],
  ] as const) {
    ctx.strokeStyle = inks.token(ink);
    ctx.lineWidth = width * pixel;
    ctx.stroke();
  }
}

/** In pixels, its middle at a height. */
function paintTag(ctx: Canvas2D, inks: Inks, text: string, y: number): void {
  ctx.font = `600 13px ${inks.sans}`;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.lineWidth = 4;
  ctx.strokeStyle = inks.token('card');
  ctx.strokeText(text, 0, y);
  ctx.fillStyle = inks.token('ink');
  ctx.fillText(text, 0, y);
}
