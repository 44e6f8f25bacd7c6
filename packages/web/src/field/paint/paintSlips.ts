/** What an order against a cell would come to, on a slip at the foot of the cell: the pieces there stay in view. */
import { centreOf, type Point } from '@longroll/kernel';
import type { Canvas2D } from '../../map/pen.ts';
import type { GroundScene, Target } from './paintGround.ts';
import { shortMark } from './paintMarked.ts';

/** Pixels of a line of type, and of the margin round it. */
const HIGH = 13;
const MARGIN = 3;
/** From so near on the words stand there, before that only their first figure. */
const WORDY = 40;
/** Of a cell: the foot of the slip. */
const FOOT = 0.47;

const linesOf = (mark: string, scale: number): readonly string[] =>
  scale < WORDY ? [shortMark(mark)] : mark.split(', ');

/** In drawing units; a pixel is so many of them. */
export function paintSlip(ctx: Canvas2D, pixel: number, { map, inks }: GroundScene, target: Target): void {
  const lines = linesOf(target.mark, 1 / pixel).filter((line) => line !== '');
  if (lines.length === 0) return;
  const [x, y]: Point = centreOf(map, target.cell);
  ctx.save();
  ctx.translate(x, y + FOOT);
  ctx.scale(pixel, pixel);
  ctx.font = `600 12px ${inks.sans}`;
  const wide = Math.max(...lines.map((line) => ctx.measureText(line).width)) + MARGIN * 2.6;
  const high = lines.length * HIGH + MARGIN;
  ctx.fillStyle = inks.token('card');
  ctx.strokeStyle = inks.token(target.grave ? 'accent' : 'ink');
  ctx.lineWidth = 1.5;
  ctx.fillRect(-wide / 2, -high, wide, high);
  ctx.strokeRect(-wide / 2, -high, wide, high);
  ctx.fillStyle = inks.token('ink');
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  for (const [i, line] of lines.entries()) ctx.fillText(line, 0, -high + MARGIN / 2 + (i + 0.55) * HIGH);
  ctx.restore();
}
