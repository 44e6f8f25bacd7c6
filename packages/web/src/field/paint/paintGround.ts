/** What lies under the counters: where the piece in hand can go, its way there, targets, flags. */
import { centreOf, cornersOf, type GridMap, type Holding, type Point, type Reached } from '@longroll/kernel';
import type { Canvas2D } from '../../map/pen.ts';
import { levelOf } from '../../map/viewport.ts';
import { areaOf, type Rest, shoreOf } from './cells.ts';
import type { Inks } from './inks.ts';
import { type LaidArea, paintLaid } from './paintLaid.ts';
import { paintMarked } from './paintMarked.ts';

export interface GroundScene {
  readonly map: GridMap;
  readonly inks: Inks;
  /** All of the map on which nobody plays. */
  readonly beyond: Rest | null;
  /** Where the piece in hand can go, and whose it is. */
  readonly reach: ReachArea | null;
  /** The way to the cell that is pointed at. */
  readonly way: Reached | null;
  /** Cells that a legal action names. */
  readonly targets: readonly Target[];
  /** What is laid over the map. */
  readonly laid: readonly LaidArea[];
  readonly aimed: readonly number[];
  /** From whom to where the dice that are being weighed would go. */
  readonly blow: { readonly from: number; readonly to: number } | null;
  readonly holdings: readonly Holding[];
  /** Cells with counters. */
  readonly occupied: ReadonlySet<number>;
  /** Sides whose flag is forked, so that flags differ without colour. */
  readonly forked: ReadonlySet<string>;
}

export interface Target {
  readonly cell: number;
  /** It shows its odds first. */
  readonly grave: boolean;
  /** What is written in it, where one of several is chosen. */
  readonly mark: string;
}

export interface ReachArea {
  readonly side: string;
  readonly cells: readonly Reached[];
  readonly area: Path2D;
  readonly shore: Path2D;
}

export function reachArea(map: GridMap, side: string, from: number, cells: readonly Reached[]): ReachArea {
  const all = new Set(cells.map(({ cell }) => cell));
  return { side, cells, area: areaOf(map, all), shore: shoreOf(map, new Set([...all, from])) };
}

/** In drawing units; a pixel is so many of them. */
export function paintGroundMarks(ctx: Canvas2D, pixel: number, scene: GroundScene): void {
  ctx.lineJoin = ctx.lineCap = 'round';
  if (scene.beyond) paintBeyond(ctx, pixel, scene, scene.beyond);
  for (const area of scene.laid) paintLaid(ctx, pixel, scene.inks, area);
  if (scene.reach) paintReach(ctx, pixel, scene, scene.reach);
  // From afar a mark could not be read, and would hide whom it is about.
  const isFar = levelOf(1 / pixel) === 'far';
  for (const target of scene.targets)
    if (target.mark === '' || isFar) paintTarget(ctx, pixel, scene, target.cell, target.grave);
  if (scene.way) paintWay(ctx, pixel, scene, scene.way);
}

/** The ground still shows, as on the part of a sheet that is folded under. */
function paintBeyond(ctx: Canvas2D, pixel: number, { inks }: GroundScene, { area, edge }: Rest): void {
  ctx.globalAlpha = 0.62;
  ctx.fillStyle = inks.token('paper');
  ctx.fill(area, 'evenodd');
  ctx.globalAlpha = 0.8;
  ctx.strokeStyle = inks.token('ink');
  ctx.lineWidth = 1.6 * pixel;
  ctx.stroke(edge);
  ctx.globalAlpha = 1;
}

function paintReach(ctx: Canvas2D, pixel: number, { inks, map }: GroundScene, reach: ReachArea): void {
  const { strong, pale } = inks.side(reach.side);
  // As a printer lays one tint over another: the drawing below stays clear in either light.
  ctx.globalCompositeOperation = inks.isDark ? 'screen' : 'multiply';
  ctx.globalAlpha = 0.7;
  ctx.fillStyle = pale;
  ctx.fill(reach.area);
  ctx.globalCompositeOperation = 'source-over';
  ctx.globalAlpha = 0.85;
  ctx.strokeStyle = strong;
  ctx.lineWidth = 2.6 * pixel;
  ctx.stroke(reach.shore);
  ctx.globalAlpha = 1;
  for (const one of reach.cells) paintHazard(ctx, pixel, inks, map, one);
  if (levelOf(1 / pixel) === 'far') return;
  for (const one of reach.cells) paintCost(ctx, pixel, inks, map, one);
}

/** Where something may stop it: the redder the likelier, and from near the chance of coming there well. */
function paintHazard(ctx: Canvas2D, pixel: number, inks: Inks, map: GridMap, reached: Reached): void {
  const { chance, cell } = reached;
  if (chance === undefined) return;
  ctx.globalAlpha = 0.12 + 0.4 * (1 - chance);
  ctx.fillStyle = inks.token('accent');
  inset(ctx, map, cell, 0.94);
  ctx.fill();
  ctx.globalAlpha = 1;
  if (levelOf(1 / pixel) === 'far') return;
  const [x, y] = centreOf(map, cell);
  const size = Math.max(10 * pixel, Math.min(14 * pixel, 0.24));
  haloed(ctx, inks, `${Math.round(chance * 100)} %`, [x, y - 0.3], size, pixel, 'accent');
}

const COST_DOWN = 0.33;

/** A star stands for a step that is taken whatever it costs. */
const figureOf = ({ cost, only }: Reached): string => (only ? '∗' : `${cost}`);

/** The figure stands low in the cell, clear of a counter; a bar under it where the piece has to stop. */
function paintCost(ctx: Canvas2D, pixel: number, inks: Inks, map: GridMap, reached: Reached): void {
  const [x, y] = centreOf(map, reached.cell);
  const size = Math.max(10 * pixel, Math.min(15 * pixel, 0.26));
  haloed(ctx, inks, figureOf(reached), [x, y + COST_DOWN], size, pixel, 'ink');
  if (!reached.stops) return;
  ctx.strokeStyle = inks.token('accent');
  ctx.lineWidth = 2 * pixel;
  ctx.beginPath();
  ctx.moveTo(x - 0.13, y + COST_DOWN + size * 0.62);
  ctx.lineTo(x + 0.13, y + COST_DOWN + size * 0.62);
  ctx.stroke();
}

/** Type of less than a pixel is not drawn everywhere, so it is set in pixels and scaled. */
function haloed(
  ctx: Canvas2D,
  inks: Inks,
  text: string,
  [x, y]: Point,
  size: number,
  pixel: number,
  ink: 'ink' | 'accent',
): void {
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(pixel, pixel);
  ctx.font = `600 ${size / pixel}px ${inks.sans}`;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.lineWidth = 3.2;
  ctx.strokeStyle = inks.token('card');
  ctx.strokeText(text, 0, 0);
  ctx.fillStyle = inks.token(ink);
  ctx.fillText(text, 0, 0);
  ctx.restore();
}

/** The outline of a cell, drawn in by a part of its size. */
function inset(ctx: Canvas2D, map: GridMap, cell: number, part: number): void {
  const [x, y] = centreOf(map, cell);
  ctx.beginPath();
  for (const [cx, cy] of cornersOf(map, cell)) ctx.lineTo(x + (cx - x) * part, y + (cy - y) * part);
  ctx.closePath();
}

/** A thin ring where one may go, a broken red one where dice would decide. */
function paintTarget(
  ctx: Canvas2D,
  pixel: number,
  { map, inks }: GroundScene,
  cell: number,
  grave: boolean,
): void {
  inset(ctx, map, cell, grave ? 0.96 : 0.9);
  if (grave) {
    ctx.strokeStyle = inks.token('card');
    ctx.lineWidth = 5.5 * pixel;
    ctx.stroke();
    ctx.setLineDash([8 * pixel, 5 * pixel]);
  }
  ctx.strokeStyle = inks.token(grave ? 'accent' : 'ink');
  ctx.lineWidth = (grave ? 3.5 : 1.2) * pixel;
  ctx.stroke();
  ctx.setLineDash([]);
}

/** Over the counters: what is aimed at, and who would strike it. */
export function paintAims(ctx: Canvas2D, pixel: number, scene: GroundScene): void {
  ctx.lineJoin = ctx.lineCap = 'round';
  // From afar a ring of this kind would hide whom it is about.
  if (levelOf(1 / pixel) === 'far') return;
  for (const target of scene.targets) if (target.mark !== '') paintMarked(ctx, pixel, scene, target);
  for (const cell of scene.aimed) paintAim(ctx, pixel, scene, cell);
  if (scene.blow) paintBlow(ctx, pixel, scene, scene.blow.from, scene.blow.to);
}

const CASED = [
  ['card', 7],
  ['accent', 3.4],
] as const;

/** A ring with a stroke at every corner. */
function paintAim(ctx: Canvas2D, pixel: number, { map, inks }: GroundScene, cell: number): void {
  const [x, y] = centreOf(map, cell);
  for (const [ink, width] of CASED) {
    ctx.strokeStyle = inks.token(ink);
    ctx.lineWidth = width * pixel;
    inset(ctx, map, cell, 1);
    ctx.stroke();
    ctx.beginPath();
    for (const [cx, cy] of cornersOf(map, cell)) {
      ctx.moveTo(x + (cx - x) * 0.86, y + (cy - y) * 0.86);
      ctx.lineTo(x + (cx - x) * 1.16, y + (cy - y) * 1.16);
    }
    ctx.stroke();
  }
}

/** An arrow over the side that is crossed; towards a cell farther off it grows longer and not wider. */
function paintBlow(ctx: Canvas2D, pixel: number, { map, inks }: GroundScene, from: number, to: number): void {
  const [[x, y], [tx, ty]] = [centreOf(map, from), centreOf(map, to)];
  const [dx, dy] = [tx - x, ty - y];
  const far = Math.max(1, Math.hypot(dx, dy));
  const at = (part: number, aside: number): Point => [
    x + dx * part - (dy * aside) / far,
    y + dy * part + (dx * aside) / far,
  ];
  const [foot, tip] = [0.3 / far, 1 - 0.24 / far];
  const neck = tip - 0.24 / far;
  const shape = [
    at(foot, 0.07),
    at(neck, 0.07),
    at(neck, 0.19),
    at(tip, 0),
    at(neck, -0.19),
    at(neck, -0.07),
    at(foot, -0.07),
  ];
  ctx.beginPath();
  for (const point of shape) ctx.lineTo(...point);
  ctx.closePath();
  ctx.strokeStyle = inks.token('card');
  ctx.lineWidth = 4 * pixel;
  ctx.stroke();
  ctx.fillStyle = inks.token('accent');
  ctx.fill();
}

function paintWay(ctx: Canvas2D, pixel: number, { map, inks }: GroundScene, way: Reached): void {
  const { path, cell } = way;
  ctx.beginPath();
  for (const at of path) ctx.lineTo(...centreOf(map, at));
  for (const [ink, width] of CASED) {
    ctx.strokeStyle = inks.token(ink);
    ctx.lineWidth = width * pixel;
    ctx.stroke();
  }
  const [x, y] = centreOf(map, cell);
  ctx.beginPath();
  ctx.arc(x, y, 11 * pixel, 0, Math.PI * 2);
  ctx.fillStyle = inks.token('accent');
  ctx.fill();
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(pixel, pixel);
  ctx.font = `600 13px ${inks.sans}`;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.fillStyle = inks.token('on-accent');
  ctx.fillText(figureOf(way), 0, 0.5);
  ctx.restore();
}
