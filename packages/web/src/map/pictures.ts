/** What an easel has painted of its map: the whole of it small, and the part in view at the scale at which it is seen. */
import type { MapBounds } from '@longroll/kernel';
import { grown } from './bounds.ts';
import type { Canvas2D } from './pen.ts';
import type { TileSet } from './tiles.ts';
import { inSight, type Size, type View, wholeScale } from './viewport.ts';

/** Milliseconds of a frame that painting may take. */
const BUDGET = 7;
/** Pixels around what is in view. */
const MARGIN = 160;
/** Milliseconds for which what is out of sight may be put off. */
const PUT_OFF = 5000;

/** A picture of the map at one scale, painted bit by bit. */
export type Picture = Pick<TileSet, 'scale' | 'covers' | 'paintOne' | 'show'>;

/** A part that is to be there at some scale. */
interface Wanted {
  readonly set: Picture;
  readonly part: MapBounds;
}

const isPainted = ({ set, part }: Wanted): boolean => set.covers(part);

/** What somebody sees of the map. */
export interface Sight {
  readonly view: View;
  readonly size: Size;
}

/** What is still to be painted: something at once, or only what can wait until nobody wants anything. */
export type Left = 'nothing' | 'some' | 'out of sight';

export class Pictures {
  readonly #bounds: MapBounds;
  readonly #pictureAt: (scale: number) => Picture;
  readonly #whole: Picture;
  #before: Picture | undefined;
  #now: Picture | undefined;
  /** Since when something out of sight waits; nought if nothing does. */
  #waitsSince = 0;

  constructor(bounds: MapBounds, size: Size, pictureAt: (scale: number) => Picture) {
    this.#bounds = bounds;
    this.#pictureAt = pictureAt;
    this.#whole = pictureAt(wholeScale(bounds, size));
  }

  /** A new picture is begun when the scale has come to rest; until then the old one is stretched. Whether it is that of the view. */
  at({ scale }: View, isResting: boolean): boolean {
    this.#now ??= this.#pictureAt(scale);
    if (Math.abs(this.#now.scale / scale - 1) < 1e-4) return true;
    if (!isResting) return false;
    this.#before = this.#now;
    this.#now = this.#pictureAt(scale);
    return true;
  }

  /** Whether nothing is missing of what is in sight. */
  isThere({ view, size }: Sight): boolean {
    return this.#now!.covers(inSight(view, size));
  }

  /** As much as fits between two frames: what is seen first, or the whole while the scale changes. */
  paintSome({ view, size }: Sight, settled: boolean, isAtRest: boolean): Left {
    const until = performance.now() + BUDGET;
    const painted = ({ set, part }: Wanted): boolean => {
      while (set.paintOne(part)) if (performance.now() > until) return false;
      return true;
    };
    const whole = { set: this.#whole, part: this.#bounds };
    if (!settled) return painted(whole) ? 'nothing' : 'some';
    const seen = inSight(view, size);
    if (!painted({ set: this.#now!, part: seen })) return 'some';
    this.#before = undefined;
    const ahead = [whole, { set: this.#now!, part: grown(seen, MARGIN / view.scale) }];
    if (!this.#isWanted(ahead)) return 'nothing';
    if (!isAtRest && performance.now() - this.#waitsSince < PUT_OFF) return 'out of sight';
    return ahead.every(painted) ? 'nothing' : 'some';
  }

  /** Of many a table only the part in view is ever looked at: what is out of sight waits, but not for ever. */
  #isWanted(ahead: readonly Wanted[]): boolean {
    if (ahead.every(isPainted)) this.#waitsSince = 0;
    else this.#waitsSince ||= performance.now();
    return this.#waitsSince > 0;
  }

  /** Draws what there is; the canvas is in drawing units. */
  show(ctx: Canvas2D, { view, size }: Sight): void {
    const seen = inSight(view, size);
    const below = this.#now?.covers(seen) ? [] : [this.#whole, this.#before];
    for (const set of [...below, this.#now]) set?.show(ctx, seen);
  }
}
