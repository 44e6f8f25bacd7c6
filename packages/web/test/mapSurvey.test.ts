/** A drawing as a picture: its relief, rows, trees and lettering, and the cells beneath it in words. */
import { readFileSync } from 'node:fs';
import { cellOf, centreOf, type Drawing, parseDrawing, parseMap } from '@longroll/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { grown, holds, overlap } from '../src/map/bounds.ts';
import { distance, Walk } from '../src/map/curves.ts';
import { keepDrawing } from '../src/map/drawings.ts';
import { furnitureBoxes } from '../src/map/furniture.ts';
import { rowsIn } from '../src/map/hatching.ts';
import { allNamed, cellWord, cellWords, found, hasLevels } from '../src/map/hexWords.ts';
import { letteringOf, type Measure } from '../src/map/lettering.ts';
import { heightAt, reliefOf, smoothHeightAt } from '../src/map/relief.ts';
import { sceneOf } from '../src/map/scene.ts';
import { isInside, woodTrees } from '../src/map/trees.ts';

const file = (name: string) =>
  readFileSync(new URL(`../../antietam/maps/antietam.${name}.txt`, import.meta.url), 'utf8');
const map = parseMap(file('map'));
const drawing = parseDrawing(file('drawing'));
keepDrawing(map, drawing);
const scene = sceneOf(map);
const survey = scene.survey!;
const CELLS = Array.from({ length: map.size }, (_, cell) => cell);

describe('the relief', () => {
  const BOUNDS = { left: 0, top: 0, right: 20, bottom: 20 };
  const hill: Drawing = parseDrawing(`drawing hill
unit 200 yards
areas height
  Hill [level 2]: 6,6 14,6 14,14 6,14
  Pit [level 0]: 1,1 3,1 3,3 1,3
`);
  const relief = reliefOf(hill, BOUNDS);

  test('rises to the hill and falls to the pit, past the middle between two levels at their edges', () => {
    expect(heightAt(relief, 10, 10)).toBeGreaterThan(1.5);
    expect(heightAt(relief, 2, 2)).toBeLessThan(0.5);
    expect(heightAt(relief, 18, 10)).toBeGreaterThan(0.5);
    expect(heightAt(relief, 18, 10)).toBeLessThan(1.5);
  });

  test('has no cliffs: a step of a twentieth changes little', () => {
    const steps = Array.from({ length: 400 }, (_, i) => i / 20);
    const jumps = steps.map((x) => Math.abs(heightAt(relief, x + 0.05, 10) - heightAt(relief, x, 10)));
    expect(Math.max(...jumps)).toBeLessThan(0.12);
  });

  test('the smooth surface stays near the plain one', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 1, max: 19, noNaN: true }),
        fc.double({ min: 1, max: 19, noNaN: true }),
        (x, y) => {
          expect(Math.abs(smoothHeightAt(relief, x, y) - heightAt(relief, x, y))).toBeLessThan(0.2);
        },
      ),
    );
  });

  test('on the field nine squares of ten lie, in their middle, at the level of the game', () => {
    const right = CELLS.filter((cell) => {
      const height = heightAt(survey.relief, ...centreOf(map, cell));
      return Math.min(3, Math.max(0, Math.round(height))) === map.levels[cell];
    });
    expect(right.length / map.size).toBeGreaterThan(0.9);
  });
});

describe('rows and trees', () => {
  const ring = [
    [0, 0],
    [3, 0.4],
    [2.6, 2],
    [0.3, 1.7],
    [0, 0],
  ] as const;

  test('rows run in the field’s own direction and stay inside', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: Math.PI, noNaN: true }), (angle) => {
        const rows = rowsIn(ring, angle, 0.1, 0.02);
        expect(rows.length).toBeGreaterThan(10);
        for (const [a, b] of rows) {
          const off = Math.abs((b[0] - a[0]) * Math.sin(angle) - (b[1] - a[1]) * Math.cos(angle));
          expect(off).toBeLessThan(1e-9);
          expect(isInside([(a[0] + b[0]) / 2, (a[1] + b[1]) / 2], ring)).toBe(true);
        }
      }),
    );
  });

  test('a wood is full of trees, all in it or at its edge, and always the same', () => {
    const wood = { line: ring, rows: 0, bounds: { left: 0, top: 0, right: 3, bottom: 2 } };
    const trees = woodTrees([wood]);
    expect(trees).toEqual(woodTrees([wood]));
    expect(trees.length).toBeGreaterThan(150);
    const walk = new Walk(ring);
    const edge = Array.from({ length: 400 }, (_, i) => walk.stand((i / 400) * walk.length).at);
    const astray = trees.filter(
      ({ at }) => !isInside(at, ring) && edge.every((one) => distance(one, at) > 0.08),
    );
    expect(astray).toEqual([]);
  });
});

describe('the scene of a drawing', () => {
  test('has its ways, waters and crossings from the drawing, not from the squares', () => {
    const names = new Set(scene.ways.map(({ name }) => name));
    expect(names).toEqual(new Set(map.wayLines.map(({ name }) => name)));
    expect(scene.waters.map(({ name }) => name)).toContain('Antietam Creek');
    expect(scene.regions.filter(({ look }) => look.water)).toHaveLength(4);
    expect(scene.crossings).toHaveLength(8);
  });

  test('a bridge or ford of the picture stands in its square of the game', () => {
    const off = scene.crossings.filter(({ at }) => {
      const cell = CELLS.find((one) => {
        const [x, y] = centreOf(map, one);
        return Math.abs(at[0] - x) <= 0.5 && Math.abs(at[1] - y) <= 0.5;
      })!;
      return !['bridge', 'ford'].includes(map.terrains[map.terrain[cell]!]!.name);
    });
    expect(off.map(({ name }) => name)).toEqual([]);
  });

  test('what is drawn lies on the sheet', () => {
    const sheet = grown(scene.bounds, 0.01);
    const spots = [...scene.places, ...scene.crossings, ...survey.buildings].filter(
      ({ at }) => !holds(sheet, at),
    );
    expect(spots).toEqual([]);
    expect(survey.trees.length).toBeGreaterThan(3000);
    expect(survey.buildings.length).toBeGreaterThan(200);
  });

  test('a map without a drawing is drawn by its cells', () => {
    expect(sceneOf(parseMap(file('map'))).survey).toBeNull();
  });
});

describe('lettering over a drawing', () => {
  const sizeOf = (font: string) => Number(/([\d.]+)px/.exec(font)![1]);
  const measure: Measure = (text, font) => text.length * sizeOf(font) * 0.5;

  const lettered = (scale: number) =>
    letteringOf(scene, { serif: 'serif', sans: 'sans-serif' }, scale, measure);
  const levelWords = (scale: number) =>
    lettered(scale)
      .filter(({ angle, halo }) => angle === 0 && halo)
      .map(({ text, at: [x, y], font, spaced }) => {
        const [wide, high] = [measure(text, font) + spaced * text.length, sizeOf(font)];
        return { text, left: x - wide / 2, right: x + wide / 2, top: y - high / 2, bottom: y + high / 2 };
      });

  test.each([10, 16, 20, 30, 46, 74, 110])(
    'at %i pixels to a square no word covers another, nor the scale',
    (scale) => {
      const words = levelWords(scale);
      const scaled = furnitureBoxes(survey).map(({ left, right, top, bottom }) => ({
        ...{ text: 'furniture', left: left * scale, right: right * scale },
        ...{ top: top * scale, bottom: bottom * scale },
      }));
      const boxes = [...words, ...scaled];
      const pairs = boxes.flatMap((a, i) => boxes.slice(i + 1).map((b) => [a, b] as const));
      expect(pairs.filter(([a, b]) => overlap(a, b)).map(([a, b]) => `${a.text} / ${b.text}`)).toEqual([]);
      expect(words.length).toBeGreaterThan(5);
    },
  );

  test('three levels show different things', () => {
    const texts = (scale: number) => new Set(lettered(scale).map(({ text }) => text));
    const [far, middle, near] = [texts(10), texts(25), texts(60)];
    for (const name of ['Sharpsburg', 'Dunker Church', 'West Woods', "Burnside's Bridge"])
      expect(far).toContain(name);
    expect(far).not.toContain('Roulette');
    expect(middle).toContain('Roulette');
    expect(middle).not.toContain('1416');
    expect(near).toContain('1416');
  });
});

describe('a square in words', () => {
  test('its terrain, elevation, roads and places', () => {
    expect(cellWord(map)).toBe('square');
    expect(hasLevels(map)).toBe(true);
    const words = cellWords(map, cellOf(map, '1416'));
    expect(words).toMatchObject({ id: '1416', terrain: 'clear', level: 3 });
    expect(words.ways).toEqual(['Hagerstown pike', 'Smoketown road']);
    expect(words.places.map(({ name }) => name)).toEqual(['Dunker Church']);
    expect(words.sides.map(({ direction }) => direction)).toContain('North-east');
  });

  test('a place is found by a part of its name, a square by its number', () => {
    const named = allNamed(map);
    expect(found(map, named, 'burnside')[0]).toMatchObject({ cell: cellOf(map, '2032') });
    expect(found(map, named, '1719')[0]).toMatchObject({ cell: cellOf(map, '1719'), note: 'clear' });
  });
});
