/**
 * Where a game is in the sequence of play (17.3 to 17.19): who decides, and what the stage must remember. The data of a stage
 * is its own; a stage that is called inside another knows what goes on after it (17.1). Units, leaders and hexes are known by
 * their places in the lists and on the map.
 */
import type { Seat, StateAt } from '@longroll/kernel';
import type { FieldState, Reaction } from '../../field/state.ts';
import type { Circumstances, Role } from '../../model/orders.ts';
import type { Code, OnDisrupt, Side } from '../../model/vocabulary.ts';
import type { Readings } from '../../rulings/index.ts';

/** Units and leaders of one stack that act together now. */
export interface Group {
  /** `WAITING` for those who enter. */
  readonly hex: number;
  readonly units: readonly number[];
  readonly leaders: readonly number[];
}

/** A group on the move (17.7). */
export interface Moving extends Group {
  /** The hexes of the move, the one left first; for those who enter, their first hex on the map. */
  readonly path: readonly number[];
  /** They came from off the map, so that the first hex of the path has cost a point; and by road. */
  readonly entered: 'no' | 'by-road' | 'off-road';
  /** Formation changes made, a point each. */
  readonly changes: number;
  /** The move is over but for the facing. */
  readonly stopped: boolean;
  /** The hex that is charged; -1 for a move. */
  readonly target: number;
  /** Hexes of the stacks that have fired at it on this move (8.6.1). */
  readonly shotBy: readonly number[];
}

/** Fire that a step draws (17.8): at the hex left or at the hex entered, by those who have not been asked yet. */
export interface Trigger {
  readonly kind: 'advance' | 'en-passant';
  /** The hex to be entered, or that was. */
  readonly to: number;
  readonly from: readonly number[];
  /** The group was in good order before the first shot. */
  readonly inOrder: boolean;
}

/** An assault (17.13): who attacks from which hex, whom, and how far it has come. */
export interface Assault extends Group {
  readonly target: number;
  readonly charging: boolean;
  /** The attackers came here by road alone, and are fired at so. */
  readonly byRoad: boolean;
  readonly defenders: readonly number[];
  readonly defenderLeaders: readonly number[];
  /** Rounds fought. */
  readonly rounds: number;
  /** The defenders have lost, or are gone, and the attackers have not. */
  readonly won: boolean;
}

/** A body of units that a combat result, or a number of O hits, has fallen on. */
export interface Suffering extends Group {
  readonly side: Side;
  /** A combat result, or hits that no check follows. */
  readonly code: Code | 'hits';
  readonly hits: number;
  readonly circumstances: Circumstances;
  /** Whose dice they are in an assault; fire has one body only. */
  readonly role: Role | 'target';
  readonly combat: 'fire' | 'assault';
  readonly onDisrupt: OnDisrupt | null;
  /** Units that the owner has chosen so far, where several are equally due (12.2). */
  readonly picks: readonly number[];
}

/** A body after its result: whether it must run. */
export interface Suffered {
  readonly suffering: Suffering;
  readonly routMove: boolean;
}

/** A rout move (17.12). */
export interface Routing extends Group {
  readonly side: Side;
  readonly entered: readonly number[];
}

/** What goes on when a stage that was called is over. */
export type Then =
  | { readonly after: 'volley' }
  | { readonly after: 'straggling'; readonly moving: Moving; readonly to: number }
  | { readonly after: 'reaction'; readonly moving: Moving; readonly trigger: Trigger }
  | { readonly after: 'run-over'; readonly assault: Assault }
  | { readonly after: 'pre-assault'; readonly assault: Assault }
  | { readonly after: 'round'; readonly assault: Assault }
  | { readonly after: 'assault-end'; readonly assault: Assault }
  | { readonly after: 'recover'; readonly left: readonly number[] }
  | { readonly after: 'rout'; readonly routing: Routing; readonly afterwards: Then };

type Each<Name extends string, Data = unknown> = Name extends string
  ? { readonly at: Name; readonly side: Side } & Data
  : never;

type FrameStage =
  | Each<'set-up' | 'turn-start' | 'segment-start' | 'offer' | 'segment-end' | 'game-turn' | 'taking-stock'>
  | Each<'fire-choose' | 'horse-choose' | 'action-choose' | 'replace' | 'game-over'>
  | Each<'recover', { readonly left: readonly number[] }>;

type GroupStage = Each<'fire-group' | 'horse-group' | 'group', { readonly group: Group }>;

type MoveStage =
  | Each<'move' | 'arrive', { readonly moving: Moving }>
  | Each<'straggle' | 'straggle-choice' | 'leave' | 'enter', { readonly moving: Moving; readonly to: number }>
  | Each<'trigger' | 'react', { readonly moving: Moving; readonly trigger: Trigger }>;

type AssaultStage = Each<
  'assault-start' | 'step-back' | 'offer-fire' | 'pre-assault' | 'round' | 'assault-end' | 'advance',
  { readonly assault: Assault }
>;

type SufferStage =
  | Each<'suffer', { readonly sufferings: readonly Suffering[]; readonly afterwards: Then }>
  | Each<
      'disrupt-choice' | 'hit-choice',
      { readonly sufferings: readonly Suffering[]; readonly whose: number; readonly afterwards: Then }
    >
  | Each<'suffered', { readonly suffered: readonly Suffered[]; readonly afterwards: Then }>
  | Each<'routed', { readonly afterwards: Then }>
  | Each<'rout' | 'rout-step', { readonly routing: Routing; readonly afterwards: Then }>;

export type Stage = FrameStage | GroupStage | MoveStage | AssaultStage | SufferStage;
export type StageName = Stage['at'];

export const DECISIONS = [
  ...(['set-up', 'fire-choose', 'fire-group', 'horse-choose', 'horse-group'] as const),
  ...(['action-choose', 'group', 'move', 'straggle-choice', 'react', 'step-back'] as const),
  ...(['pre-assault', 'advance', 'disrupt-choice', 'hit-choice', 'rout-step'] as const),
  ...(['replace', 'game-over'] as const),
] as const;
export type DecisionStage = (typeof DECISIONS)[number];

export interface PlayState extends FieldState {
  /** Where the players hold otherwise than we do. */
  readonly houseRules: Partial<Readings>;
  /** The side that has given up the game. */
  readonly resigned: Side | null;
  readonly stage: Stage;
}
/** Nothing is hidden in this game: a seat sees the whole state. */
export interface Sight {
  readonly state: PlayState;
  readonly seat: Seat;
}

export type In<At extends StageName> = StateAt<PlayState, At>;

/** The same state in another stage. */
export const to = (state: Omit<PlayState, 'stage'>, stage: Stage): PlayState => ({ ...state, stage });

export const REACTION_OF: Readonly<Record<Trigger['kind'], Reaction>> = {
  advance: 'advance',
  'en-passant': 'enPassant',
};
