/** Orders that wait to be carried out: from the front of a body to what it fires at or charges. */
import { type Arrow, centreOf, type GridMap, type Point } from '@longroll/kernel';
import type { Canvas2D } from '../../map/pen.ts';
import type { Inks } from './inks.ts';
import type { Stack } from './stacks.ts';

export interface ArrowScene {
  readonly map: GridMap;
  readonly inks: Inks;
  readonly arrows: readonly Arrow[];
  readonly stacks: readonly Stack[];
  /** The cell of the piece in hand; -1 for none. */
  readonly inHand: number;
}

/** Of a cell: where the front of a body is, and how far before the middle of its target an arrow ends. */
const ENDS = {
  fire: { front: 0.44, short: 0.24 },
  standing: { front: 0.44, short: 0.24 },
  charge: { front: 0.36, short: 0.14 },
} as const;

/** The front from which it goes: that of the first piece there that looks somewhere, else where it goes to. */
function startOf(arrow: Arrow, { map, stacks }: ArrowScene): Point {
  const [[x, y], [tx, ty]] = [centreOf(map, arrow.from), centreOf(map, arrow.to)];
  const stack = stacks.find(({ cell, side }) => cell === arrow.from && side === arrow.side);
  const turn = stack?.members.find((member) => member.turn !== null)?.turn;
  const angle = turn === undefined || turn === null ? Math.atan2(tx - x, y - ty) : (turn * Math.PI) / 180;
  const { front } = ENDS[arrow.kind];
  return [x + Math.sin(angle) * front, y - Math.cos(angle) * front];
}

interface Shaft {
  readonly from: Point;
  readonly to: Point;
  /** Of its direction. */
  readonly along: Point;
}

export function shaftOf(arrow: Arrow, scene: ArrowScene): Shaft {
  const from = startOf(arrow, scene);
  const [tx, ty] = centreOf(scene.map, arrow.to);
  const long = Math.hypot(tx - from[0], ty - from[1]);
  const along: Point = [(tx - from[0]) / long, (ty - from[1]) / long];
  const short = Math.min(ENDS[arrow.kind].short, long * 0.4);
  return { from, to: [tx - along[0] * short, ty - along[1] * short], along };
}

/** Pixels: how wide the shaft, how long and how broad the head. */
const LOOKS = {
  fire: { wide: 2.4, long: 9, broad: 3.6, dash: [] },
  standing: { wide: 1.7, long: 8, broad: 3.2, dash: [5, 4] },
  charge: { wide: 6, long: 15, broad: 10, dash: [] },
} as const;

const barInk = (inks: Inks, side: string): string =>
  inks.part(side, 'bar', false).fill ?? inks.side(side).strong;

type Look = (typeof LOOKS)[Arrow['kind']];

/** A solid head at the end of its shaft. */
function traceHead(ctx: Canvas2D, { to, along }: Shaft, { long, broad }: Look, size: number): void {
  const neck: Point = [to[0] - along[0] * long * size, to[1] - along[1] * long * size];
  const [dx, dy] = [-along[1] * broad * size, along[0] * broad * size];
  ctx.beginPath();
  ctx.moveTo(...to);
  ctx.lineTo(neck[0] + dx, neck[1] + dy);
  ctx.lineTo(neck[0] - dx, neck[1] - dy);
  ctx.closePath();
}

function traceShaft(ctx: Canvas2D, { from, to, along }: Shaft, { long }: Look, size: number): void {
  ctx.beginPath();
  ctx.moveTo(...from);
  ctx.lineTo(to[0] - along[0] * long * size, to[1] - along[1] * long * size);
}

/** Those of others step back while a piece is in hand; what stands from earlier is lighter. */
const strengthOf = ({ kind, from }: Arrow, inHand: number): number =>
  inHand >= 0 && from !== inHand ? 0.7 : kind === 'standing' ? 0.8 : 1;

/** Lines in pixels, but never larger than their cell allows. */
function paintArrow(ctx: Canvas2D, pixel: number, scene: ArrowScene, arrow: Arrow): void {
  const { inks, inHand } = scene;
  const [shaft, look, size] = [shaftOf(arrow, scene), LOOKS[arrow.kind], Math.min(pixel, 1 / 30)];
  ctx.globalAlpha = strengthOf(arrow, inHand);
  ctx.strokeStyle = inks.token('card');
  ctx.lineWidth = (look.wide + 2.8) * size;
  traceShaft(ctx, shaft, look, size);
  ctx.stroke();
  ctx.lineWidth = 3 * size;
  traceHead(ctx, shaft, look, size);
  ctx.stroke();
  ctx.fillStyle = ctx.strokeStyle = arrow.from === inHand ? inks.token('accent') : barInk(inks, arrow.side);
  ctx.fill();
  ctx.lineWidth = look.wide * size;
  ctx.setLineDash(look.dash.map((part) => part * size));
  traceShaft(ctx, shaft, look, size);
  ctx.stroke();
  ctx.setLineDash([]);
  ctx.globalAlpha = 1;
}

/** In drawing units; those of the piece in hand last. */
export function paintArrows(ctx: Canvas2D, pixel: number, scene: ArrowScene): void {
  ctx.lineJoin = 'round';
  ctx.lineCap = 'butt';
  const isOwn = ({ from }: Arrow) => from === scene.inHand;
  for (const arrow of scene.arrows.filter((one) => !isOwn(one))) paintArrow(ctx, pixel, scene, arrow);
  for (const arrow of scene.arrows.filter(isOwn)) paintArrow(ctx, pixel, scene, arrow);
}
