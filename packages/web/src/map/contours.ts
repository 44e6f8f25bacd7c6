/** Lines of equal height, block by block as they are wanted. */
import type { MapBounds } from '@longroll/kernel';
import { FINE, type Relief, smoothHeightAt } from './relief.ts';

/** Drawing units of a block. */
const BLOCK = 4;
/** Lines to a level; where one level ends and the next begins the line is heavier. */
const PER_LEVEL = 5;

export interface Contours {
  readonly fine: Path2D;
  readonly heavy: Path2D;
}

interface Corner {
  readonly x: number;
  readonly y: number;
  readonly height: number;
}

/** Where a height lies between two corners. */
function meeting(a: Corner, b: Corner, height: number): readonly [number, number] {
  const t = (height - a.height) / (b.height - a.height);
  return [a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t];
}

/** The line of a height through a triangle, if it crosses it. */
function crossTriangle(path: Path2D, corners: readonly [Corner, Corner, Corner], height: number): void {
  const [low, middle, high] = [...corners].sort((a, b) => a.height - b.height) as [Corner, Corner, Corner];
  if (low.height >= height || high.height < height) return;
  const other = middle.height < height ? meeting(middle, high, height) : meeting(low, middle, height);
  path.moveTo(...(meeting(low, high, height) as [number, number]));
  path.lineTo(...(other as [number, number]));
}

function crossSquare(contours: Contours, corners: readonly [Corner, Corner, Corner, Corner]): void {
  const heights = corners.map(({ height }) => height);
  const [low, high] = [Math.min(...heights), Math.max(...heights)];
  const [a, b, c, d] = corners;
  const first = Math.ceil((low - 0.5) * PER_LEVEL);
  for (let step = first; step / PER_LEVEL + 0.5 <= high; step++) {
    const path = step % PER_LEVEL === 0 ? contours.heavy : contours.fine;
    crossTriangle(path, [a, b, c], step / PER_LEVEL + 0.5);
    crossTriangle(path, [a, c, d], step / PER_LEVEL + 0.5);
  }
}

function blockOf(relief: Relief, left: number, top: number, samples: number): Contours {
  const contours = { fine: new Path2D(), heavy: new Path2D() };
  const count = BLOCK * samples;
  const corner = (column: number, row: number): Corner => {
    const [x, y] = [left + column / samples, top + row / samples];
    return { x, y, height: smoothHeightAt(relief, x, y) };
  };
  let above = Array.from({ length: count + 1 }, (_, column) => corner(column, 0));
  for (let row = 1; row <= count; row++) {
    const below = above.map((_, column) => corner(column, row));
    for (let column = 0; column < count; column++)
      crossSquare(contours, [above[column]!, above[column + 1]!, below[column + 1]!, below[column]!]);
    above = below;
  }
  return contours;
}

const known = new WeakMap<Relief, Map<string, Contours>>();

/** `samples` to a drawing unit: lines that are seen from afar need few. */
export function contoursIn(
  relief: Relief,
  { left, top, right, bottom }: MapBounds,
  samples: number,
): Contours[] {
  const blocks = known.get(relief) ?? new Map<string, Contours>();
  known.set(relief, blocks);
  const found: Contours[] = [];
  const [endX, endY] = [relief.left + (relief.wide - 1) / FINE, relief.top + (relief.high - 1) / FINE];
  for (let y = Math.floor((top - relief.top) / BLOCK); relief.top + y * BLOCK < Math.min(bottom, endY); y++) {
    for (
      let x = Math.floor((left - relief.left) / BLOCK);
      relief.left + x * BLOCK < Math.min(right, endX);
      x++
    ) {
      const key = `${x},${y},${samples}`;
      const block =
        blocks.get(key) ?? blockOf(relief, relief.left + x * BLOCK, relief.top + y * BLOCK, samples);
      blocks.set(key, block);
      found.push(block);
    }
  }
  return found;
}
