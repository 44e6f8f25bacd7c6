/** Ground of one kind as areas with rounded outlines. */
import { type GridMap, type Point, sideEnds, terrainOf } from '@longroll/kernel';
import { drawn } from './bounds.ts';
import { type Link, Nodes, relaxed, rounded, traced } from './curves.ts';
import { type TerrainLook, terrainLook } from './looks.ts';
import { whimOf } from './scatter.ts';
import type { Region } from './scene.ts';

/** Sides between cells that belong and cells that do not. */
function borderOf(map: GridMap, belongs: (cell: number) => boolean) {
  const nodes = new Nodes();
  const links: Link[] = [];
  const edge = new Set<number>();
  for (let side = 0; side < map.size * map.sides; side++) {
    const cell = Math.floor(side / map.sides);
    const beyond = map.neighbours[side]!;
    if (!belongs(cell) || (beyond >= 0 && belongs(beyond))) continue;
    const [from, to] = sideEnds(map, cell, side % map.sides).map((end) => nodes.at(end)) as [number, number];
    // Squares touch in corners: those sides have no length.
    if (from !== to) links.push({ from, to });
    if (beyond < 0) for (const node of [from, to]) edge.add(node);
  }
  return { nodes, links, edge };
}

/** Nature draws no ruled lines: a shore strays a little at each corner, always by the same. */
const STRAY = 0.17;

function strayed([x, y]: Point, [cornerX, cornerY]: Point): Point {
  const corner = Math.round(cornerX * 100) * 7919 + Math.round(cornerY * 100);
  return [x + (whimOf(corner, 1) - 0.5) * STRAY, y + (whimOf(corner, 2) - 0.5) * STRAY];
}

/** The edge of the map stays as it is; all other outlines lose their corners, those of waters most. */
function loopsOf(map: GridMap, look: TerrainLook, belongs: (cell: number) => boolean) {
  const { nodes, links, edge } = borderOf(map, belongs);
  return traced(links, nodes.points).map((trace) => {
    const pinned = (i: number) => edge.has(trace.nodes[i]!);
    const line = trace.nodes.map((node) => nodes.points[node]!);
    const eased = relaxed(line, pinned, look.water ? 2 : 1);
    return drawn(
      rounded(
        eased.map((point, i) => (pinned(i) ? point : strayed(point, line[i]!))),
        pinned,
      ),
    );
  });
}

export function regionsOf(map: GridMap): Region[] {
  const looks = Array.from({ length: map.size }, (_, cell) => terrainLook(terrainOf(map, cell)));
  const present = [...new Map(looks.map((look) => [look.rank, look])).values()];
  return present
    .sort((a, b) => a.rank - b.rank)
    .map((look) => ({ look, loops: loopsOf(map, look, (cell) => looks[cell]!.rank >= look.rank) }));
}
