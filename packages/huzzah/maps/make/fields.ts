/** The fields of the clearings: parted as farms are, with fences where they end. What grows where is ours. */
import {
  area,
  centroid,
  distanceToCourse,
  type Fence,
  longestSide,
  partedToSize,
  SQUARE_YARDS_IN_AN_ACRE,
  standing,
  turnOf,
  unit,
  whim,
  type Yards,
} from '@longroll/kernel/mapmaking';
import type { Field } from './field.ts';
import { hexNamed, middle } from './sheet.ts';

export interface Parcel {
  readonly kind: string;
  readonly ring: readonly Yards[];
  /** Of its rows, degrees clockwise from east. */
  readonly turn: number;
}

export interface Farmland {
  readonly parcels: readonly Parcel[];
  readonly fences: readonly Fence[];
}

const LARGEST = 15 * SQUARE_YARDS_IN_AN_ACRE;
const SMALLEST = 3 * SQUARE_YARDS_IN_AN_ACRE;
const KINDS = ['grass', 'stubble', 'fallow', 'grass', 'ploughed', 'stubble', 'fallow'] as const;
/** Yards that a fence keeps from a road, and from the middle of a hex that is not clear. */
const CLEAR_OF_ROAD = 26;
const CLEAR_OF_WOODS = 95;

export function farmland({ sheet, terrain, entries }: Field): Farmland {
  const chords: Fence[] = [];
  const rings = entries('grounds.txt').filter(({ kind }) => kind === 'clear');
  const pieces = rings.flatMap(({ points }) => partedToSize(points, LARGEST, chords));
  const parcels = pieces.map((ring): Parcel => {
    const kind = KINDS[Math.floor(whim(...centroid(ring), 2) * KINDS.length)]!;
    return {
      kind: area(ring) < SMALLEST ? 'grass' : kind,
      ring,
      turn: turnOf(unit(longestSide(ring))),
    };
  });
  const roads = entries('ways.txt');
  const wooded = terrain.rows.flatMap((row, r) =>
    [...row].flatMap((letter, column) => (letter === '.' ? [] : [middle(sheet, [column, r])])),
  );
  const isFree = (at: Yards): boolean =>
    roads.every(({ points }) => distanceToCourse(at, points) > CLEAR_OF_ROAD) &&
    wooded.every(([x, y]) => Math.hypot(at[0] - x, at[1] - y) > CLEAR_OF_WOODS);
  return { parcels, fences: chords.flatMap((chord) => standing(chord, isFree)) };
}

/** Whether a spot lies in a hex of clear ground. */
export const isClear = ({ terrain }: Field, id: string): boolean => {
  const [column, row] = hexNamed(id);
  return terrain.rows[row]![column] === '.';
};
