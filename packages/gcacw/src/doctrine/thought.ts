/** Something that a side weighs. Why is said when somebody asks: who plays a game in his head does not. */
import type { Reasoned } from '@longroll/kernel';
import type { Action } from '../play/state/action.ts';

export interface Thought {
  readonly action: Action;
  /** In victory points of the side that decides. */
  readonly value: number;
  readonly why: () => string;
}

export const inWords = ({ action, value, why }: Thought): Reasoned<Action> => ({
  action,
  value,
  reason: why(),
});

/** Of equal ones the first. */
export const bestOf = (all: readonly Thought[]): Thought =>
  all.reduce((best, one) => (one.value > best.value ? one : best));
