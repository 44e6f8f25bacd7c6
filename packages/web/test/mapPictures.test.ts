/** What of a map is painted when: what is in view at once, the rest when nobody wants anything. */
import type { MapBounds } from '@longroll/kernel';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Picture, Pictures } from '../src/map/pictures.ts';

const BOUNDS: MapBounds = { left: 0, top: 0, right: 100, bottom: 100 };
const SIGHT = { view: { x: 20, y: 20, scale: 40 }, size: { width: 400, height: 400 } };

/** A picture of columns of one unit; whose paint takes so many milliseconds each. */
class Columns implements Picture {
  readonly painted = new Set<number>();
  readonly scale: number;
  readonly takes: number;
  constructor(scale: number, takes: number) {
    this.scale = scale;
    this.takes = takes;
  }
  #missing({ left, right }: MapBounds): number[] {
    const [from, to] = [Math.max(0, Math.floor(left)), Math.min(99, Math.floor(right))];
    return Array.from({ length: to - from + 1 }, (_, i) => from + i).filter((one) => !this.painted.has(one));
  }
  covers(seen: MapBounds): boolean {
    return this.#missing(seen).length === 0;
  }
  paintOne(seen: MapBounds): boolean {
    const [next] = this.#missing(seen);
    if (next === undefined) return false;
    this.painted.add(next);
    vi.advanceTimersByTime(this.takes);
    return true;
  }
  show(): void {}
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  vi.advanceTimersByTime(1000);
});
afterEach(() => vi.useRealTimers());

function pictures(takes = 0) {
  const made: Columns[] = [];
  const all = new Pictures(BOUNDS, SIGHT.size, (scale) => {
    made.push(new Columns(scale, takes));
    return made.at(-1)!;
  });
  const [whole] = made;
  const now = () => made.at(-1)!;
  return { all, whole: whole!, now };
}

describe('pictures', () => {
  test('show what is in view first, and leave the rest until nobody wants anything', () => {
    const { all, whole, now } = pictures();
    expect(all.at(SIGHT.view, true)).toBe(true);
    expect(all.isThere(SIGHT)).toBe(false);
    expect(all.paintSome(SIGHT, true, false)).toBe('out of sight');
    expect(all.isThere(SIGHT)).toBe(true);
    const seen = now().painted.size;
    expect([seen > 0, whole.painted.size]).toEqual([true, 0]);
    expect(all.paintSome(SIGHT, true, true)).toBe('nothing');
    expect(now().painted.size).toBeGreaterThan(seen);
    expect(whole.painted.size).toBe(100);
    expect(all.paintSome(SIGHT, true, false)).toBe('nothing');
  });

  test('do not wait for ever', () => {
    const { all, whole } = pictures();
    all.at(SIGHT.view, true);
    for (let i = 0; i < 9; i++) {
      expect(all.paintSome(SIGHT, true, false)).toBe('out of sight');
      vi.advanceTimersByTime(550);
    }
    vi.advanceTimersByTime(550);
    expect(all.paintSome(SIGHT, true, false)).toBe('nothing');
    expect(whole.painted.size).toBe(100);
  });

  test('take no more of a frame than they may', () => {
    const { all, now } = pictures(4);
    all.at(SIGHT.view, true);
    expect(all.paintSome(SIGHT, true, true)).toBe('some');
    expect(now().painted.size).toBe(2);
  });

  test('stretch the old picture over the whole until a scale has come to rest', () => {
    const { all, whole, now } = pictures();
    all.at(SIGHT.view, true);
    all.paintSome(SIGHT, true, false);
    const [old, nearer] = [now(), { ...SIGHT, view: { ...SIGHT.view, scale: 80 } }];
    expect(all.at(nearer.view, false)).toBe(false);
    expect(all.paintSome(nearer, false, false)).toBe('nothing');
    expect([now(), whole.painted.size]).toEqual([old, 100]);
    expect(all.at(nearer.view, true)).toBe(true);
    expect([now() === old, now().scale]).toEqual([false, 80]);
  });
});
