/**
 * Where a game is in the turn (21.3): who decides or is attacking, and what the stage must remember. The data of a stage is
 * its own. Units, leaders and squares are known by their places in the lists and on the map.
 */
import type { StateAt } from '@longroll/kernel';
import type { FieldState, UnitState } from '../../field/state.ts';
import type { Side } from '../../model/vocabulary.ts';
import type { FieldRules } from '../../rulings/index.ts';

/** Half a turn (3.4): both sides have their operations and combat in each. */
export type SetNumber = 1 | 2;

/** Men that a unit lost in a step of combat, fire or melee. */
export interface Loss {
  readonly unit: number;
  /** Where it stood: its leader looks for another unit from there if it is gone. */
  readonly square: number;
  readonly lost: number;
  /** Its men before the step. */
  readonly before: number;
  /** Some of it came from the flank (21.6.4). */
  readonly flanked: boolean;
}

/** Losses of the melees fought so far in a phase, and the squares that they were fought for. */
export interface Melees {
  readonly fought: readonly number[];
  readonly losses: readonly Loss[];
}

/** One stage for each name, with the same data. In stages that nobody decides the side is the phasing one. */
type Each<Name extends string, Data = unknown> = Name extends string
  ? { readonly at: Name; readonly side: Side } & Data
  : never;
type InSet<Name extends string, Data = unknown> = Each<Name, Data & { readonly set: SetNumber }>;

/** One operations phase: lists of what units may do hold as long as it lasts. */
export interface Phase {
  readonly turn: number;
  readonly set: SetNumber;
}

/** Orders are being given (21.4). */
export interface Ordering {
  /** Plots made in this phase so far. */
  readonly plots: number;
  /** The unit that was given orders last, and what it was like before: the other side still sees it so (21.13.4). */
  readonly unit: number;
  readonly before: UnitState | null;
}

export type Stage =
  | Each<
      | 'set-up'
      | 'turn-start'
      | 'replacements'
      | 'command'
      | 'command-check'
      | 'arrivals'
      | 'releases'
      | 'victory'
    >
  /** The side is the one that won by the other's resigning; it has no meaning else. */
  | Each<'game-over', { readonly resigned: boolean }>
  | Each<'rally' | 'rest' | 'resupply', { readonly midTurn: boolean }>
  | InSet<'allotment' | 'routed-moves' | 'fire' | 'combat-end'>
  | InSet<'operations', { readonly phase: Phase; readonly ordering: Ordering }>
  | InSet<'renewal', { readonly plots: number }>
  | InSet<'fire-settle', { readonly losses: readonly Loss[] }>
  | InSet<'melee' | 'melee-settle', { readonly melees: Melees }>
  /** Those who have routed flee (21.9); then melees, or the end of the combat. */
  | InSet<'flights', { readonly fleeing: readonly number[]; readonly after: 'melee' | 'combat-end' }>;

export type StageName = Stage['at'];

/** Somebody decides in these; the rest is played through. */
export type DecisionStage = 'set-up' | 'command' | 'operations' | 'game-over';

export interface PlayState extends FieldState {
  /** Readings that players hold otherwise than we do. */
  readonly houseRules: Partial<FieldRules>;
  readonly stage: Stage;
}

/** A state in one of its stages. */
export type In<At extends StageName> = StateAt<PlayState, At>;

/** On to another stage. */
export const to = (state: FieldState & Pick<PlayState, 'houseRules'>, stage: Stage): PlayState => ({
  ...state,
  stage,
});
