/** Hexagons: laws of neighbours, distances, sides and rings on random places of the plane. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  areNeighbours,
  DIRECTIONS,
  directionTo,
  hexAt,
  hexDistance,
  hexName,
  hexsideOf,
  neighbour,
  neighbours,
  qOf,
  REACH,
  readHex,
  ring,
  rOf,
} from '../src/map/hex.ts';

const coordinate = fc.integer({ min: -REACH + 20, max: REACH - 20 });
const anyHex = fc.tuple(coordinate, coordinate).map(([q, r]) => hexAt(q, r));
const nearby = fc.integer({ min: -9, max: 9 });
const anyDirection = fc.constantFrom(...DIRECTIONS);

describe('a hexagon', () => {
  test('keeps its coordinates, to the very edge of the plane', () => {
    const wide = fc.integer({ min: -REACH, max: REACH });
    fc.assert(
      fc.property(wide, wide, (q, r) => {
        const hex = hexAt(q, r);
        expect([qOf(hex), rOf(hex)]).toEqual([q, r]);
        expect(readHex(hexName(hex))).toBe(hex);
        expect(neighbours(hex).map((n) => Math.abs(qOf(n) - q) + Math.abs(rOf(n) - r))).toEqual([
          1, 2, 1, 1, 2, 1,
        ]);
      }),
    );
  });

  test.each([
    [REACH + 1, 0],
    [0, -REACH - 1],
    [0.5, 0],
    [Number.NaN, 0],
  ])('is not at %d,%d', (q, r) => {
    expect(() => hexAt(q, r)).toThrow('no hexagon');
  });

  test.each(['', '1', '1;2', '1,2,3', 'a,b', '1.5,0', '9999,0', ' 1,2'])('is not named "%s"', (name) => {
    expect(readHex(name)).toBeUndefined();
  });
});

describe('directions', () => {
  test('six different neighbours, and opposite directions lead back', () => {
    fc.assert(
      fc.property(anyHex, (hex) => {
        expect(new Set(neighbours(hex)).size).toBe(6);
        for (const d of DIRECTIONS) {
          expect(neighbour(neighbour(hex, d), DIRECTIONS[(d + 3) % 6]!)).toBe(hex);
          expect(directionTo(hex, neighbour(hex, d))).toBe(d);
          expect(areNeighbours(hex, neighbour(hex, DIRECTIONS[(d + 1) % 6]!))).toBe(true);
        }
      }),
    );
  });

  test('go around: each neighbour touches the next', () => {
    fc.assert(
      fc.property(anyHex, anyDirection, (hex, d) => {
        expect(areNeighbours(neighbour(hex, d), neighbour(hex, DIRECTIONS[(d + 1) % 6]!))).toBe(true);
      }),
    );
  });

  test('there is none to a hexagon that does not touch, nor to itself', () => {
    expect(directionTo(hexAt(0, 0), hexAt(2, 0))).toBeUndefined();
    expect(directionTo(hexAt(0, 0), hexAt(0, 0))).toBeUndefined();
    expect(directionTo(hexAt(0, 0), hexAt(1, 1))).toBeUndefined();
  });
});

describe('distance', () => {
  test('is a metric, and 1 exactly for neighbours', () => {
    fc.assert(
      fc.property(anyHex, nearby, nearby, nearby, nearby, (a, q1, r1, q2, r2) => {
        const b = hexAt(qOf(a) + q1, rOf(a) + r1);
        const c = hexAt(qOf(a) + q2, rOf(a) + r2);
        expect(hexDistance(a, b)).toBe(hexDistance(b, a));
        expect(hexDistance(a, b) === 0).toBe(a === b);
        expect(hexDistance(a, b) === 1).toBe(areNeighbours(a, b));
        expect(hexDistance(a, c)).toBeLessThanOrEqual(hexDistance(a, b) + hexDistance(b, c));
      }),
    );
  });

  test('is the number of steps of a shortest walk', () => {
    fc.assert(
      fc.property(anyHex, nearby, nearby, (from, q, r) => {
        const to = hexAt(qOf(from) + q, rOf(from) + r);
        let at = from;
        let steps = 0;
        while (at !== to) {
          at = neighbours(at).reduce((best, n) => (hexDistance(n, to) < hexDistance(best, to) ? n : best));
          steps++;
        }
        expect(steps).toBe(hexDistance(from, to));
      }),
    );
  });
});

describe('a side', () => {
  test('is the same from both hexagons, and no two neighbours share it with others', () => {
    fc.assert(
      fc.property(anyHex, (hex) => {
        const sides = neighbours(hex).map((n) => hexsideOf(hex, n));
        expect(sides).toEqual(neighbours(hex).map((n) => hexsideOf(n, hex)));
        const around = neighbours(hex).flatMap((n) => neighbours(n).map((m) => hexsideOf(n, m)));
        // Six around the middle, six between neighbours on the ring, and three outer ones for each of the six.
        expect(new Set([...sides, ...around]).size).toBe(6 + 6 + 18);
      }),
    );
  });

  test('needs two that touch', () => {
    expect(() => hexsideOf(hexAt(0, 0), hexAt(1, 1))).toThrow('0,0 and 1,1 do not touch');
  });
});

describe('a ring', () => {
  test('holds every hexagon at its distance, once, each beside the next', () => {
    fc.assert(
      fc.property(anyHex, fc.integer({ min: 1, max: 9 }), (centre, distance) => {
        const hexes = ring(centre, distance);
        expect(new Set(hexes).size).toBe(6 * distance);
        hexes.forEach((hex, i) => {
          expect(hexDistance(centre, hex)).toBe(distance);
          expect(areNeighbours(hex, hexes[(i + 1) % hexes.length]!)).toBe(true);
        });
      }),
    );
  });

  test('of distance 0 is the hexagon itself', () => {
    expect(ring(hexAt(3, 4), 0)).toEqual([hexAt(3, 4)]);
  });
});
