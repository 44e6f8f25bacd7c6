/** Lines that the rules follow over the map: where many run together the line is stronger, and who has none is ringed. */
import { centreOf, cornersOf, type GridMap, type Trace } from '@longroll/kernel';
import type { Canvas2D } from '../../map/pen.ts';
import type { Inks } from './inks.ts';

/** One side between two cells, and how many lines pass it. */
export interface TracedStep {
  readonly side: string;
  readonly from: number;
  readonly to: number;
  readonly lines: number;
}

/** Lines of a side that share a step are drawn as one. */
export function tracedSteps(traces: readonly Trace[]): readonly TracedStep[] {
  const steps = new Map<string, TracedStep>();
  for (const { side, path } of traces)
    for (const [i, cell] of path.entries()) {
      const next = path[i + 1];
      if (next === undefined) break;
      const [from, to] = cell < next ? [cell, next] : [next, cell];
      const key = `${side} ${from} ${to}`;
      steps.set(key, { side, from, to, lines: (steps.get(key)?.lines ?? 0) + 1 });
    }
  return [...steps.values()];
}

/** Cells of pieces whose line does not reach. */
export const cutCells = (traces: readonly Trace[]): readonly number[] => [
  ...new Set(traces.flatMap(({ path, broken }) => (broken ? path.slice(0, 1) : []))),
];

export interface TraceScene {
  readonly map: GridMap;
  readonly inks: Inks;
  readonly steps: readonly TracedStep[];
  readonly cut: readonly number[];
}

const [THIN, EACH, THICK] = [2, 0.55, 6];
const widthOf = ({ lines }: TracedStep): number => Math.min(THICK, THIN + EACH * (lines - 1));

/** In drawing units; a pixel is so many of them. */
export function paintTraces(ctx: Canvas2D, pixel: number, { map, inks, steps }: TraceScene): void {
  ctx.lineCap = ctx.lineJoin = 'round';
  for (const cased of [true, false])
    for (const step of steps) {
      ctx.strokeStyle = cased ? inks.token('card') : inks.side(step.side).strong;
      ctx.lineWidth = (widthOf(step) + (cased ? 3 : 0)) * pixel;
      ctx.beginPath();
      ctx.moveTo(...centreOf(map, step.from));
      ctx.lineTo(...centreOf(map, step.to));
      ctx.stroke();
    }
}

/** A double ring, over the counters. */
export function paintCut(ctx: Canvas2D, pixel: number, { map, inks, cut }: TraceScene): void {
  ctx.lineJoin = 'round';
  for (const cell of cut) {
    const [x, y] = centreOf(map, cell);
    for (const [part, ink, width] of [
      [1, 'card', 7],
      [1, 'accent', 3.4],
      [0.8, 'accent', 1.4],
    ] as const) {
      ctx.beginPath();
      for (const [cx, cy] of cornersOf(map, cell)) ctx.lineTo(x + (cx - x) * part, y + (cy - y) * part);
      ctx.closePath();
      ctx.strokeStyle = inks.token(ink);
      ctx.lineWidth = width * pixel;
      ctx.stroke();
    }
  }
}
