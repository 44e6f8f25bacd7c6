/** Lines over a plane of hexagons: the same as on a map, alike both ways, in whole numbers. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  cellsOnLine,
  type Direction,
  hexAt,
  hexesBetween,
  hexName,
  isAhead,
  neighbour,
  ring,
  sideOfLine,
} from '../src/index.ts';
import { fullMaps } from './mapSamples.ts';

const ORIGIN = hexAt(0, 0);
const names = (q: number, r: number) => hexesBetween(ORIGIN, hexAt(q, r)).map((group) => group.map(hexName));

describe('hexagons between two', () => {
  test('none between neighbours, one after the other along a row, two together along a side', () => {
    expect(names(1, 0)).toEqual([]);
    expect(names(3, 0)).toEqual([['1,0'], ['2,0']]);
    expect(names(1, 1).map((group) => [...group].sort())).toEqual([['0,1', '1,0']]);
    expect(names(2, 1)).toEqual([['1,0'], ['1,1']]);
    expect(names(2, 2).map((group) => group.length)).toEqual([2, 1, 2]);
  });

  test('the same that a map lists for its cells', () => {
    const maps = fullMaps(9).filter(({ shape }) => shape === 'pointy');
    fc.assert(
      fc.property(maps, fc.nat(10_000), fc.nat(10_000), (map, one, other) => {
        const [a, b] = [one % map.size, other % map.size];
        // A cell of such a map counts half cells to the east, and lines to the south.
        const hexOf = (cell: number) => hexAt((map.x[cell]! - map.y[cell]!) / 2, map.y[cell]!);
        const onMap = new Map(Array.from({ length: map.size }, (_, cell) => [hexOf(cell), cell]));
        const crossed = hexesBetween(hexOf(a), hexOf(b))
          .flat()
          .map((hex) => onMap.get(hex));
        const inside = cellsOnLine(map, a, b).filter((cell) => cell !== a && cell !== b);
        expect(crossed.filter((cell) => cell !== undefined).sort()).toEqual([...inside].sort());
      }),
    );
  });

  test('the same from the other end', () => {
    const coordinate = fc.integer({ min: -9, max: 9 });
    fc.assert(
      fc.property(coordinate, coordinate, (q, r) => {
        const there = hexesBetween(ORIGIN, hexAt(q, r)).map((group) => [...group].sort());
        const back = hexesBetween(hexAt(q, r), ORIGIN).map((group) => [...group].sort());
        expect(back.reverse()).toEqual(there);
      }),
    );
  });
});

test('three of six neighbours and seven of twelve beyond them lie ahead', () => {
  for (const direction of [0, 1, 2, 3, 4, 5] as const) {
    const ahead = (distance: number) =>
      ring(ORIGIN, distance).filter((hex) => isAhead(ORIGIN, direction, hex));
    expect([1, 2].map((distance) => ahead(distance).length)).toEqual([3, 7]);
    const opposite = ((direction + 3) % 6) as Direction;
    expect(isAhead(ORIGIN, direction, neighbour(ORIGIN, opposite))).toBe(false);
  }
});

test('left, on and right of a line', () => {
  const to = hexAt(3, 0);
  expect([hexAt(1, -1), hexAt(2, 0), hexAt(1, 1)].map((hex) => sideOfLine(ORIGIN, to, hex))).toEqual([
    -1, 0, 1,
  ]);
});
