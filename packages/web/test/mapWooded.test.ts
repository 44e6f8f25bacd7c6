/** Fields of hexes in the woods: what is drawn is what is played on, hex by hex and side by side. */
import { readFileSync } from 'node:fs';
import {
  cellAt,
  cellOf,
  centreOf,
  type GridMap,
  type Point,
  parseDrawing,
  parseMap,
  sideEnds,
  terrainOf,
} from '@longroll/kernel';
import { describe, expect, test } from 'vitest';
import { overlap } from '../src/map/bounds.ts';
import { distance, Walk } from '../src/map/curves.ts';
import { drawingOf, keepDrawing } from '../src/map/drawings.ts';
import { furnitureBoxes } from '../src/map/furniture.ts';
import { cellWords } from '../src/map/hexWords.ts';
import { letteringOf, type Measure } from '../src/map/lettering.ts';
import { heightAt } from '../src/map/relief.ts';
import { sceneOf } from '../src/map/scene.ts';
import type { Area } from '../src/map/survey.ts';
import { isInside } from '../src/map/trees.ts';

const file = (name: string) =>
  readFileSync(new URL(`../../huzzah/maps/${name}.txt`, import.meta.url), 'utf8');

function fieldOf(name: string) {
  const map = parseMap(file(`${name}.map`));
  keepDrawing(map, parseDrawing(file(`${name}.drawing`)));
  const scene = sceneOf(map);
  const cells = Array.from({ length: map.size }, (_, cell) => cell);
  return { name, map, scene, survey: scene.survey!, cells };
}

const FIELDS = [fieldOf('iuka'), fieldOf('seven-pines')];
const SEVEN_PINES = FIELDS[1]!;

const isIn = (at: Point, { line, holes }: Area): boolean =>
  isInside(at, line) && !holes.some((hole) => isInside(at, hole));

describe.each(FIELDS)('the drawing of $name', ({ map, scene, survey, cells }) => {
  const idsOff = (kind: string, terrains: readonly string[]): string[] => {
    const areas = survey.areas.filter((area) => area.kind === kind);
    return cells
      .filter((cell) => {
        const drawn = areas.some((area) => isIn(centreOf(map, cell), area));
        return drawn !== terrains.includes(terrainOf(map, cell));
      })
      .map((cell) => map.ids[cell]!);
  };

  test('in the middle of a hex there is wood, marsh or flood exactly where the game has it', () => {
    expect(survey.wooded).toBe(true);
    expect(idsOff('woods', ['woods'])).toEqual([]);
    expect(idsOff('marsh', ['marsh', 'marsh with run', 'creek'])).toEqual([]);
    expect(idsOff('flood', ['creek'])).toEqual([]);
  });

  test('no hex lies at another level than in the game', () => {
    const off = cells.filter(
      (cell) => Math.round(heightAt(survey.relief, ...centreOf(map, cell))) !== map.levels[cell],
    );
    expect(off.map((cell) => map.ids[cell])).toEqual([]);
  });

  test('roads pass through the hexes of their lists', () => {
    for (const { name, cells: own } of map.wayLines) {
      const walk = new Walk(scene.ways.find((way) => way.name === name)!.line);
      const steps = Math.round(walk.length / 0.1);
      const passed = Array.from({ length: steps }, (_, n) =>
        cellAt(map, ...walk.stand((n / steps) * walk.length).at),
      );
      const astray = passed.filter((cell) => cell >= 0 && !own.includes(cell));
      expect(astray.length / steps, name).toBeLessThan(0.06);
      expect(
        own.filter((cell) => !passed.includes(cell)).map((cell) => map.ids[cell]),
        name,
      ).toEqual([]);
    }
  });

  test('a place that is lettered stands in its hex of the game', () => {
    const known = new Map(map.places.map(({ name, cell }) => [name, cell]));
    const off = scene.places.filter(({ name, kind, at }) => {
      const cell = known.get(name);
      return cell !== undefined && kind !== 'town' && !kind.endsWith('-name') && cellAt(map, ...at) !== cell;
    });
    expect(off.map(({ name }) => name)).toEqual([]);
  });

  test('works run along their hexsides, with the enemy to their right', () => {
    const kinds: Readonly<Record<string, string>> = {
      abatis: 'abatis',
      breastwork: 'rifle-pits',
      fence: 'rail-fence',
    };
    for (const { kind, name, sides } of map.edgeLines) {
      const lines = drawingOf(map)!.lines.filter((line) => line.kind === kinds[kind] && line.name === name);
      for (const { cell, direction } of sides) {
        const [a, b] = sideEnds(map, cell, direction);
        const middle: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
        const { far, right } = nearest(
          lines.map(({ points }) => points),
          middle,
        );
        const [cx, cy] = centreOf(map, cell);
        expect(far, `${name} ${map.ids[cell]}`).toBeLessThan(0.22);
        expect(right[0] * (middle[0] - cx) + right[1] * (middle[1] - cy), name).toBeGreaterThan(0);
      }
    }
  });

  const sizeOf = (font: string) => Number(/([\d.]+)px/.exec(font)![1]);
  const measure: Measure = (text, font) => text.length * sizeOf(font) * 0.5;

  test.each([10, 16, 24, 40, 74, 110])('at %i pixels to a hex no word covers another', (scale) => {
    const words = letteringOf(scene, { serif: 'serif', sans: 'sans-serif' }, scale, measure)
      .filter(({ angle, font }) => angle === 0 && !font.includes('sans'))
      .map(({ text, at: [x, y], font, spaced }) => {
        const [wide, high] = [measure(text, font) + spaced * text.length, sizeOf(font)];
        return { text, left: x - wide / 2, right: x + wide / 2, top: y - high / 2, bottom: y + high / 2 };
      });
    const furniture = furnitureBoxes(survey).map(({ left, right, top, bottom }) => ({
      ...{ text: 'furniture', left: left * scale, right: right * scale },
      ...{ top: top * scale, bottom: bottom * scale },
    }));
    const boxes = [...words, ...furniture];
    const pairs = boxes.flatMap((a, i) => boxes.slice(i + 1).map((b) => [a, b] as const));
    expect(pairs.filter(([a, b]) => overlap(a, b)).map(([a, b]) => `${a.text} / ${b.text}`)).toEqual([]);
    expect(words.length).toBeGreaterThan(1);
  });

  test('without its drawing it is drawn by its hexes', () => {
    const bare = sceneOf(parseMap(file(`${map.name}.map`)));
    expect(bare.survey).toBeNull();
    expect(bare.slopes.length).toBeGreaterThan(2);
  });
});

/** The point of several lines that is nearest, and the direction to the right there. */
function nearest(lines: readonly (readonly Point[])[], at: Point): { far: number; right: Point } {
  const stands = lines.flatMap((line) => {
    const walk = new Walk(line);
    return Array.from({ length: 400 }, (_, n) => walk.stand((n / 400) * walk.length));
  });
  const best = stands.reduce((a, b) => (distance(a.at, at) <= distance(b.at, at) ? a : b));
  return { far: distance(best.at, at), right: [-Math.sin(best.angle), Math.cos(best.angle)] };
}

describe('a hex in words', () => {
  const { map } = SEVEN_PINES;
  const words = (id: string) => cellWords(map, cellOf(map, id));
  const side = (id: string, direction: string) =>
    words(id).sides.find((one) => one.direction === direction)!.features;

  test('a work says which of two hexes it covers', () => {
    expect(side('1621', 'West')).toEqual([
      "abatis, Casey's abatis, covers this hex",
      'road, Williamsburg road',
    ]);
    expect(side('1521', 'East')).toEqual(["abatis, Casey's abatis, covers 1621", 'road, Williamsburg road']);
    expect(side('1820', 'West')).toEqual(["breastwork, Casey's rifle pits, north, covers this hex"]);
  });

  test('crests and embankments are named', () => {
    expect(words('1820')).toMatchObject({ terrain: 'clear', level: 1, marks: ['crest'] });
    expect(words('1312')).toMatchObject({ terrain: 'run', level: 0, marks: ['embankment'] });
    expect(words('1920').marks).toEqual([]);
  });
});

test('clearings are holes in the wood, and no tree stands in them', () => {
  const { survey, map } = SEVEN_PINES;
  const woods = survey.areas.filter(({ kind }) => kind === 'woods');
  expect(woods.reduce((sum, { holes }) => sum + holes.length, 0)).toBeGreaterThan(2);
  const field = centreOf(map, cellOf(map, '1720'));
  expect(survey.trees.filter(({ at }) => distance(at, field) < 0.5)).toEqual([]);
  const wood = centreOf(map, cellOf(map, '3025'));
  expect(survey.trees.filter(({ at }) => distance(at, wood) < 0.5).length).toBeGreaterThan(20);
  expect(survey.reeds.length).toBeGreaterThan(300);
});

const coordinates = (map: GridMap, id: string): Point => centreOf(map, cellOf(map, id));

test('the flood is water with shores', () => {
  const { scene, map } = SEVEN_PINES;
  const floods = scene.regions.filter(({ look }) => look.water);
  expect(floods).not.toEqual([]);
  const isWet = (at: Point) => floods.some(({ loops }) => loops.some(({ line }) => isInside(at, line)));
  expect([isWet(coordinates(map, '3334')), isWet(coordinates(map, '3332'))]).toEqual([true, false]);
});
