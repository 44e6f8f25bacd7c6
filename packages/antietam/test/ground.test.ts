/** The field of Antietam: made from its source, whole, passable where it was, and of the right size. */
import { readFileSync } from 'node:fs';
import {
  cellOf,
  directionName,
  type GridMap,
  parseMap,
  placesAt,
  terrainOf,
  wayMask,
} from '@longroll/kernel';
import {
  area,
  bearing,
  distance,
  distanceToCourse,
  isInside,
  length,
  SQUARE_YARDS_IN_AN_ACRE,
  YARDS_IN_A_MILE,
  type Yards,
} from '@longroll/kernel/mapmaking';
import { describe, expect, test } from 'vitest';
import checks from '../fixtures/ground/checks.json' with { type: 'json' };
import { make } from '../maps/antietam/make.ts';
import { entries, places } from '../maps/antietam/source.ts';
import { COLUMNS, middle, ROWS, squareAt } from '../maps/antietam/squares.ts';

const file = (name: string): string => readFileSync(new URL(`../maps/${name}`, import.meta.url), 'utf8');
const TEXT = file('antietam.map.txt');
const MAP: GridMap = parseMap(TEXT);
const CELLS = Array.from({ length: MAP.size }, (_, cell) => cell);
const DIRECTIONS = Array.from({ length: MAP.sides }, (_, direction) => direction);
const idsWith = (terrain: string): string[] =>
  CELLS.filter((cell) => terrainOf(MAP, cell) === terrain).map((cell) => MAP.ids[cell]!);
const beyond = (cell: number, direction: string): number =>
  MAP.neighbours[cell * MAP.sides + DIRECTIONS.find((d) => directionName(MAP, d) === direction)!]!;
const isWater = (cell: number): boolean => ['stream', 'river'].includes(terrainOf(MAP, cell));
const isLand = (cell: number): boolean =>
  cell >= 0 && !['stream', 'river', 'bridge', 'ford'].includes(terrainOf(MAP, cell));
const isOrthogonal = (direction: number): boolean => directionName(MAP, direction).length === 1;

/** All that can be reached from a square; `closed` squares cannot be entered. */
function reach(from: string, closed: (cell: number) => boolean): ReadonlySet<number> {
  const found = new Set([cellOf(MAP, from)]);
  for (const cell of found) {
    for (const direction of DIRECTIONS) {
      const to = MAP.neighbours[cell * MAP.sides + direction]!;
      if (to >= 0 && !closed(to)) found.add(to);
    }
  }
  return found;
}

describe('the making', () => {
  test('the committed map, its drawing and its sources are what the source makes now', () => {
    const made = make();
    expect(TEXT).toBe(made.text);
    expect(file('antietam.drawing.txt')).toBe(made.drawing);
    expect(file('antietam/SOURCES.md')).toBe(made.sources);
  });

  test('squares are named by column and row from the north-west corner', () => {
    expect([MAP.name, MAP.title, MAP.shape]).toEqual(['antietam', 'The field of Antietam', 'square']);
    expect([MAP.width, MAP.height, MAP.size, MAP.sides]).toEqual([COLUMNS, ROWS, COLUMNS * ROWS, 8]);
    expect([MAP.x[cellOf(MAP, '1416')], MAP.y[cellOf(MAP, '1416')]]).toEqual([14, 16]);
    expect([MAP.ids[0], MAP.ids.at(-1)]).toEqual(['0000', '3442']);
  });

  test('every place stands in the square of its yards, inside the field', () => {
    const off = places()
      .filter(({ kind, at, cell }) => kind !== 'cover' && squareAt(at) !== cell)
      .map(({ name, cell }) => `${name} ${cell}`);
    expect(off).toEqual([]);
  });
});

describe('terrain and levels', () => {
  test('so many squares of each terrain', () => {
    const counts = Object.fromEntries(MAP.terrains.map(({ name }) => [name, idsWith(name).length]));
    expect(counts).toEqual({
      clear: 1266,
      cornfield: 19,
      woods: 108,
      town: 13,
      stream: 61,
      river: 30,
      bridge: 4,
      ford: 4,
    });
  });

  test('so many squares of each level', () => {
    const counts = [0, 1, 2, 3].map((level) => CELLS.filter((cell) => MAP.levels[cell] === level).length);
    expect(counts).toEqual([158, 953, 314, 80]);
  });

  test('water lies at the lowest level', () => {
    expect(
      CELLS.filter((cell) => isWater(cell) && MAP.levels[cell] !== 0).map((cell) => MAP.ids[cell]),
    ).toEqual([]);
  });

  test('a square of woods, corn or town holds such ground by its shape', () => {
    const shapes = entries('grounds.txt');
    const points = [0.1, 0.3, 0.5, 0.7, 0.9];
    const share = (cell: number, kind: string): number => {
      const [east, north] = middle(MAP.x[cell]!, MAP.y[cell]!);
      const spots = points.flatMap((a) =>
        points.map((b): Yards => [east - 100 + 200 * a, north - 100 + 200 * b]),
      );
      const rings = shapes.filter((shape) => shape.kind === kind).map((shape) => shape.points);
      return spots.filter((spot) => rings.some((ring) => isInside(spot, ring))).length / spots.length;
    };
    const bare = ['woods', 'cornfield', 'town'].flatMap((kind) =>
      idsWith(kind).filter((id) => share(cellOf(MAP, id), kind) < 0.2),
    );
    expect(bare).toEqual([]);
  });

  test('the Sunken Road gives cover in five squares', () => {
    const cover = MAP.places.filter(({ kind }) => kind === 'cover');
    expect(cover.map(({ cell }) => MAP.ids[cell])).toEqual(['1519', '1619', '1719', '1720', '1820']);
    expect(new Set(cover.map(({ name }) => name))).toEqual(new Set(['Sunken Road']));
  });
});

describe('the creek', () => {
  const CROSSINGS = [
    ['2909', 'bridge', 'Upper Bridge'],
    ['3309', 'bridge', "Pry's mill bridge"],
    ['2810', 'ford', 'Upper Ford'],
    ['2712', 'ford', "Pry's Ford"],
    ['2522', 'bridge', 'Middle Bridge'],
    ['2230', 'ford', "Crook's Ford"],
    ['2032', 'bridge', "Burnside's Bridge (Lower Bridge)"],
    ['1736', 'ford', "Snavely's Ford"],
  ] as const;

  test('is crossed at four bridges and four fords, each named', () => {
    expect([...idsWith('bridge'), ...idsWith('ford')].sort()).toEqual(CROSSINGS.map(([id]) => id).sort());
    for (const [id, kind, name] of CROSSINGS) {
      expect(terrainOf(MAP, cellOf(MAP, id))).toBe(kind);
      expect(placesAt(MAP, cellOf(MAP, id)).map((place) => [place.kind, place.name])).toContainEqual([
        kind,
        name,
      ]);
    }
  });

  test.each(CROSSINGS)('%s has land on two opposite sides', (id) => {
    const cell = cellOf(MAP, id);
    const through = [
      ['N', 'S'],
      ['E', 'W'],
    ].filter((pair) => pair.every((direction) => isLand(beyond(cell, direction))));
    expect(through).toHaveLength(1);
  });

  test('is closed elsewhere: without crossings the banks are apart, with them they are one', () => {
    const isCrossing = (cell: number) => ['bridge', 'ford'].includes(terrainOf(MAP, cell));
    const east = cellOf(MAP, '3016');
    expect(reach('1416', (cell) => isWater(cell) || isCrossing(cell)).has(east)).toBe(false);
    expect(reach('1416', isWater).has(east)).toBe(true);
  });

  test('each crossing of the Antietam joins the banks when the others of it are shut', () => {
    const ofTheAntietam = CROSSINGS.map(([id]) => id).filter((id) => id !== '3309');
    const joins = (open: string): boolean => {
      const shut = new Set(ofTheAntietam.filter((id) => id !== open).map((id) => cellOf(MAP, id)));
      return reach('1416', (cell) => isWater(cell) || shut.has(cell)).has(cellOf(MAP, '3016'));
    };
    expect(ofTheAntietam.filter((id) => !joins(id))).toEqual([]);
  });

  test('the land beyond the Potomac is never reached', () => {
    const reached = reach('1416', isWater);
    expect(['0000', '0019', '0015'].filter((id) => reached.has(cellOf(MAP, id)))).toEqual([]);
  });
});

describe('roads', () => {
  const marked = (cell: number): number[] => DIRECTIONS.filter((d) => MAP.ways[cell * MAP.sides + d] !== 0);

  test('are pikes, roads and lanes, each an unbroken line of squares side by side', () => {
    expect(MAP.wayKinds).toEqual(['pike', 'road', 'lane']);
    expect(MAP.wayLines).toHaveLength(18);
    expect(CELLS.flatMap(marked).filter((direction) => !isOrthogonal(direction))).toEqual([]);
  });

  test('never lie in water', () => {
    const wet = MAP.wayLines.flatMap(({ name, cells }) => (cells.some(isWater) ? [name] : []));
    expect(wet).toEqual([]);
  });

  test('a pike or road crosses the creek by bridges only', () => {
    const fast = wayMask(MAP, 'pike', 'road');
    const forded = idsWith('ford').filter((id) =>
      DIRECTIONS.some((direction) => MAP.ways[cellOf(MAP, id) * MAP.sides + direction]! & fast),
    );
    expect(forded).toEqual([]);
    for (const id of ['2909', '3309', '2522', '2032']) expect(marked(cellOf(MAP, id)).length).toBe(2);
  });

  test('road squares side by side are joined only where a road goes from one to the other', () => {
    const joined = (a: string, b: string) => {
      const cell = cellOf(MAP, a);
      const direction = DIRECTIONS.find((d) => MAP.neighbours[cell * MAP.sides + d] === cellOf(MAP, b))!;
      return MAP.ways[cell * MAP.sides + direction] !== 0;
    };
    expect(joined('1416', '1415')).toBe(true);
    expect(joined('1416', '1316')).toBe(true);
    expect(joined('1315', '1415')).toBe(false);
    expect(joined('1416', '1315')).toBe(false);
  });

  test('the squares of a road lie along its course', () => {
    const far = entries('ways.txt').flatMap(({ name, points, words }) =>
      words('squares')
        .filter((id) => distanceToCourse(middle(Number(id.slice(0, 2)), Number(id.slice(2))), points) > 200)
        .map((id) => `${name} ${id}`),
    );
    expect(far).toEqual([]);
  });
});

describe('distances and areas', () => {
  const at = (name: string): Yards => places().find((place) => place.name === name)!.at;
  const ring = (name: string): readonly Yards[] =>
    entries('grounds.txt').find((entry) => entry.name === name)!.points;
  const course = (name: string): readonly Yards[] =>
    entries('ways.txt').find((entry) => entry.name === name)!.points;
  const upTo = (points: readonly Yards[], end: Yards): readonly Yards[] =>
    points.slice(0, points.findIndex((point) => distance(point, end) < 1) + 1);
  const miles = (yards: number): number => yards / YARDS_IN_A_MILE;
  const acres = (name: string): number => area(ring(name)) / SQUARE_YARDS_IN_AN_ACRE;
  const closed = (points: readonly Yards[]): readonly Yards[] => [...points, points[0]!];
  const [church, town] = [at('Dunker Church'), at('Sharpsburg')];
  const [upper, middleBridge, lower] = [
    at('Upper Bridge'),
    at('Middle Bridge'),
    at("Burnside's Bridge (Lower Bridge)"),
  ];
  const potomac = entries('waters.txt').filter(({ kind }) => kind === 'river');

  const MEASURED: Readonly<Record<string, number>> = {
    'Dunker Church to Sharpsburg square, miles': miles(distance(church, town)),
    'Dunker Church to the nearest edge of the town, miles': miles(
      distanceToCourse(church, closed(ring('Sharpsburg'))),
    ),
    'Sharpsburg square to Lower Bridge, miles': miles(distance(town, lower)),
    'bearing square to Lower Bridge, degrees': bearing(town, lower),
    "Lower Bridge to Snavely's Ford, straight, miles": miles(distance(lower, at("Snavely's Ford"))),
    'Middle Bridge to Lower Bridge, straight, miles': miles(distance(middleBridge, lower)),
    'Upper Bridge to Middle Bridge, straight, miles': miles(distance(upper, middleBridge)),
    'Dunker Church to Joseph Poffenberger, miles': miles(distance(church, at('Joseph Poffenberger farm'))),
    'Cornfield area, acres': acres("Miller's Cornfield"),
    '40-acre corn, acres': acres("Otto's 40-acre corn"),
    'Sunken Road, pike to bend, yards': length(upTo(course('Sunken Road'), at('Bend of the Sunken Road'))),
    'Middle Bridge to square by the pike, miles': miles(length(upTo(course('Boonsboro pike'), middleBridge))),
    'Dunker Church to the Potomac, nearest, miles': miles(
      Math.min(...potomac.map(({ points }) => distanceToCourse(church, points))),
    ),
    'Mumma to Roulette, yards': distance(at('Mumma farm'), at('Roulette farm')),
  };

  test.each(checks)('$name', ({ name, expected, tolerance }) => {
    expect(Math.abs(MEASURED[name]! - expected)).toBeLessThanOrEqual(tolerance);
  });

  test('all fourteen are measured', () => {
    expect(Object.keys(MEASURED).sort()).toEqual(checks.map(({ name }) => name).sort());
    expect(checks).toHaveLength(14);
  });
});
