/**
 * What is remembered of the moves behind a game. Everything here can be found again by retracing, so it may be
 * forgotten; it is kept by the move itself, so that games which part after the same beginning may share it.
 */
import type { Made } from './made.ts';
import type { Move } from './record.ts';

/** A state is held for good after every so many moves: no more have to be retraced. */
export const MARK_EVERY = 32;
/** Moves whose notes and dice are held. */
const MOST_RECENT = 512;

export class Past<S, A> {
  readonly #recent = new Map<Move<A>, Made<S, A>>();
  readonly #marks = new WeakMap<Move<A>, S>();
  /** Hashes of snapshots that came from outside: the moves must lead there. */
  readonly #claims = new WeakMap<Move<A>, string>();

  /** `place` counts from 1. */
  remember(move: Move<A>, made: Made<S, A>, place: number): void {
    this.#recent.delete(move);
    this.#recent.set(move, made);
    if (place % MARK_EVERY === 0) this.#marks.set(move, made.state);
    if (this.#recent.size > MOST_RECENT) this.#recent.delete(this.#recent.keys().next().value!);
  }

  claim(move: Move<A>, state: S, hash: string): void {
    this.#marks.set(move, state);
    this.#claims.set(move, hash);
  }

  madeBy(move: Move<A>): Made<S, A> | undefined {
    return this.#recent.get(move);
  }

  after(move: Move<A>): { readonly state: S } | undefined {
    const made = this.#recent.get(move);
    if (made) return made;
    return this.#marks.has(move) ? { state: this.#marks.get(move)! } : undefined;
  }

  claimed(move: Move<A>): string | undefined {
    return this.#claims.get(move);
  }
}
