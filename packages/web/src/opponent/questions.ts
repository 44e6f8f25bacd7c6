/** What is asked of who thinks beside the page, and what comes back: plain data, since it crosses to a worker. */
import type { GameHead, Move, Prospect, Reasoned } from '@longroll/kernel';

/** The game that a question is about, and what of it is new since the one before. */
export interface News {
  readonly scenario: string;
  readonly houseRules: GameHead['houseRules'];
  /** What the luck of computers in this game follows from. */
  readonly seed: string;
  /** Nothing of it is known there yet. */
  readonly anew: boolean;
  /** So many moves are as they were; those after them come here. */
  readonly from: number;
  readonly moves: readonly Move[];
}

export type Question =
  /** What a computer does now, on behalf of its side. */
  | { readonly what: 'decide'; readonly side: string; readonly opponent: string }
  /** What it would do in somebody's place, after so many moves. */
  | { readonly what: 'advise'; readonly side: string; readonly opponent: string; readonly at: number }
  /** What comes of each thing that it weighs there. */
  | {
      readonly what: 'whatIf';
      readonly side: string;
      readonly at: number;
      readonly plays: number;
      /** The state is nobody's to know: it is dealt from the view of the side. */
      readonly dealt: boolean;
    };

/** What it would do, and what else it weighed. */
export interface Advice extends Reasoned {
  readonly others: readonly Reasoned[];
}

export interface Answers {
  readonly decide: Reasoned;
  readonly advise: Advice;
  readonly whatIf: readonly Prospect[];
}
export type Answer = Answers[keyof Answers];

/** To who thinks. */
export type Word =
  | { readonly id: number; readonly news: News; readonly question: Question }
  /** He shall answer with what he knows by now. */
  | { readonly id: number; readonly enough: true }
  /** Nobody waits for it any more. */
  | { readonly id: number; readonly drop: true };

/** From who thinks. */
export type Said =
  | { readonly id: number; readonly progress: number }
  | { readonly id: number; readonly answer: Answer }
  | { readonly id: number; readonly failed: string };
