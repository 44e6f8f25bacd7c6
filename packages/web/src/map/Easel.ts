/** Shows a map in a canvas: keeps the view, paints tiles as they are needed, and draws one picture per frame. */
import { centreOf, type MapBounds, type Point } from '@longroll/kernel';
import { isCalm, lasting } from '../settings/motion.ts';
import { paintCross, paintRing } from './marks.ts';
import { onLightChange, type Palette, readPalette } from './palette.ts';
import type { Canvas2D } from './pen.ts';
import { Pictures } from './pictures.ts';
import type { Scene } from './scene.ts';
import { TileSet } from './tiles.ts';
import {
  firstView,
  fittedView,
  kept,
  moved,
  onTheWay,
  type Size,
  toScreen,
  type View,
  wholeScale,
  wholeView,
  zoomedAt,
} from './viewport.ts';

/** Painted over the map in every frame, in drawing units: rings, counters. */
export type Overlay = (ctx: Canvas2D, palette: Palette, pixel: number) => void;

const GLIDE = 260;
const FLING = 520;
/** How near a place that was sought is shown at least. */
const CLOSE = 46;

interface Glide {
  readonly from: View;
  readonly to: View;
  readonly since: number;
  readonly lasts: number;
  readonly eased: (part: number) => number;
}

/** Milliseconds until a scale has come to rest, and until somebody who asks for nothing new is taken to be at rest. */
const [SETTLE, REST] = [110, 400];

const gently = (part: number): number => part * part * (3 - 2 * part);
const runningOut = (part: number): number => 1 - (1 - part) ** 3;

export class Easel {
  readonly #canvas: HTMLCanvasElement;
  readonly #scene: Scene;
  #palette: Palette;
  #view: View = { x: 0, y: 0, scale: 1 };
  #size: Size = { width: 0, height: 0 };
  #dpr = 1;
  #pictures: Pictures | undefined;
  #zoomedWhen = 0;
  #askedWhen = 0;
  #rest: ReturnType<typeof setTimeout> | undefined;
  #glide: Glide | undefined;
  #frame = 0;
  /** Whether something is to be seen that was not shown yet. */
  #isStale = false;
  #selected = -1;
  #aims = false;
  readonly #stops: (() => void)[] = [];
  readonly #first: MapBounds | undefined;
  overlays: readonly Overlay[] = [];

  /** `first` is the part that is shown at first; without it as much as can be read. */
  constructor(canvas: HTMLCanvasElement, scene: Scene, first?: MapBounds) {
    this.#canvas = canvas;
    this.#scene = scene;
    this.#first = first;
    this.#palette = readPalette(canvas.parentElement!);
    const resize = new ResizeObserver(() => this.#measure());
    resize.observe(canvas);
    this.#stops.push(
      () => resize.disconnect(),
      onLightChange(() => this.#repaint()),
    );
    // Lettering is measured in the page's own fonts, which may come after the map.
    void document.fonts?.ready.then(() => this.#repaint());
  }

  get view(): View {
    return this.#view;
  }

  get size(): Size {
    return this.#size;
  }

  close(): void {
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#rest);
    for (const stop of this.#stops) stop();
  }

  move(dx: number, dy: number): void {
    this.#glide = undefined;
    this.#look(moved(this.#view, dx, dy));
  }

  zoom(factor: number, at: Point = [this.#size.width / 2, this.#size.height / 2]): void {
    this.#glide = undefined;
    this.#look(this.#zoomed(factor, at));
  }

  glideZoom(factor: number): void {
    const from = this.#glide?.to ?? this.#view;
    const middle: Point = [this.#size.width / 2, this.#size.height / 2];
    this.#glideTo(zoomedAt(from, this.#size, factor, middle, wholeScale(this.#scene.bounds, this.#size)));
  }

  glideBy(dx: number, dy: number): void {
    this.#glideTo(moved(this.#glide?.to ?? this.#view, dx, dy));
  }

  /** Lets the map run on after a hand has let go; speeds in pixels per millisecond. */
  fling(across: number, down: number): void {
    const reach = FLING / 3;
    this.#glideTo(moved(this.#view, across * reach, down * reach), FLING, runningOut);
  }

  showWhole(): void {
    this.#glideTo(wholeView(this.#scene.bounds, this.#size));
  }

  showCell(cell: number, close = CLOSE): void {
    const [x, y] = centreOf(this.#scene.map, cell);
    this.#glideTo({ x, y, scale: Math.max(close, this.#view.scale) });
  }

  /** Brings a point into the middle at once, as near as the map is seen. */
  showPoint([x, y]: Point): void {
    this.#glide = undefined;
    this.#look({ ...this.#view, x, y });
  }

  /** Brings a cell into the middle, unless it is well in sight already and near enough. */
  reveal(cell: number, close: number): void {
    const [x, y] = toScreen(this.#view, this.#size, centreOf(this.#scene.map, cell));
    const { width, height } = this.#size;
    const edge = Math.min(110, width / 4, height / 3);
    const isIn = x > edge && y > edge && x < width - edge && y < height - edge;
    if (!isIn || this.#view.scale < close) this.showCell(cell, close);
  }

  showPart(part: MapBounds): void {
    this.#glideTo(fittedView(part, this.#size));
  }

  /** Draws the overlays anew: what they show has changed. */
  redraw(): void {
    this.#ask();
  }

  /** Rings a cell, or none with -1. */
  select(cell: number): void {
    this.#selected = cell;
    this.#ask();
  }

  /** Whether the middle is marked, for those who choose by keyboard. */
  aim(on: boolean): void {
    this.#aims = on;
    this.#ask();
  }

  #zoomed(factor: number, at: Point): View {
    return zoomedAt(this.#view, this.#size, factor, at, wholeScale(this.#scene.bounds, this.#size));
  }

  #glideTo(to: View, lasts = GLIDE, eased = gently): void {
    const target = kept(to, this.#scene.bounds, this.#size);
    if (isCalm()) this.#look(target);
    else
      this.#glide = { from: this.#view, to: target, since: performance.now(), lasts: lasting(lasts), eased };
    this.#ask();
  }

  #look(view: View): void {
    const next = kept(view, this.#scene.bounds, this.#size);
    if (next.scale !== this.#view.scale) this.#zoomedWhen = performance.now();
    this.#view = next;
    this.#ask();
  }

  #measure(): void {
    const { clientWidth: width, clientHeight: height } = this.#canvas;
    if (width === 0 || height === 0) return;
    const first = this.#size.width === 0;
    const dpr = Math.min(3, devicePixelRatio || 1);
    if (dpr !== this.#dpr) this.#forget();
    this.#dpr = dpr;
    this.#size = { width, height };
    this.#canvas.width = Math.round(width * dpr);
    this.#canvas.height = Math.round(height * dpr);
    this.#look(first ? this.#firstView() : this.#view);
    // A canvas that changed its size is empty: drawing at once spares a flash.
    this.#draw(performance.now());
  }

  #firstView(): View {
    if (this.#first) return fittedView(this.#first, this.#size);
    return firstView(this.#scene.bounds, this.#size, this.#foremost());
  }

  /** The place that matters most, if the map names one. */
  #foremost(): Point | undefined {
    return this.#scene.places[0]?.at;
  }

  #forget(): void {
    this.#pictures = undefined;
  }

  #repaint(): void {
    this.#palette = readPalette(this.#canvas.parentElement!);
    this.#forget();
    this.#ask();
  }

  #ask(isStale = true): void {
    this.#isStale ||= isStale;
    if (isStale) this.#askedWhen = performance.now();
    if (this.#frame === 0 && this.#size.width > 0)
      this.#frame = requestAnimationFrame((now) => this.#draw(now));
  }

  #step(now: number): void {
    if (!this.#glide) return;
    const { from, to, since, lasts, eased } = this.#glide;
    const part = Math.min(1, Math.max(0, (now - since) / lasts));
    this.#look(part === 1 ? to : onTheWay(from, to, eased(part)));
    if (part === 1) this.#glide = undefined;
  }

  #picturesNow(): Pictures {
    const [scene, palette, dpr] = [this.#scene, this.#palette, this.#dpr];
    const pictureAt = (scale: number) => new TileSet(scene, palette, scale, dpr);
    this.#pictures ??= new Pictures(scene.bounds, this.#size, pictureAt);
    return this.#pictures;
  }

  #draw(now: number): void {
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#rest);
    this.#frame = 0;
    this.#step(now);
    const sight = { view: this.#view, size: this.#size };
    const pictures = this.#picturesNow();
    const settled = pictures.at(this.#view, !this.#glide && now - this.#zoomedWhen >= SETTLE);
    // What is painted out of sight needs no new picture: half of all frames, when a map is opened.
    const isNew = this.#isStale || !pictures.isThere(sight);
    const left = pictures.paintSome(sight, settled, now - this.#askedWhen >= REST);
    this.#isStale = false;
    if (isNew) this.#show();
    if (left === 'some' || !settled || this.#glide) this.#ask(false);
    else if (left === 'out of sight') this.#rest = setTimeout(() => this.#ask(false), REST);
  }

  #show(): void {
    const ctx = this.#canvas.getContext('2d')!;
    const { view } = this;
    const unit = view.scale * this.#dpr;
    // Whole device pixels, or lines that were painted sharp are shown soft.
    const left = Math.round(this.#canvas.width / 2 - view.x * unit);
    const top = Math.round(this.#canvas.height / 2 - view.y * unit);
    ctx.setTransform(1, 0, 0, 1, 0, 0);
    ctx.clearRect(0, 0, this.#canvas.width, this.#canvas.height);
    ctx.setTransform(unit, 0, 0, unit, left, top);
    this.#pictures?.show(ctx, { view, size: this.#size });
    const pixel = 1 / view.scale;
    if (this.#selected >= 0) paintRing(ctx, this.#palette, pixel, this.#scene.map, this.#selected);
    for (const paint of this.overlays) paint(ctx, this.#palette, pixel);
    if (this.#aims) paintCross(ctx, this.#palette, pixel, view);
  }
}
