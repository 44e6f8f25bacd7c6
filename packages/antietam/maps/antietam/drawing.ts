/** The drawing of the field: the shapes of the sources in map units, and what is ours to make it whole. */
import type { Drawing, Shape } from '@longroll/kernel';
import {
  distanceToSegment,
  type Entry,
  type Frame,
  farmsteads,
  longestSide,
  type Spot,
  townHouses,
  turnOf,
  unit,
  type Yards,
} from '@longroll/kernel/mapmaking';
import { type Farmland, farmland } from './fields.ts';
import { entries } from './source.ts';
import { SQUARE, unitsOf } from './squares.ts';

const FRAME: Frame = { unitsOf, yards: SQUARE };
const BUILT = ['farm', 'house', 'mill', 'church', 'hamlet'];
/** Two headquarters were in houses. */
const isBuilt = ({ kind, name }: Spot): boolean => BUILT.includes(kind) || name === 'Pry house';

const round = (n: number): number => Number(n.toFixed(2));
const units = (points: readonly Yards[]): Shape['points'] =>
  points.map((at) => {
    const [x, y] = unitsOf(at);
    return [round(x), round(y)];
  });

const shape = (
  kind: string,
  name: string,
  points: readonly Yards[],
  traits: Shape['traits'] = {},
): Shape => ({ kind, name, points: units(points), traits });

const heights = (): Shape[] =>
  entries('heights.txt').map(({ name, points }) => {
    const [level = '', ...words] = name.split(' ');
    return shape('height', words.join(' '), points, { level: [Number(level)] });
  });

const ROWED = ['cornfield', 'orchard'];

const grounds = (): Shape[] =>
  entries('grounds.txt').map(({ kind, name, points }) =>
    shape(kind, name, points, ROWED.includes(kind) ? { rows: [turnOf(unit(longestSide(points)))] } : {}),
  );

const fields = ({ fields: all }: Farmland): Shape[] =>
  all.map(({ kind, name, ring, turn }) => shape(kind, name, ring, { rows: [turn] }));

const blocks = (): Shape[] => entries('blocks.txt').map(({ points }) => shape('block', '', points));

/** Waters grow a little on their way. */
function water({ kind, name, points, terms }: Entry): Shape {
  const width = Number(terms.get('width') ?? 0) / SQUARE;
  return shape(kind, name, points, width ? { width: [round(width * 0.85), round(width * 1.15)] } : {});
}

const ways = (): Shape[] => entries('ways.txt').map(({ kind, name, points }) => shape(kind, name, points));
const details = (): Shape[] =>
  entries('details.txt').map(({ kind, name, points }) => shape(kind, name, points));
const fences = (land: Farmland): Shape[] => land.fences.map((fence) => shape('fence', '', fence));

const segmentsOf = (courses: readonly Entry[]) =>
  courses.flatMap(({ points }) => points.slice(1).map((b, n) => [points[n]!, b] as const));

/** The direction of the course that passes nearest. */
function directionAt(at: Yards, courses: readonly Entry[]): number {
  const near = ([a, b]: readonly [Yards, Yards]) => distanceToSegment(at, a, b);
  return turnOf(unit(segmentsOf(courses).reduce((best, one) => (near(one) < near(best) ? one : best))));
}

const ALIKE = 35;

/** A bridge lies as its road does, unless that bends there; else one crosses straight over the water. */
function across(at: Yards): number {
  const straight =
    (directionAt(
      at,
      entries('waters.txt').filter(({ kind }) => kind === 'stream'),
    ) +
      90) %
    180;
  const road = directionAt(at, entries('ways.txt'));
  const apart = Math.abs(((road - straight + 270) % 180) - 90);
  return apart < ALIKE ? road : straight;
}

const CROSSINGS = ['bridge', 'ford'];
/** Names of the farms without the word, as a map has them. */
const lettered = (name: string): string => name.replace(/ (farm|house)$/, '').replace(/ \(.*\)$/, '');

/** The name of the town stands beside it, by names.txt. */
const UNLETTERED = ['cover', 'place', 'town'];

function placeSpots(places: readonly Spot[]): Shape[] {
  return places
    .filter(({ kind }) => !UNLETTERED.includes(kind))
    .flatMap(({ kind, name, at }) => {
      if (!CROSSINGS.includes(kind)) return [shape(kind, lettered(name), [at])];
      const turn = [across(at)];
      // Of the lesser bridge only those who look closely read the name.
      const lesser = name.includes('mill');
      return lesser
        ? [shape(kind, '', [at], { turn }), shape('small-bridge', name, [at])]
        : [shape(kind, lettered(name), [at], { turn })];
    });
}

const buildings = (places: readonly Spot[]): Shape[] => [
  ...farmsteads(FRAME, places.filter(isBuilt), entries('ways.txt')),
  ...townHouses(FRAME, entries('blocks.txt')),
];

/** What stands on every sheet has no name of its own. */
const FURNITURE = ['north', 'scale'];

const names = (): Shape[] =>
  entries('names.txt').map(({ kind, name, points }) =>
    shape(kind, FURNITURE.includes(kind) ? '' : name, points),
  );

export function drawingOf(places: readonly Spot[]): Drawing {
  const land = farmland();
  return {
    name: 'antietam',
    yards: SQUARE,
    areas: byKind([...heights(), ...fields(land), ...grounds(), ...blocks()]),
    lines: byKind([...entries('waters.txt').map(water), ...ways(), ...details(), ...fences(land)]),
    spots: byKind([...placeSpots(places), ...names(), ...buildings(places)]),
  };
}

/** Kinds together, in the order in which they first come. */
function byKind(shapes: readonly Shape[]): Shape[] {
  const kinds = [...new Set(shapes.map(({ kind }) => kind))];
  return kinds.flatMap((kind) => shapes.filter((one) => one.kind === kind));
}
