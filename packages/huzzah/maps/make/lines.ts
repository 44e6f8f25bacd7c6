/** Ways, waters and works of the picture: they keep to the hexes and hexsides of the game. */
import { LATTICES, type Point, type Shape } from '@longroll/kernel';
import type { Entry } from '@longroll/kernel/mapmaking';
import type { Field } from './field.ts';
import { ACROSS, hexNamed, middle, type Sheet, unitsOf } from './sheet.ts';

const round = (n: number): number => Number(n.toFixed(2));
const rounded = (points: readonly Point[]): Point[] => points.map(([x, y]) => [round(x), round(y)]);
const far = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

function nearestOn(course: readonly Point[], at: Point): Point {
  const onSegment = (a: Point, b: Point): Point => {
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    const t = ((at[0] - a[0]) * dx + (at[1] - a[1]) * dy) / (dx * dx + dy * dy || 1);
    const part = Math.max(0, Math.min(1, t));
    return [a[0] + dx * part, a[1] + dy * part];
  };
  return course
    .slice(1)
    .map((b, n) => onSegment(course[n]!, b))
    .reduce((best, one) => (far(one, at) < far(best, at) ? one : best));
}

/** How far from the middle of a hex a way may pass: within it, and clear of its corners. */
const REACH: Readonly<Record<string, number>> = { road: 0.3, railroad: 0.38 };

/** Towards the course as it was, as far as the hex allows. */
function pulled(centre: Point, towards: Point, reach: number): Point {
  const off = far(centre, towards);
  const part = off > reach ? reach / off : 1;
  return [centre[0] + (towards[0] - centre[0]) * part, centre[1] + (towards[1] - centre[1]) * part];
}

const coursesOf = (sheet: Sheet, { points }: Entry): Point[] => points.map((at) => unitsOf(sheet, at));
const centreOf = (sheet: Sheet, id: string): Point => unitsOf(sheet, middle(sheet, hexNamed(id)));

/** The points of a way, one in each of its hexes; at its ends it runs on to the edge of the sheet. */
function passage(sheet: Sheet, way: Entry): Point[] {
  const course = coursesOf(sheet, way);
  const reach = REACH[way.kind] ?? 0.3;
  return way.words('hexes').map((id) => {
    const centre = centreOf(sheet, id);
    return pulled(centre, nearestOn(course, centre), reach);
  });
}

const isAtEdge = ({ columns, rows }: Sheet, id: string): boolean => {
  const [column, row] = hexNamed(id);
  return column === 0 || row === 0 || column === columns - 1 || row === rows - 1;
};

/** A way that leaves the sheet goes on beyond it. */
function prolonged(sheet: Sheet, { words }: Entry, points: readonly Point[]): Point[] {
  const hexes = words('hexes');
  const beyond = ([ax, ay]: Point, [bx, by]: Point): Point => [ax + (ax - bx) * 1.2, ay + (ay - by) * 1.2];
  return [
    ...(isAtEdge(sheet, hexes[0]!) ? [beyond(points[0]!, points[1]!)] : []),
    ...points,
    ...(isAtEdge(sheet, hexes.at(-1)!) ? [beyond(points.at(-1)!, points.at(-2)!)] : []),
  ];
}

/** A way that ends in a hex of another meets it there. */
function meeting(way: Entry, points: readonly Point[], before: readonly Passed[]): Point[] {
  const hexes = way.words('hexes');
  return points.map((at, n) => {
    if (n > 0 && n < points.length - 1) return at;
    const other = before.find(({ hexes: theirs }) => theirs.includes(hexes[n]!));
    return other ? other.points[other.hexes.indexOf(hexes[n]!)]! : at;
  });
}

interface Passed {
  readonly hexes: readonly string[];
  readonly points: readonly Point[];
}

export function ways({ sheet, entries }: Field): Shape[] {
  const passed: Passed[] = [];
  return entries('ways.txt').map((way) => {
    const points = meeting(way, passage(sheet, way), passed);
    passed.push({ hexes: way.words('hexes'), points });
    const line = rounded(prolonged(sheet, way, points));
    return { kind: way.terms.get('drawn') ?? way.kind, name: way.name, points: line, traits: {} };
  });
}

/** Where the railroad is banked up, along the railroad as it is drawn. */
export function banks({ sheet, entries }: Field): Shape[] {
  const railroads = entries('ways.txt').filter(({ kind }) => kind === 'railroad');
  return entries('banks.txt').flatMap(({ kind, words }) =>
    railroads.map((way) => {
      const [own, points] = [words('hexes'), passage(sheet, way)];
      const along = way.words('hexes').flatMap((id, n) => (own.includes(id) ? [points[n]!] : []));
      return { kind, name: '', points: rounded(along), traits: {} };
    }),
  );
}

/** A creek is the flood over its hexes; its line only carries the name. */
const WATERS: Readonly<Record<string, string>> = { creek: 'creek-name' };

export const waters = ({ sheet, entries }: Field): Shape[] =>
  entries('waters.txt').map((water) => ({
    kind: WATERS[water.kind] ?? water.kind,
    name: water.name,
    points: rounded(coursesOf(sheet, water)),
    traits: {},
  }));

interface HexSide {
  readonly ends: readonly [Point, Point];
  /** Away from the protected hex. */
  readonly outward: Point;
}

const { corners, sides, unit, directions } = LATTICES.pointy;

function hexSide(sheet: Sheet, id: string, direction: string): HexSide {
  const [x, y] = centreOf(sheet, id);
  const [a, b] = sides[directions.indexOf(direction)]!;
  const corner = (n: number): Point => [x + corners[n]![0] * unit[0], y + corners[n]![1] * unit[1]];
  const ends = [corner(a), corner(b)] as const;
  return { ends, outward: [(ends[0][0] + ends[1][0]) / 2 - x, (ends[0][1] + ends[1][1]) / 2 - y] };
}

const keyOf = ([x, y]: Point): string => `${x.toFixed(2)},${y.toFixed(2)}`;

/** Sides that share corners, one after another, in lines as long as they hang together. */
function chained(all: readonly HexSide[]): HexSide[][] {
  const left = new Set(all);
  const touching = (key: string): HexSide | undefined =>
    [...left].find(({ ends }) => ends.some((end) => keyOf(end) === key));
  const ends = all.flatMap(({ ends: both }) => both.map(keyOf));
  const isEnd = ({ ends: both }: HexSide): boolean =>
    both.some((end) => ends.filter((key) => key === keyOf(end)).length === 1);
  const chains: HexSide[][] = [];
  for (const first of [...all.filter(isEnd), ...all]) {
    if (!left.delete(first)) continue;
    const [a, b] = first.ends.map(keyOf) as [string, string];
    const chain = [first];
    let at = touching(b) ? b : a;
    for (let next = touching(at); next; next = touching(at)) {
      left.delete(next);
      chain.push(next);
      at = next.ends.map(keyOf).find((key) => key !== at)!;
    }
    chains.push(chain);
  }
  return chains;
}

const middleOf = ({ ends: [a, b] }: HexSide): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

const CALMED = 2;

/** Each point towards the middle of its neighbours: a work does not zigzag as hexsides do. */
function calmed(points: readonly Point[], times = CALMED): readonly Point[] {
  if (times === 0) return points;
  const once = points.map((at, n): Point => {
    const [a, b] = [points[n - 1], points[n + 1]];
    return a && b ? [at[0] / 2 + (a[0] + b[0]) / 4, at[1] / 2 + (a[1] + b[1]) / 4] : at;
  });
  return calmed(once, times - 1);
}

/** From end to end through the middles of the sides, with the enemy to the right. */
function lineOf(chain: readonly HexSide[]): Point[] {
  const [first, last] = [chain[0]!, chain.at(-1)!];
  const isShared = (end: Point, other: HexSide | undefined): boolean =>
    other !== undefined && other !== first && other.ends.some((one) => keyOf(one) === keyOf(end));
  const open = (side: HexSide, beside: HexSide | undefined): Point =>
    side.ends.find((end) => !isShared(end, beside)) ?? side.ends[0];
  const start = open(first, chain[1]);
  const end = last.ends.find((one) => !chain.at(-2)?.ends.some((other) => keyOf(other) === keyOf(one)))!;
  const line = calmed([
    start,
    ...chain.map(middleOf),
    chain.length === 1 ? first.ends.find((one) => one !== start)! : end,
  ]);
  const [dx, dy] = [line[1]![0] - line[0]![0], line[1]![1] - line[0]![1]];
  const [ox, oy] = first.outward;
  return -dy * ox + dx * oy > 0 ? [...line] : line.toReversed();
}

const WORKS: Readonly<Record<string, string>> = {
  abatis: 'abatis',
  fence: 'rail-fence',
  wall: 'wall',
  breastwork: 'rifle-pits',
};

export const works = ({ sheet, entries }: Field): Shape[] =>
  entries('works.txt').flatMap(({ kind, name, texts }) => {
    const all = texts('hexsides').flatMap((row) => {
      const [id = '', ...names] = row.split(/\s+/);
      return names.map((direction) => hexSide(sheet, id, direction));
    });
    return chained(all).map((chain) => ({
      ...{ kind: WORKS[kind]!, name, traits: {} },
      points: rounded(lineOf(chain)),
    }));
  });

/** Yards of a unit, for whoever draws by yards. */
export const UNIT = ACROSS;
