/** Ground parted as farms are: every piece that is too large is halved across its length, and where a cut ran stands a fence. */
import { area, distance } from './measure.ts';
import { type Cut, centroid, cut, longestSide, type Polygon, reach, unit } from './polygons.ts';
import type { Yards } from './source.ts';
import { whim } from './whim.ts';

export type Fence = readonly Yards[];

/** Across the length of a piece, somewhere near its middle. */
function halved(piece: Polygon): Cut | null {
  const along = unit(longestSide(piece));
  const across: Yards = [-along[1], along[0]];
  const [lengths, widths] = [reach(piece, along), reach(piece, across)];
  const isLong = lengths[1] - lengths[0] >= widths[1] - widths[0];
  const [way, [low, high]] = isLong ? [along, lengths] : [across, widths];
  const far = low + (high - low) * (0.42 + 0.16 * whim(...centroid(piece)));
  const at: Yards = [way[0] * far, way[1] * far];
  return cut(piece, at, [at[0] - way[1], at[1] + way[0]]);
}

/** The pieces, none much larger than `largest` square yards; their fences are added to `chords`. */
export function partedToSize(piece: Polygon, largest: number, chords: Fence[]): readonly Polygon[] {
  if (area(piece) < largest * (0.7 + 0.6 * whim(...centroid(piece), 1))) return [piece];
  const found = halved(piece);
  if (!found) return [piece];
  chords.push(found.chord);
  return found.parts.flatMap((part) => partedToSize(part, largest, chords));
}

const FENCE_PIECE = 20;

/** Pieces of a fence that stand free, joined again where they follow each other. */
export function standing(fence: Fence, isFree: (at: Yards) => boolean): Fence[] {
  const [a, b] = [fence[0]!, fence.at(-1)!];
  const count = Math.max(1, Math.round(distance(a, b) / FENCE_PIECE));
  const at = (n: number): Yards => [a[0] + ((b[0] - a[0]) * n) / count, a[1] + ((b[1] - a[1]) * n) / count];
  const runs: [number, number][] = [];
  for (let n = 0; n < count; n++) {
    if (!isFree(at(n + 0.5))) continue;
    const last = runs.at(-1);
    if (last && last[1] === n) last[1] = n + 1;
    else runs.push([n, n + 1]);
  }
  return runs.filter(([from, to]) => to - from > 1).map(([from, to]) => [at(from), at(to)]);
}
