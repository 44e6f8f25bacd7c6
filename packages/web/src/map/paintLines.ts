/** Rivers, creeks, slopes, ways and crossings. */
import { grown, holds, overlap } from './bounds.ts';
import { Walk } from './curves.ts';
import { type EdgeStroke, isSeen } from './looks.ts';
import { type Canvas2D, type Pen, strokeLine } from './pen.ts';
import type { CrossingMark, Drawn, Scene, Water, Way } from './scene.ts';

const inPicture = <T extends Drawn>(pen: Pen, all: readonly T[]): T[] => {
  const wide = grown(pen.bounds, 1);
  return all.filter(({ bounds }) => overlap(bounds, wide));
};

const STEPS = 8;

/** A water that begins on the map grows from its source on, in steps too small to see. */
function strokeWater(pen: Pen, { line, look, widths: [first, last] }: Water, more: number): void {
  const steps = first === last ? 1 : STEPS;
  const per = Math.ceil((line.length - 1) / steps);
  for (let i = 0, step = 0; i < line.length - 1; i += per, step++) {
    const part = first + (last - first) * (step / steps);
    pen.ctx.lineWidth = look.width * part * pen.stroke + more;
    pen.ctx.beginPath();
    for (const [x, y] of line.slice(i, i + per + 1)) pen.ctx.lineTo(x, y);
    pen.ctx.stroke();
  }
}

function strokeWaters(pen: Pen, { waters }: Scene, stroke: EdgeStroke, more: number): void {
  for (const water of inPicture(pen, waters)) if (water.look.stroke === stroke) strokeWater(pen, water, more);
}

export function paintStreams(pen: Pen, scene: Scene): void {
  pen.ctx.strokeStyle = pen.palette.ink['water-ink'];
  strokeWaters(pen, scene, 'stream', 0);
  pen.ctx.strokeStyle = pen.palette.ink.ink;
  strokeWaters(pen, scene, 'line', 0);
}

/** All shores before all fills, so that waters open into one another. */
export function paintRiverShores(pen: Pen, scene: Scene): void {
  pen.ctx.strokeStyle = pen.palette.ink.shore;
  strokeWaters(pen, scene, 'river', 1.1 * pen.stroke);
}

export function paintRivers(pen: Pen, scene: Scene): void {
  pen.ctx.strokeStyle = pen.palette.tint['water']!;
  strokeWaters(pen, scene, 'river', -1.1 * pen.stroke);
}

export function paintSlopes(pen: Pen, { slopes }: Scene): void {
  const { ctx, palette } = pen;
  ctx.fillStyle = palette.ink.ink;
  for (const { line, look, feet } of inPicture(pen, slopes)) {
    strokeLine(pen, line, 'ink', 1.1 * pen.stroke);
    const [reach, half] = [look.width * pen.stroke, 0.75 * pen.stroke];
    ctx.beginPath();
    feet.forEach(([[x, y], [dx, dy]], i) => {
      const far = reach * (i % 2 === 0 ? 1 : 0.68);
      ctx.moveTo(x - dy * half, y + dx * half);
      ctx.lineTo(x + dx * far, y + dy * far);
      ctx.lineTo(x + dy * half, y - dx * half);
    });
    ctx.fill();
  }
}

/** Two lines and something between them need a few pixels at any scale. */
const LEAST_DOUBLE = 3.2;
const wayWidth = (pen: Pen, { look }: Way): number =>
  Math.max(look.stroke === 'double' ? LEAST_DOUBLE * pen.pixel : 0, look.width * pen.stroke);

function paintTies(pen: Pen, way: Way): void {
  const { ctx } = pen;
  const [walk, half, every] = [new Walk(way.line), 2.6 * pen.stroke, 6.5 * pen.stroke];
  ctx.lineCap = 'butt';
  strokeLine(pen, way.line, 'ink', wayWidth(pen, way));
  ctx.beginPath();
  for (let far = every / 2; far < walk.length; far += every) {
    const { at, angle } = walk.stand(far);
    const [dx, dy] = [-Math.sin(angle) * half, Math.cos(angle) * half];
    ctx.moveTo(at[0] - dx, at[1] - dy);
    ctx.lineTo(at[0] + dx, at[1] + dy);
  }
  ctx.lineWidth = 0.9 * pen.stroke;
  ctx.stroke();
  ctx.lineCap = 'round';
}

/** Casings of all roads before their fills: forks stay open. From afar a road is one line. */
function paintRoads(pen: Pen, roads: readonly Way[]): void {
  const line = Math.max(0.75 * pen.pixel, 0.9 * pen.stroke);
  const isFar = pen.level === 'far';
  for (const way of roads) {
    const heavy = way.look.heavy ? line * 0.8 : 0;
    strokeLine(pen, way.line, 'casing', heavy + (isFar ? 1.25 * pen.pixel : wayWidth(pen, way)));
  }
  if (isFar) return;
  for (const way of roads)
    strokeLine(pen, way.line, 'road', Math.max(0.7 * pen.pixel, wayWidth(pen, way) - 2 * line));
}

/** A lane is two thin lines when near, else one. */
function paintLanes(pen: Pen, lanes: readonly Way[]): void {
  const isNear = pen.level === 'near';
  for (const way of lanes)
    strokeLine(
      pen,
      way.line,
      'casing',
      isNear ? wayWidth(pen, way) : (pen.level === 'far' ? 0.5 : 0.9) * pen.pixel,
    );
  if (!isNear) return;
  for (const way of lanes) strokeLine(pen, way.line, 'road', wayWidth(pen, way) - 1.4 * pen.pixel);
}

export function paintWays(pen: Pen, scene: Scene): void {
  const seen = inPicture(pen, scene.ways);
  const of = (stroke: Way['look']['stroke']) => seen.filter(({ look }) => look.stroke === stroke);
  pen.ctx.setLineDash([4.5 * pen.stroke, 3.4 * pen.stroke]);
  for (const way of of('dashed')) strokeLine(pen, way.line, 'casing', wayWidth(pen, way));
  pen.ctx.setLineDash([]);
  paintLanes(pen, of('lane'));
  paintRoads(pen, of('double'));
  for (const way of of('ties')) paintTies(pen, way);
}

type Marked = (ctx: Canvas2D, unit: number) => void;
// Along x goes the way, along y the water.
const bridge: Marked = (ctx, u) => {
  for (const y of [-3.4 * u, 3.4 * u]) {
    const splay = Math.sign(y) * 2.2 * u;
    ctx.moveTo(-8.5 * u, y + splay);
    ctx.lineTo(-6 * u, y);
    ctx.lineTo(6 * u, y);
    ctx.lineTo(8.5 * u, y + splay);
  }
};
const ferry: Marked = (ctx, u) => {
  ctx.moveTo(-5.5 * u, -1.6 * u);
  ctx.lineTo(5.5 * u, -1.6 * u);
  ctx.lineTo(3.4 * u, 2.2 * u);
  ctx.lineTo(-3.4 * u, 2.2 * u);
  ctx.closePath();
};
const ford: Marked = (ctx, u) => {
  for (const y of [-2.2 * u, 2.2 * u])
    for (const x of [-6, -2, 2, 6]) ctx.rect((x - 0.9) * u, y - 0.5 * u, 1.8 * u, u);
};
const plain: Marked = (ctx, u) => {
  ctx.moveTo(-6 * u, 0);
  ctx.lineTo(6 * u, 0);
};
const MARKS: Readonly<Record<string, Marked>> = { bridge, ferry, ford };
/** A boat floats upright however the river runs. */
const UPRIGHT = ['ferry'];

function paintCrossing(pen: Pen, { kind, at, angle }: CrossingMark): void {
  const { ctx, palette } = pen;
  ctx.save();
  ctx.translate(...(at as [number, number]));
  ctx.rotate(UPRIGHT.includes(kind) ? 0 : angle);
  ctx.beginPath();
  (MARKS[kind] ?? plain)(ctx, pen.stroke);
  ctx.fillStyle = palette.ink.halo;
  if (kind === 'ferry') ctx.fill();
  ctx.strokeStyle = palette.ink.ink;
  ctx.lineWidth = 1.3 * pen.stroke;
  ctx.stroke();
  ctx.restore();
}

export function paintCrossings(pen: Pen, { crossings }: Scene): void {
  if (!isSeen('middle', pen.level)) return;
  const wide = grown(pen.bounds, 1);
  for (const crossing of crossings) if (holds(wide, crossing.at)) paintCrossing(pen, crossing);
}
