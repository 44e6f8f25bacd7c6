/** The parts of a counter on a canvas, in the inks of its side. */
import { squeezedTo } from '../../counter/fit.ts';
import { isLetters, type Letters, type Part, type Stroke } from '../../counter/parts.ts';
import type { Canvas2D } from '../../map/pen.ts';
import type { Inks, PartInk } from './inks.ts';

const paths = new Map<string, Path2D>();
/** Bars are as long as their men are many, so there is no end of paths. */
const MOST_PATHS = 1500;

export function pathOf(d: string): Path2D {
  const known = paths.get(d);
  if (known) return known;
  if (paths.size >= MOST_PATHS) paths.clear();
  const path = new Path2D(d);
  paths.set(d, path);
  return path;
}

function paintStroke(ctx: Canvas2D, ink: PartInk, { d, width, at }: Stroke): void {
  const path = pathOf(d);
  if (at) {
    ctx.save();
    ctx.translate(at.x, at.y);
    ctx.scale(at.k, at.k);
  }
  ctx.lineJoin = ink.join;
  ctx.lineWidth = width ?? ink.width;
  if (ink.fill) {
    ctx.fillStyle = ink.fill;
    ctx.fill(path);
  }
  if (ink.stroke) {
    ctx.strokeStyle = ink.stroke;
    ctx.setLineDash([...ink.dash]);
    ctx.stroke(path);
    ctx.setLineDash([]);
  }
  if (at) ctx.restore();
}

function paintLetters(ctx: Canvas2D, ink: PartInk, sans: string, letters: Letters): void {
  const { text, x, y, size } = letters;
  const room = squeezedTo(letters);
  ctx.font = `${ink.weight} ${size}px ${sans}`;
  ctx.textAlign = ink.align;
  if (ink.stroke && ink.outlined) {
    ctx.lineJoin = ink.join;
    ctx.lineWidth = ink.width;
    ctx.strokeStyle = ink.stroke;
    ctx.strokeText(text, x, y, room);
  }
  ctx.fillStyle = ink.fill ?? '#000';
  ctx.fillText(text, x, y, room);
}

export function paintParts(ctx: Canvas2D, inks: Inks, side: string, parts: readonly Part[]): void {
  for (const part of parts) {
    const letters = isLetters(part);
    const ink = inks.part(side, part.role, letters);
    if (letters) paintLetters(ctx, ink, inks.sans, part);
    else paintStroke(ctx, ink, part);
  }
}
