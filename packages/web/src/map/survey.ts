/** What a drawing adds to a scene: ground that flows over the cells. Worked out once, painted at any scale. */
import type { Drawing, MapBounds, Point, Shape } from '@longroll/kernel';
import { drawn } from './bounds.ts';
import { beside, curveThrough, rounded, Walk } from './curves.ts';
import { drawnWaterLook, surveyPlaceLook, wayLook } from './looks.ts';
import { type Relief, reliefOf } from './relief.ts';
import { whimOf } from './scatter.ts';
import type { CrossingMark, Drawn, PlaceSign, Region, Water, Way } from './scene.ts';
import { bushes, orchardTrees, reedsIn, type Tree, woodTrees } from './trees.ts';

/** A field, a wood, a block: its outline, and which way its rows run. */
export interface Area extends Drawn {
  readonly kind: string;
  /** What is left out of it: clearings of a wood. */
  readonly holes: readonly (readonly Point[])[];
  /** Radians clockwise from east. */
  readonly rows: number;
}

export interface Course extends Drawn {
  readonly kind: string;
}

export interface Building {
  readonly at: Point;
  readonly turn: number;
  readonly size: Point;
}

export interface Survey {
  readonly yards: number;
  readonly relief: Relief;
  readonly areas: readonly Area[];
  /** More wood than field: the lie of the land shows through it, and openings are what one looks for. */
  readonly wooded: boolean;
  readonly trees: readonly Tree[];
  /** Where tufts of reeds stand. */
  readonly reeds: readonly Tree[];
  readonly courses: readonly Course[];
  readonly buildings: readonly Building[];
  /** Where the north arrow and the scale stand. */
  readonly north: Point | undefined;
  readonly scale: Point | undefined;
}

const radians = (degrees = 0): number => (degrees * Math.PI) / 180;
const closed = (points: readonly Point[]): Point[] => [...points, points[0]!];

const RAGGED_EVERY = 0.3;
const RAGGED = 0.2;

/** The edge of a wood comes and goes a little; that of a field has corners. */
function ragged(points: readonly Point[]): Point[] {
  const walk = new Walk(rounded(closed(points), () => false, 1));
  const count = Math.max(8, Math.round(walk.length / RAGGED_EVERY));
  const edge = Array.from({ length: count }, (_, i): Point => {
    const { at, angle } = walk.stand((i / count) * walk.length);
    const aside = (whimOf(i, Math.round(walk.length * 100)) - 0.5) * RAGGED;
    return [at[0] - Math.sin(angle) * aside, at[1] + Math.cos(angle) * aside];
  });
  return rounded(closed(edge), () => false, 2);
}

const lengthOf = (points: readonly Point[]): number => new Walk(closed(points)).length;

/** Of an outline with more points than this nothing is left to be made up. */
const FINELY = 0.5;

function outlineOf({ kind, points }: Shape): Point[] {
  if (!FLOWING.includes(kind)) return closed(points);
  const isFine = lengthOf(points) / points.length < FINELY;
  return isFine ? rounded(closed(points), () => false, 2) : ragged(points);
}

/** Ground without corners. */
const FLOWING = ['woods', 'thicket', 'marsh', 'flood'];

const areaOf = (shape: Shape, holes: readonly Shape[]): Area => ({
  kind: shape.kind,
  rows: radians(shape.traits['rows']?.[0]),
  holes: holes.map(outlineOf),
  ...drawn(outlineOf(shape)),
});

const isHole = ({ traits }: Shape): boolean => traits['hole'] !== undefined;

/** A hole belongs to the area before it. */
function areasOf(shapes: readonly Shape[]): Area[] {
  const starts = shapes.flatMap((shape, n) => (isHole(shape) ? [] : [n]));
  return starts.map((at, n) => areaOf(shapes[at]!, shapes.slice(at + 1, starts[n + 1])));
}

function sizeOf(ring: readonly Point[]): number {
  const twice = ring.slice(1).reduce((sum, [x, y], i) => sum + ring[i]![0] * y - x * ring[i]![1], 0);
  return Math.abs(twice) / 2;
}

const isWooded = (woods: readonly Area[], { left, top, right, bottom }: MapBounds): boolean => {
  const sizes = woods.map(
    ({ line, holes }) => sizeOf(line) - holes.reduce((sum, one) => sum + sizeOf(one), 0),
  );
  return sizes.reduce((sum, size) => sum + size, 0) > ((right - left) * (bottom - top)) / 2;
};

const COURSES = ['fence', 'wall', 'ledge', 'sunken', 'canal'];
/** What soldiers and builders made, and the brows of the ground itself. */
const WORKS = ['abatis', 'rifle-pits', 'rail-fence', 'embankment', 'brow'];

const courseOf = ({ kind, points }: Shape): Course => ({
  kind,
  ...drawn(kind === 'fence' ? points : curveThrough(points)),
});

const buildingOf = ({ points, traits }: Shape): Building => ({
  at: points[0]!,
  turn: radians(traits['turn']?.[0]),
  size: [traits['size']?.[0] ?? 0.1, traits['size']?.[1] ?? 0.07],
});

export function surveyOf(drawing: Drawing, bounds: MapBounds): Survey {
  const areas = areasOf(drawing.areas.filter(({ kind }) => kind !== 'height'));
  const spot = (kind: string) => drawing.spots.find((one) => one.kind === kind)?.points[0];
  const of = (kind: string) => areas.filter((area) => area.kind === kind);
  return {
    yards: drawing.yards,
    relief: reliefOf(drawing, bounds),
    areas,
    wooded: isWooded(of('woods'), bounds),
    trees: [
      ...woodTrees(of('woods')),
      ...orchardTrees(of('orchard')),
      ...bushes(of('thicket'), 0.3),
      ...bushes(of('marsh'), 0.14),
    ].sort((a, b) => a.at[1] - b.at[1]),
    reeds: reedsIn(of('marsh')),
    courses: drawing.lines.filter(({ kind }) => [...COURSES, ...WORKS].includes(kind)).map(courseOf),
    buildings: drawing.spots.filter(({ kind }) => kind === 'building').map(buildingOf),
    north: spot('north'),
    scale: spot('scale'),
  };
}

// What a scene has anyway, taken from the drawing instead of the cells.

const WAYS = ['pike', 'turnpike', 'main-road', 'road', 'lane', 'trail', 'railroad'];
const WATERS = ['stream', 'river', 'run', 'creek-name'];

export const drawnWays = ({ lines }: Drawing): Way[] =>
  lines
    .filter(({ kind }) => WAYS.includes(kind))
    .map(({ kind, name, points }) => ({ look: wayLook(kind), name, ...drawn(curveThrough(points)) }))
    .sort((a, b) => b.look.rank - a.look.rank);

const BEND_EVERY = 0.45;
const BEND = 0.16;

/** A small run winds, however straight its course was written down. */
function meandering(points: readonly Point[]): Point[] {
  const walk = new Walk(points);
  const count = Math.max(2, Math.round(walk.length / BEND_EVERY));
  return Array.from({ length: count + 1 }, (_, i): Point => {
    const { at, angle } = walk.stand((i / count) * walk.length);
    const aside = i === 0 || i === count ? 0 : (whimOf(i, 700) - 0.5) * BEND;
    return [at[0] - Math.sin(angle) * aside, at[1] + Math.cos(angle) * aside];
  });
}

export const drawnWaters = ({ lines }: Drawing): Water[] =>
  lines
    .filter(({ kind }) => WATERS.includes(kind))
    .map(({ kind, name, points }) => ({
      ...{ look: drawnWaterLook(kind), name, widths: [1, 1] as const },
      ...drawn(curveThrough(kind === 'run' ? meandering(points) : points, 8)),
    }));

/** Beyond its ends a water runs on, so that a shore never closes at the edge of the sheet. */
function prolonged(points: readonly Point[]): Point[] {
  const beyond = ([ax, ay]: Point, [bx, by]: Point): Point => {
    const far = Math.hypot(ax - bx, ay - by) || 1;
    return [ax + (ax - bx) / far, ay + (ay - by) / far];
  };
  return [beyond(points[0]!, points[1]!), ...points, beyond(points.at(-1)!, points.at(-2)!)];
}

/** Two shores, as far apart as the water is wide there, which is never quite even. */
function shoresOf(line: readonly Point[], [first, last]: readonly number[]): Point[] {
  const right = beside(line, 1);
  const shore = (sign: number) =>
    line.map(([x, y], i): Point => {
      const t = i / (line.length - 1);
      const wide = (first! + (last! - first!) * t) * (0.86 + 0.28 * whimOf(i >> 1, 500 + sign));
      const [rx, ry] = right[i]!;
      return [x + (sign * (rx - x) * wide) / 2, y + (sign * (ry - y) * wide) / 2];
    });
  return closed([...curveThrough(shore(1), 2), ...curveThrough(shore(-1), 2).reverse()]);
}

const WATER = { tint: 'water', rank: 10, stamp: null, water: true };
const SHEET = { tint: 'slope', rank: 0, stamp: null, water: false };

/** The sheet itself, then each water with two shores; waters that meet open into one another. */
export function drawnRegions({ lines, areas }: Drawing, { left, top, right, bottom }: MapBounds): Region[] {
  const sheet = closed([
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ]);
  const waters = lines.filter(({ kind, traits }) => WATERS.includes(kind) && traits['width']);
  return [
    { look: SHEET, loops: [drawn(sheet)] },
    ...waters.map(({ points, traits }) => ({
      look: WATER,
      loops: [drawn(shoresOf(curveThrough(prolonged(points), 4), traits['width']!))],
    })),
    ...areas
      .filter(({ kind }) => kind === 'flood')
      .map((flood) => ({ look: WATER, loops: [drawn(outlineOf(flood))] })),
  ];
}

const CROSSINGS = ['bridge', 'ford', 'ferry'];

export const drawnCrossings = ({ spots }: Drawing): CrossingMark[] =>
  spots
    .filter(({ kind }) => CROSSINGS.includes(kind))
    .map(({ kind, name, points, traits }) => ({
      ...{ kind, name, at: points[0]! },
      angle: radians(traits['turn']?.[0]),
    }));

export const drawnSigns = ({ spots }: Drawing): PlaceSign[] =>
  spots
    .filter(({ name }) => name !== '')
    .map(({ kind, name, points }) => ({ kind, name, at: points[0]!, look: surveyPlaceLook(kind) }))
    .sort((a, b) => b.look.letters.rank - a.look.letters.rank);
