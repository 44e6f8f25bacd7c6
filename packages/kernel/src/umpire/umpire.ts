/**
 * The port through which a rule meets the world. A rule is a plain function over an `Umpire`: it draws luck
 * by result, asks a player for a decision, and notes why. Playing, exact odds, explanation, computer
 * opponents and tests differ only in the umpire they pass in.
 *
 * A procedure must be deterministic given its answers; every umpire that replays checks that it is.
 */

import type { Chance } from '../luck/chance.ts';
import type { Note } from '../plain/note.ts';

export interface Ask<T extends string> {
  /** Names the decision: "retreat hex". */
  readonly id: string;
  readonly side: string;
  readonly options: readonly T[];
}

export interface Umpire {
  draw<T>(chance: Chance<T>): T;
  choose<T extends string>(ask: Ask<T>): T;
  /** The lines are built only if somebody reads them; they may name the faces that fell last. */
  note(lines: (fell: readonly number[]) => readonly Note[]): void;
  /** A stage of the sequence of play that nobody decides in is played through: for whoever counts them. */
  passes?(stage: string): void;
}

export type Procedure<R> = (u: Umpire) => R;

/** Decides for a player inside a procedure: an index into the options. */
export type Policy = (ask: Ask<string>) => number;
export const firstOption: Policy = () => 0;

/** What was answered, in order: the faces that fell (`only` one side may see them) and the decisions made. */
export type Answer =
  | { readonly draw: string; readonly faces: readonly number[]; readonly only?: string }
  | { readonly ask: string; readonly side: string; readonly option: string };
export type Journal = readonly Answer[];

/** A procedure asked something else than its journal or its earlier run answers. */
export class Diverged extends Error {
  override readonly name = 'Diverged';
  readonly at: number;
  constructor(at: number, expected: string, asked: string) {
    super(`answer ${at + 1} is for "${expected}", but the procedure asks for "${asked}"`);
    this.at = at;
  }
}
