/** Pictures of counters, painted once for each state and size and then only copied: panning costs next to nothing. */
import { type Face, faceParts, plainParts } from '../../counter/face.ts';
import { squeezedTo } from '../../counter/fit.ts';
import { isLetters, type Letters, type Part, type Stroke } from '../../counter/parts.ts';
import type { Canvas2D } from '../../map/pen.ts';
import type { Inks, PartInk } from './inks.ts';

/** How much of a face is drawn. */
export type Detail = 'plain' | 'full';

/** Sheets of a campaign have eighty counters; a phone has no memory for many sizes of each. */
const MOST = 240;
const paths = new Map<string, Path2D>();

function pathOf(d: string): Path2D {
  const known = paths.get(d);
  if (known) return known;
  const path = new Path2D(d);
  paths.set(d, path);
  return path;
}

function paintStroke(ctx: Canvas2D, ink: PartInk, { d, width }: Stroke): void {
  const path = pathOf(d);
  ctx.lineJoin = ink.join;
  ctx.lineWidth = width ?? ink.width;
  if (ink.fill) {
    ctx.fillStyle = ink.fill;
    ctx.fill(path);
  }
  if (ink.stroke) {
    ctx.strokeStyle = ink.stroke;
    ctx.stroke(path);
  }
}

function paintLetters(ctx: Canvas2D, ink: PartInk, sans: string, letters: Letters): void {
  const { text, x, y, size } = letters;
  const room = squeezedTo(letters);
  ctx.font = `${ink.weight} ${size}px ${sans}`;
  ctx.textAlign = ink.align;
  if (ink.stroke && ink.outlined) {
    ctx.lineJoin = ink.join;
    ctx.lineWidth = ink.width;
    ctx.strokeStyle = ink.stroke;
    ctx.strokeText(text, x, y, room);
  }
  ctx.fillStyle = ink.fill ?? '#000';
  ctx.fillText(text, x, y, room);
}

export function paintParts(ctx: Canvas2D, inks: Inks, side: string, parts: readonly Part[]): void {
  for (const part of parts) {
    const letters = isLetters(part);
    const ink = inks.part(side, part.role, letters);
    if (letters) paintLetters(ctx, ink, inks.sans, part);
    else paintStroke(ctx, ink, part);
  }
}

export class CounterArt {
  readonly #inks: Inks;
  readonly #pictures = new Map<string, HTMLCanvasElement>();
  /** The last picture of a counter in a state, whatever its size: stretched while the scale is changing. */
  readonly #latest = new Map<string, HTMLCanvasElement>();

  constructor(inks: Inks) {
    this.#inks = inks;
  }

  forget(): void {
    this.#pictures.clear();
    this.#latest.clear();
  }

  /** `size` in device pixels; while the scale is moving any picture will do. */
  picture(face: Face, detail: Detail, size: number, moving: boolean): HTMLCanvasElement {
    const state = `${face.counter.id} ${detail} ${JSON.stringify(face.record)}`;
    const key = `${size} ${state}`;
    const known = this.#pictures.get(key) ?? (moving ? this.#latest.get(state) : undefined);
    if (known) return known;
    if (this.#pictures.size >= MOST) this.forget();
    const picture = this.#paint(face, detail, size);
    this.#pictures.set(key, picture);
    this.#latest.set(state, picture);
    return picture;
  }

  #paint(face: Face, detail: Detail, size: number): HTMLCanvasElement {
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = size;
    const ctx = canvas.getContext('2d')!;
    ctx.scale(size / 100, size / 100);
    paintParts(ctx, this.#inks, face.counter.side, (detail === 'full' ? faceParts : plainParts)(face));
    return canvas;
  }
}
