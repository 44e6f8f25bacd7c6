/** Pictures of counters, painted once for each state and size and then only copied: panning costs next to nothing. */
import { type Face, faceParts, plainParts } from '../../counter/face.ts';
import { BodyArt } from './BodyArt.ts';
import type { Inks } from './inks.ts';
import { paintParts } from './paintParts.ts';

/** How much of a face is drawn. */
export type Detail = 'plain' | 'full';

/** Sheets of a campaign have eighty counters; a phone has no memory for many sizes of each. */
const MOST = 240;

export class CounterArt {
  /** Of pieces that have a front. */
  readonly bodies: BodyArt;
  readonly #inks: Inks;
  readonly #pictures = new Map<string, HTMLCanvasElement>();
  /** The last picture of a counter in a state, whatever its size: stretched while the scale is changing. */
  readonly #latest = new Map<string, HTMLCanvasElement>();

  constructor(inks: Inks) {
    this.#inks = inks;
    this.bodies = new BodyArt(inks);
  }

  forget(): void {
    this.bodies.forget();
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
