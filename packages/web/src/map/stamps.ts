/** Stamps of the engraver, each around (0, 0) in drawing units, lines only. */
import { grown, holds } from './bounds.ts';
import type { Stamp } from './looks.ts';
import type { Canvas2D, Pen } from './pen.ts';
import type { Scene } from './scene.ts';

type Engrave = (ctx: Canvas2D, whim: number) => void;

const lines = (ctx: Canvas2D, ...all: readonly (readonly [number, number, number, number])[]): void => {
  for (const [x1, y1, x2, y2] of all) {
    ctx.moveTo(x1, y1);
    ctx.lineTo(x2, y2);
  }
};

/** A crown in three bows, shaded away from the light, on a short trunk with its shadow. */
const tree: Engrave = (ctx, whim) => {
  const r = 0.044 + whim * 0.014;
  ctx.moveTo(-r * 0.9, r * 0.75);
  ctx.arc(-r * 0.8, 0, r * 0.78, Math.PI * 0.55, Math.PI * 1.6);
  ctx.arc(0, -r * 0.75, r * 0.85, Math.PI * 1.15, Math.PI * 1.95);
  ctx.arc(r * 0.85, 0, r * 0.78, Math.PI * 1.5, Math.PI * 0.45);
  ctx.closePath();
  lines(ctx, [r * 0.5, -r * 0.75, r * 1.1, -r * 0.15], [r * 0.25, -r * 0.3, r * 0.9, r * 0.35]);
  lines(ctx, [0, r * 0.75, 0, r * 1.75], [-r * 0.3, r * 1.75, r * 1.7, r * 1.75]);
};

const tuft: Engrave = (ctx, whim) => {
  const w = 0.1 + whim * 0.03;
  lines(
    ctx,
    [-w, 0, w, 0],
    [0, -0.012, 0, -0.1],
    [-0.022, -0.012, -0.05, -0.08],
    [0.022, -0.012, 0.05, -0.08],
  );
  lines(ctx, [-w * 0.4, 0.035, w * 0.75, 0.035]);
};

const sparseTuft: Engrave = (ctx) => {
  lines(
    ctx,
    [-0.08, 0, -0.03, 0],
    [0.03, 0, 0.08, 0],
    [0, -0.005, 0, -0.075],
    [-0.015, -0.01, -0.035, -0.06],
  );
  lines(ctx, [0.015, -0.01, 0.035, -0.06]);
};

/** Steep little walls of loess: a row of strokes that lean with the slope. */
const hachure: Engrave = (ctx, whim) => {
  const lean = (whim - 0.5) * 0.06;
  for (let i = -2; i <= 2; i++) {
    const x = i * 0.042;
    const high = 0.055 - Math.abs(i) * 0.008;
    lines(ctx, [x + lean, -high + Math.abs(i) * 0.012, x, high * 0.9]);
  }
};

const rays: Engrave = (ctx, whim) => {
  const count = 22;
  for (let i = 0; i < count; i++) {
    const angle = ((i + whim) / count) * Math.PI * 2;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle) * 0.78];
    const reach = 0.36 + 0.05 * Math.sin(i * 2.4);
    lines(ctx, [cos * 0.21, sin * 0.21, cos * reach, sin * reach]);
  }
};

const crag: Engrave = (ctx, whim) => {
  const h = 0.06 + whim * 0.03;
  lines(
    ctx,
    [-0.07, 0.03, 0, -h],
    [0, -h, 0.06, 0.03],
    [0.02, -h * 0.4, 0.015, 0.02],
    [0.04, -0.01, 0.035, 0.03],
  );
};

const swell: Engrave = (ctx, whim) => {
  const w = 0.09 + whim * 0.04;
  ctx.moveTo(-w, 0.02);
  ctx.quadraticCurveTo(0, -0.06, w, 0.02);
  lines(ctx, [-w * 0.2, 0.012, -w * 0.24, 0.035], [w * 0.14, 0.012, w * 0.16, 0.035]);
};

const BLOCKS = [-0.27, -0.09, 0.09];
const blocks: Engrave = (ctx) => {
  for (const x of BLOCKS) for (const y of BLOCKS) ctx.rect(x + 0.02, y + 0.02, 0.13, 0.13);
};

const ENGRAVED: Readonly<Record<Stamp, Engrave>> = {
  tree,
  tuft,
  'sparse-tuft': sparseTuft,
  hachure,
  rays,
  crag,
  swell,
  blocks,
};
/** Fainter ones stay behind what matters more. */
const STRENGTH: Partial<Record<Stamp, number>> = { swell: 0.55, crag: 0.8, blocks: 0.6, hachure: 0.75 };
const STAMPS_FROM = 15;

export function paintStamps(pen: Pen, { stamps }: Scene): void {
  const full = Math.min(1, (pen.scale - STAMPS_FROM) / 8);
  if (full <= 0) return;
  const { ctx, palette, pixel, stroke } = pen;
  const wide = grown(pen.bounds, 0.5);
  ctx.strokeStyle = palette.ink.stamp;
  ctx.lineWidth = Math.max(0.7 * pixel, 0.8 * stroke);
  for (const { stamp, at, whim } of stamps) {
    if (!holds(wide, at)) continue;
    ctx.globalAlpha = full * (STRENGTH[stamp] ?? 0.9);
    ctx.translate(...(at as [number, number]));
    ctx.beginPath();
    ENGRAVED[stamp](ctx, whim);
    ctx.stroke();
    ctx.translate(-at[0], -at[1]);
  }
  ctx.globalAlpha = 1;
}
