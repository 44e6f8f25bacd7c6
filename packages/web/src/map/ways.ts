/** Ways as curves through the middles of cells, each stretch once, and the marks where they cross water. */
import { centreOf, type GridMap, type Point, sideBetween, sideEnds } from '@longroll/kernel';
import { drawn } from './bounds.ts';
import { beside, between, curveThrough, type Link, relaxed, type Trace, traced } from './curves.ts';
import { wayLook } from './looks.ts';
import { whimOf } from './scatter.ts';
import type { CrossingMark, Way } from './scene.ts';

/** A road through open fields does not run by the ruler. */
const STRAY = 0.13;
const ASIDE = 0.12;

function passesThrough(map: GridMap): Point[] {
  const settled = new Set(map.places.map(({ cell }) => cell));
  return Array.from({ length: map.size }, (_, cell) => {
    const [x, y] = centreOf(map, cell);
    if (settled.has(cell)) return [x, y];
    return [x + (whimOf(cell, 90) - 0.5) * STRAY, y + (whimOf(cell, 91) - 0.5) * STRAY];
  });
}

interface Stretches {
  readonly links: readonly Link[];
  /** By link: the name of a line that has it. */
  readonly names: readonly string[];
}

function stretchesOf(map: GridMap, kind: string): Stretches {
  const found = new Map<string, { link: Link; name: string }>();
  for (const { name, cells } of map.wayLines.filter((line) => line.kind === kind)) {
    cells.slice(1).forEach((to, i) => {
      const from = cells[i]!;
      const key = `${Math.min(from, to)}-${Math.max(from, to)}`;
      if (!found.has(key)) found.set(key, { link: { from, to }, name });
    });
  }
  const all = [...found.values()];
  return { links: all.map(({ link }) => link), names: all.map(({ name }) => name) };
}

/** Where a way crosses at a mark, it goes through the mark. */
function through(map: GridMap, at: Point, from: number, to: number): Point[] {
  const side = sideBetween(map, from, to);
  if (side < 0 || !map.crossings[side]) return [at];
  return [at, between(...sideEnds(map, from, side % map.sides), 0.5)];
}

/** Whether a way of a lower rank runs with this one from a cell to the next. */
function isShared(map: GridMap, rank: number, from: number, to: number): boolean {
  const side = sideBetween(map, from, to);
  return side >= 0 && map.wayKinds.some((kind, n) => wayLook(kind).rank < rank && (map.ways[side]! >> n) & 1);
}

function bent(
  map: GridMap,
  points: readonly Point[],
  { nodes }: Trace,
  rank: number,
  forks: ReadonlySet<number>,
) {
  const stays = nodes.map((node, i) => i === 0 || i === nodes.length - 1 || forks.has(node));
  const eased = relaxed(
    nodes.map((node) => points[node]!),
    (i) => stays[i]!,
    1,
  );
  const aside = beside(eased, ASIDE);
  const here = eased.map((point, i) => {
    const shared = [i - 1, i].some(
      (k) => k >= 0 && k + 1 < nodes.length && isShared(map, rank, nodes[k]!, nodes[k + 1]!),
    );
    return shared ? aside[i]! : point;
  });
  return nodes.flatMap((node, i) =>
    i + 1 < nodes.length ? through(map, here[i]!, node, nodes[i + 1]!) : [here[i]!],
  );
}

/** A way that comes to the last cell before the edge runs off the map, if it goes that way. */
function offMap(map: GridMap, cell: number, before: Point, at: Point): Point[] {
  const found = Array.from({ length: map.sides }, (_, direction) => direction)
    .filter((direction) => map.neighbours[cell * map.sides + direction]! < 0)
    .map((direction) => between(...sideEnds(map, cell, direction), 0.5))
    .map((end) => ({ end, fit: Math.cos(turn(before, at) - turn(at, end)) }))
    .sort((a, b) => b.fit - a.fit)[0];
  return found && found.fit > ONWARDS ? [found.end] : [];
}

const ONWARDS = 0.6;
const turn = (a: Point, b: Point): number => Math.atan2(b[1] - a[1], b[0] - a[0]);

function withEnds(
  map: GridMap,
  line: readonly Point[],
  { nodes }: Trace,
  isEnd: (cell: number) => boolean,
): Point[] {
  const [first, last] = [nodes[0]!, nodes.at(-1)!];
  const start = isEnd(first) ? offMap(map, first, line[1]!, line[0]!) : [];
  const end = isEnd(last) ? offMap(map, last, line.at(-2)!, line.at(-1)!) : [];
  return [...start, ...line, ...end];
}

/** The name that most of a run bears. */
function nameOf({ links }: Trace, names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const link of links) counts.set(names[link]!, (counts.get(names[link]!) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? '';
}

function waysOfKind(map: GridMap, kind: string, points: readonly Point[]): Way[] {
  const { links, names } = stretchesOf(map, kind);
  const look = wayLook(kind);
  const degree = new Map<number, number>();
  for (const { from, to } of links)
    for (const node of [from, to]) degree.set(node, (degree.get(node) ?? 0) + 1);
  const settled = map.places.map(({ cell }) => cell);
  const forks = new Set([...settled, ...[...degree].filter(([, n]) => n > 2).map(([node]) => node)]);
  return traced(links, points).map((trace) => {
    const line = bent(map, points, trace, look.rank, forks);
    const curve = curveThrough(withEnds(map, line, trace, (cell) => degree.get(cell) === 1));
    return { ...drawn(curve), look, name: nameOf(trace, names) };
  });
}

export function waysOf(map: GridMap): Way[] {
  const points = passesThrough(map);
  return map.wayKinds.flatMap((kind) => waysOfKind(map, kind, points));
}

export function crossingsOf(map: GridMap): CrossingMark[] {
  return map.crossingList.map(({ cell, direction, kind, name }) => {
    const [a, b] = sideEnds(map, cell, direction);
    return { kind, name, at: between(a, b, 0.5), angle: Math.atan2(b[1] - a[1], b[0] - a[0]) + Math.PI / 2 };
  });
}
