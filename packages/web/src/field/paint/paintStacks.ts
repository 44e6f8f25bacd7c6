/** Counters on the map: blocks from afar, arm and strength from the middle, whole faces when near. */
import type { Point } from '@longroll/kernel';
import { outline } from '../../counter/frames.ts';
import { star } from '../../counter/symbols.ts';
import type { Canvas2D } from '../../map/pen.ts';
import { levelOf } from '../../map/viewport.ts';
import { type Army, armiesOf } from './armies.ts';
import type { Detail } from './CounterArt.ts';
import type { Inks } from './inks.ts';
import { paintBodies } from './paintBodies.ts';
import type { Pixels, StackScene } from './stackScene.ts';
import type { Member, Stack } from './stacks.ts';

export type { Pixels, StackScene };

const NEAR_FACE = 62;
const WIDE: Readonly<Record<Detail, number>> = { full: 0.84, plain: 0.88 };
const EDGE_STEP = 0.055;
const MOST_EDGES = 3;
/** Below this many pixels to a cell a tag says only how many lie there. */
const SMALL = 34;
/** Pixels within which stacks are one army, seen from afar. */
const JOINED = 21;

export function paintStacks(scene: StackScene, pixels: Pixels): void {
  const scale = pixels.unit / pixels.dpr;
  const seen = scene.stacks.flatMap((stack) => seenAt(pixels, stack));
  if (seen.some(({ stack }) => stack.fronted)) {
    paintBodies(scene, pixels, seen);
    return;
  }
  if (levelOf(scale) === 'far') {
    for (const army of armiesOf(seen, JOINED * pixels.dpr)) paintBlock(scene, pixels, army);
    return;
  }
  const detail = scale < NEAR_FACE ? 'plain' : 'full';
  for (const { stack, at } of seen) paintStack(scene, pixels, stack, at, detail);
  // After all counters, so that none covers the figures of the stack above it.
  for (const { stack, at } of seen) if (stack.members.length > 1) paintTag(scene, pixels, stack, at, detail);
}

/** Where a stack lies on the canvas; nowhere if it is out of sight. */
function seenAt({ ctx, unit, left, top, dpr }: Pixels, stack: Stack) {
  const { width, height } = ctx.canvas;
  const [x, y] = [stack.at[0] * unit + left, stack.at[1] * unit + top];
  const margin = Math.max(unit, 40 * dpr);
  const isSeen = x > -margin && y > -margin && x < width + margin && y < height + margin;
  return isSeen ? [{ stack, at: [x, y] as Point }] : [];
}

/** From afar only whose men they are and how many. */
function paintBlock({ inks, picked, active }: StackScene, { ctx, dpr }: Pixels, army: Army): void {
  const { strong, pale } = inks.side(army.side);
  const [x, y] = army.at;
  const text = army.total > 0 ? `${army.total}` : '';
  const unit = (dpr * [11, 17, 21, 26][text.length]!) / 88;
  ctx.save();
  ctx.translate(Math.round(x), Math.round(y));
  ctx.scale(unit, unit * 0.78);
  ctx.translate(-50, -49);
  const members = army.stacks.flatMap((stack) => stack.members);
  const isMarked = members.some(({ piece }) => piece.id === picked || active.includes(piece.id));
  ctx.lineWidth = isMarked ? 26 : 12;
  ctx.strokeStyle = inks.token(isMarked ? 'accent' : 'card');
  ctx.stroke(rimOf(army.side));
  ctx.fillStyle = strong;
  ctx.fill(rimOf(army.side));
  ctx.restore();
  if (text !== '') letter(ctx, text, x, y + dpr, { font: `600 ${12 * dpr}px ${inks.sans}`, fill: pale });
}

interface Lettered {
  readonly font: string;
  readonly fill: string;
}

function letter(ctx: Canvas2D, text: string, x: number, y: number, { font, fill }: Lettered): void {
  ctx.font = font;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.fillStyle = fill;
  ctx.fillText(text, x, y);
  ctx.textBaseline = 'alphabetic';
}

function paintStack(scene: StackScene, pixels: Pixels, stack: Stack, [x, y]: Point, detail: Detail): void {
  const size = Math.round(pixels.unit * WIDE[detail]);
  const shown = stack.members.slice(-MOST_EDGES);
  const step = pixels.unit * EDGE_STEP;
  if (scene.fanned === stack.cell) pixels.ctx.globalAlpha = 0.45;
  shown.forEach((member, i) => {
    const back = (shown.length - 1 - i) * step - ((shown.length - 1) * step) / 2;
    const corner: Point = [Math.round(x - size / 2 - back), Math.round(y - size / 2 - back)];
    paintMember(scene, pixels, member, corner, size, detail, i === shown.length - 1);
  });
  pixels.ctx.globalAlpha = 1;
}

function paintMember(
  scene: StackScene,
  { ctx, dpr, moving }: Pixels,
  { counter, piece }: Member,
  [x, y]: Point,
  size: number,
  detail: Detail,
  isTop: boolean,
): void {
  const isMarked = isTop && (piece.id === scene.picked || scene.active.includes(piece.id));
  paintRim(scene.inks, ctx, counter.side, [x, y], size, isMarked ? 5 * dpr : 2 * dpr, isMarked);
  const picture = scene.art.picture({ ...scene.face, counter, record: piece.record }, detail, size, moving);
  ctx.drawImage(picture, x, y, size, size);
  if (piece.remarks.includes(REFUSED)) paintWings(scene.inks, ctx, [x, y], size);
  if (isTop && scene.ready.has(piece.id)) paintReady(scene.inks, ctx, x + size / 2, y + size * 0.05, dpr);
}

/** What no mark of the counter says. */
const REFUSED = 'flanks refused';
/** A stroke bent back at either shoulder; of a counter a hundred wide. */
const WINGS = new Path2D('M-7 42V14L8 -4M107 42V14L92 -4');

function paintWings(inks: Inks, ctx: Canvas2D, [x, y]: Point, size: number): void {
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(size / 100, size / 100);
  ctx.lineJoin = ctx.lineCap = 'round';
  for (const [ink, width] of [
    ['card', 10],
    ['ink', 4.5],
  ] as const) {
    ctx.strokeStyle = inks.token(ink);
    ctx.lineWidth = width;
    ctx.stroke(WINGS);
  }
  ctx.restore();
}

const rims = new Map<string, Path2D>();

function rimOf(side: string): Path2D {
  const known = rims.get(side) ?? new Path2D(outline(side));
  rims.set(side, known);
  return known;
}

/** A margin in the colour of the paper keeps a counter off the map; the one in hand is ringed. */
function paintRim(
  inks: Inks,
  ctx: Canvas2D,
  side: string,
  [x, y]: Point,
  size: number,
  wide: number,
  marked: boolean,
): void {
  const unit = size / 100;
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(unit, unit);
  ctx.lineJoin = 'miter';
  if (marked) {
    ctx.lineWidth = (wide * 2 + 4) / unit;
    ctx.strokeStyle = inks.token('accent');
    ctx.stroke(rimOf(side));
  }
  ctx.lineWidth = (marked ? wide * 0.9 : wide * 2) / unit;
  ctx.strokeStyle = inks.token('card');
  ctx.stroke(rimOf(side));
  ctx.restore();
}

/** A small wedge over what can act now. */
function paintReady(inks: Inks, ctx: Canvas2D, x: number, y: number, dpr: number): void {
  const [wide, high] = [5 * dpr, 6 * dpr];
  ctx.beginPath();
  ctx.moveTo(x - wide, y - high);
  ctx.lineTo(x + wide, y - high);
  ctx.lineTo(x, y);
  ctx.closePath();
  ctx.lineWidth = 2 * dpr;
  ctx.lineJoin = 'round';
  ctx.strokeStyle = inks.token('card');
  ctx.stroke();
  ctx.fillStyle = inks.token('accent');
  ctx.fill();
}

/** Under a stack: how many, their strength together, and a star if they are led. */
function paintTag(
  { inks }: StackScene,
  { ctx, dpr, unit }: Pixels,
  stack: Stack,
  [x, y]: Point,
  detail: Detail,
): void {
  const { strong, pale } = inks.side(stack.side);
  const isSmall = unit < SMALL * dpr;
  const high = isSmall ? 9 * dpr : Math.max(11 * dpr, Math.min(17 * dpr, unit * 0.2));
  const font = `600 ${high * (isSmall ? 0.95 : 0.82)}px ${inks.sans}`;
  ctx.font = font;
  const words = [`×${stack.members.length}`, ...(stack.total > 0 && !isSmall ? [`${stack.total}`] : [])];
  const cells = words.map((text) => ctx.measureText(text).width + high * (isSmall ? 0.3 : 0.55));
  const led = !isSmall && stack.members.some(({ counter }) => counter.kind === 'leader') ? high : 0;
  const wide = cells.reduce((a, b) => a + b, led);
  // At the foot of the top counter, clear of its last line.
  const behind = (Math.min(stack.members.length, MOST_EDGES) - 1) * EDGE_STEP;
  const foot = y + (unit * (WIDE[detail] + behind)) / 2;
  const [left, top] = [
    Math.round(x - wide / 2),
    Math.round(foot - (detail === 'plain' ? 2 * dpr : high * 0.45)),
  ];
  ctx.fillStyle = inks.token('card');
  ctx.fillRect(left - dpr * 1.5, top - dpr * 1.5, wide + dpr * 3, high + dpr * 3);
  ctx.fillStyle = strong;
  ctx.fillRect(left, top, wide, high);
  ctx.fillStyle = pale;
  if (led > 0) fillAt(ctx, STAR, [left + led * 0.55, top + high / 2], high / 24);
  if (cells[1]) ctx.fillRect(left + led + cells[0]!, top + dpr, cells[1] - dpr, high - 2 * dpr);
  const middle = top + high * 0.54;
  letter(ctx, words[0]!, left + led + cells[0]! / 2, middle, { font, fill: pale });
  if (cells[1]) letter(ctx, words[1]!, left + led + cells[0]! + cells[1] / 2, middle, { font, fill: strong });
}

const STAR = new Path2D(star(0, 0.5, 9));

function fillAt(ctx: Canvas2D, path: Path2D, [x, y]: Point, scale: number): void {
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(scale, scale);
  ctx.fill(path);
  ctx.restore();
}
