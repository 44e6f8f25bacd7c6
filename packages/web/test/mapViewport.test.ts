/** The window on a map: where a point is seen, and what stays when it is moved or brought nearer. */
import type { Point } from '@longroll/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  boundsInView,
  firstView,
  fittedView,
  kept,
  levelOf,
  moved,
  NEAREST,
  onTheWay,
  toMap,
  toScreen,
  wholeScale,
  wholeView,
  zoomedAt,
} from '../src/map/viewport.ts';

const BOUNDS = { left: 0, top: 0, right: 60, bottom: 48 };
const SIZE = { width: 800, height: 600 };
const VIEW = { x: 20, y: 20, scale: 30 };
const inWindow = fc.tuple(
  fc.double({ min: 0, max: 800, noNaN: true }),
  fc.double({ min: 0, max: 600, noNaN: true }),
);
const near = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]) < 1e-6;

test('to the map and back is the same point', () => {
  fc.assert(fc.property(inWindow, (at) => near(toScreen(VIEW, SIZE, toMap(VIEW, SIZE, at)), at)));
});

test('zooming keeps what is under the pointer', () => {
  fc.assert(
    fc.property(inWindow, fc.double({ min: 0.2, max: 5, noNaN: true }), (at, factor) =>
      near(toMap(zoomedAt(VIEW, SIZE, factor, at, 5), SIZE, at), toMap(VIEW, SIZE, at)),
    ),
  );
});

test('the whole map is in the window', () => {
  const seen = boundsInView(wholeView(BOUNDS, SIZE), SIZE);
  expect(seen.left).toBeLessThan(0);
  expect(seen.right).toBeGreaterThan(60);
  expect(seen.top).toBeLessThan(0);
  expect(seen.bottom).toBeGreaterThan(48);
});

test('a part of the map is shown whole, but not nearer than counters want', () => {
  const part = { left: 10, top: 10, right: 30, bottom: 14 };
  expect(boundsInView(fittedView(part, SIZE), SIZE)).toMatchObject({ left: 10, right: 30 });
  const small = fittedView({ left: 10, top: 10, right: 11, bottom: 11 }, SIZE);
  expect(small.scale).toBeLessThan(NEAREST);
  expect([small.x, small.y]).toEqual([10.5, 10.5]);
});

test('a narrow window begins nearer than the whole', () => {
  const phone = { width: 360, height: 560 };
  expect(firstView(BOUNDS, phone).scale).toBeGreaterThan(wholeScale(BOUNDS, phone) * 1.5);
  expect(firstView(BOUNDS, SIZE)).toEqual(wholeView(BOUNDS, SIZE));
});

test('the map cannot be pushed out of the window nor zoomed beyond its limits', () => {
  const far = kept(moved(VIEW, 99_999, -99_999), BOUNDS, SIZE);
  // Some of the table shows beyond the edge, but never more of it than of the map.
  const beyond = 110 / far.scale + 1e-9;
  expect(boundsInView(far, SIZE).left).toBeGreaterThan(-beyond);
  expect(boundsInView(far, SIZE).bottom).toBeLessThan(48 + beyond);
  expect(kept({ ...VIEW, scale: 9999 }, BOUNDS, SIZE).scale).toBe(NEAREST);
  expect(kept({ ...VIEW, scale: 0.1 }, BOUNDS, SIZE)).toEqual(wholeView(BOUNDS, SIZE));
});

test('a glide begins and ends where it should', () => {
  const to = { x: 40, y: 30, scale: 80 };
  expect(onTheWay(VIEW, to, 0)).toEqual(VIEW);
  const end = onTheWay(VIEW, to, 1);
  expect(near([end.x, end.y], [40, 30])).toBe(true);
  expect(end.scale).toBeCloseTo(80);
});

test('levels follow the scale', () => {
  expect([8, 30, 60].map(levelOf)).toEqual(['far', 'middle', 'near']);
});
