/** The state of a game on the map: plain readonly JSON. Hexes are cells of the scenario's map. */
import type { UnitState } from '../model/unit.ts';
import type { Side } from '../model/vocabulary.ts';

/** Where a piece is when it is in no hex. */
export const WAITING = -1;
export const GONE = -2;

export interface UnitOnField extends UnitState {
  /** A hex, `WAITING` to enter, or `GONE`: lost. */
  readonly hex: number;
  /** Where it enters, and from which turn on; -1 if it was on the map from the start. */
  readonly entry: number;
  readonly arrives: number;
  readonly released: boolean;
  readonly flanksRefused: boolean;
  /** Moved or retreated in this turn: no works progress (11.2). */
  readonly moved: boolean;
}

export interface LeaderOnField {
  readonly hex: number;
  readonly entry: number;
  readonly arrives: number;
  readonly released: boolean;
  /** He has tried an assault this turn and failed (14.9). */
  readonly spent: boolean;
}

/** A railroad station that the Union has been at (5.7). */
export interface BurntStation {
  readonly hex: number;
  readonly how: 'damaged' | 'destroyed';
}

export interface FieldState {
  readonly scenario: string;
  /** Of the scenario, from 1 on. */
  readonly turn: number;
  readonly units: readonly UnitOnField[];
  readonly leaders: readonly LeaderOnField[];
  /** Who holds each watched hex of the field, in its order (18.7). */
  readonly held: readonly Side[];
  /** Manpower lost in combat, retreats and surrenders: what scores for the enemy (18.8). */
  readonly lost: Readonly<Record<Side, number>>;
  /** Manpower lost by marching too hard: it scores nothing, and keeps the books whole. */
  readonly strayed: Readonly<Record<Side, number>>;
  /** Manpower that players struck off (or, below nought, added) by agreement. */
  readonly overruled: Readonly<Record<Side, number>>;
  readonly burnt: readonly BurntStation[];
}
