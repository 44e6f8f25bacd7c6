/** What scripts that make maps share: sources read, ground parted, outlines traced. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Point } from '../src/index.ts';
import {
  area,
  eased,
  entriesIn,
  type Fence,
  type FineGrid,
  isInside,
  nested,
  partedToSize,
  pictureIn,
  ringsAbove,
  simplified,
  sourceSection,
  spotsIn,
  standing,
  valuesOf,
  wave,
  type Yards,
} from '../src/mapmaking/index.ts';

const source = (text: string) => ({ name: 'sample.txt', text });

describe('a source', () => {
  const text = `# a comment
road Old Mill road
  basis sure
  points 0,0 100,-20
  points 200,0
  cells 0101 0102
  cells 0103
  wide 12 feet
`;

  test('has entries with their courses, lists and terms', () => {
    const [road] = entriesIn(source(text));
    expect(road).toMatchObject({ kind: 'road', name: 'Old Mill road', basis: 'sure' });
    expect(road!.points).toEqual([
      [0, 0],
      [100, -20],
      [200, 0],
    ]);
    expect(road!.words('cells')).toEqual(['0101', '0102', '0103']);
    expect(road!.texts('cells')).toEqual(['0101 0102', '0103']);
    expect(road!.terms.get('wide')).toBe('12 feet');
  });

  test('has pictures and spots', () => {
    expect(pictureIn(source('levels\n  basis a guess\n  00 0011\n  01 0111\n'), 'levels')).toEqual({
      basis: 'a guess',
      rows: ['0011', '0111'],
    });
    expect(spotsIn(source('-5,20 0102 farm The farm # a marker\n'))).toEqual([
      { at: [-5, 20], cell: '0102', kind: 'farm', name: 'The farm', basis: 'a marker' },
    ]);
  });

  test.each([
    [() => entriesIn(source('road Old road\n  points 0,0\n')), 'does not say what it rests on'],
    [
      () => entriesIn(source('road Old road\n  basis sure\n  points 1.5,0\n')),
      '"1.5,0" is no point in yards',
    ],
    [() => entriesIn(source('road Old road\n  basis\n')), 'has no value'],
    [() => pictureIn(source('levels\n  basis sure\n'), 'terrain'), 'has no picture of terrain'],
    [() => spotsIn(source('0,0 0101 farm The farm\n')), 'does not say what it rests on'],
  ])('a fault is told', (read, fault) => {
    expect(read).toThrow(fault);
  });

  test('what it rests on becomes a table', () => {
    expect(sourceSection('Roads', [['Old road (road)', 'sure']])).toEqual([
      '## Roads',
      '',
      '| feature         | rests on |',
      '| --------------- | -------- |',
      '| Old road (road) | sure     |',
      '',
    ]);
  });
});

describe('parcels', () => {
  const field: readonly Yards[] = [
    [0, 0],
    [900, 40],
    [860, 700],
    [-30, 650],
  ];

  test('cover the whole field, none much too large, with fences between them', () => {
    const chords: Fence[] = [];
    const parts = partedToSize(field, 60_000, chords);
    expect(parts.length).toBe(chords.length + 1);
    expect(parts.reduce((sum, part) => sum + area(part), 0)).toBeCloseTo(area(field), 3);
    expect(Math.max(...parts.map(area))).toBeLessThan(60_000 * 1.3);
  });

  test('a fence stands only where it is free', () => {
    const fence: Fence = [
      [0, 0],
      [400, 0],
    ];
    const runs = standing(fence, ([x]) => x < 100 || x > 300);
    expect(runs).toEqual([
      [
        [0, 0],
        [100, 0],
      ],
      [
        [300, 0],
        [400, 0],
      ],
    ]);
  });
});

describe('outlines', () => {
  const grid: FineGrid = { left: -1, top: -1, wide: 81, high: 81, fine: 8 };
  const ringWithHole = ([x, y]: Point): number => {
    const far = Math.hypot(x - 4, y - 4);
    return far < 3.5 && far > 1.5 ? 1 : 0;
  };
  const soft = eased(valuesOf(grid, ringWithHole), grid, 6);

  test('run around what is above a level, and around what is left out within it', () => {
    const [outline, ...more] = nested(ringsAbove(soft, grid, 0.5));
    expect(more).toEqual([]);
    expect(outline!.holes).toHaveLength(1);
    expect(area(outline!.ring)).toBeCloseTo(Math.PI * 3.5 ** 2, 0);
    expect(area(outline!.holes[0]!)).toBeCloseTo(Math.PI * 1.5 ** 2, 0);
  });

  test('what lies in a hole is an outline of its own', () => {
    const eye = valuesOf(grid, (at) => (Math.hypot(at[0] - 4, at[1] - 4) < 0.7 ? 1 : ringWithHole(at)));
    const found = nested(ringsAbove(eye, grid, 0.5));
    expect(found.map(({ holes }) => holes.length).toSorted()).toEqual([0, 1]);
  });

  test('close at the edge of the grid', () => {
    const all = nested(
      ringsAbove(
        valuesOf(grid, () => 1),
        grid,
        0.5,
      ),
    );
    expect(all).toHaveLength(1);
    expect(area(all[0]!.ring)).toBeGreaterThan(99);
  });

  test('every node is on the side of the outline where it belongs', () => {
    const rings = ringsAbove(soft, grid, 0.5);
    const at = fc.tuple(fc.integer({ min: 0, max: 80 }), fc.integer({ min: 0, max: 80 }));
    fc.assert(
      fc.property(at, ([column, row]) => {
        const value = soft[row * grid.wide + column]!;
        fc.pre(Math.abs(value - 0.5) > 0.01);
        const node: Point = [grid.left + column / grid.fine + 1e-4, grid.top + row / grid.fine + 1e-4];
        const inside = rings.filter((ring) => isInside(node, ring)).length % 2 === 1;
        expect(inside).toBe(value > 0.5);
      }),
    );
  });

  test('can do with fewer points and stay where they are', () => {
    const { ring } = nested(ringsAbove(soft, grid, 0.5))[0]!;
    const few = simplified(ring, 0.03);
    expect(few.length).toBeLessThan(ring.length / 2);
    expect(Math.abs(area(few) - area(ring))).toBeLessThan(0.4);
  });

  test('easing keeps what there is', () => {
    const sum = (values: Float32Array) => values.reduce((all, value) => all + value, 0);
    expect(sum(soft) / sum(valuesOf(grid, ringWithHole))).toBeCloseTo(1, 3);
  });

  test('a wave is smooth, small, and always the same', () => {
    const number = fc.double({ min: -50, max: 50, noNaN: true });
    fc.assert(
      fc.property(number, number, (x, y) => {
        const here = wave([x, y], 1.3, 7);
        expect(Math.abs(here)).toBeLessThanOrEqual(0.5);
        expect(Math.abs(wave([x + 0.001, y], 1.3, 7) - here)).toBeLessThan(0.01);
        expect(wave([x, y], 1.3, 7)).toBe(here);
      }),
    );
  });
});
