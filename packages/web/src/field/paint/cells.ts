/** Paths around cells, worked out once: the same tint is painted in every frame. */
import { boundsOf, cornersOf, type GridMap, type Point, sideEnds } from '@longroll/kernel';

function cellPath(map: GridMap, cell: number, path: Path2D): void {
  cornersOf(map, cell).forEach(([x, y], i) => {
    if (i === 0) path.moveTo(x, y);
    else path.lineTo(x, y);
  });
  path.closePath();
}

export function areaOf(map: GridMap, cells: Iterable<number>): Path2D {
  const path = new Path2D();
  for (const cell of cells) cellPath(map, cell, path);
  return path;
}

const keyOf = ([x, y]: Point): string => `${x.toFixed(4)} ${y.toFixed(4)}`;

/** Squares that meet at a corner share no side. */
const isPoint = (from: Point, to: Point): boolean => keyOf(from) === keyOf(to);

/** The sides where the area ends. */
export function shoreOf(map: GridMap, cells: ReadonlySet<number>): Path2D {
  const path = new Path2D();
  for (const cell of cells)
    for (let direction = 0; direction < map.sides; direction++) {
      if (cells.has(map.neighbours[cell * map.sides + direction]!)) continue;
      const [from, to] = sideEnds(map, cell, direction);
      if (isPoint(from, to)) continue;
      path.moveTo(...from);
      path.lineTo(...to);
    }
  return path;
}

/** Sides by where they begin: at a corner where an area touches itself two do. */
type Onward = Map<string, (readonly [from: Point, to: Point])[]>;

/** Where an area ends, as closed lines: from the end of one side to a side that begins there. */
export function loopsOf(map: GridMap, isIn: (cell: number) => boolean): readonly (readonly Point[])[] {
  const onward: Onward = new Map();
  for (let cell = 0; cell < map.size; cell++) {
    if (!isIn(cell)) continue;
    for (let direction = 0; direction < map.sides; direction++) {
      const beyond = map.neighbours[cell * map.sides + direction]!;
      const [from, to] = sideEnds(map, cell, direction);
      if ((beyond >= 0 && isIn(beyond)) || isPoint(from, to)) continue;
      onward.set(keyOf(from), [...(onward.get(keyOf(from)) ?? []), [from, to]]);
    }
  }
  return chained(onward);
}

function chained(onward: Onward): readonly (readonly Point[])[] {
  const loops: Point[][] = [];
  for (const first of onward.keys())
    while ((onward.get(first)?.length ?? 0) > 0) {
      const loop: Point[] = [];
      for (let side = onward.get(first)?.pop(); side; side = onward.get(keyOf(side[1]))?.pop())
        loop.push(side[0]);
      if (loop.length > 2) loops.push(loop);
    }
  return loops;
}

/** The part of a map on which nobody plays, to be filled by the even-odd rule, and the line where it begins. */
export interface Rest {
  readonly area: Path2D;
  readonly edge: Path2D;
}

/** Null if there is no such part. */
export function restOf(map: GridMap, inPlay: Uint8Array): Rest | null {
  if (inPlay.every((cell) => cell === 1)) return null;
  const edge = new Path2D();
  for (const [first, ...others] of loopsOf(map, (cell) => inPlay[cell] === 1)) {
    edge.moveTo(...first!);
    for (const point of others) edge.lineTo(...point);
    edge.closePath();
  }
  const { left, top, right, bottom } = boundsOf(map);
  const area = new Path2D(edge);
  area.rect(left, top, right - left, bottom - top);
  return { area, edge };
}
