/** Pictures of bodies of men on a battlefield, painted once for each state, front and size, and then only copied. */
import { barParts, type Scope } from '../../counter/bars.ts';
import { labelParts } from '../../counter/label.ts';
import { isLetters, type Part } from '../../counter/parts.ts';
import type { Canvas2D } from '../../map/pen.ts';
import type { Inks } from './inks.ts';
import { asideOf, placeOf, typeAt } from './lettering.ts';
import { paintParts, pathOf } from './paintParts.ts';
import type { Standing } from './slots.ts';

export interface BodyLook {
  readonly scope: Scope;
  /** CSS pixels of a cell. */
  readonly scale: number;
  readonly dpr: number;
  /** It is in hand, or the running action is about it. */
  readonly marked: boolean;
  /** Something can be done with it. */
  readonly ready: boolean;
  readonly moving: boolean;
}

/** A picture is so much larger than a cell: a slanting bar reaches over its corners. */
export const SPREAD = 1.5;
/** Two hundred pieces in two sizes; the oldest go first. */
const MOST = 420;

/** Keeps a bounded number, the newest. */
class Kept {
  readonly #pictures = new Map<string, HTMLCanvasElement>();

  get(key: string): HTMLCanvasElement | undefined {
    return this.#pictures.get(key);
  }

  set(key: string, picture: HTMLCanvasElement): void {
    this.#pictures.delete(key);
    this.#pictures.set(key, picture);
    if (this.#pictures.size > MOST) this.#pictures.delete(this.#pictures.keys().next().value!);
  }

  clear(): void {
    this.#pictures.clear();
  }
}

const HALOED = ['bar', 'open', 'waver', 'ghost'];

export class BodyArt {
  readonly #inks: Inks;
  readonly #pictures = new Kept();
  readonly #latest = new Kept();

  constructor(inks: Inks) {
    this.#inks = inks;
  }

  forget(): void {
    this.#pictures.clear();
    this.#latest.clear();
  }

  /** Its middle is the middle of the cell; while the scale is moving any picture of this state will do. */
  picture(standing: Standing, look: BodyLook): HTMLCanvasElement {
    const state = `${standing.state} ${look.scope} ${look.marked} ${look.ready}`;
    const key = `${look.scale * look.dpr} ${state}`;
    const known = this.#pictures.get(key) ?? (look.moving ? this.#latest.get(state) : undefined);
    if (known) return known;
    const picture = this.#paint(standing, look);
    this.#pictures.set(key, picture);
    this.#latest.set(state, picture);
    return picture;
  }

  #paint(standing: Standing, look: BodyLook): HTMLCanvasElement {
    const { scale, dpr, scope } = look;
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = Math.ceil(scale * dpr * SPREAD);
    const ctx = canvas.getContext('2d')!;
    const unit = (scale * dpr) / 100;
    ctx.setTransform(unit, 0, 0, unit, canvas.width / 2, canvas.height / 2);
    ctx.translate(...standing.middle);
    this.#paintBar(ctx, standing, look);
    if (scope === 'lettered') {
      const type = { ...typeAt(standing, scale), ready: look.ready };
      paintParts(
        ctx,
        this.#inks,
        standing.body.side,
        labelParts(standing.body, type, placeOf(standing, type)),
      );
    }
    return canvas;
  }

  #paintBar(ctx: Canvas2D, standing: Standing, look: BodyLook): void {
    const { body, turn, room } = standing;
    const parts = barParts(body, room, look.scope);
    ctx.save();
    if (look.scope === 'lettered') ctx.translate(asideOf(standing), 0);
    ctx.rotate((turn * Math.PI) / 180);
    this.#paintHalo(ctx, parts, look);
    paintParts(ctx, this.#inks, body.side, parts);
    ctx.restore();
  }

  /** A margin in the colour of the paper keeps a bar off the map; the one in hand is ringed. */
  #paintHalo(ctx: Canvas2D, parts: readonly Part[], { scale, marked }: BodyLook): void {
    const pixel = 100 / scale;
    const margins = [
      ...(marked ? [['accent', 2 * Math.max(4.4 * pixel, 6)] as const] : []),
      ['card', 2 * Math.max(1.3 * pixel, 2.4)] as const,
    ];
    ctx.lineJoin = 'round';
    for (const [ink, width] of margins)
      for (const part of parts) {
        if (isLetters(part) || !HALOED.includes(part.role)) continue;
        ctx.strokeStyle = this.#inks.token(ink);
        ctx.lineWidth = width + (part.role === 'waver' ? (part.width ?? 0) : 0);
        ctx.stroke(pathOf(part.d));
      }
  }
}
