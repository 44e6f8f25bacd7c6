/** Marks of places: what stands there, in a few strokes. */
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
  /** Beside the plan of the church, which is drawn as a building. */
  church: {
    filled: true,
    draw: (ctx, u) => {
      square(ctx, 2.2 * u);
      ctx.moveTo(0, -2 * u);
      ctx.lineTo(0, -7 * u);
      ctx.moveTo(-2 * u, -5.4 * u);
      ctx.lineTo(2 * u, -5.4 * u);
    },
  },
  flag: {
    filled: true,
    draw: (ctx, u) => {
      ctx.moveTo(0, 2 * u);
      ctx.lineTo(0, -7 * u);
      ctx.lineTo(6 * u, -5.2 * u);
      ctx.lineTo(0, -3.4 * u);
    },
  },
  wheel: {
    filled: false,
    draw: (ctx, u) => {
      circle(ctx, 3 * u);
      for (const angle of [0, 1, 2, 3].map((eighth) => (eighth * Math.PI) / 4)) {
        ctx.moveTo(-Math.cos(angle) * 4 * u, -Math.sin(angle) * 4 * u);
        ctx.lineTo(Math.cos(angle) * 4 * u, Math.sin(angle) * 4 * u);
      }
    },
  },
  graves: {
    filled: false,
    draw: (ctx, u) => {
      for (const [x, y] of [
        [-2.6, 1.4],
        [0, -1.4],
        [2.6, 1.4],
      ] as const) {
        ctx.moveTo(x * u, (y + 1.8) * u);
        ctx.lineTo(x * u, (y - 1.8) * u);
        ctx.moveTo((x - 1) * u, (y - 0.6) * u);
        ctx.lineTo((x + 1) * u, (y - 0.6) * u);
      }
    },
  },
  /** Two wheels and a barrel between them, seen from above. */
  guns: {
    filled: true,
    draw: (ctx, u) => {
      for (const side of [-2.4, 2.4]) ctx.rect(side * u - 0.35 * u, -1.8 * u, 0.7 * u, 3.6 * u);
      ctx.rect(-2.4 * u, -0.25 * u, 4.8 * u, 0.5 * u);
      ctx.rect(-0.6 * u, -5 * u, 1.2 * u, 6.6 * u);
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

export function paintPlaces(pen: Pen, { places }: Scene): void {
  const { ctx, palette, stroke } = pen;
  const wide = grown(pen.bounds, 0.5);
  ctx.strokeStyle = palette.ink.ink;
  ctx.lineWidth = 1.3 * stroke;
  for (const { at, look } of places) {
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
