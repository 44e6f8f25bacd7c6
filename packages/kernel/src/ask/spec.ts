/** What is said of a question when it is written: its fields, its procedure, and how its results are told. */
import type * as z from 'zod';
import type { Span } from '../card/span.ts';
import type { Verdict } from '../plain/refusal.ts';
import type { ThrownDie } from '../umpire/minutes.ts';
import type { Policy, Procedure } from '../umpire/umpire.ts';

/** One cell of a chart that a result was read from. */
export interface LitCell {
  readonly chart: string;
  readonly row: number;
  readonly column: number;
  /** A note under the chart that changes the cell, and what it makes of it. */
  readonly noted?: { readonly mark: string; readonly makes: string };
}

/** A way to sort all results into a few classes, from the worst to the best in one fixed order. */
export interface Summary<R> {
  readonly title: string;
  readonly classes: readonly {
    readonly label: string;
    readonly tone: Tone;
    readonly holds: (result: R) => boolean;
  }[];
}
/** How a class is coloured; always beside its word. */
export type Tone = 'worst' | 'bad' | 'even' | 'good' | 'best';

export interface Average<R> {
  readonly label: string;
  readonly of: (result: R) => number;
}

/** A number that results have, or a band of numbers, to be drawn as a distribution: losses, MP. */
export interface Plot<R> {
  readonly title: string;
  readonly of: (result: R) => number | Span;
}

/** Another way to go about the same case, to compare: the values of the form that it changes. */
export interface Alternative {
  readonly label: string;
  readonly values: Readonly<Record<string, unknown>>;
}

export interface QuestionSpec<F extends z.ZodRawShape, I, R> {
  readonly id: string;
  readonly title: string;
  readonly about: string;
  readonly fields: F;
  /** A worked case, to be looked at. */
  readonly example: Readonly<Record<string, unknown>>;
  /** Derived defaults, and whatever only the rules can refuse. */
  readonly settle: (fields: z.output<z.ZodObject<F>>) => Verdict<I>;
  readonly procedure: (input: I) => Procedure<R>;
  /** Decides for the players inside the procedure; without it they take the first thing listed. */
  readonly policy?: (input: I) => Policy;
  /** The case in a few words: "Prepared attack, 7 against 2, across a creek". */
  readonly headline: (input: I) => string;
  /** Whose odds these are and against whom, for colour. */
  readonly sides: (input: I) => readonly [string, string];
  readonly key: (result: R) => string;
  readonly label: (result: R) => string;
  /** A few characters, to stand in the picture of the dice. */
  readonly short: (result: R) => string;
  /** The one sentence a player pastes in a log. */
  readonly line: (input: I, result: R, dice: readonly ThrownDie[]) => string;
  readonly summaries: readonly Summary<R>[];
  readonly averages: readonly Average<R>[];
  readonly plots?: readonly Plot<R>[];
  /** Other ways worth comparing; those that the rules refuse are shown with their reason. */
  readonly alternatives?: (fields: z.output<z.ZodObject<F>>) => readonly Alternative[];
  /** The cells a result is read from; the dice tell which, where several give the same result. */
  readonly lit: (input: I, result: R, dice: readonly ThrownDie[]) => readonly LitCell[];
}
