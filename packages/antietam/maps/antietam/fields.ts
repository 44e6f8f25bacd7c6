/**
 * Fields between the roads. Roads part the ground, then every piece that is too large is halved across its length, as
 * farms are; where a cut ran stands a fence. What is known of a field is in fields.txt, the rest is ours.
 */
import {
  area,
  centroid,
  cut,
  distance,
  distanceToCourse,
  type Entry,
  type Fence,
  isInside,
  longestSide,
  type Polygon,
  partedToSize,
  SQUARE_YARDS_IN_AN_ACRE,
  standing,
  turnOf,
  unit,
  whim,
  type Yards,
} from '@longroll/kernel/mapmaking';
import { entries } from './source.ts';
import { SHEET } from './squares.ts';

export interface Field {
  readonly kind: string;
  readonly name: string;
  readonly ring: Polygon;
  /** Of its rows, degrees clockwise from east. */
  readonly turn: number;
}

/** A road that only touches a piece of ground does not part it. */
const LEAST_PASSAGE = 90;
const LARGEST = 24 * SQUARE_YARDS_IN_AN_ACRE;

interface Parted {
  readonly pieces: readonly Polygon[];
  readonly chords: readonly Fence[];
}

/** How much of a segment lies in a polygon, in yards. */
function passage(polygon: Polygon, a: Yards, b: Yards): number {
  const steps = Math.max(2, Math.ceil(distance(a, b) / 20));
  const inside = Array.from({ length: steps + 1 }, (_, n): Yards => {
    const t = n / steps;
    return [a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])];
  }).filter((at) => isInside(at, polygon));
  return (inside.length / (steps + 1)) * distance(a, b);
}

function partedByRoads(roads: readonly Entry[]): Parted {
  const segments = roads.flatMap(({ points }) => points.slice(1).map((b, n) => [points[n]!, b] as const));
  segments.sort((one, other) => distance(...other) - distance(...one));
  let pieces: readonly Polygon[] = [SHEET];
  const chords: Fence[] = [];
  for (const [a, b] of segments) {
    pieces = pieces.flatMap((piece) => {
      const found = passage(piece, a, b) > LEAST_PASSAGE ? cut(piece, a, b) : null;
      if (!found || found.parts.some(isScrap)) return [piece];
      chords.push(found.chord);
      return found.parts;
    });
  }
  return { pieces, chords };
}

const KINDS = ['grass', 'stubble', 'grass', 'fallow', 'ploughed', 'stubble', 'grass', 'fallow'] as const;
/** Too small or too narrow to be worked. */
const isScrap = (piece: Polygon): boolean =>
  area(piece) < 2.5 * SQUARE_YARDS_IN_AN_ACRE || area(piece) / distance(...longestSide(piece)) < 70;

/** Points all over a piece. */
function spotsIn(piece: Polygon): readonly Yards[] {
  const middle = centroid(piece);
  return [0.25, 0.6, 0.9].flatMap((t) =>
    piece.map(([x, y]): Yards => [middle[0] + t * (x - middle[0]), middle[1] + t * (y - middle[1])]),
  );
}

const shareIn = (piece: Polygon, rings: readonly Polygon[]): number => {
  const spots = spotsIn(piece);
  return spots.filter((spot) => rings.some((ring) => isInside(spot, ring))).length / spots.length;
};

function kindOf(piece: Polygon, bottoms: readonly Polygon[], known: Entry | undefined): string {
  if (known) return known.kind;
  if (isScrap(piece) || shareIn(piece, bottoms) > 0.4) return 'grass';
  return KINDS[Math.floor(whim(...centroid(piece), 2) * KINDS.length)]!;
}

export interface Farmland {
  readonly fields: readonly Field[];
  readonly fences: readonly Fence[];
}

export function farmland(): Farmland {
  const roads = entries('ways.txt');
  const grounds = entries('grounds.txt').map(({ points }) => points);
  const rivers = entries('waters.txt').filter(({ kind }) => kind !== 'run');
  const bottoms = entries('heights.txt')
    .filter(({ name }) => isBottom(name))
    .map(({ points }) => points);
  const known = entries('fields.txt');
  const byRoads = partedByRoads(roads);
  const chords = [...byRoads.chords];
  const pieces = byRoads.pieces.flatMap((piece) => partedToSize(piece, LARGEST, chords));
  const fields = pieces
    .filter((piece) => shareIn(piece, grounds) < 0.75)
    .map((ring): Field => {
      const own = known.find(({ points }) => isInside(points[0]!, ring));
      const kind = kindOf(ring, bottoms, own);
      return { kind, name: own?.name ?? '', ring, turn: turnOf(unit(longestSide(ring))) };
    });
  const isFree = (at: Yards): boolean =>
    !grounds.some((ring) => isInside(at, ring)) &&
    roads.every(({ points }) => distanceToCourse(at, points) > 26) &&
    rivers.every(
      ({ points, terms }) => distanceToCourse(at, points) > 15 + Number(terms.get('width') ?? 20) / 2,
    );
  return { fields, fences: chords.flatMap((chord) => standing(chord, isFree)) };
}

/** In heights.txt a name begins with its level. */
const isBottom = (name: string): boolean => name.startsWith('0 ');
