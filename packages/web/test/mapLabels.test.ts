/** Lettering of a map: nothing over anything, and read from the left. */
import type { MapBounds, Point } from '@longroll/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { overlap } from '../src/map/bounds.ts';
import { type Course, placedAlong, placedBeside, Taken } from '../src/map/labels.ts';

const SHEET: MapBounds = { left: 0, top: 0, right: 1000, bottom: 1000 };
const WORD = { text: 'Bolton', width: 60, height: 14 };
const boxAround = ([x, y]: Point): MapBounds => ({
  left: x - WORD.width / 2,
  right: x + WORD.width / 2,
  top: y - WORD.height / 2,
  bottom: y + WORD.height / 2,
});
const course = (line: readonly Point[], more: Partial<Course> = {}): Course => ({
  line,
  letters: [...'Pearl'].map((text) => [text, 10] as const),
  height: 12,
  lift: 0,
  every: 10_000,
  elsewhere: [],
  ...more,
});

describe('beside a mark', () => {
  test('the right is preferred, then what is free', () => {
    const taken = new Taken();
    const first = placedBeside(taken, [500, 500], 5, WORD, SHEET)!;
    const second = placedBeside(taken, [500, 500], 5, WORD, SHEET)!;
    expect(first[0]).toBeGreaterThan(500);
    expect(second[0]).toBeLessThan(500);
  });

  test('at the edge of the sheet it turns inwards', () => {
    expect(placedBeside(new Taken(), [990, 500], 5, WORD, SHEET)![0]).toBeLessThan(990);
  });

  test('where all is taken it is left out', () => {
    const taken = new Taken();
    taken.take(SHEET);
    expect(placedBeside(taken, [500, 500], 5, WORD, SHEET)).toBeNull();
  });

  test('no two ever overlap', () => {
    const mark = fc.tuple(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 300 }));
    fc.assert(
      fc.property(fc.array(mark, { maxLength: 40 }), (marks) => {
        const taken = new Taken();
        const placed = marks.flatMap((at) => placedBeside(taken, at, 5, WORD, SHEET) ?? []);
        const boxes = Array.from({ length: placed.length / 2 }, (_, i) =>
          boxAround([placed[i * 2] as number, placed[i * 2 + 1] as number]),
        );
        boxes.forEach((box, i) => {
          for (const other of boxes.slice(i + 1)) expect(overlap(box, other)).toBe(false);
        });
      }),
    );
  });
});

describe('along a line', () => {
  const east: Point[] = [
    [0, 100],
    [400, 100],
  ];

  test('letters follow one another from left to right, also on a line drawn to the west', () => {
    for (const line of [east, [...east].reverse()]) {
      const [glyphs] = placedAlong(new Taken(), course(line));
      const across = glyphs!.map(({ at }) => at[0]);
      expect(across).toEqual([...across].sort((a, b) => a - b));
      expect(glyphs!.map(({ text }) => text).join('')).toBe('Pearl');
      expect(glyphs!.every(({ angle }) => Math.abs(angle) < 1e-9)).toBe(true);
    }
  });

  test('they stand above the line by their lift', () => {
    const [glyphs] = placedAlong(new Taken(), course(east, { lift: 8 }));
    expect(glyphs!.every(({ at }) => Math.abs(at[1] - 92) < 1e-9)).toBe(true);
  });

  test('too short a line stays without', () => {
    expect(
      placedAlong(
        new Taken(),
        course([
          [0, 0],
          [40, 0],
        ]),
      ),
    ).toEqual([]);
  });

  test('a sharp bend is passed by', () => {
    const bent: Point[] = [
      [0, 0],
      [30, 0],
      [30, 30],
      [0, 30],
    ];
    expect(placedAlong(new Taken(), course(bent))).toEqual([]);
  });

  test('a long line bears its name again, but not near where it stands', () => {
    expect(placedAlong(new Taken(), course(east, { every: 150 })).length).toBeGreaterThan(1);
    expect(placedAlong(new Taken(), course(east, { elsewhere: [[200, 100]] }))).toEqual([]);
  });
});
