/**
 * Rivers, creeks and bluffs as chains of hexsides; the Mississippi as a chain of water hexes, for it is half a mile
 * wide and more, and hexes along its bank are published as land only where a place stands.
 */
import {
  ALL_HEXES,
  beyond,
  centre,
  cornerPoint,
  cornersOf,
  distance,
  distanceToSegment,
  hexesOfSide,
  neighboursOf,
  type Point,
  SIDES,
  type Side,
  sideKey,
} from './grid.ts';
import { flood, shortestPath, withoutLoops } from './path.ts';
import { type Entry, plainPoint } from './source.ts';

export interface Chain {
  readonly kind: string;
  readonly name: string;
  readonly basis: string;
  /** Corners one after another, and the hexsides between them. */
  readonly corners: readonly string[];
  readonly sides: readonly string[];
}
export interface Bluff {
  readonly name: string;
  readonly basis: string;
  /** From the high hex to the low one. */
  readonly drops: readonly { readonly high: string; readonly low: string }[];
}

/** All sides with both hexes on the map, by the corners they join. */
const SIDE_OF = new Map<string, string>();
const NEXT = new Map<string, Set<string>>();
const between = (a: string, b: string): string => (a < b ? `${a}|${b}` : `${b}|${a}`);
for (const hex of ALL_HEXES) {
  for (const side of SIDES) {
    const other = beyond(hex, side);
    if (other === undefined) continue;
    const [a, b] = cornersOf(hex, side);
    SIDE_OF.set(between(a, b), sideKey(hex, other));
    NEXT.set(a, (NEXT.get(a) ?? new Set()).add(b));
    NEXT.set(b, (NEXT.get(b) ?? new Set()).add(a));
  }
}

function nearest(to: Point, among: Iterable<string>, place: (key: string) => Point): string {
  let [best, least] = ['', Number.POSITIVE_INFINITY];
  for (const key of among) {
    const far = distance(place(key), to);
    if (far < least) [best, least] = [key, far];
  }
  return best;
}

const middle = (a: Point, b: Point): Point => ({
  east: (a.east + b.east) / 2,
  north: (a.north + b.north) / 2,
});

/** Follows the course piece by piece: a step costs more the further it strays, or where another water runs already. */
function follow(course: readonly Point[], ends: readonly string[], taken: ReadonlySet<string>): string[] {
  const path = [ends[0]!];
  for (let n = 1; n < course.length; n++) {
    const [a, b] = [course[n - 1]!, course[n]!];
    const found = shortestPath(path.at(-1)!, ends[n]!, (at) =>
      [...(NEXT.get(at) ?? [])].map((to) => {
        const stray = distanceToSegment(middle(cornerPoint(at), cornerPoint(to)), a, b);
        const dear = taken.has(SIDE_OF.get(between(at, to))!) ? 6 : 0;
        return [to, 1 + 4 * stray * stray + dear] as const;
      }),
    );
    path.push(...(found ?? []).slice(1));
  }
  return withoutLoops(path);
}

/** A point that names a hexside brings both its corners, in the order of the course. */
function cornersAt(text: string, before: Point | undefined, after: Point | undefined): string[] {
  const [hex = '', side] = text.split('/');
  if (!side) return [nearest(plainPoint(text), NEXT.keys(), cornerPoint)];
  const [a, b] = cornersOf(hex, side as Side);
  const far = (key: string) =>
    (before ? distance(cornerPoint(key), before) : 0) - (after ? distance(cornerPoint(key), after) : 0);
  return far(a) <= far(b) ? [a, b] : [b, a];
}

function course(entry: Entry): { readonly points: Point[]; readonly corners: string[] } {
  const plain = entry.points.map(plainPoint);
  const corners = entry.points.flatMap((text, n) => cornersAt(text, plain[n - 1], plain[n + 1]));
  const points = entry.points.flatMap((text, n) =>
    text.includes('/') ? cornersAt(text, plain[n - 1], plain[n + 1]).map(cornerPoint) : [plain[n]!],
  );
  return { points, corners };
}

const sidesAlong = (corners: readonly string[]): string[] =>
  corners.slice(1).map((corner, n) => SIDE_OF.get(between(corners[n]!, corner))!);

function cutAt(corners: readonly string[], water: ReadonlySet<string>): string[] {
  const end = corners.findIndex((corner) => water.has(corner));
  return end < 0 ? [...corners] : corners.slice(0, end + 1);
}

/** `into` names the water in which this one ends; its course is drawn up to the nearest corner there. */
export function chainOf(entry: Entry, others: readonly Chain[], water: ReadonlySet<string>): Chain {
  const [kind = '', ...words] = entry.head.split(' ');
  const { points, corners } = course(entry);
  const into = entry.terms.get('into');
  const mouth = into === 'Mississippi' ? shore(water) : others.find(({ name }) => name === into)?.corners;
  if (into && !mouth) throw new Error(`${entry.head}: there is no ${into}`);
  if (mouth) corners[corners.length - 1] = nearest(points.at(-1)!, mouth, cornerPoint);
  const taken = new Set(others.flatMap(({ sides }) => sides));
  const path = follow(points, corners, taken);
  const along = mouth ? cutAt(path, new Set(mouth)) : path;
  return { kind, name: words.join(' '), basis: entry.basis, corners: along, sides: sidesAlong(along) };
}

export const shore = (water: ReadonlySet<string>): string[] => [
  ...new Set([...water].flatMap((hex) => SIDES.flatMap((side) => cornersOf(hex, side)))),
];

/** Water hexes along the course, around every hex that is known to be land. */
export function waterHexes(entry: Entry, places: ReadonlySet<string>): string[] {
  const land = new Set([...places, ...(entry.terms.get('land') ?? '').split(' ')]);
  const wet = ALL_HEXES.filter((hex) => !land.has(hex));
  const points = entry.points.map(plainPoint);
  const stops = points.map((point) => nearest(point, wet, centre));
  const path = [stops[0]!];
  for (let n = 1; n < stops.length; n++) {
    const found = shortestPath(stops[n - 1]!, stops[n]!, (at) =>
      neighboursOf(at)
        .filter((hex) => !land.has(hex))
        .map((to) => [to, 1 + distanceToSegment(centre(to), points[n - 1]!, points[n]!) ** 2] as const),
    );
    path.push(...(found ?? []).slice(1));
  }
  return withoutLoops(path);
}

/** Bluffs: the course is walked with the high ground on the hand that `high` names. */
export function bluffOf(entry: Entry): Bluff {
  const { points, corners } = course(entry);
  const path = follow(points, corners, new Set());
  const left = entry.terms.get('high') === 'left';
  const drops = path.slice(1).map((corner, n) => {
    const [a, b] = [cornerPoint(path[n]!), cornerPoint(corner)];
    const [one, other] = hexesOfSide(SIDE_OF.get(between(path[n]!, corner))!);
    const c = centre(one);
    const isLeft = (b.east - a.east) * (c.north - a.north) - (b.north - a.north) * (c.east - a.east) > 0;
    return isLeft === left ? { high: one, low: other } : { high: other, low: one };
  });
  return { name: entry.head.replace(/^bluff /, ''), basis: entry.basis, drops };
}

/** Whether sides hang together, corner by corner. */
export function isChain(sides: readonly string[]): boolean {
  const ends = sides.map((key) => cornersOf(...(key.split(' ') as [string, Side])));
  const touching = (corner: string) => ends.filter((pair) => pair.includes(corner)).flat();
  const reached = flood(ends[0]![0], touching);
  return ends.every(([a, b]) => reached.has(a) && reached.has(b));
}
