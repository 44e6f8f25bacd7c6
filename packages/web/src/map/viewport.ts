/** Which part of a map is seen: the point in the middle of the window, and how many pixels a cell is wide. */
import type { MapBounds, Point } from '@longroll/kernel';
import { grown } from './bounds.ts';

export interface View {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export type Level = 'far' | 'middle' | 'near';
const MIDDLE = 17;
const NEAR = 44;
export const NEAREST = 110;
const MARGIN = 12;
/** How far beyond its edge a map may be pushed, so that nothing laid over the window hides a corner for good. */
const SLACK = 110;
const READABLE = 9;

export const levelOf = (scale: number): Level => (scale < MIDDLE ? 'far' : scale < NEAR ? 'middle' : 'near');

const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value));

/** The scale at which all of the map is in the window. */
export const wholeScale = (bounds: MapBounds, { width, height }: Size): number =>
  Math.max(
    1,
    Math.min(
      (width - MARGIN * 2) / (bounds.right - bounds.left),
      (height - MARGIN * 2) / (bounds.bottom - bounds.top),
    ),
  );

export const wholeView = (bounds: MapBounds, size: Size): View => ({
  x: (bounds.left + bounds.right) / 2,
  y: (bounds.top + bounds.bottom) / 2,
  scale: wholeScale(bounds, size),
});

/** A part of the map as large as the window allows, but no nearer than counters are read with ease. */
const CLOSEST_FIT = 64;

export function fittedView({ left, right, top, bottom }: MapBounds, { width, height }: Size): View {
  const scale = Math.min(width / (right - left), height / (bottom - top), CLOSEST_FIT);
  return { x: (left + right) / 2, y: (top + bottom) / 2, scale };
}

/** How a map is first seen: whole, but in a window of another shape large enough to be read. */
const MOST_AT_FIRST = 2.2;

export function firstView(bounds: MapBounds, size: Size, foremost?: Point): View {
  const whole = wholeView(bounds, size);
  const filled = Math.max(
    size.width / (bounds.right - bounds.left),
    size.height / (bounds.bottom - bounds.top),
  );
  if (whole.scale > READABLE) return whole;
  const scale = Math.min(filled, whole.scale * MOST_AT_FIRST);
  const [x, y] = foremost ?? [whole.x, whole.y];
  return kept({ x, y, scale }, bounds, size);
}

/** A map smaller than the window stays in its middle; a larger one may be pushed until some of the table shows. */
function held(at: number, low: number, high: number, window: number, slack: number): number {
  const reach = window / 2 - slack;
  if (high - low <= window) return (low + high) / 2;
  return clamp(at, low + reach, high - reach);
}

export function kept(view: View, bounds: MapBounds, size: Size): View {
  const scale = clamp(view.scale, wholeScale(bounds, size), NEAREST);
  const slack = Math.min(SLACK, size.height / 4) / scale;
  return {
    x: held(view.x, bounds.left, bounds.right, size.width / scale, slack),
    y: held(view.y, bounds.top, bounds.bottom, size.height / scale, slack),
    scale,
  };
}

export const toScreen = (view: View, { width, height }: Size, [x, y]: Point): Point => [
  (x - view.x) * view.scale + width / 2,
  (y - view.y) * view.scale + height / 2,
];

export const toMap = (view: View, { width, height }: Size, [x, y]: Point): Point => [
  (x - width / 2) / view.scale + view.x,
  (y - height / 2) / view.scale + view.y,
];

export const moved = (view: View, dx: number, dy: number): View => ({
  ...view,
  x: view.x - dx / view.scale,
  y: view.y - dy / view.scale,
});

/** Nearer or farther, while the point under the pointer stays where it is. */
export function zoomedAt(view: View, size: Size, factor: number, pointer: Point, least: number): View {
  const scale = clamp(view.scale * factor, least, NEAREST);
  const [x, y] = toMap(view, size, pointer);
  return {
    x: x - (pointer[0] - size.width / 2) / scale,
    y: y - (pointer[1] - size.height / 2) / scale,
    scale,
  };
}

/** Part of the way from one view to another; scales go by proportion, so that the eye sees an even speed. */
export function onTheWay(from: View, to: View, part: number): View {
  const scale = from.scale * (to.scale / from.scale) ** part;
  const gone =
    Math.abs(to.scale - from.scale) < 1e-6
      ? part
      : (1 / scale - 1 / from.scale) / (1 / to.scale - 1 / from.scale);
  return { x: from.x + (to.x - from.x) * gone, y: from.y + (to.y - from.y) * gone, scale };
}

export const boundsInView = (view: View, { width, height }: Size): MapBounds => ({
  left: view.x - width / 2 / view.scale,
  right: view.x + width / 2 / view.scale,
  top: view.y - height / 2 / view.scale,
  bottom: view.y + height / 2 / view.scale,
});

/** With a hair more all around: what lies on the edge is seen too. */
export const inSight = (view: View, size: Size): MapBounds => grown(boundsInView(view, size), 2 / view.scale);
