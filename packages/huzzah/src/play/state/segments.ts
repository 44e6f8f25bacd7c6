/** The fifteen segments of a game turn (17.3), in their fixed order. */
import type { Field } from '../../field/field.ts';
import type { FieldState, SegmentId } from '../../field/state.ts';
import type { Side } from '../../model/vocabulary.ts';

export type SegmentKind = 'artillery-fire' | 'small-arms-fire' | 'horse' | 'action' | 'game-turn';

export interface Segment {
  readonly id: SegmentId;
  /** As the table of the rules names it. */
  readonly name: string;
  readonly title: string;
  readonly side: Side;
  readonly kind: SegmentKind;
}

const segment = (id: SegmentId, name: string, title: string, side: Side, kind: SegmentKind): Segment => ({
  ...{ id, name, title, side, kind },
});

export const SEGMENTS: readonly Segment[] = [
  segment('a', 'usa-artillery-fire-1', 'Union artillery fire', 'union', 'artillery-fire'),
  segment('b', 'usa-small-arms-fire', 'Union small-arms fire', 'union', 'small-arms-fire'),
  segment('c', 'usa-horse-1', 'Union horse', 'union', 'horse'),
  segment('d', 'csa-horse-1', 'Confederate horse', 'confederate', 'horse'),
  segment('e', 'csa-artillery-fire-1', 'Confederate artillery fire', 'confederate', 'artillery-fire'),
  segment('f', 'csa-action-1', 'Confederate action', 'confederate', 'action'),
  segment('g', 'usa-action-1', 'Union action', 'union', 'action'),
  segment('h', 'csa-artillery-fire-2', 'second Confederate artillery fire', 'confederate', 'artillery-fire'),
  segment('i', 'csa-small-arms-fire', 'Confederate small-arms fire', 'confederate', 'small-arms-fire'),
  segment('j', 'csa-horse-2', 'second Confederate horse', 'confederate', 'horse'),
  segment('k', 'usa-horse-2', 'second Union horse', 'union', 'horse'),
  segment('l', 'usa-artillery-fire-2', 'second Union artillery fire', 'union', 'artillery-fire'),
  segment('m', 'usa-action-2', 'second Union action', 'union', 'action'),
  segment('n', 'csa-action-2', 'second Confederate action', 'confederate', 'action'),
  segment('o', 'game-turn', 'game turn', 'union', 'game-turn'),
];

const places = new Map(SEGMENTS.map(({ id }, place) => [id, place]));

/** Which of the fifteen it is. */
export const placeOf = (id: SegmentId): number => places.get(id)! + 1;
export const segmentOf = (id: SegmentId): Segment => SEGMENTS[places.get(id)!]!;
/** The segment after this one; after the last the turn is over. */
export const segmentAfter = (id: SegmentId): Segment => SEGMENTS[(places.get(id)! + 1) % SEGMENTS.length]!;

/** Dusk and dark (18): fire and MFZ reach 1 hex. */
export const isDusk = ({ scenario }: Field, { turn }: Pick<FieldState, 'turn'>): boolean =>
  scenario.dusk !== null && turn >= scenario.dusk;
