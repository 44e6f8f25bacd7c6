/** The state of a battle on the map (1, 21.2): plain readonly JSON. Squares are cells of the map, units and leaders places in the lists. */
import type { Mode, Side } from '../model/vocabulary.ts';
import type { Options } from '../scenarios/scenario.ts';

/** Where a unit is when it is in no square; `UNKNOWN` only in the eyes of the enemy. */
export const WAITING = -1;
export const GONE = -2;
export const UNKNOWN = -3;

/** Nobody, where a place in a list is meant. */
export const NOBODY = -1;

/** An order to fire at a square (6), and to charge it. */
export interface Plot {
  readonly square: number;
  /** Points paid for it in this phase; 0 for a standing plot. */
  readonly paid: number;
  /** Its place among the plots of the phase. */
  readonly order: number;
  readonly melee: boolean;
}

export interface UnitState {
  readonly square: number;
  /** Of a unit that is gone: those who were left of it and are no losses (21.14). */
  readonly men: number;
  readonly mode: Mode;
  /** As the map counts directions. Of a routed unit: the direction that it will face when it rallies. */
  readonly facing: number;
  readonly efficiency: number;
  readonly fatigue: number;
  readonly ammo: number;
  readonly fort: number;
  /** Operation points left. */
  readonly op: number;
  readonly plot: Plot | null;
  readonly holdFire: boolean;
  readonly meleeAdvance: boolean;
  /** May be given orders (13.3). */
  readonly active: boolean;
  readonly inCommand: boolean;
  /** Since set-up; what scores for the enemy. */
  readonly lostMen: number;
  readonly lostGuns: number;
  /** Nothing was done with it and to it since the last recovery (21.10.2). */
  readonly idle: boolean;
  readonly firedThisTurn: boolean;
  readonly justRallied: boolean;
  /** In this set. */
  readonly modeChanged: boolean;
  /** In this phase: forced points spent, and what may be done only once. */
  readonly forced: number;
  readonly turned: boolean;
  readonly unplotted: boolean;
  readonly ambushed: boolean;
  readonly heldFireSet: boolean;
  readonly advanceSet: boolean;
}

export interface LeaderState {
  /** The unit that he rides with; `NOBODY` if he is lost or out of the game, `UNKNOWN` in the eyes of the enemy. */
  readonly unit: number;
  readonly status: 'serving' | 'lost' | 'out';
  /** He stands for one who was lost: factor 1.00, and no points (21.12.4). */
  readonly replacement: boolean;
  /** In this turn. */
  readonly moved: boolean;
}

/** An enemy who was seen and is no longer (21.13.2). */
export interface Contact {
  readonly unit: number;
  readonly square: number;
  readonly men: number;
  readonly turn: number;
}

/** What a side sees of the other. Without hidden units it is empty, and everything is seen. */
export interface Sight {
  /** Places of enemy units, in list order. */
  readonly seen: readonly number[];
  readonly contacts: readonly Contact[];
}

/** Points of one side by what they were won with (14.2, 14.3). */
export interface Tally {
  readonly men: number;
  readonly guns: number;
  readonly leaders: number;
  readonly places: number;
}

/** A shot of the last combat phase: its smoke hangs until the next. */
export interface Fired {
  /** `UNKNOWN` in the eyes of an enemy who did not see it. */
  readonly unit: number;
  /** What it was fired at. */
  readonly square: number;
  /** The enemy saw who fired. */
  readonly seen: boolean;
}

type BySide<T> = Readonly<Record<Side, T>>;

/** As it is, and as far as each side knows it. */
export interface Known<T> {
  readonly all: T;
  readonly union: T;
  readonly confederate: T;
}

export interface FieldState {
  readonly scenario: string;
  readonly options: Options;
  /** As the day counts them. */
  readonly turn: number;
  readonly units: readonly UnitState[];
  readonly leaders: readonly LeaderState[];
  readonly sight: BySide<Sight>;
  /** Who holds each objective, in the order of the sheet. */
  readonly held: Known<readonly Side[]>;
  readonly score: Known<BySide<Tally>>;
  readonly shots: readonly Fired[];
  /** By how many turns each arriving group is shifted; nobody is told (21.11.2). */
  readonly shifts: readonly number[];
  /** Men and guns that players struck off (or, below nought, added) by agreement. */
  readonly overruled: BySide<{ readonly men: number; readonly guns: number }>;
}
