/** Houses and barns as plans, black on the ground. */
import { grown, holds } from './bounds.ts';
import type { Pen } from './pen.ts';
import type { Scene } from './scene.ts';

/** Plans are drawn somewhat larger than they are, or a house would be a speck. */
const LARGER = 1.25;
const LEAST = 1.7;

export function paintBuildings(pen: Pen, { survey }: Scene): void {
  if (!survey || pen.level === 'far') return;
  const { ctx, palette, pixel } = pen;
  const wide = grown(pen.bounds, 0.3);
  ctx.beginPath();
  for (const { at, turn, size } of survey.buildings) {
    if (!holds(wide, at)) continue;
    const [long, broad] = size.map((side) => Math.max(LEAST * pixel, side * LARGER) / 2) as [number, number];
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    const corner = (a: number, b: number): [number, number] => [
      at[0] + a * cos - b * sin,
      at[1] + a * sin + b * cos,
    ];
    ctx.moveTo(...corner(-long, -broad));
    ctx.lineTo(...corner(long, -broad));
    ctx.lineTo(...corner(long, broad));
    ctx.lineTo(...corner(-long, broad));
    ctx.closePath();
  }
  ctx.fillStyle = palette.ink.building;
  ctx.fill();
}
