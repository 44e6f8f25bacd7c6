/** Rectangles of the drawing. */
import type { MapBounds, Point } from '@longroll/kernel';

export function around(line: readonly Point[]): MapBounds {
  const bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const [x, y] of line) {
    bounds.left = Math.min(bounds.left, x);
    bounds.right = Math.max(bounds.right, x);
    bounds.top = Math.min(bounds.top, y);
    bounds.bottom = Math.max(bounds.bottom, y);
  }
  return bounds;
}

export const grown = ({ left, top, right, bottom }: MapBounds, by: number): MapBounds => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
});

export const overlap = (a: MapBounds, b: MapBounds): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

export const holds = ({ left, top, right, bottom }: MapBounds, [x, y]: Point): boolean =>
  x >= left && x <= right && y >= top && y <= bottom;

export const drawn = (line: readonly Point[]) => ({ line, bounds: around(line) });
