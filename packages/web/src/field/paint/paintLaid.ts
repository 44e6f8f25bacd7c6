/** What is laid over the map: hatched, so that sides differ by the lean of the strokes too. */
import type { GridMap, Shaded } from '@longroll/kernel';
import type { Canvas2D } from '../../map/pen.ts';
import { areaOf, shoreOf } from './cells.ts';
import type { Inks } from './inks.ts';

export interface LaidArea {
  readonly side: string;
  readonly faint: boolean;
  /** Strokes lean to the right for the first side, to the left for the other. */
  readonly lean: 'right' | 'left';
  readonly area: Path2D;
  readonly shore: Path2D;
}

/** One area for each side and strength. */
export function laidAreas(
  map: GridMap,
  shaded: readonly Shaded[],
  leanOf: (side: string) => LaidArea['lean'],
): readonly LaidArea[] {
  const groups = new Map<string, Set<number>>();
  for (const { cell, side, faint } of shaded) {
    const key = `${faint ? 'faint' : 'full'} ${side}`;
    groups.set(key, (groups.get(key) ?? new Set()).add(cell));
  }
  return [...groups].map(([key, cells]) => {
    const [strength, side = ''] = key.split(' ');
    const shape = { area: areaOf(map, cells), shore: shoreOf(map, cells) };
    return { side, faint: strength === 'faint', lean: leanOf(side), ...shape };
  });
}

/** CSS pixels of the square that is repeated; drawn larger for sharp screens. */
const SQUARE = 10;
const SHARP = 3;
const patterns = new Map<string, CanvasPattern>();

/** Three strokes, so that they go on over the corners of the square. */
function patternOf(ctx: Canvas2D, colour: string, { lean, faint }: LaidArea): CanvasPattern {
  const key = `${colour} ${lean} ${faint}`;
  const known = patterns.get(key);
  if (known) return known;
  const sheet = document.createElement('canvas');
  const long = SQUARE * SHARP;
  sheet.width = sheet.height = long;
  const pen = sheet.getContext('2d')!;
  pen.strokeStyle = colour;
  pen.lineWidth = (faint ? 0.9 : 1.7) * SHARP;
  if (faint) pen.setLineDash([2 * SHARP, 3 * SHARP]);
  // Along x + y = k long, or x − y = k long.
  const isRight = lean === 'right';
  for (const k of isRight ? [0, 1, 2] : [-1, 0, 1]) {
    pen.moveTo((isRight ? k + 1 : k - 1) * long, -long);
    pen.lineTo((isRight ? k - 2 : k + 2) * long, 2 * long);
  }
  pen.stroke();
  const pattern = ctx.createPattern(sheet, 'repeat')!;
  patterns.set(key, pattern);
  return pattern;
}

export function paintLaid(ctx: Canvas2D, pixel: number, inks: Inks, laid: LaidArea): void {
  const { strong } = inks.side(laid.side);
  const pattern = patternOf(ctx, strong, laid);
  // As fine from afar as from near.
  pattern.setTransform(new DOMMatrix().scale(pixel / SHARP));
  ctx.globalAlpha = laid.faint ? 0.65 : 0.75;
  ctx.fillStyle = pattern;
  ctx.fill(laid.area);
  ctx.globalAlpha = 0.9;
  ctx.strokeStyle = strong;
  ctx.lineWidth = (laid.faint ? 1 : 1.8) * pixel;
  if (laid.faint) ctx.setLineDash([5 * pixel, 4 * pixel]);
  ctx.stroke(laid.shore);
  ctx.setLineDash([]);
  ctx.globalAlpha = 1;
}
