/** Woods: a mass of crowns over its own shadow. Crowns are drawn once for each scale and then stamped. */
import { grown, holds, overlap } from './bounds.ts';
import type { Palette } from './palette.ts';
import { areaPath, type Pen } from './pen.ts';
import { whimOf } from './scatter.ts';
import type { Scene } from './scene.ts';
import type { Tree } from './trees.ts';

/** A crown of radius 1 in a box of 2.6. */
const BOX = 2.6;
const VARIETIES = 4;

function lobed(ctx: CanvasRenderingContext2D, variety: number, swollen: number): void {
  const lobes = 7;
  ctx.beginPath();
  for (let i = 0; i <= lobes * 4; i++) {
    const angle = (i / (lobes * 4)) * Math.PI * 2;
    const bulge = 0.9 + 0.1 * Math.cos(angle * lobes + variety * 1.7) + 0.06 * Math.sin(angle * 3 + variety);
    ctx.lineTo(Math.cos(angle) * bulge * swollen, Math.sin(angle) * bulge * swollen);
  }
  ctx.closePath();
}

/** Lit from the north-west, dark towards the south-east, with a fine outline. */
function crownOf({ ink }: Palette, size: number, variety: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = Math.max(3, Math.ceil(size));
  const ctx = canvas.getContext('2d')!;
  const unit = canvas.width / BOX;
  ctx.setTransform(unit, 0, 0, unit, canvas.width / 2, canvas.height / 2);
  lobed(ctx, variety, 1);
  ctx.fillStyle = ink.crown;
  ctx.fill();
  ctx.save();
  ctx.clip();
  ctx.translate(-0.3, -0.34);
  lobed(ctx, variety + 2, 0.66);
  ctx.fillStyle = ink['crown-light'];
  // Some trees are paler than others.
  ctx.globalAlpha = 0.4 + 0.2 * variety;
  ctx.fill();
  ctx.restore();
  lobed(ctx, variety, 1);
  ctx.strokeStyle = ink['crown-ink'];
  ctx.lineWidth = Math.min(0.22, 0.9 / unit);
  ctx.stroke();
  return canvas;
}

const kept = new WeakMap<Palette, Map<string, HTMLCanvasElement>>();

function stampOf(palette: Palette, size: number, variety: number): HTMLCanvasElement {
  const stamps = kept.get(palette) ?? new Map<string, HTMLCanvasElement>();
  kept.set(palette, stamps);
  const key = `${Math.ceil(size)},${variety}`;
  const stamp = stamps.get(key) ?? crownOf(palette, size, variety);
  stamps.set(key, stamp);
  return stamp;
}

/** Towards the south-east, in drawing units. */
const SHADOW = 0.055;

function paintShadows({ ctx, palette }: Pen, trees: readonly Tree[], grow: number): void {
  ctx.beginPath();
  for (const { at, radius } of trees) {
    const [x, y] = [at[0] + SHADOW * grow, at[1] + SHADOW * 1.1 * grow];
    ctx.moveTo(x + radius * grow, y);
    ctx.arc(x, y, radius * grow, 0, Math.PI * 2);
  }
  ctx.fillStyle = palette.ink.shade;
  ctx.fill();
}

/** From afar fewer and larger crowns: they must still be seen as crowns. */
const growthAt = (scale: number): number => Math.max(1, Math.min(2.2, 30 / scale));

/** Where nearly all is wood the ground must be seen through it. */
const THROUGH = 0.74;
const CROWNS_THROUGH = 0.74;

export function paintWoods(pen: Pen, { survey }: Scene): void {
  if (!survey) return;
  const { ctx, palette, scale } = pen;
  const grow = growthAt(scale);
  const wide = grown(pen.bounds, 0.3 * grow);
  const least = 1 - 1.15 / grow ** 2;
  const trees = survey.trees.filter(({ at, whim }) => whim >= least && holds(wide, at));
  const woods = survey.areas.filter(({ kind, bounds }) => kind === 'woods' && overlap(bounds, wide));
  paintShadows(pen, trees, grow);
  ctx.fillStyle = palette.tint['forest']!;
  ctx.globalAlpha = survey.wooded ? THROUGH : 1;
  for (const { line, holes } of woods) ctx.fill(areaPath(line, holes), 'evenodd');
  ctx.globalAlpha = survey.wooded ? CROWNS_THROUGH : 1;
  const dots = ctx.getTransform().a;
  for (const { at, radius } of trees) {
    const half = (radius * grow * BOX) / 2;
    const variety = Math.floor(whimOf(Math.round(at[0] * 1000), Math.round(at[1] * 1000)) * VARIETIES);
    ctx.drawImage(stampOf(palette, half * 2 * dots, variety), at[0] - half, at[1] - half, half * 2, half * 2);
  }
  ctx.globalAlpha = 1;
}
