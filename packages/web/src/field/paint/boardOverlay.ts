/** All that lies on a map while a game is played, as one overlay of the easel. */
import type { Overlay } from '../../map/Easel.ts';
import { levelOf } from '../../map/viewport.ts';
import { paintFlags } from './paintFlags.ts';
import { type GroundScene, paintAims, paintGroundMarks } from './paintGround.ts';
import { paintStacks, type StackScene } from './paintStacks.ts';

export interface BoardScene {
  readonly ground: GroundScene;
  readonly stacks: StackScene;
}

/** `scene` is asked in every frame. From afar flags lie under the armies, nearer they stand over the counters. */
export function boardOverlay(scene: () => BoardScene | null): Overlay {
  let before = 0;
  return (ctx, _, pixel) => {
    const now = scene();
    if (!now) return;
    paintGroundMarks(ctx, pixel, now.ground);
    const isFar = levelOf(1 / pixel) === 'far';
    if (isFar) paintFlags(ctx, pixel, now.ground);
    const { a: unit, e: left, f: top } = ctx.getTransform();
    ctx.setTransform(1, 0, 0, 1, 0, 0);
    paintStacks(now.stacks, { ctx, unit, left, top, dpr: unit * pixel, moving: before !== pixel });
    ctx.setTransform(unit, 0, 0, unit, left, top);
    if (!isFar) paintFlags(ctx, pixel, now.ground);
    paintAims(ctx, pixel, now.ground);
    before = pixel;
  };
}
