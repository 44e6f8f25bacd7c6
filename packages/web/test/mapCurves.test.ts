/** Chains and curves of a map: every link once, ends kept, no corner left. */
import type { Point } from '@longroll/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { beside, curveThrough, distance, Nodes, relaxed, rounded, traced, Walk } from '../src/map/curves.ts';

const never = () => false;
const zigzag: Point[] = [
  [0, 0],
  [1, 1],
  [2, 0],
  [3, 1],
  [4, 0],
];

describe('chains', () => {
  test('join links given in any order and direction', () => {
    const points: Point[] = [
      [0, 0],
      [1, 0],
      [2, 0],
      [3, 0],
    ];
    const links = [
      { from: 2, to: 1 },
      { from: 2, to: 3 },
      { from: 0, to: 1 },
    ];
    const [only, ...more] = traced(links, points);
    expect(more).toEqual([]);
    expect([only!.nodes, [...only!.nodes].reverse()]).toContainEqual([0, 1, 2, 3]);
  });

  test('go straight on at a fork and end where they would turn sharply', () => {
    const points: Point[] = [
      [0, 0],
      [1, 0],
      [2, 0],
      [1, 1],
    ];
    const runs = traced(
      [0, 2, 3].map((to) => ({ from: 1, to })),
      points,
    );
    const lengths = runs.map(({ links }) => links.length).sort();
    expect(lengths).toEqual([1, 2]);
    expect(runs.find(({ links }) => links.length === 1)!.nodes).toContain(3);
  });

  test('close a ring', () => {
    const points: Point[] = [
      [0, 0],
      [1, 0],
      [0, 1],
    ];
    const runs = traced(
      [0, 1, 2].map((from) => ({ from, to: (from + 1) % 3 })),
      points,
    );
    expect(runs).toHaveLength(1);
    expect(runs[0]!.closed).toBe(true);
    expect(runs[0]!.nodes).toHaveLength(4);
  });

  test('hold every link exactly once, whatever the net', () => {
    const node = fc.integer({ min: 0, max: 8 });
    const link = fc.record({ from: node, to: node }).filter(({ from, to }) => from !== to);
    const points = Array.from({ length: 9 }, (_, i): Point => [i % 3, Math.floor(i / 3)]);
    fc.assert(
      fc.property(fc.uniqueArray(link, { selector: ({ from, to }) => [from, to].sort().join() }), (links) => {
        const used = traced(links, points).flatMap((run) => run.links);
        expect(used.sort((a, b) => a - b)).toEqual(links.map((_, i) => i));
      }),
    );
  });

  test('points that differ by rounding are one node', () => {
    const nodes = new Nodes();
    expect(nodes.at([0.1 + 0.2, 1])).toBe(nodes.at([0.3, 1]));
    expect(nodes.at([0.31, 1])).toBe(1);
  });
});

describe('curves', () => {
  test('through points pass each of them', () => {
    const curve = curveThrough(zigzag, 5);
    for (const point of zigzag)
      expect(Math.min(...curve.map((at) => distance(at, point)))).toBeLessThan(1e-9);
    expect(curve).toHaveLength(4 * 5 + 1);
  });

  test('rounding keeps pinned ends and cuts the corners between', () => {
    const line = rounded(zigzag, (i) => i === 0 || i === 4);
    expect([line[0], line.at(-1)]).toEqual([zigzag[0], zigzag[4]]);
    expect(Math.max(...line.map(([, y]) => y))).toBeLessThan(0.8);
  });

  test('a side between two pinned corners is left alone', () => {
    const square: Point[] = [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
      [0, 0],
    ];
    expect(rounded(square, () => true)).toEqual(square);
    const round = rounded(square, never);
    expect(distance(round[0]!, round.at(-1)!)).toBeLessThan(1e-9);
    expect(round).not.toContainEqual([1, 1]);
  });

  test('relaxing calms a zigzag but not its ends', () => {
    const calm = relaxed(zigzag, never, 2);
    expect(calm[0]).toEqual([0, 0]);
    expect(calm[1]![1]).toBeLessThan(1);
  });

  test('a walk measures and looks ahead', () => {
    const walk = new Walk([
      [0, 0],
      [3, 0],
      [3, 4],
    ]);
    expect(walk.length).toBe(7);
    expect(walk.stand(1)).toEqual({ at: [1, 0], angle: 0 });
    expect(walk.stand(5)).toEqual({ at: [3, 2], angle: Math.PI / 2 });
  });

  test('beside lies to the right of the course', () => {
    expect(
      beside(
        [
          [0, 0],
          [2, 0],
        ],
        0.5,
      ),
    ).toEqual([
      [0, 0.5],
      [2, 0.5],
    ]);
  });
});
