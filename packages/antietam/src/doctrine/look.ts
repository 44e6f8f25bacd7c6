/** What a decision is made from: the field, the view of the side, its plan and its bearing. Nothing else is asked. */
import type { Bearing } from '@longroll/kernel';
import type { Field } from '../field/field.ts';
import type { Side } from '../model/vocabulary.ts';
import type { Operating } from '../play/operations/ordered.ts';
import type { PlayState } from '../play/state/stage.ts';
import { isRouted, knownEnemies } from '../play/state/standing.ts';

/** An enemy square that is to be charged, and with whom. */
export interface Prey {
  readonly square: number;
  readonly units: readonly number[];
  /** By unit: the square from which it is to charge. */
  readonly from: readonly number[];
}

/** One place that counts. */
export interface Aim {
  /** Its place in the list of the field's goals. */
  readonly goal: number;
  readonly kind: 'take' | 'hold';
  /** Points that hang on it until the end. */
  readonly points: number;
  /** Men that it asks for. */
  readonly needed: number;
}

export interface Plan {
  readonly side: Side;
  readonly phase: string;
  readonly aims: readonly Aim[];
  /** By unit: its aim, a place in `aims`; -1 for those who have none. */
  readonly posts: readonly number[];
  /** Units of the side, those nearest to the enemy and to their goals first: in this order they are given orders. */
  readonly order: readonly number[];
  /** Whom to charge, and with whom. */
  readonly prey: readonly Prey[];
}

export interface Look<S extends PlayState = Operating> {
  readonly field: Field;
  readonly view: S;
  readonly side: Side;
  readonly plan: Plan;
  readonly bearing: Bearing;
}

export const aimOf = ({ plan }: Pick<Look, 'plan'>, unit: number): Aim | null =>
  plan.aims[plan.posts[unit] ?? -1] ?? null;

/** Enemies whose places are known. */
export const enemiesOf = (field: Field, view: PlayState, side: Side): readonly number[] =>
  knownEnemies(field, view, side).filter((enemy) => view.units[enemy]!.square >= 0);

/** May be given orders, and would do something with them. */
export function isReady({ view }: Look, unit: number): boolean {
  const record = view.units[unit]!;
  return record.square >= 0 && record.active && !isRouted(record) && !record.ambushed;
}
