/** Fields: a tint for what grows there, and rows in the field's own direction. */
import { overlap } from './bounds.ts';
import { rowsIn, rowsPath } from './hatching.ts';
import type { Ink } from './palette.ts';
import { type Pen, pathOf } from './pen.ts';
import type { Scene } from './scene.ts';
import type { Area } from './survey.ts';

interface Crop {
  readonly kind: string;
  readonly tint: string;
  /** Fields that have a name in history are seen from afar. */
  readonly famous?: boolean;
  /** How its rows are drawn; what has none is only tinted. */
  readonly rows?: {
    readonly ink: Ink;
    readonly apart: number;
    readonly width: number;
    /** Lengths of strokes and gaps; an empty list is a line without gaps. */
    readonly dash: readonly number[];
    readonly strength: number;
    readonly from: number;
  };
}

// All in drawing units, from the scale on at which they can be told apart.
const PLANTED = { ink: 'sprout', apart: 0.085, width: 0.04, dash: [0.001, 0.068] } as const;
const CROPS: readonly Crop[] = [
  { kind: 'grass', tint: 'grass' },
  { kind: 'fallow', tint: 'fallow' },
  {
    kind: 'stubble',
    tint: 'stubble',
    rows: { ink: 'furrow', apart: 0.11, width: 0.009, dash: [0.05, 0.06], strength: 0.6, from: 26 },
  },
  {
    kind: 'ploughed',
    tint: 'ploughed',
    rows: { ink: 'furrow', apart: 0.075, width: 0.01, dash: [], strength: 0.75, from: 22 },
  },
  {
    kind: 'cornfield',
    tint: 'cornfield',
    famous: true,
    rows: { ...PLANTED, strength: 1, from: 15 },
  },
  { kind: 'orchard', tint: 'orchard', famous: true },
];

const kept = new WeakMap<Area, Path2D>();

function rowsOf(area: Area, apart: number): Path2D {
  const known = kept.get(area);
  if (known) return known;
  const path = rowsPath(rowsIn(area.line, area.rows, apart, 0.04));
  kept.set(area, path);
  return path;
}

function paintRows({ ctx, palette, scale, pixel }: Pen, { rows }: Crop, areas: readonly Area[]): void {
  const full = rows ? Math.min(1, (scale - rows.from) / 8) : 0;
  if (!rows || full <= 0) return;
  ctx.save();
  ctx.strokeStyle = palette.ink[rows.ink];
  ctx.globalAlpha = full * rows.strength;
  ctx.lineWidth = Math.max(rows.width, 0.55 * pixel);
  ctx.setLineDash([...rows.dash]);
  for (const area of areas) ctx.stroke(rowsOf(area, rows.apart));
  ctx.restore();
}

/** What grows over other fields lies over them, too. */
export function paintFields(pen: Pen, { survey }: Scene): void {
  if (!survey) return;
  const seen = survey.areas.filter(({ bounds }) => overlap(bounds, pen.bounds));
  // From afar the lie of the land matters, not who ploughed where.
  const faint = Math.max(0.12, Math.min(1, (pen.scale - 8) / 38));
  for (const crop of CROPS) {
    const areas = seen.filter(({ kind }) => kind === crop.kind);
    pen.ctx.globalAlpha = crop.famous ? 1 : faint;
    pen.ctx.fillStyle = pen.palette.tint[crop.tint]!;
    for (const area of areas) pen.ctx.fill(pathOf(area.line));
    pen.ctx.globalAlpha = 1;
    paintRows(pen, crop, areas);
  }
}

/** Blocks of a town, as a plan has them: streets are what is left between. */
export function paintBlocks(pen: Pen, { survey }: Scene): void {
  if (!survey) return;
  const { ctx, palette, pixel, level } = pen;
  ctx.fillStyle = palette.tint['block']!;
  ctx.strokeStyle = palette.ink.casing;
  ctx.lineWidth = 0.7 * pixel;
  for (const { kind, line, bounds } of survey.areas) {
    if (kind !== 'block' || !overlap(bounds, pen.bounds)) continue;
    ctx.fill(pathOf(line));
    if (level !== 'far') ctx.stroke(pathOf(line));
  }
}
