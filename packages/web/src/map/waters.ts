/** Edges as lines: rivers and creeks that follow the sides of cells, and slopes with a low side. */
import {
  centreOf,
  cornersOf,
  type EdgeLine,
  type GridMap,
  type Point,
  sideEnds,
  terrainOf,
} from '@longroll/kernel';
import { drawn } from './bounds.ts';
import { between, distance, type Link, Nodes, rounded, type Trace, traced, Walk } from './curves.ts';
import { edgeLook, terrainLook } from './looks.ts';
import type { Slope, Water } from './scene.ts';

interface Run {
  readonly edge: EdgeLine;
  readonly trace: Trace;
}

const isOneSided = (map: GridMap, kind: string): boolean =>
  map.edgeKinds.find(({ name }) => name === kind)?.oneSided ?? false;
const lookOf = (map: GridMap, kind: string) => edgeLook(kind, isOneSided(map, kind));

function runsOf(map: GridMap, nodes: Nodes, edges: readonly EdgeLine[]): Run[] {
  return edges.flatMap((edge) => {
    const links: Link[] = edge.sides.map(({ cell, direction }) => {
      const [a, b] = sideEnds(map, cell, direction);
      return { from: nodes.at(a), to: nodes.at(b) };
    });
    return traced(links, nodes.points).map((trace) => ({ edge, trace }));
  });
}

/** Where a rounded run really passes its corners, for those that flow into it there. */
function passesOf(runs: readonly Run[], points: readonly Point[]): Map<number, Point> {
  const passes = new Map<number, Point>();
  for (const { trace } of runs) {
    trace.nodes.forEach((node, i) => {
      const [a, b] = [trace.nodes[i - 1], trace.nodes[i + 1]];
      if (a === undefined || b === undefined || passes.has(node)) return;
      const chord = between(points[a]!, points[b]!, 0.5);
      passes.set(node, between(points[node]!, chord, 0.25));
    });
  }
  return passes;
}

/** Corners of open water, and the middle of a cell of it. */
function openWater(map: GridMap, nodes: Nodes): Map<number, Point> {
  const found = new Map<number, Point>();
  for (let cell = 0; cell < map.size; cell++) {
    if (!terrainLook(terrainOf(map, cell)).water) continue;
    for (const corner of cornersOf(map, cell)) found.set(nodes.at(corner), centreOf(map, cell));
  }
  return found;
}

const THIN = 0.45;

export function watersOf(map: GridMap): Water[] {
  const nodes = new Nodes();
  const wet = map.edgeLines.filter(({ kind }) => lookOf(map, kind).stroke !== 'slope');
  const runs = runsOf(map, nodes, wet);
  const passes = passesOf(runs, nodes.points);
  const open = openWater(map, nodes);
  const ends = endsOf(runs);
  return runs.map(({ edge, trace }) => {
    const corners = trace.nodes.map((node) => nodes.points[node]!);
    const [first, last] = [trace.nodes[0]!, trace.nodes.at(-1)!];
    const isSource = (node: number) => !passes.has(node) && !open.has(node) && ends.get(node) === 1;
    const meet = (node: number): Point[] => {
      const water = open.get(node);
      return [
        passes.get(node) ?? nodes.points[node]!,
        ...(water ? [between(nodes.points[node]!, water, 0.4)] : []),
      ];
    };
    const line = [...meet(first).reverse(), ...corners.slice(1, -1), ...meet(last)];
    const widths = [first, last].map((node) => (isSource(node) && !trace.closed ? THIN : 1)) as [
      number,
      number,
    ];
    const smooth = rounded(line, (i) => i === 0 || i === line.length - 1);
    return { ...drawn(smooth), look: lookOf(map, edge.kind), name: edge.name, widths };
  });
}

function endsOf(runs: readonly Run[]): Map<number, number> {
  const ends = new Map<number, number>();
  for (const { trace } of runs) {
    for (const node of [trace.nodes[0]!, trace.nodes.at(-1)!]) ends.set(node, (ends.get(node) ?? 0) + 1);
  }
  return ends;
}

const FOOT_EVERY = 0.085;

/** From each foot the stroke runs away from the high cell. */
function feetOf(map: GridMap, line: readonly Point[], edge: EdgeLine) {
  const walk = new Walk(line);
  const count = Math.max(1, Math.round(walk.length / FOOT_EVERY));
  const high = edge.sides.map(({ cell, direction }) => {
    const middle = between(...sideEnds(map, cell, direction), 0.5);
    return { middle, centre: centreOf(map, cell) };
  });
  return Array.from({ length: count }, (_, i): readonly [Point, Point] => {
    const { at, angle } = walk.stand(((i + 0.5) / count) * walk.length);
    const { middle, centre } = high.reduce((a, b) =>
      distance(a.middle, at) <= distance(b.middle, at) ? a : b,
    );
    const right: Point = [-Math.sin(angle), Math.cos(angle)];
    const down = right[0] * (middle[0] - centre[0]) + right[1] * (middle[1] - centre[1]) >= 0;
    return [at, down ? right : [-right[0], -right[1]]];
  });
}

export function slopesOf(map: GridMap): Slope[] {
  const nodes = new Nodes();
  const steep = map.edgeLines.filter(({ kind }) => lookOf(map, kind).stroke === 'slope');
  return runsOf(map, nodes, steep).map(({ edge, trace }) => {
    const corners = trace.nodes.map((node) => nodes.points[node]!);
    const line = rounded(corners, (i) => i === 0 || i === corners.length - 1);
    return {
      ...drawn(line),
      look: lookOf(map, edge.kind),
      feet: isOneSided(map, edge.kind) ? feetOf(map, line, edge) : [],
    };
  });
}
