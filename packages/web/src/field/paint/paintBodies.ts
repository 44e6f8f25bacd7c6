/** Pieces with a front: from afar the line of battle, from the middle figures and states, when near names too. */
import type { Point } from '@longroll/kernel';
import { SPREAD } from './BodyArt.ts';
import { footOfStaff, isHigh, paintLeaderFlag } from './leaderFlags.ts';
import { FIGURES_FROM } from './lettering.ts';
import { paintSmoke } from './paintSmoke.ts';
import { type Slots, type Standing, slotsOf } from './slots.ts';
import type { Pixels, StackScene } from './stackScene.ts';
import type { Member, Stack } from './stacks.ts';

export interface SeenStack {
  readonly stack: Stack;
  readonly at: Point;
}

/** Worked out once for a table, and not in every frame. */
const known = new WeakMap<Stack, Slots>();

function slotsIn(stack: Stack): Slots {
  const slots = known.get(stack) ?? slotsOf(stack);
  known.set(stack, slots);
  return slots;
}

/** Leaders are told apart from their bodies from so near on. */
const ALL_FLAGS_FROM = 26;

const isMarked = ({ picked, active }: StackScene, { piece }: Member): boolean =>
  piece.id === picked || active.includes(piece.id);

export function paintBodies(scene: StackScene, pixels: Pixels, seen: readonly SeenStack[]): void {
  const all = seen.map(({ stack, at }) => ({ stack, at, slots: slotsIn(stack) }));
  for (const { at, slots } of all) paintSmokes(scene, pixels, slots, at);
  for (const { stack, at, slots } of all) {
    if (scene.fanned === stack.cell) pixels.ctx.globalAlpha = 0.45;
    for (const standing of slots.bodies) paintBody(scene, pixels, standing, at);
    pixels.ctx.globalAlpha = 1;
  }
  for (const { at, slots } of all) paintFlagsOf(scene, pixels, slots, at);
  for (const { at, slots } of all) paintHidden(scene, pixels, slots, at);
}

/** How many more stand there than are drawn. */
function paintHidden(
  { inks }: StackScene,
  { ctx, unit, dpr }: Pixels,
  { hidden }: Slots,
  [x, y]: Point,
): void {
  if (hidden === 0 || unit / dpr < FIGURES_FROM) return;
  const size = Math.max(unit * 0.17, 10 * dpr);
  ctx.font = `600 ${size}px ${inks.sans}`;
  ctx.textAlign = 'right';
  ctx.lineJoin = 'round';
  ctx.lineWidth = size * 0.3;
  ctx.strokeStyle = inks.token('card');
  ctx.strokeText(`+${hidden}`, x + unit * 0.46, y + size * 0.35);
  ctx.fillStyle = inks.token('ink');
  ctx.fillText(`+${hidden}`, x + unit * 0.46, y + size * 0.35);
}

function paintSmokes({ inks }: StackScene, { ctx, unit }: Pixels, { bodies }: Slots, at: Point): void {
  for (const { body, turn } of bodies) if (body.fired || body.marker) paintSmoke(ctx, inks, at, unit, turn);
}

function paintBody(scene: StackScene, pixels: Pixels, standing: Standing, [x, y]: Point): void {
  const { ctx, unit, dpr, moving } = pixels;
  const scale = unit / dpr;
  const scope = scale < FIGURES_FROM ? 'bare' : 'lettered';
  const marked = isMarked(scene, standing.member);
  const ready = scope === 'lettered' && scene.ready.has(standing.member.piece.id);
  const picture = scene.art.bodies.picture(standing, { scope, scale, dpr, marked, ready, moving });
  // Made for this size it is copied as it is, pixel by pixel: else its letters would blur.
  const wide = Math.abs(picture.width - unit * SPREAD) < 1 ? picture.width : unit * SPREAD;
  ctx.drawImage(picture, Math.round(x - wide / 2), Math.round(y - wide / 2), wide, wide);
}

function paintFlagsOf(
  scene: StackScene,
  { ctx, unit, dpr }: Pixels,
  { bodies, leaders }: Slots,
  at: Point,
): void {
  const scale = unit / dpr;
  const shown = scale < ALL_FLAGS_FROM ? leaders.filter(isHigh) : leaders;
  // From afar a flag of its true size would be a speck.
  const size = Math.max(unit, 34 * dpr) / 100;
  shown.forEach((leader, place) => {
    const [dx, dy] = footOfStaff(bodies[0], place);
    const foot: Point = [at[0] + (dx / 100) * unit, at[1] + (dy / 100) * unit];
    paintLeaderFlag(ctx, scene.inks, leader, foot, size, isMarked(scene, leader));
  });
}
