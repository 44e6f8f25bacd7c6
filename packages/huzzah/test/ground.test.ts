/** The fields of Iuka and Seven Pines: made from their sources, whole, and as independent figures have them. */
import { readFileSync } from 'node:fs';
import {
  cellOf,
  directionBetween,
  downMask,
  edgeMask,
  type GridMap,
  markMask,
  oppositeDirection,
  parseMap,
  terrainOf,
  upMask,
  wayMask,
  writeMap,
} from '@longroll/kernel';
import { distance, distanceToCourse, isInside, type Yards } from '@longroll/kernel/mapmaking';
import { describe, expect, test } from 'vitest';
import checks from '../fixtures/ground/checks.json' with { type: 'json' };
import { readField } from '../maps/make/field.ts';
import { FIELDS, make } from '../maps/make/make.ts';
import { ACROSS, hexNamed, middle } from '../maps/make/sheet.ts';
import { isProhibited, TERRAIN } from '../src/charts/terrain.ts';
import { CREST, EMBANKMENT, groundNamed, HEXSIDE_WORKS, THOROUGHFARES } from '../src/model/mapWords.ts';

const fileOf = (name: string): string => readFileSync(new URL(`../maps/${name}`, import.meta.url), 'utf8');
const MAPS: Readonly<Record<(typeof FIELDS)[number], GridMap>> = {
  iuka: parseMap(fileOf('iuka.map.txt')),
  'seven-pines': parseMap(fileOf('seven-pines.map.txt')),
};

const cellsOf = (map: GridMap): number[] => Array.from({ length: map.size }, (_, cell) => cell);
const idsWhere = (map: GridMap, isSo: (cell: number) => boolean): string[] =>
  cellsOf(map)
    .filter(isSo)
    .map((cell) => map.ids[cell]!)
    .toSorted();
const around = (map: GridMap, cell: number): number[] => [
  ...map.neighbours.subarray(cell * map.sides, (cell + 1) * map.sides),
];
const count = (words: readonly string[]): Record<string, number> =>
  Object.fromEntries([...new Set(words)].map((word) => [word, words.filter((one) => one === word).length]));

describe.each(FIELDS)('the field of %s', (name) => {
  const map = MAPS[name];
  const field = readField(name);
  const known = checks.maps[name];
  const levelAt = (cell: number): number => map.levels[cell]!;
  const isMarked = (kind: string) => (cell: number) => (map.marks[cell]! & markMask(map, kind)) !== 0;

  test('is what its source makes now, and reads as it is written', () => {
    const made = make(name);
    expect(fileOf(`${name}.map.txt`)).toBe(made.text);
    expect(fileOf(`${name}.drawing.txt`)).toBe(made.drawing);
    expect(fileOf(`${name}/SOURCES.md`)).toBe(made.sources);
    expect(parseMap(writeMap(map))).toEqual(map);
  });

  test('has so many hexes of each ground and level', () => {
    expect([map.shape, map.size]).toEqual(['pointy', known.columns * known.rows]);
    expect(count(cellsOf(map).map((cell) => terrainOf(map, cell)))).toEqual(known.ground);
    expect(count(cellsOf(map).map((cell) => `${levelAt(cell)}`))).toEqual(known.levels);
  });

  test('odd rows lie half a hex further east', () => {
    const direction = (from: string, to: string) => directionBetween(map, cellOf(map, from), cellOf(map, to));
    // North-east is 0, and so on clockwise.
    expect([direction('0405', '0504'), direction('0405', '0404')]).toEqual([0, 5]);
    expect([direction('0404', '0403'), direction('0404', '0303')]).toEqual([0, 5]);
    expect(direction('0404', '0504')).toBe(1);
  });

  test('every ground is one of the card', () => {
    expect(map.terrains.map(({ name: terrain }) => groundNamed(terrain))).toHaveLength(map.terrains.length);
    expect(() => groundNamed('corn')).toThrow('no ground of the card');
  });

  test('crests are exactly the rim of what is above the base', () => {
    const isRim = (cell: number): boolean =>
      levelAt(cell) > known.baseLevel &&
      around(map, cell).some((next) => next >= 0 && levelAt(next) < levelAt(cell));
    expect(idsWhere(map, isMarked(CREST))).toEqual(idsWhere(map, isRim));
    expect(idsWhere(map, isMarked(CREST))).toEqual(known.crest.toSorted());
    expect(field.sheet.baseLevel).toBe(known.baseLevel);
  });

  test('embankments carry the railroad, hex by hex', () => {
    const railroad = wayMask(map, 'railroad');
    const isOnRailroad = (cell: number): boolean =>
      map.ways.subarray(cell * map.sides, (cell + 1) * map.sides).some((ways) => ways & railroad);
    expect(idsWhere(map, isMarked(EMBANKMENT))).toEqual(known.embankment.toSorted());
    for (const { cells } of map.markLines.filter(({ kind }) => kind === EMBANKMENT)) {
      expect(cells.every(isOnRailroad)).toBe(true);
      for (const [n, cell] of cells.entries())
        if (n > 0) expect(directionBetween(map, cells[n - 1]!, cell)).toBeGreaterThanOrEqual(0);
    }
  });

  test('roads are unbroken, without short cuts, and begin and end where they should', () => {
    expect(map.wayKinds.every((kind) => THOROUGHFARES.some((one) => one === kind))).toBe(true);
    const ends = map.wayLines.map(({ name: way, cells }) => [
      way,
      [map.ids[cells[0]!], map.ids[cells.at(-1)!], cells.length],
    ]);
    expect(Object.fromEntries(ends)).toEqual(known.roads);
    for (const { cells } of map.wayLines) {
      expect(new Set(cells).size).toBe(cells.length);
      for (const [n, cell] of cells.entries())
        for (const [later, other] of cells.entries())
          if (later > n + 1) expect(directionBetween(map, cell, other)).toBe(-1);
    }
    const isOnRoad = (cell: number): boolean => map.wayLines.some(({ cells }) => cells.includes(cell));
    expect(idsWhere(map, isOnRoad)).toEqual(known.onRoad.toSorted());
  });

  test('no road leads over what nobody enters', () => {
    const barred = map.wayLines.flatMap(({ name: way, cells }) =>
      cells
        .filter((cell) => isProhibited(groundNamed(terrainOf(map, cell))))
        .map((cell) => `${way} ${map.ids[cell]}`),
    );
    expect(barred).toEqual([]);
  });

  test('works lie on hexsides of the map, under the hex that they protect', () => {
    expect(map.edgeKinds.every(({ oneSided }) => oneSided)).toBe(true);
    expect(map.edgeKinds.every(({ name: kind }) => HEXSIDE_WORKS.some((one) => one === kind))).toBe(true);
    const sides = map.edgeLines.flatMap(({ kind, sides: own }) => own.map((side) => ({ kind, ...side })));
    expect(count(sides.map(({ kind }) => kind))).toEqual(known.worksSides);
    for (const { kind, cell, direction } of sides) {
      const here = cell * map.sides + direction;
      const beyond = map.neighbours[here]!;
      const there = beyond * map.sides + oppositeDirection(map, direction);
      expect(beyond).toBeGreaterThanOrEqual(0);
      // One work to a side: rules ask which, not how many.
      expect(map.edges[here]).toBe(downMask(map, kind));
      expect(map.edges[there]! & edgeMask(map, kind)).toBe(upMask(map, kind));
    }
  });

  test('every place stands in its hex, or hard by it', () => {
    const far = field.places
      .map(({ name: place, at, cell }) => [place, distance(at, middle(field.sheet, hexNamed(cell)))] as const)
      .filter(([, yards]) => yards > ACROSS * 0.75);
    expect(far).toEqual([]);
  });
});

describe('shapes and hexes', () => {
  test.each(FIELDS)('the roads and waters of %s run through the hexes of their lists', (name) => {
    const field = readField(name);
    const far = [...field.entries('ways.txt'), ...field.entries('waters.txt')].flatMap((way) =>
      way
        .words('hexes')
        .filter((id) => distanceToCourse(middle(field.sheet, hexNamed(id)), way.points) > ACROSS * 0.85)
        .map((id) => `${way.name} ${id}`),
    );
    expect(far).toEqual([]);
  });

  test.each(FIELDS)(
    'the clearings and marshes of %s hold such hexes and no woods in their middle',
    (name) => {
      const field = readField(name);
      const map = MAPS[name];
      const rings = field.entries('grounds.txt').filter(({ kind }) => kind !== 'fieldwork');
      expect(rings.length).toBeGreaterThan(8);
      const deep = (at: Yards, ring: readonly Yards[]): boolean =>
        isInside(at, ring) && distanceToCourse(at, [...ring, ring[0]!]) > ACROSS * 0.55;
      const wrong = rings.flatMap(({ name: ring, points }) =>
        map.ids
          .filter(
            (id) =>
              deep(middle(field.sheet, hexNamed(id)), points) && terrainOf(map, cellOf(map, id)) === 'woods',
          )
          .map((id) => `${ring} ${id}`),
      );
      expect(wrong).toEqual([]);
    },
  );

  test.each(checks.distances)('$map: $from to $to', ({ map: name, from, to, yards, tolerance }) => {
    const { places } = readField(name);
    const at = (place: string): Yards => places.find((one) => one.name === place)!.at;
    expect(Math.abs(distance(at(from), at(to)) - yards)).toBeLessThan(tolerance);
  });

  test.each(checks.marches)('$of from $from to $to', ({ of, from, to, hexes }) => {
    const map = MAPS['seven-pines'];
    const { cells } = map.wayLines.find(({ name }) => name === of)!;
    const [a, b] = [cells.indexOf(cellOf(map, from)), cells.indexOf(cellOf(map, to))];
    expect(Math.abs(b - a)).toBe(hexes);
  });
});

test('every row of the terrain chart lies on one of the two maps', () => {
  const all = Object.values(MAPS);
  const isThere: Readonly<Record<string, boolean>> = {
    ...Object.fromEntries(
      all.flatMap(({ terrains }) => terrains.map(({ name }) => [groundNamed(name), true] as const)),
    ),
    slope: all.some(({ markKinds }) => markKinds.includes(CREST)),
    embankment: all.some(({ markKinds }) => markKinds.includes(EMBANKMENT)),
    works: all.some(({ edgeKinds }) => edgeKinds.some(({ name }) => name === 'abatis')),
    thoroughfare: all.every(({ wayKinds }) => wayKinds.includes('road')),
  };
  expect(Object.values(isThere).filter((there) => there)).toHaveLength(TERRAIN.rows.length);
});
