/** Who decides for one side of one game: a computer of some level, somebody random, a script of a test. */
import type { Reasoned } from '../contract/opponent.ts';

/** What somebody has decided, and what else he weighed. */
export interface Chosen<A = unknown> extends Reasoned<A> {
  /** The actions that he did not choose, best first; as many as he looked at. Mostly nobody asks. */
  others(): readonly Reasoned<A>[];
}

/**
 * Sees what its side sees and no more. It may keep what it is about from one decision to the next (a plan), so there is one
 * for each side of each game; the same views in the same order lead to the same decisions.
 */
export interface Player<V = unknown, A = unknown> {
  /** `legal` is all that is listed, never empty; asked for only by those who need it. */
  decide(view: V, legal: () => readonly A[]): Chosen<A>;
}
