/**
 * A guided first game. A lesson is data: a position, what the coach says, what may be done, what is waited for. It is
 * played by the rules of every game, on the same map; only its luck lies there beforehand, and the player is told so.
 */
import type { ScenarioEntry } from './game.ts';
import type { Sheet } from './muster.ts';

/** Part of an action: it fits every action that says the same in these words. */
export type ActionPart = Readonly<Record<string, string | number | boolean>>;

/** One or two sentences, and the rules they rest on. */
export interface Saying {
  readonly text: string;
  readonly cite?: string;
}

/** What is waited for: that something was done in the step, that a piece stands in a cell, that something is decided. */
export type Goal =
  | { readonly did: ActionPart }
  | { readonly piece: string; readonly at: string }
  | { readonly decides: string };

/** A way that does not lead there: the player hears why, and goes back. */
export interface Miss {
  readonly when: Goal;
  readonly said: string;
  /** Actions that lead into it. */
  readonly by: readonly unknown[];
}

export interface LessonStep {
  readonly say: readonly Saying[];
  /** What is to be done now, in one sentence. */
  readonly todo: string;
  /** What may be done; nothing where the step is only read. */
  readonly may: readonly ActionPart[];
  /** What is said to one who tries something else. */
  readonly otherwise: string;
  /** Null: it is over when it has been read. */
  readonly goal: Goal | null;
  /** What is said when it is reached. */
  readonly done: string;
  readonly misses: readonly Miss[];
  /** A way to the goal. */
  readonly shown: readonly unknown[];
  /** What the others then do. */
  readonly reply: readonly unknown[];
  /** What lies there of its luck, in the order in which it falls, that of `reply` last. */
  readonly dice: readonly number[];
}

export interface Lesson {
  readonly id: string;
  readonly title: string;
  /** What one learns, in a sentence. */
  readonly about: string;
  /** Its position: a scenario that stands in no list. */
  readonly entry: ScenarioEntry;
  readonly sheet: Sheet;
  /** Actions that lead to where it begins, with what lies there for them. */
  readonly before: readonly unknown[];
  readonly dice: readonly number[];
  /** How many faces a die has, if faces lie there; 0 if they are shares of all ways, from 0 to 1, one for each draw. */
  readonly faces: number;
  readonly steps: readonly LessonStep[];
  /** What has been learnt. */
  readonly close: string;
}

/** Advice that is given in a whole game, where its moment comes. */
export interface Hint {
  readonly id: string;
  readonly decides: string;
  readonly side?: string;
  /** Only where something like this may be done. */
  readonly offers?: ActionPart;
  readonly say: readonly Saying[];
}

/** A scenario played from its beginning with advice, and with real dice. */
export interface HintedGame {
  readonly id: string;
  readonly title: string;
  readonly about: string;
  readonly scenario: string;
  /** The first that fits a moment is given, until it is known. */
  readonly hints: readonly Hint[];
}

/** A guided first game: lessons in their order, then a whole game. */
export interface Primer {
  readonly lessons: readonly Lesson[];
  readonly game: HintedGame;
}
