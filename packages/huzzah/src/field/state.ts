/** The state of a battle on the map (17.2): plain readonly JSON. Hexes are cells of the map, units and leaders places in the lists. */
import type { OnDisrupt, Side, StackState } from '../model/vocabulary.ts';

/** Where a piece is when it is in no hex. */
export const WAITING = -1;
export const GONE = -2;

export const FORMATIONS_IN_PLAY = [
  ...(['line', 'skirmish', 'mounted', 'dismounted'] as const),
  ...(['limbered', 'unlimbered'] as const),
] as const;
export type UnitFormation = (typeof FORMATIONS_IN_PLAY)[number];

/** What a stack is told to do while the enemy moves (17.2). */
export const FIRE_MODES = ['ask', 'first', 'always', 'never'] as const;
export type FireMode = (typeof FIRE_MODES)[number];
export const REACTIONS = ['advance', 'enPassant', 'preAssault'] as const;
export type Reaction = (typeof REACTIONS)[number];

export interface StandingOrders extends Readonly<Record<Reaction, FireMode>> {
  readonly onDisrupt: 'ask' | OnDisrupt;
}
export const ORDER_KINDS = [...REACTIONS, 'onDisrupt'] as const;
export type OrderKind = (typeof ORDER_KINDS)[number];

/** Start values (17.2). */
export const FIRST_ORDERS: StandingOrders = {
  ...{ advance: 'ask', enPassant: 'ask', preAssault: 'always', onDisrupt: 'ask' },
} as const;

/**
 * A unit. State, facing, marker, command, road and orders belong to its stack and are the same for all of it between
 * actions; each unit bears them, so that those who leave take them along and the rest keeps them too (17.1).
 */
export interface UnitState {
  readonly hex: number;
  readonly hits: number;
  readonly reduced: boolean;
  readonly formation: UnitFormation;
  /** In this segment. */
  readonly acted: boolean;
  /** It fired in a fire segment and its side has had no action segment since (17.17). */
  readonly volleyed: boolean;
  readonly state: StackState;
  /** As the map counts directions. */
  readonly facing: number;
  readonly marker: boolean;
  readonly inCommand: boolean;
  readonly usedRoad: boolean;
  /** Where they differ from those of its side. */
  readonly orders: Partial<StandingOrders>;
}

export interface LeaderState {
  readonly hex: number;
  readonly acted: boolean;
  readonly radius: number;
  /** How often he was lost: who stands in for him may be lost too. */
  readonly lost: number;
}

/** Strength points that have fired out of a hex in this segment (17.4). */
export interface Fired {
  readonly smallArms: number;
  readonly guns: number;
}

export const SEGMENT_IDS = [
  ...(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const),
  ...(['i', 'j', 'k', 'l', 'm', 'n', 'o'] as const),
] as const;
export type SegmentId = (typeof SEGMENT_IDS)[number];

export type BySide<T> = Readonly<Record<Side, T>>;

export interface FieldState {
  readonly scenario: string;
  readonly turn: number;
  readonly segment: SegmentId;
  readonly units: readonly UnitState[];
  readonly leaders: readonly LeaderState[];
  /** Who controls each objective, in the order of the sheet. */
  readonly control: readonly Side[];
  /** Standing orders of each side. */
  readonly orders: BySide<StandingOrders>;
  /** Points for holding, won so far. */
  readonly hold: BySide<number>;
  /** By hex. */
  readonly fired: Readonly<Record<string, Fired>>;
}
