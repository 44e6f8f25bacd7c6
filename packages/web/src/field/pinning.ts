/** Where something lies that belongs to a cell: beside it, in the window, and off those who act. */
import { centreOf, type GridMap, type MapBounds, type Point } from '@longroll/kernel';
import { useCallback, useRef } from 'react';
import { grown, overlap } from '../map/bounds.ts';
import type { Easel } from '../map/Easel.ts';
import { type Size, toScreen } from '../map/viewport.ts';

const GAP = 6;
/** Of a cell: how far its counter reaches from the middle. */
const COUNTER = 0.46;
const CLEAR = 0.64;

export interface Lying {
  readonly wide: number;
  readonly high: number;
}

export type Side = 'right' | 'left' | 'below' | 'above';
export const BESIDE: readonly Side[] = ['right', 'left', 'below', 'above'];
export const UNDER: readonly Side[] = ['below', 'above', 'right', 'left'];

const clamped = (at: number, long: number, room: number): number =>
  Math.max(GAP, Math.min(room - long - GAP, at - long / 2));

function cornerAt(side: Side, [x, y]: Point, { width, height }: Size, clear: number, { wide, high }: Lying) {
  const corners: Readonly<Record<Side, Point>> = {
    right: [x + clear, clamped(y, high, height)],
    left: [x - clear - wide, clamped(y, high, height)],
    below: [clamped(x, wide, width), y + clear],
    above: [clamped(x, wide, width), y - clear - high],
  };
  return corners[side];
}

const boxAt = ([left, top]: Point, { wide, high }: Lying): MapBounds => ({
  left,
  top,
  right: left + wide,
  bottom: top + high,
});

export interface Pin {
  readonly at: Point;
  readonly size: Size;
  /** How far it keeps from the middle of its cell. */
  readonly clear: number;
  readonly lying: Lying;
  /** What should stay in sight. */
  readonly avoid: readonly MapBounds[];
}

/** The upper left corner: on the first side with room that hides nobody, else on the first with room. */
export function pinnedAt({ at, size, clear, lying, avoid }: Pin, sides: readonly Side[]): Point {
  const corners = sides.map((side) => cornerAt(side, at, size, clear, lying));
  const isIn = ([left, top]: Point) =>
    left >= GAP &&
    top >= GAP &&
    left + lying.wide + GAP <= size.width &&
    top + lying.high + GAP <= size.height;
  const room = corners.filter(isIn);
  const free = room.find((corner) => !avoid.some((box) => overlap(box, boxAt(corner, lying))));
  const [left, top] = free ?? room[0] ?? corners[0]!;
  const most = (long: number, of: number) => Math.max(GAP, of - long - GAP);
  return [
    Math.min(Math.max(GAP, left), most(lying.wide, size.width)),
    Math.min(Math.max(GAP, top), most(lying.high, size.height)),
  ];
}

/** Keeps an element beside a cell while the map moves under it; `avoid` are cells of those who act. */
export function usePinned(map: GridMap, cell: number, sides: readonly Side[], avoid: readonly number[]) {
  const pinned = useRef<HTMLDivElement>(null);
  const pin = useCallback(
    ({ view, size }: Easel) => {
      const element = pinned.current;
      if (!element || cell < 0) return;
      const on = (one: number) => toScreen(view, size, centreOf(map, one));
      const boxOf = ([x, y]: Point) => grown({ left: x, right: x, top: y, bottom: y }, COUNTER * view.scale);
      const [left, top] = pinnedAt(
        {
          at: on(cell),
          size,
          clear: CLEAR * view.scale,
          lying: { wide: element.offsetWidth, high: element.offsetHeight },
          avoid: avoid.filter((one) => one >= 0 && one !== cell).map((one) => boxOf(on(one))),
        },
        sides,
      );
      element.dataset['placed'] = '';
      element.style.transform = `translate(${Math.round(left)}px, ${Math.round(top)}px)`;
    },
    [map, cell, sides, avoid],
  );
  return { pinned, pin };
}
