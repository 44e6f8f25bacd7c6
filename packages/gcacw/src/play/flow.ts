/** The two kinds of stages: those in which somebody decides, and those that the rules play through by themselves. */
import { RuleBug, type Umpire } from '@longroll/kernel';
import type { Field } from '../field/field.ts';
import type { Action } from './action.ts';
import type { PlayState } from './stage.ts';

/** A rule that forbids something, as a player is told. */
export interface Bar {
  readonly code: string;
  readonly cite: string;
  readonly text: string;
}

export const bar = (code: string, cite: string, text: string): Bar => ({ code, cite, text });

export interface Decision {
  legal(field: Field, state: PlayState): readonly Action[];
  play(field: Field, state: PlayState, action: Action, u: Umpire): PlayState;
}

export type Automatic = (field: Field, state: PlayState, u: Umpire) => PlayState;

const never = (): never => {
  throw new RuleBug('this rule knows no dice and asks nobody');
};

/** For rules without dice, where nobody listens. */
export const SILENT: Umpire = { draw: never, choose: never, note: () => undefined };
