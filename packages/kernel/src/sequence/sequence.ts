/**
 * The sequence of play of a game as a table of its stages. In some somebody decides, the others the rules play through
 * by themselves; each sets the stage that follows and never calls it, so that the order of the rulebook is this table.
 * The data of a stage belongs to that stage: a state is typed by the stage it is in.
 */
import type { Told } from '../contract/table.ts';
import { RuleBug } from '../plain/refusal.ts';
import type { Umpire } from '../umpire/umpire.ts';
import type { Bar } from './bar.ts';
import { type Decision, type Deed, type Doing, deedFor, listed } from './decision.ts';

interface AnyStage {
  readonly at: string;
}
export interface InStage<G extends AnyStage = AnyStage> {
  readonly stage: G;
}
/** A state known to be in one of its stages. */
export type StateAt<S extends InStage, At extends S['stage']['at']> = Omit<S, 'stage'> & {
  readonly stage: Extract<S['stage'], { readonly at: At }>;
};

/** A stage that needs no decision. */
export type Automatic<C, S, T> = (c: C, state: S, u: Umpire) => T;

export interface Sequence<C, S extends InStage, A extends Doing, D extends S['stage']['at']> {
  readonly decisions: { readonly [At in D]: Decision<C, StateAt<S, At>, A, S> };
  readonly automatic: {
    readonly [At in Exclude<S['stage']['at'], D>]: Automatic<C, StateAt<S, At>, S>;
  };
}

/** The parts of a sequence, when only their names are known: a state is in the stage that it names. */
type Decisions<C, S, A extends Doing> = Readonly<Record<string, Decision<C, S, A, S>>>;
type Automatics<C, S> = Readonly<Record<string, Automatic<C, S, S>>>;

/** A game that is sure to be stuck: no turn has so many stages without a decision. */
const MOST_STAGES = 100_000;

export interface Machine<C, S, A extends Doing> {
  /** Every stage by its name: those in which somebody decides, then the others. */
  readonly stages: readonly string[];
  /** The name of the stage that a state is in. */
  at(state: S): string;
  /** What is decided now. */
  decision(state: S): Decision<C, S, A, S>;
  legal(c: C, state: S): readonly A[];
  /** The rule that forbids an action now, or null. */
  bar(c: C, state: S, action: A): Bar | null;
  tell(c: C, state: S, action: A): Told;
  /** Plays a legal action, and all that follows without a decision. */
  play(c: C, state: S, action: A, u: Umpire): S;
  /** Plays through all that needs no decision. */
  runOn(c: C, state: S, u: Umpire): S;
}

/** `now` is for what changes seldom in a game and is kept beside its state: what it is like in a state. */
export function machineOf<C, S extends InStage, A extends Doing, D extends S['stage']['at']>(
  sequence: Sequence<C, S, A, D>,
  now: (c: C, state: S) => C = (c) => c,
): Machine<C, S, A> {
  const decisions = sequence.decisions as unknown as Decisions<C, S, A>;
  const automatic = sequence.automatic as unknown as Automatics<C, S>;
  const decision = ({ stage: { at } }: S): Decision<C, S, A, S> => {
    const found = decisions[at];
    if (!found) throw new RuleBug(`nobody decides in ${at}`);
    return found;
  };
  const runOn = (c: C, state: S, u: Umpire): S => {
    let at = state;
    for (let stages = 0; ; stages++) {
      const step = automatic[at.stage.at];
      if (!step) return at;
      if (stages > MOST_STAGES) throw new RuleBug(`${at.stage.at} goes round and round`);
      u.passes?.(at.stage.at);
      at = step(now(c, at), at, u);
    }
  };
  const deedIn = (state: S, action: A): Deed<C, S, A, S> => {
    const deed = deedFor(decision(state), action);
    if (!deed) throw new RuleBug(`"${action.do}" is nothing to do in ${state.stage.at}`);
    return deed;
  };
  return {
    stages: [...Object.keys(decisions), ...Object.keys(automatic)],
    at: ({ stage }) => stage.at,
    decision,
    runOn,
    legal: (c, state) => listed(decision(state), now(c, state), state),
    bar: (c, state, action) => {
      const decided = decision(state);
      const deed = deedFor(decided, action);
      return deed ? deed.bar(now(c, state), state, action) : decided.rule;
    },
    tell: (c, state, action) => deedIn(state, action).tell(now(c, state), state, action),
    play: (c, state, action, u) => runOn(c, deedIn(state, action).play(now(c, state), state, action, u), u),
  };
}
