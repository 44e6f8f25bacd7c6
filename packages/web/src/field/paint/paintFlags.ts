/** Flags of what counts. */
import { centreOf, type Holding } from '@longroll/kernel';
import { flagGrowth, OPEN, OVER_COUNTER } from '../../map/flags.ts';
import type { Canvas2D } from '../../map/pen.ts';
import type { GroundScene } from './paintGround.ts';

/** On a battlefield all of a cell is read: there a flag stands on its upper edge. */
const ON_EDGE = { across: -0.5, down: -0.4, part: 0.72 };

/** Flags stand over everything, in the upper left of their cell, with what they count; smaller over a counter. */
export function paintFlags(ctx: Canvas2D, pixel: number, scene: GroundScene, fronted: boolean): void {
  const full = flagGrowth(1 / pixel);
  for (const holding of scene.holdings) {
    const [x, y] = centreOf(scene.map, holding.cell);
    const over = fronted ? ON_EDGE : OVER_COUNTER;
    const { across, down, part } = scene.occupied.has(holding.cell) ? over : OPEN;
    ctx.save();
    ctx.translate(x + across, y + down);
    ctx.scale(pixel * full * part, pixel * full * part);
    paintFlag(ctx, scene, holding);
    ctx.restore();
  }
}

/** In pixels, the foot of the staff at the origin. */
function paintFlag(ctx: Canvas2D, { inks, forked }: GroundScene, { side, points }: Holding): void {
  const { strong, pale } = inks.side(side);
  const cloth = new Path2D(forked.has(side) ? 'M0 -26H22L17 -19.5L22 -13H0z' : 'M0 -26H21V-13H0z');
  for (const [ink, width] of [
    [inks.token('card'), 4],
    [strong, 1.8],
  ] as const) {
    ctx.strokeStyle = ink;
    ctx.lineWidth = width;
    ctx.stroke(new Path2D('M0 2V-27'));
    ctx.stroke(cloth);
  }
  ctx.fillStyle = strong;
  ctx.fill(cloth);
  ctx.font = `600 11.5px ${inks.sans}`;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.fillStyle = pale;
  ctx.fillText(`${points}`, 9.5, -19);
  ctx.textBaseline = 'alphabetic';
}
