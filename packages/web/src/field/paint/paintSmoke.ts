/** Before a body that has fired lies its smoke, faint, until the phase ends. It does not move: nothing there is news. */
import type { Point } from '@longroll/kernel';
import type { Canvas2D } from '../../map/pen.ts';
import type { Inks } from './inks.ts';

/** Puffs before a front that looks upwards, in hundredths of a cell: where, and how large. */
const PUFFS: readonly (readonly [x: number, y: number, reach: number])[] = [
  [-34, -58, 13],
  [-18, -64, 17],
  [2, -60, 19],
  [21, -65, 16],
  [36, -57, 12],
  [-8, -78, 12],
  [14, -80, 10],
];

const SIZE = 128;
/** Of the picture: its middle is the middle of the cell. */
const SPREAD = 2.1;
const pictures = new Map<string, HTMLCanvasElement>();

/** Dark at its edge, light within, as an engraver leaves the paper white. */
const SHADES = {
  light: [
    ['104 96 84', 0.34, 1.3],
    ['255 253 247', 0.95, 1.02],
  ],
  dark: [
    ['0 0 0', 0.4, 1.3],
    ['176 170 158', 0.62, 1.05],
  ],
} as const;

function puff(ctx: Canvas2D, rgb: string, strong: number, [x, y]: Point, reach: number): void {
  const soft = ctx.createRadialGradient(x, y, reach * 0.3, x, y, reach);
  soft.addColorStop(0, `rgb(${rgb} / ${strong})`);
  soft.addColorStop(0.6, `rgb(${rgb} / ${strong * 0.7})`);
  soft.addColorStop(1, `rgb(${rgb} / 0)`);
  ctx.fillStyle = soft;
  ctx.beginPath();
  ctx.arc(x, y, reach, 0, Math.PI * 2);
  ctx.fill();
}

/** One picture in each light serves all. */
function smoke(light: keyof typeof SHADES): HTMLCanvasElement {
  const known = pictures.get(light);
  if (known) return known;
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = SIZE * SPREAD;
  const ctx = canvas.getContext('2d')!;
  ctx.translate(canvas.width / 2, canvas.height / 2);
  ctx.scale(SIZE / 100, SIZE / 100);
  for (const [rgb, strong, grown] of SHADES[light])
    for (const [x, y, reach] of PUFFS) puff(ctx, rgb, strong, [x, y], reach * grown);
  pictures.set(light, canvas);
  return canvas;
}

/** In device pixels: the middle of the cell, and how wide it is. */
export function paintSmoke(ctx: Canvas2D, inks: Inks, [x, y]: Point, unit: number, turn: number): void {
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate((turn * Math.PI) / 180);
  ctx.globalAlpha = inks.isDark ? 0.55 : 0.72;
  const wide = unit * SPREAD;
  ctx.drawImage(smoke(inks.isDark ? 'dark' : 'light'), -wide / 2, -wide / 2, wide, wide);
  ctx.restore();
}
