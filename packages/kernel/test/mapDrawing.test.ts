/** Drawings: written and read again they are the same, and every fault names its line. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Drawing, MapError, parseDrawing, writeDrawing } from '../src/index.ts';

const TEXT = `# A comment.
drawing field
unit 200 yards
areas corn
  The corn [rows 30, level 2]: 0,0 2.5,0
    2.5,-1
lines fence
  -: 0,0 1,1
spots house
  Miller [size 0.1 0.05]: 0.25,3
`;

const coordinate = fc.integer({ min: -50_000, max: 50_000 }).map((n) => n / 1000);
const points = (least: number) =>
  fc.array(fc.tuple(coordinate, coordinate), { minLength: least, maxLength: 40 });
const word = fc.constantFrom('rows', 'width', 'level', 'turn');
const shapes = (least: number) =>
  fc.array(
    fc.record({
      kind: fc.constantFrom('woods', 'corn', 'broad-river'),
      name: fc.constantFrom('', 'West Woods', "Otto's 40-acre corn"),
      points: points(least),
      traits: fc.dictionary(word, fc.array(coordinate, { minLength: 1, maxLength: 3 }), {
        maxKeys: 3,
        noNullPrototype: true,
      }),
    }),
    { maxLength: 6 },
  );
const drawings: fc.Arbitrary<Drawing> = fc.record({
  name: fc.constantFrom('field', 'antietam'),
  yards: fc.integer({ min: 1, max: 2000 }),
  areas: shapes(3),
  lines: shapes(2),
  spots: shapes(1),
});

describe('a drawing', () => {
  test('is read with its kinds, names, traits and points', () => {
    const drawing = parseDrawing(TEXT);
    expect(drawing).toEqual({
      name: 'field',
      yards: 200,
      areas: [
        {
          kind: 'corn',
          name: 'The corn',
          traits: { rows: [30], level: [2] },
          points: [
            [0, 0],
            [2.5, 0],
            [2.5, -1],
          ],
        },
      ],
      lines: [
        {
          kind: 'fence',
          name: '',
          traits: {},
          points: [
            [0, 0],
            [1, 1],
          ],
        },
      ],
      spots: [{ kind: 'house', name: 'Miller', traits: { size: [0.1, 0.05] }, points: [[0.25, 3]] }],
    });
  });

  test('written and read again is the same', () => {
    fc.assert(
      fc.property(drawings, (drawing) => {
        expect(parseDrawing(writeDrawing(drawing))).toEqual(drawing);
      }),
    );
  });

  test.each([
    ['drawing field', /no "unit"/, 1],
    ['drawing field\nunit 200 miles', /not how "unit"/, 2],
    ['drawing field\nunit 200 yards\nrivers blue', /begins no section/, 3],
    ['drawing field\nunit 200 yards\nareas\n  a: 0,0 1,0 1,1', /"areas" and a kind/, 3],
    ['drawing field\nunit 200 yards\nareas corn\n  a 0,0 1,0 1,1', /a name and a colon/, 4],
    ['drawing field\nunit 200 yards\nareas corn\n  a: 0,0 1,0', /3 points/, 4],
    ['drawing field\nunit 200 yards\nlines road\n  a: 0,0 one', /"one" is no point/, 4],
    ['drawing field\nunit 200 yards\nlines road\n  a [width]: 0,0 1,1', /a word and its numbers/, 4],
  ])('a fault names its line: %s', (text, fault, line) => {
    expect(() => parseDrawing(text)).toThrow(fault);
    expect(() => parseDrawing(text)).toThrow(MapError);
    try {
      parseDrawing(text);
    } catch (e) {
      expect((e as MapError).line).toBe(line);
    }
  });
});
