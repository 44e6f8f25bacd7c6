/** All that lies on a map while a game is played, as one overlay of the easel. */
import type { Overlay } from '../../map/Easel.ts';
import type { Canvas2D } from '../../map/pen.ts';
import { levelOf } from '../../map/viewport.ts';
import { paintArrows } from './paintArrows.ts';
import { paintFlags } from './paintFlags.ts';
import { type GroundScene, paintAims, paintGroundMarks } from './paintGround.ts';
import { type MarkerScene, paintMarkers } from './paintMarkers.ts';
import { paintSlip } from './paintSlips.ts';
import { paintStacks, type StackScene } from './paintStacks.ts';
import { paintCut, paintTraces, type TraceScene } from './paintTraces.ts';

export interface BoardScene {
  readonly ground: GroundScene;
  readonly stacks: StackScene;
  readonly markers: MarkerScene;
  readonly traces: TraceScene;
}

/** Pieces of the game have fronts: it is a battlefield, and on it are hundreds of them. */
const isBattlefield = ({ stacks }: StackScene): boolean => stacks[0]?.fronted ?? false;

const handOf = ({ picked, active }: StackScene): string | null => picked ?? active[0] ?? null;

/** Where everybody can be given orders, only the targets of the piece in hand are marked. */
const quietened = ({ ground, stacks }: BoardScene): GroundScene =>
  isBattlefield(stacks) && handOf(stacks) === null ? { ...ground, targets: [] } : ground;

/** Orders and what they come to, over the pieces. */
function paintOrders(ctx: Canvas2D, pixel: number, { ground, stacks }: BoardScene): void {
  const { map, inks, targets } = ground;
  const hand = handOf(stacks);
  const own = stacks.stacks.find(({ members }) => members.some(({ piece }) => piece.id === hand));
  const { arrows } = stacks;
  paintArrows(ctx, pixel, { map, inks, arrows, stacks: stacks.stacks, inHand: own?.cell ?? -1 });
  if (levelOf(1 / pixel) !== 'far') for (const target of targets) paintSlip(ctx, pixel, ground, target);
}

/** On a battlefield marks are slips, painted with the orders. */
function paintOver(ctx: Canvas2D, pixel: number, scene: BoardScene): void {
  const { ground, stacks, traces } = scene;
  paintCut(ctx, pixel, traces);
  if (isBattlefield(stacks)) paintOrders(ctx, pixel, scene);
  paintAims(ctx, pixel, isBattlefield(stacks) ? { ...ground, targets: [] } : ground);
}

/** From afar flags and markers lie under the armies, nearer they stand over the counters. */
function paintStanding(ctx: Canvas2D, pixel: number, { ground, stacks, markers }: BoardScene): void {
  paintMarkers(ctx, pixel, markers);
  paintFlags(ctx, pixel, ground, isBattlefield(stacks));
}

/** `scene` is asked in every frame. */
export function boardOverlay(scene: () => BoardScene | null): Overlay {
  let before = 0;
  return (ctx, _, pixel) => {
    const now = scene();
    if (!now) return;
    const { stacks, traces } = now;
    const ground = quietened(now);
    paintGroundMarks(ctx, pixel, ground);
    paintTraces(ctx, pixel, traces);
    const isFar = levelOf(1 / pixel) === 'far';
    if (isFar) paintStanding(ctx, pixel, { ...now, ground });
    const { a: unit, e: left, f: top } = ctx.getTransform();
    ctx.setTransform(1, 0, 0, 1, 0, 0);
    paintStacks(stacks, { ctx, unit, left, top, dpr: unit * pixel, moving: before !== pixel });
    ctx.setTransform(unit, 0, 0, unit, left, top);
    if (!isFar) paintStanding(ctx, pixel, { ...now, ground });
    paintOver(ctx, pixel, { ...now, ground });
    before = pixel;
  };
}
