/** Marks of places: what stands there, in a few strokes. */
import { centreOf } from '@longroll/kernel';
import { grown, holds } from './bounds.ts';
import { isSeen, type PlaceMark } from './looks.ts';
import type { Canvas2D, Pen } from './pen.ts';
import type { Scene } from './scene.ts';

interface MarkStyle {
  readonly draw: (ctx: Canvas2D, unit: number) => void;
  readonly filled: boolean;
}

const square = (ctx: Canvas2D, half: number) => ctx.rect(-half, -half, half * 2, half * 2);
const circle = (ctx: Canvas2D, radius: number) => {
  ctx.moveTo(radius, 0);
  ctx.arc(0, 0, radius, 0, Math.PI * 2);
};

const MARKS: Readonly<Record<Exclude<PlaceMark, 'none'>, MarkStyle>> = {
  town: {
    filled: false,
    draw: (ctx, u) => {
      square(ctx, 4.6 * u);
      square(ctx, 1.7 * u);
    },
  },
  ring: {
    filled: false,
    draw: (ctx, u) => {
      circle(ctx, 3.9 * u);
      circle(ctx, 0.9 * u);
    },
  },
  dot: { filled: true, draw: (ctx, u) => circle(ctx, 2.3 * u) },
  house: { filled: true, draw: (ctx, u) => square(ctx, 1.9 * u) },
  landing: {
    filled: false,
    draw: (ctx, u) => {
      circle(ctx, 2.2 * u);
      ctx.moveTo(0, -2.2 * u);
      ctx.lineTo(0, -5.5 * u);
      ctx.lineTo(3 * u, -4.4 * u);
      ctx.lineTo(0, -3.4 * u);
    },
  },
  cross: {
    filled: false,
    draw: (ctx, u) => {
      square(ctx, 1.6 * u);
      ctx.moveTo(0, -1.6 * u);
      ctx.lineTo(0, -5.4 * u);
      ctx.moveTo(-1.7 * u, -4 * u);
      ctx.lineTo(1.7 * u, -4 * u);
    },
  },
  peak: {
    filled: true,
    draw: (ctx, u) => {
      ctx.moveTo(0, -3 * u);
      ctx.lineTo(3 * u, 2.2 * u);
      ctx.lineTo(-3 * u, 2.2 * u);
      ctx.closePath();
    },
  },
};

export function paintPlaces(pen: Pen, { map, places }: Scene): void {
  const { ctx, palette, stroke } = pen;
  const wide = grown(pen.bounds, 0.5);
  ctx.strokeStyle = palette.ink.ink;
  ctx.lineWidth = 1.3 * stroke;
  for (const { cell, look } of places) {
    const at = centreOf(map, cell);
    if (look.mark === 'none' || !isSeen(look.from, pen.level) || !holds(wide, at)) continue;
    const { draw, filled } = MARKS[look.mark];
    ctx.save();
    ctx.translate(at[0], at[1]);
    ctx.beginPath();
    draw(ctx, stroke);
    ctx.fillStyle = filled ? palette.ink.ink : palette.ink.halo;
    ctx.fill();
    ctx.stroke();
    ctx.restore();
  }
}
