/** Hands on a map: drag, pinch, wheel, keys. */
import type { Point } from '@longroll/kernel';
import type { Easel } from './Easel.ts';

/** A finger that strays less than this has tapped. */
const TAP = 6;
/** A finger that rests so long, in milliseconds, looks and does not tap. */
const HOLD = 420;
const KEY_STEP = 120;
const KEY_ZOOM = 1.5;

interface Touch {
  readonly start: Point;
  readonly at: Point;
  readonly strayed: boolean;
  /** Pixels per millisecond of late, and when that was. */
  readonly speed: Point;
  readonly when: number;
}

const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
const apart = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** A hand that rested before it let go does not throw. */
const PAUSE = 60;

/** Half of what it was and half of what it is: one hasty event is not a throw. */
function speedOf({ at: before, when: then, speed }: Touch, at: Point, when: number): Point {
  const time = Math.max(1, when - then);
  return [(speed[0] + (at[0] - before[0]) / time) / 2, (speed[1] + (at[1] - before[1]) / time) / 2];
}

class Fingers {
  readonly #easel: Easel;
  readonly #canvas: HTMLElement;
  readonly #tap: (at: Point) => void;
  readonly #hold: (at: Point) => void;
  readonly #down = new Map<number, Touch>();
  readonly #waiting = new Map<number, ReturnType<typeof setTimeout>>();
  /** Where a finger tapped whose click is still to come. */
  #tapped: Point | null = null;

  constructor(canvas: HTMLElement, easel: Easel, on: { tap(at: Point): void; hold(at: Point): void }) {
    this.#canvas = canvas;
    this.#easel = easel;
    this.#tap = on.tap;
    this.#hold = on.hold;
  }

  /**
   * A tap counts when its click comes, the last event of a touch: what a tap on `pointerup` opened under the finger
   * would get the click.
   */
  click(): void {
    const at = this.#tapped;
    this.#tapped = null;
    if (at) this.#tap(at);
  }

  #wait(id: number, at: Point): void {
    const timer = setTimeout(() => {
      const touch = this.#down.get(id);
      if (!touch || touch.strayed || this.#down.size > 1) return;
      this.#down.set(id, { ...touch, strayed: true });
      this.#hold(at);
    }, HOLD);
    this.#waiting.set(id, timer);
  }

  #letGo(id: number): void {
    clearTimeout(this.#waiting.get(id));
    this.#waiting.delete(id);
  }

  #at({ clientX, clientY }: PointerEvent): Point {
    const { left, top } = this.#canvas.getBoundingClientRect();
    return [clientX - left, clientY - top];
  }

  press(event: PointerEvent): void {
    if (event.button !== 0) return;
    const at = this.#at(event);
    // A second finger makes it no tap for the first either.
    for (const [id, touch] of this.#down) this.#down.set(id, { ...touch, strayed: true });
    const still = { speed: [0, 0] as const, when: event.timeStamp };
    this.#down.set(event.pointerId, { start: at, at, strayed: this.#down.size > 0, ...still });
    this.#tapped = null;
    if (event.pointerType === 'touch') this.#wait(event.pointerId, at);
    this.#easel.move(0, 0);
    this.#canvas.setPointerCapture(event.pointerId);
  }

  drag(event: PointerEvent): void {
    const touch = this.#down.get(event.pointerId);
    if (!touch) return;
    const at = this.#at(event);
    const strayed = touch.strayed || apart(touch.start, at) > TAP;
    const other = [...this.#down].find(([id]) => id !== event.pointerId)?.[1].at;
    if (other) this.#pinch(touch.at, at, other);
    else if (strayed) this.#easel.move(at[0] - touch.at[0], at[1] - touch.at[1]);
    if (!strayed) return;
    const when = event.timeStamp;
    this.#down.set(event.pointerId, { ...touch, at, strayed, when, speed: speedOf(touch, at, when) });
  }

  #pinch(before: Point, now: Point, other: Point): void {
    const [was, is] = [middle(before, other), middle(now, other)];
    this.#easel.move(is[0] - was[0], is[1] - was[1]);
    this.#easel.zoom(apart(now, other) / Math.max(1, apart(before, other)), is);
  }

  release(event: PointerEvent): void {
    const touch = this.#down.get(event.pointerId);
    this.#down.delete(event.pointerId);
    this.#letGo(event.pointerId);
    this.#tapped = null;
    if (!touch || event.type !== 'pointerup') return;
    if (!touch.strayed) this.#tapped = touch.at;
    else if (this.#down.size === 0 && event.timeStamp - touch.when < PAUSE) this.#easel.fling(...touch.speed);
  }
}

function turnWheel(easel: Easel, canvas: HTMLElement, event: WheelEvent): void {
  event.preventDefault();
  const { left, top } = canvas.getBoundingClientRect();
  const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 30 : 1;
  // A pinch on a touchpad comes as a wheel with Ctrl, in much smaller steps.
  const speed = event.ctrlKey ? 0.01 : 0.0018;
  easel.zoom(Math.exp(-event.deltaY * lines * speed), [event.clientX - left, event.clientY - top]);
}

type Press = (easel: Easel) => void;
const KEYS: Readonly<Record<string, Press>> = {
  ArrowLeft: (easel) => easel.glideBy(KEY_STEP, 0),
  ArrowRight: (easel) => easel.glideBy(-KEY_STEP, 0),
  ArrowUp: (easel) => easel.glideBy(0, KEY_STEP),
  ArrowDown: (easel) => easel.glideBy(0, -KEY_STEP),
  '+': (easel) => easel.glideZoom(KEY_ZOOM),
  '=': (easel) => easel.glideZoom(KEY_ZOOM),
  '-': (easel) => easel.glideZoom(1 / KEY_ZOOM),
  '0': (easel) => easel.showWhole(),
};

export interface Hands {
  /** A point of the canvas: where a finger was, or the middle for Enter. */
  tap(at: Point, keyed: boolean): void;
  /** A finger rests there and looks. */
  hold(at: Point): void;
}

/** Returns how to let go. */
export function takeGestures(canvas: HTMLElement, easel: Easel, { tap, hold }: Hands): () => void {
  const fingers = new Fingers(canvas, easel, { tap: (at) => tap(at, false), hold });
  const ended = new AbortController();
  const on = <K extends keyof HTMLElementEventMap>(type: K, act: (event: HTMLElementEventMap[K]) => void) =>
    canvas.addEventListener(type, act, { signal: ended.signal, passive: false });
  on('pointerdown', (event) => {
    easel.aim(false);
    fingers.press(event);
  });
  on('pointermove', (event) => fingers.drag(event));
  on('pointerup', (event) => fingers.release(event));
  on('pointercancel', (event) => fingers.release(event));
  on('click', () => fingers.click());
  // A finger that rests looks; it does not ask for the browser's menu.
  on('contextmenu', (event) => {
    if (event instanceof PointerEvent && event.pointerType === 'touch') event.preventDefault();
  });
  on('wheel', (event) => turnWheel(easel, canvas, event));
  on('blur', () => easel.aim(false));
  on('keydown', (event) => {
    const press = event.ctrlKey || event.metaKey || event.altKey ? undefined : KEYS[event.key];
    if (event.key === 'Enter') tap([easel.size.width / 2, easel.size.height / 2], true);
    if (!press && event.key !== 'Enter') return;
    event.preventDefault();
    easel.aim(true);
    press?.(easel);
  });
  return () => ended.abort();
}
