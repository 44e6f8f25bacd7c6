/** Wet ground: bottoms along runs in their tint; marsh with broken lines of water and tufts of reeds. */

import { keptBy } from '@longroll/kernel';
import { grown, holds, overlap } from './bounds.ts';
import { rowsIn, rowsPath } from './hatching.ts';
import { areaPath, type Pen } from './pen.ts';
import type { Scene } from './scene.ts';
import type { Area } from './survey.ts';

const ROWS_APART = 0.15;
const ROWS_FROM = 13;
const REEDS_FROM = 15;

/** Lines of standing water, in the direction in which maps have always had them. */
const linesOf = keptBy(({ line }: Area) => rowsPath(rowsIn(line, 0, ROWS_APART, 0.06)));

export function paintMarsh(pen: Pen, { survey }: Scene): void {
  if (!survey) return;
  const { ctx, palette, pixel, scale } = pen;
  const of = (wanted: string) =>
    survey.areas.filter(({ kind, bounds }) => kind === wanted && overlap(bounds, pen.bounds));
  ctx.fillStyle = palette.tint['thicket']!;
  for (const { line, holes } of of('thicket')) ctx.fill(areaPath(line, holes), 'evenodd');
  for (const area of of('marsh')) {
    const path = areaPath(area.line, area.holes);
    ctx.fillStyle = palette.tint['marsh']!;
    ctx.fill(path, 'evenodd');
    if (scale < ROWS_FROM) continue;
    ctx.save();
    ctx.clip(path, 'evenodd');
    ctx.strokeStyle = palette.ink.shore;
    ctx.globalAlpha = 0.6 * Math.min(1, (scale - ROWS_FROM) / 8);
    ctx.lineWidth = Math.max(0.6 * pixel, 0.012);
    ctx.setLineDash([0.26, 0.13, 0.1, 0.19]);
    ctx.stroke(linesOf(area));
    ctx.restore();
  }
}

/** A fan of blades over a short line of water. */
function tuft({ ctx }: Pen, x: number, y: number, high: number): void {
  for (const lean of [-0.55, -0.2, 0.15, 0.5]) {
    ctx.moveTo(x + lean * high * 0.22, y);
    ctx.quadraticCurveTo(
      x + lean * high * 0.3,
      y - high * 0.6,
      x + lean * high,
      y - high * (1 - Math.abs(lean) * 0.4),
    );
  }
  ctx.moveTo(x - high * 0.7, y);
  ctx.lineTo(x + high * 0.7, y);
}

export function paintReeds(pen: Pen, { survey }: Scene): void {
  const full = Math.min(1, (pen.scale - REEDS_FROM) / 10);
  if (!survey || full <= 0) return;
  const { ctx, palette, pixel } = pen;
  const wide = grown(pen.bounds, 0.3);
  // From afar fewer and larger ones.
  const grow = Math.max(1, Math.min(1.7, 30 / pen.scale));
  ctx.beginPath();
  for (const { at, whim } of survey.reeds) {
    if (whim < 1 - 1 / grow ** 2 || !holds(wide, at)) continue;
    tuft(pen, at[0], at[1], (0.085 + 0.04 * whim) * grow);
  }
  ctx.strokeStyle = palette.ink.reed;
  ctx.globalAlpha = full;
  ctx.lineWidth = Math.max(0.7 * pixel, 0.012);
  ctx.stroke();
  ctx.globalAlpha = 1;
}
