/**
 * A long procedure as the printed list of its steps. Played, the steps run in order; for exact odds, equal
 * states are merged between them, so ten rounds cost ten small enumerations instead of one astronomical one.
 */
import type { Procedure, Umpire } from './umpire.ts';

/** What luck does not touch is settled when the state is known; the rest is a procedure. */
export type Step<S> = (state: S) => Procedure<S>;

export interface Stages<S, R> {
  readonly start: S;
  readonly steps: readonly Step<S>[];
  /** States with the same key are the same for everything that follows. */
  readonly key: (state: S) => string;
  /** A state that no further step changes: a fight that is over. */
  readonly done: (state: S) => boolean;
  readonly finish: (state: S) => R;
}

export interface Staged<S, R> extends Procedure<R> {
  readonly stages: Stages<S, R>;
}

/** What a step settles for a state is settled once: for the odds, and for every explanation that comes by there. */
function settledOnce<S>(step: Step<S>): Step<S> {
  const settled = new WeakMap<object, Procedure<S>>();
  return (state) => {
    if (typeof state !== 'object' || state === null) return step(state);
    let procedure = settled.get(state);
    if (procedure === undefined) {
      procedure = step(state);
      settled.set(state, procedure);
    }
    return procedure;
  };
}

export function stages<S, R>(said: Stages<S, R>): Staged<S, R> {
  const { start, key, done, finish } = said;
  const steps = said.steps.map(settledOnce);
  const play = (u: Umpire): R => {
    let state = start;
    for (const step of steps) if (!done(state)) state = step(state)(u);
    return finish(state);
  };
  return Object.assign(play, { stages: { start, steps, key, done, finish } });
}

export const isStaged = <R>(procedure: Procedure<R>): procedure is Staged<unknown, R> =>
  'stages' in procedure;
