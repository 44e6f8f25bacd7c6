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

/** The sides where the area ends. */
export function shoreOf(map: GridMap, cells: ReadonlySet<number>): Path2D {
  const path = new Path2D();
  for (const cell of cells)
    for (let direction = 0; direction < map.sides; direction++) {
      if (cells.has(map.neighbours[cell * map.sides + direction]!)) continue;
      const [from, to] = sideEnds(map, cell, direction);
      path.moveTo(...from);
      path.lineTo(...to);
    }
  return path;
}

const keyOf = ([x, y]: Point): string => `${x.toFixed(4)} ${y.toFixed(4)}`;

/** Where an area ends, as closed lines: from the end of one side to the side that begins there. */
function loopsOf(map: GridMap, isIn: (cell: number) => boolean): readonly (readonly Point[])[] {
  const onward = new Map<string, { readonly from: Point; readonly to: Point }>();
  for (let cell = 0; cell < map.size; cell++) {
    if (!isIn(cell)) continue;
    for (let direction = 0; direction < map.sides; direction++) {
      const beyond = map.neighbours[cell * map.sides + direction]!;
      if (beyond >= 0 && isIn(beyond)) continue;
      const [from, to] = sideEnds(map, cell, direction);
      onward.set(keyOf(from), { from, to });
    }
  }
  return chained(onward);
}

type Onward = Map<string, { readonly from: Point; readonly to: Point }>;

function chained(onward: Onward): readonly (readonly Point[])[] {
  const loops: Point[][] = [];
  for (const first of [...onward.keys()]) {
    const loop: Point[] = [];
    for (let key = first, side = onward.get(key); side; side = onward.get(key)) {
      loop.push(side.from);
      onward.delete(key);
      key = keyOf(side.to);
    }
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
