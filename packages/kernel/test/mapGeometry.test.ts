/** Laws of neighbours, distances, rings, lines and drawing on random maps of all shapes. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  boundsOf,
  cellAt,
  cellDistance,
  cellOf,
  cellRing,
  cellsOnLine,
  cellsWithin,
  centreOf,
  cornersOf,
  directionBetween,
  directionName,
  type GridMap,
  idsOf,
  nearestCell,
  oppositeDirection,
  type Point,
  parseMap,
  sideBetween,
  sideEnds,
} from '../src/index.ts';
import { fullMaps, mapTexts, SHAPES } from './mapSamples.ts';

const anyMap = mapTexts.map(parseMap);
const cellsOf = (map: GridMap) => Array.from({ length: map.size }, (_, cell) => cell);
const neighboursOf = (map: GridMap, cell: number) =>
  [...map.neighbours.subarray(cell * map.sides, (cell + 1) * map.sides)].filter((to) => to >= 0);

/** Some cells of a map, by numbers that are wrapped to its size. */
const someCells = (maps: fc.Arbitrary<GridMap>, n: number) =>
  fc
    .tuple(maps, fc.array(fc.nat(10_000), { minLength: n, maxLength: n }))
    .map(([map, picks]) => ({ map, cells: picks.map((pick) => pick % map.size) }));

const apart = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(ax - bx, ay - by);

function stepsFrom(map: GridMap, start: number): number[] {
  const steps = cellsOf(map).map(() => -1);
  steps[start] = 0;
  const queue = [start];
  for (const cell of queue) {
    for (const to of neighboursOf(map, cell)) {
      if (steps[to]! >= 0) continue;
      steps[to] = steps[cell]! + 1;
      queue.push(to);
    }
  }
  return steps;
}

describe('cells', () => {
  test('are found by each of their ids, and an id by each cell', () => {
    fc.assert(
      fc.property(anyMap, (map) => {
        for (const cell of cellsOf(map)) {
          expect(cellOf(map, map.ids[cell]!)).toBe(cell);
          for (const id of idsOf(map, cell)) expect(cellOf(map, id)).toBe(cell);
        }
        const all = cellsOf(map).flatMap((cell) => idsOf(map, cell));
        expect(new Set(all)).toEqual(new Set(map.cells.keys()));
        expect(all).toHaveLength(map.cells.size);
      }),
    );
  });

  test('on two sheets lie where both say', () => {
    fc.assert(
      fc.property(anyMap, (map) => {
        for (const [id, cell] of map.cells) {
          // The samples' second sheet counts from four lines and two columns further on.
          const [line, column] = [Number(id.slice(1, 3)), Number(id.slice(3))];
          const two = (n: number) => String(n).padStart(2, '0');
          const first = `A${two(line + 4)}${two(column + 2)}`;
          if (id.startsWith('B') && map.cells.has(first)) expect(map.cells.get(first)).toBe(cell);
        }
        const both = [...map.cells].filter(([id, cell]) => id !== map.ids[cell]);
        expect(both.every(([id, cell]) => id.startsWith('B') && map.ids[cell]!.startsWith('A'))).toBe(true);
        expect(map.size).toBe(map.cells.size - both.length);
      }),
    );
  });
});

describe('neighbours', () => {
  test('are mutual, in opposite directions, and 1 away', () => {
    fc.assert(
      fc.property(anyMap, (map) => {
        map.neighbours.forEach((to, side) => {
          if (to < 0) return;
          const [cell, direction] = [Math.floor(side / map.sides), side % map.sides];
          expect(map.neighbours[to * map.sides + oppositeDirection(map, direction)]).toBe(cell);
          expect(directionBetween(map, cell, to)).toBe(direction);
          expect(sideBetween(map, cell, to)).toBe(side);
          expect(cellDistance(map, cell, to)).toBe(1);
        });
      }),
    );
  });

  test('are all cells 1 away', () => {
    fc.assert(
      fc.property(someCells(anyMap, 1), ({ map, cells: [cell] }) => {
        const near = cellsOf(map).filter((other) => cellDistance(map, cell!, other) === 1);
        expect(neighboursOf(map, cell!).sort((a, b) => a - b)).toEqual(near);
        expect(directionBetween(map, cell!, cell!)).toBe(-1);
        expect(sideBetween(map, cell!, cell!)).toBe(-1);
      }),
    );
  });

  test('lie where their direction says', () => {
    fc.assert(
      fc.property(anyMap, (map) => {
        map.neighbours.forEach((to, side) => {
          if (to < 0) return;
          const name = directionName(map, side % map.sides);
          const [from, there] = [centreOf(map, Math.floor(side / map.sides)), centreOf(map, to)];
          const sign = (plus: string, minus: string) =>
            Number(name.includes(plus)) - Number(name.includes(minus));
          expect([Math.sign(there[0] - from[0]), Math.sign(there[1] - from[1])]).toEqual([
            sign('E', 'W') + 0,
            sign('S', 'N') + 0,
          ]);
        });
      }),
    );
  });
});

describe('distance', () => {
  test('is a metric', () => {
    fc.assert(
      fc.property(someCells(anyMap, 3), ({ map, cells: [a, b, c] }) => {
        const far = (from: number, to: number) => cellDistance(map, from, to);
        expect(far(a!, b!)).toBe(far(b!, a!));
        expect(far(a!, b!) === 0).toBe(a === b);
        expect(far(a!, c!)).toBeLessThanOrEqual(far(a!, b!) + far(b!, c!));
      }),
    );
  });

  test('is the number of steps on a map without holes that is wide enough to go straight', () => {
    fc.assert(
      fc.property(someCells(fullMaps(9), 1), ({ map, cells: [start] }) => {
        const steps = stepsFrom(map, start!);
        // One line of hexagons leaves the shortest way between two columns off the map.
        const thin = new Set(map.x).size <= 2 || new Set(map.y).size <= 2;
        cellsOf(map).forEach((cell) => {
          if (!thin) expect(steps[cell]).toBe(cellDistance(map, start!, cell));
        });
      }),
    );
  });

  test('rings and discs hold exactly the cells at and within it', () => {
    fc.assert(
      fc.property(someCells(anyMap, 1), fc.nat(5), ({ map, cells: [cell] }, distance) => {
        const sorted = (cells: readonly number[]) => [...cells].sort((a, b) => a - b);
        const far = (other: number) => cellDistance(map, cell!, other);
        expect(sorted(cellRing(map, cell!, distance))).toEqual(
          cellsOf(map).filter((o) => far(o) === distance),
        );
        const within = cellsWithin(map, cell!, distance);
        expect(sorted(within)).toEqual(cellsOf(map).filter((o) => far(o) <= distance));
        expect(within.map(far)).toEqual(sorted(within.map(far)));
      }),
    );
  });
});

describe('drawing', () => {
  test('cells that share a side are 1 apart, and the side is the same from both', () => {
    fc.assert(
      fc.property(anyMap, (map) => {
        map.neighbours.forEach((to, side) => {
          if (to < 0) return;
          const [cell, direction] = [Math.floor(side / map.sides), side % map.sides];
          const kind = map.shape !== 'square' ? 'hexagon' : direction % 2 === 0 ? 'square' : 'corner';
          const [far, long] = { hexagon: [1, 1 / Math.sqrt(3)], square: [1, 1], corner: [Math.SQRT2, 0] }[
            kind
          ];
          expect(apart(centreOf(map, cell), centreOf(map, to))).toBeCloseTo(far!);
          const [a, b] = sideEnds(map, cell, direction);
          const [c, d] = sideEnds(map, to, oppositeDirection(map, direction));
          expect(apart(a, d) + apart(b, c)).toBeCloseTo(0);
          expect(apart(a, b)).toBeCloseTo(long!);
        });
      }),
    );
  });

  test('a point belongs to the cell with the nearest centre', () => {
    const share = fc.double({ min: -0.2, max: 1.2, noNaN: true });
    fc.assert(
      fc.property(anyMap, share, share, (map, right, down) => {
        const { left, top, right: end, bottom } = boundsOf(map);
        const point: Point = [left + right * (end - left), top + down * (bottom - top)];
        const best = Math.min(...cellsOf(map).map((cell) => apart(point, centreOf(map, cell))));
        expect(apart(point, centreOf(map, nearestCell(map, ...point)))).toBeCloseTo(best);
        const inside = cellAt(map, ...point);
        if (inside >= 0) expect(apart(point, centreOf(map, inside))).toBeCloseTo(best);
        else expect(best).toBeGreaterThan(0.4999);
      }),
    );
  });

  test('corners lie within the bounds, and the centre of a cell within the cell', () => {
    fc.assert(
      fc.property(anyMap, (map) => {
        const { left, top, right, bottom } = boundsOf(map);
        for (const cell of cellsOf(map)) {
          expect(cellAt(map, ...centreOf(map, cell))).toBe(cell);
          for (const [x, y] of cornersOf(map, cell))
            expect(x >= left && x <= right && y >= top && y <= bottom).toBe(true);
        }
      }),
    );
  });
});

describe('a straight line', () => {
  const fullOf = (shape: string) => fullMaps(9).filter((map) => map.shape === shape);

  test.each(SHAPES)('crosses the cells that hold its points, in order (%s)', (shape) => {
    fc.assert(
      fc.property(someCells(fullOf(shape), 2), ({ map, cells: [from, to] }) => {
        const line = cellsOnLine(map, from!, to!);
        expect([line[0], line.at(-1)]).toEqual([from, to]);
        const [a, b] = [centreOf(map, from!), centreOf(map, to!)];
        // A point at an odd share of the way lies on no corner.
        const points = Array.from({ length: 997 }, (_, i): Point => {
          const share = (i + 0.37) / 997;
          return [a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1])];
        });
        const met = points.map((point) => cellAt(map, ...point)).filter((cell) => cell >= 0);
        expect(met.filter((cell) => !line.includes(cell))).toEqual([]);
        // Two cells beside the line are equally far along, in either order.
        const along = (cell: number) => {
          const [x, y] = centreOf(map, cell);
          return Math.round(1e6 * ((x - a[0]) * (b[0] - a[0]) + (y - a[1]) * (b[1] - a[1])));
        };
        for (const cells of [line, [...new Set(met)]])
          expect(cells.map(along)).toEqual(cells.map(along).sort((x, y) => x - y));
        // What is listed and not met is cut at a corner or lies beside the line.
        const near = (cell: number) => Math.min(...points.map((point) => apart(point, centreOf(map, cell))));
        expect(line.filter((cell) => near(cell) > (shape === 'square' ? 0.708 : 0.578))).toEqual([]);
        expect(cellsOnLine(map, to!, from!).sort((x, y) => x - y)).toEqual([...line].sort((x, y) => x - y));
      }),
    );
  });

  test('crosses as many squares as it crosses lines between them, and one more', () => {
    fc.assert(
      fc.property(someCells(fullOf('square'), 2), ({ map, cells: [from, to] }) => {
        const [dx, dy] = [Math.abs(map.x[to!]! - map.x[from!]!), Math.abs(map.y[to!]! - map.y[from!]!)];
        const common = gcd(dx, dy);
        const throughCorners = (dx / common) % 2 === 1 && (dy / common) % 2 === 1 ? common : 0;
        expect(cellsOnLine(map, from!, to!)).toHaveLength(1 + dx + dy - throughCorners);
      }),
    );
  });

  const grid = (shape: string, shift: string) =>
    parseMap(
      `map m\ngrid ${shape}\nlegend\n  . open\nsheet\n  lines 1-5 from north\n  columns 1-5 from west\n${shift}  terrain\n${[1, 2, 3, 4, 5].map((line) => `    ${line} .....`).join('\n')}`,
    );
  const names = (map: GridMap, from: string, to: string) =>
    cellsOnLine(map, cellOf(map, from), cellOf(map, to)).map((cell) => map.ids[cell]);

  test('along a side of hexagons lists both beside it', () => {
    const pointy = grid('pointy', '  even lines shifted\n');
    expect(names(pointy, '0102', '0302')).toEqual(['0102', '0201', '0202', '0302']);
    expect(names(pointy, '0101', '0104')).toEqual(['0101', '0102', '0103', '0104']);
    const flat = grid('flat', '  even columns shifted\n');
    expect(names(flat, '0201', '0203')).toEqual(['0201', '0102', '0202', '0203'].sort(byColumn));
  });

  test('through corners of squares lists the diagonal only, else every square it cuts', () => {
    const square = grid('square', '');
    expect(names(square, '0101', '0404')).toEqual(['0101', '0202', '0303', '0404']);
    expect(names(square, '0101', '0203')).toEqual(['0101', '0102', '0202', '0203']);
    expect(names(square, '0101', '0204')).toEqual(['0101', '0102', '0203', '0204']);
    expect(names(square, '0303', '0303')).toEqual(['0303']);
  });
});

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));
const byColumn = (a: string, b: string) => a.slice(2).localeCompare(b.slice(2));
