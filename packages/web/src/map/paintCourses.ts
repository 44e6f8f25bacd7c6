/** Fences, walls, ledges, banks of a sunken road: what runs along a line and is not a way. */
import type { Point } from '@longroll/kernel';
import { grown, overlap } from './bounds.ts';
import { beside, Walk } from './curves.ts';
import { type Pen, pathOf, strokeLine } from './pen.ts';
import type { Scene, Way } from './scene.ts';
import type { Course } from './survey.ts';

const FENCES_FROM = 20;

function goAlong({ ctx }: Pen, line: readonly Point[]): void {
  line.forEach(([x, y], i) => {
    if (i === 0) ctx.moveTo(x, y);
    else ctx.lineTo(x, y);
  });
}

/** Rails laid in a zigzag: every joint a little to the other side. */
function wormFence(pen: Pen, line: readonly Point[]): void {
  const { ctx, stroke } = pen;
  const [walk, half] = [new Walk(line), 1.15 * stroke];
  const count = Math.max(2, Math.round(walk.length / (3.1 * stroke)));
  for (let i = 0; i <= count; i++) {
    const { at, angle } = walk.stand((i / count) * walk.length);
    const aside = i % 2 === 0 ? half : -half;
    const [x, y] = [at[0] - Math.sin(angle) * aside, at[1] + Math.cos(angle) * aside];
    if (i === 0) ctx.moveTo(x, y);
    else ctx.lineTo(x, y);
  }
}

/** Posts and rails: a line with ticks. */
function postFence(pen: Pen, line: readonly Point[]): void {
  const { ctx, stroke } = pen;
  const walk = new Walk(line);
  const count = Math.max(1, Math.round(walk.length / (5 * stroke)));
  goAlong(pen, line);
  for (let i = 0; i <= count; i++) {
    const { at, angle } = walk.stand((i / count) * walk.length);
    const [dx, dy] = [-Math.sin(angle) * 1.3 * stroke, Math.cos(angle) * 1.3 * stroke];
    ctx.moveTo(at[0] - dx, at[1] - dy);
    ctx.lineTo(at[0] + dx, at[1] + dy);
  }
}

const seenOf = <T extends { readonly bounds: Course['bounds'] }>(pen: Pen, all: readonly T[]): T[] => {
  const wide = grown(pen.bounds, 0.5);
  return all.filter(({ bounds }) => overlap(bounds, wide));
};

/** How far a fence stands from the middle of its road, in drawing units. */
const ROADSIDE = 0.1;

function roadsideFences(pen: Pen, ways: readonly Way[]): void {
  for (const { line, look } of seenOf(pen, ways)) {
    const far = ROADSIDE + (look.width / 2) * pen.stroke * 0.35;
    for (const side of look.stroke === 'lane' ? [far] : [far, -far])
      (look.heavy ? postFence : wormFence)(pen, beside(line, side));
  }
}

/** Where some fences count in the game, the others are only the borders of fields. */
function paintBorders(pen: Pen, fences: readonly Course[]): void {
  const { ctx, palette, pixel } = pen;
  ctx.save();
  ctx.beginPath();
  for (const { line } of fences) goAlong(pen, line);
  ctx.strokeStyle = palette.ink.fence;
  ctx.globalAlpha = 0.42;
  ctx.lineWidth = 0.8 * pixel;
  ctx.setLineDash([5 * pixel, 3 * pixel]);
  ctx.stroke();
  ctx.restore();
}

export function paintFences(pen: Pen, { survey, ways }: Scene): void {
  if (!survey || pen.scale < FENCES_FROM) return;
  const { ctx, palette, pixel, level } = pen;
  const fences = seenOf(
    pen,
    survey.courses.filter(({ kind }) => kind === 'fence'),
  );
  if (survey.courses.some(({ kind }) => kind === 'rail-fence')) {
    paintBorders(pen, fences);
    return;
  }
  ctx.beginPath();
  for (const { line } of fences) {
    if (level === 'near') wormFence(pen, line);
    else goAlong(pen, line);
  }
  if (level === 'near') roadsideFences(pen, ways);
  ctx.strokeStyle = palette.ink.fence;
  ctx.globalAlpha = level === 'near' ? 0.9 : 0.55;
  ctx.lineWidth = (level === 'near' ? 0.85 : 0.7) * pixel;
  ctx.stroke();
  ctx.globalAlpha = 1;
}

/** Stones laid dry: a row of dots. */
function paintWall(pen: Pen, { line }: Course): void {
  const { ctx, stroke } = pen;
  ctx.setLineDash([0.001, 3.2 * stroke]);
  strokeLine(pen, line, 'ink', 2 * stroke);
  ctx.setLineDash([]);
}

/** Short strokes that run down from a line, to one of its sides. */
function hachures({ ctx, stroke }: Pen, line: readonly Point[], down: number, long: number): void {
  const walk = new Walk(line);
  const count = Math.max(2, Math.round(walk.length / (2.3 * stroke)));
  for (let i = 0; i <= count; i++) {
    const { at, angle } = walk.stand((i / count) * walk.length);
    const far = down * long * stroke * (i % 2 === 0 ? 1 : 0.7);
    ctx.moveTo(at[0], at[1]);
    ctx.lineTo(at[0] - Math.sin(angle) * far, at[1] + Math.cos(angle) * far);
  }
}

/** Rock that breaks off to one side: strokes without a line, as it comes and goes. */
function paintLedge(pen: Pen, { line }: Course): void {
  const { ctx, palette, stroke } = pen;
  ctx.beginPath();
  hachures(pen, line, 1, 2.8);
  ctx.strokeStyle = palette.ink.ink;
  ctx.globalAlpha = 0.55;
  ctx.lineWidth = 0.9 * stroke;
  ctx.stroke();
  ctx.globalAlpha = 1;
}

/** A road below its fields: on both sides strokes that fall from their edge to the road. */
function paintSunken(pen: Pen, { line }: Course): void {
  const { ctx, palette, stroke, pixel } = pen;
  const aside = Math.max(0.05, 4.6 * stroke);
  ctx.strokeStyle = palette.ink.ink;
  ctx.lineWidth = Math.max(0.7 * pixel, 0.85 * stroke);
  ctx.beginPath();
  for (const side of [1, -1]) {
    const edge = beside(line, side * aside);
    hachures(pen, edge, -side, 3);
  }
  ctx.globalAlpha = 0.75;
  ctx.stroke();
  ctx.globalAlpha = 1;
}

function paintCanal({ ctx, palette, stroke, pixel }: Pen, { line }: Course): void {
  ctx.strokeStyle = palette.ink.shore;
  ctx.lineWidth = 2.6 * stroke;
  ctx.stroke(pathOf(line));
  ctx.strokeStyle = palette.tint['water']!;
  ctx.lineWidth = Math.max(0.6 * pixel, 1.4 * stroke);
  ctx.stroke(pathOf(line));
}

const PAINTED: Readonly<Record<string, (pen: Pen, course: Course) => void>> = {
  wall: paintWall,
  ledge: paintLedge,
  sunken: paintSunken,
  canal: paintCanal,
};

export function paintCourses(pen: Pen, { survey }: Scene): void {
  if (!survey || pen.level === 'far') return;
  for (const course of seenOf(pen, survey.courses)) PAINTED[course.kind]?.(pen, course);
}
