/** What soldiers and builders made: abatis, rifle pits, redoubts, rail fences worth a line of battle, banks of a railroad; and brows. */
import type { Point } from '@longroll/kernel';
import { grown, overlap } from './bounds.ts';
import { beside, Walk } from './curves.ts';
import { type Pen, pathOf, strokeLine } from './pen.ts';
import { whimOf } from './scatter.ts';
import type { Scene } from './scene.ts';
import type { Course, Survey } from './survey.ts';

const seenOf = (pen: Pen, { courses }: Survey, kind: string): Course[] => {
  const wide = grown(pen.bounds, 0.6);
  return courses.filter((course) => course.kind === kind && overlap(course.bounds, wide));
};

/** Calls at even steps along a line, with the direction to its right. */
function alongOf(
  line: readonly Point[],
  every: number,
  call: (at: Point, right: Point, n: number) => void,
): void {
  const walk = new Walk(line);
  const count = Math.max(2, Math.round(walk.length / every));
  for (let n = 0; n <= count; n++) {
    const { at, angle } = walk.stand((n / count) * walk.length);
    call(at, [-Math.sin(angle), Math.cos(angle)], n);
  }
}

/** Ground falls off to the right of a brow: strokes that begin thick and run down thin. */
const BROWS_FROM = 10;

export function paintBrows(pen: Pen, { survey }: Scene): void {
  if (!survey || pen.scale < BROWS_FROM) return;
  const { ctx, palette, pixel, stroke } = pen;
  ctx.fillStyle = palette.ink['deep-contour'];
  ctx.beginPath();
  for (const { line } of seenOf(pen, survey, 'brow')) {
    alongOf(line, Math.max(0.062, 2.4 * pixel), ([x, y], [rx, ry], n) => {
      const whim = whimOf(n, 31);
      const [back, down] = [0.05, 0.15 + 0.16 * whim];
      const half = Math.max(0.45 * pixel, 0.42 * stroke);
      const [fx, fy] = [x - rx * back, y - ry * back];
      ctx.moveTo(fx - ry * half, fy + rx * half);
      ctx.lineTo(x + rx * down, y + ry * down);
      ctx.lineTo(fx + ry * half, fy - rx * half);
    });
  }
  ctx.fill();
}

/** A low bank on both sides of the rails, strokes running down and away. */
export function paintBanks(pen: Pen, { survey }: Scene): void {
  if (!survey) return;
  const { ctx, palette, pixel, stroke } = pen;
  const [near, far] = [Math.max(0.06, 3.6 * stroke), Math.max(0.2, 8.5 * stroke)];
  for (const { line } of seenOf(pen, survey, 'embankment')) {
    ctx.strokeStyle = palette.tint['upland']!;
    ctx.lineCap = 'butt';
    ctx.lineWidth = near * 2.2;
    ctx.stroke(pathOf(line));
    ctx.lineCap = 'round';
    if (pen.level === 'far') continue;
    ctx.beginPath();
    alongOf(line, Math.max(0.07, 2.6 * stroke), ([x, y], [rx, ry], n) => {
      const end = n % 2 === 0 ? far : near + (far - near) * 0.62;
      for (const side of [1, -1]) {
        ctx.moveTo(x + rx * side * near, y + ry * side * near);
        ctx.lineTo(x + rx * side * end, y + ry * side * end);
      }
    });
    ctx.strokeStyle = palette.ink.ink;
    ctx.lineWidth = Math.max(0.7 * pixel, 0.8 * stroke);
    ctx.stroke();
  }
}

/** Felled trees with their tops to the enemy: a comb of forked strokes. */
function paintAbatis(pen: Pen, { line }: Course): void {
  const { ctx, palette, pixel, stroke } = pen;
  const isFar = pen.level === 'far';
  ctx.beginPath();
  alongOf(line, isFar ? 4.2 * pixel : Math.max(0.075, 3 * stroke), ([x, y], [rx, ry], n) => {
    const long = (isFar ? 4 * pixel : Math.max(0.15, 6.4 * stroke)) * (0.8 + 0.4 * whimOf(n, 41));
    const lean = (whimOf(n, 42) - 0.5) * 0.5;
    const [dx, dy] = [rx - ry * lean, ry + rx * lean];
    const fork = (side: number) => {
      ctx.moveTo(x + dx * long * 0.5, y + dy * long * 0.5);
      ctx.lineTo(x + (dx * 0.9 - dy * side * 0.34) * long, y + (dy * 0.9 + dx * side * 0.34) * long);
    };
    ctx.moveTo(x - dx * long * 0.25, y - dy * long * 0.25);
    ctx.lineTo(x + dx * long, y + dy * long);
    if (!isFar) for (const side of [1, -1]) fork(side);
  });
  ctx.strokeStyle = palette.ink.ink;
  ctx.lineWidth = isFar ? 0.8 * pixel : Math.max(0.75 * pixel, 0.85 * stroke);
  ctx.stroke();
}

/** A bank of earth with teeth to the enemy, the ditch behind it. */
function paintRiflePits(pen: Pen, { line }: Course): void {
  const { ctx, palette, pixel, stroke } = pen;
  const wide = Math.max(1.5 * pixel, 2 * stroke);
  strokeLine(pen, line, 'halo', wide * 2.4);
  strokeLine(pen, line, 'ink', wide);
  const [tooth, half] = [Math.max(0.1, 4 * stroke), Math.max(0.035, 1.5 * stroke)];
  ctx.beginPath();
  alongOf(line, pen.level === 'far' ? 5 * pixel : Math.max(0.16, 6.4 * stroke), ([x, y], [rx, ry]) => {
    ctx.moveTo(x - ry * half, y + rx * half);
    ctx.lineTo(x + rx * tooth, y + ry * tooth);
    ctx.lineTo(x + ry * half, y - rx * half);
  });
  ctx.fillStyle = palette.ink.ink;
  ctx.fill();
  if (pen.level !== 'far') strokeLine(pen, behind(line), 'ink', Math.max(0.6 * pixel, 0.6 * stroke));
}

const behinds = new WeakMap<readonly Point[], Point[]>();

function behind(line: readonly Point[]): Point[] {
  const known = behinds.get(line) ?? beside(line, -0.07);
  behinds.set(line, known);
  return known;
}

/** Rails in a zigzag, wide enough to be counted on. */
function paintRailFence(pen: Pen, { line }: Course): void {
  const { ctx, palette, pixel, stroke } = pen;
  if (pen.level === 'far') {
    strokeLine(pen, line, 'fence', 1 * pixel);
    return;
  }
  const half = Math.max(0.032, 1.5 * stroke);
  ctx.beginPath();
  alongOf(line, Math.max(0.085, 3.8 * stroke), ([x, y], [rx, ry], n) => {
    const aside = n % 2 === 0 ? half : -half;
    ctx[n === 0 ? 'moveTo' : 'lineTo'](x + rx * aside, y + ry * aside);
  });
  ctx.strokeStyle = palette.ink.halo;
  ctx.lineWidth = Math.max(2.2 * pixel, 3 * stroke);
  ctx.stroke();
  ctx.strokeStyle = palette.ink.fence;
  ctx.lineWidth = Math.max(1 * pixel, 1.25 * stroke);
  ctx.stroke();
}

/** A parapet of earth: thick lines, and strokes that run down to the ditch. */
function paintRedoubts(pen: Pen, { areas }: Survey): void {
  const { ctx, palette, pixel, stroke } = pen;
  for (const { kind, line, bounds } of areas) {
    if (kind !== 'redoubt' || !overlap(bounds, pen.bounds)) continue;
    ctx.fillStyle = palette.tint['upland']!;
    ctx.fill(pathOf(line));
    ctx.lineJoin = 'miter';
    strokeLine(pen, line, 'ink', Math.max(1.5 * pixel, 2.1 * stroke));
    ctx.lineJoin = 'round';
    if (pen.level === 'far') continue;
    // The step behind the parapet, on which men stand to fire.
    strokeLine(pen, shrunk(line), 'ink', Math.max(0.5 * pixel, 0.5 * stroke));
    const outward = signOf(line);
    ctx.beginPath();
    alongOf(line, Math.max(0.05, 2.2 * stroke), ([x, y], [rx, ry]) => {
      const [from, to] = [outward * 0.02, outward * Math.max(0.1, 4.4 * stroke)];
      ctx.moveTo(x + rx * from, y + ry * from);
      ctx.lineTo(x + rx * to, y + ry * to);
    });
    ctx.strokeStyle = palette.ink.ink;
    ctx.lineWidth = Math.max(0.6 * pixel, 0.7 * stroke);
    ctx.stroke();
  }
}

const STEP = 0.78;
const steps = new WeakMap<readonly Point[], Point[]>();

/** A ring drawn towards its middle. */
function shrunk(ring: readonly Point[]): Point[] {
  const known = steps.get(ring);
  if (known) return known;
  const corners = ring.slice(1);
  const middle = (k: 0 | 1) => corners.reduce((sum, at) => sum + at[k], 0) / corners.length;
  const [x, y] = [middle(0), middle(1)];
  const inner = ring.map((at): Point => [x + (at[0] - x) * STEP, y + (at[1] - y) * STEP]);
  steps.set(ring, inner);
  return inner;
}

/** Whether the outside of a ring is to the right of who walks it, 1, or to the left, -1. */
function signOf(ring: readonly Point[]): number {
  const twice = ring.slice(1).reduce((sum, [x, y], i) => sum + ring[i]![0] * y - x * ring[i]![1], 0);
  return twice > 0 ? -1 : 1;
}

export function paintWorks(pen: Pen, { survey }: Scene): void {
  if (!survey) return;
  for (const course of seenOf(pen, survey, 'rail-fence')) paintRailFence(pen, course);
  for (const course of seenOf(pen, survey, 'abatis')) paintAbatis(pen, course);
  for (const course of seenOf(pen, survey, 'rifle-pits')) paintRiflePits(pen, course);
  paintRedoubts(pen, survey);
}
