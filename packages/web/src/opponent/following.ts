/**
 * A game as it is followed beside the page: the same moves, played again by the same rules. Who thinks there is handed views
 * of it and nothing else.
 */
import { type Move, noMoreLuck, play, RuleBug, type Rules } from '@longroll/kernel';

/** A state is held after every so many moves. */
const MARK_EVERY = 16;

export class Followed {
  readonly rules: Rules;
  readonly #marks: unknown[];
  readonly #moves: Move[] = [];
  #now: unknown;

  constructor(rules: Rules, houseRules: unknown) {
    const begun = rules.begin(houseRules);
    if (begun.refused) throw new RuleBug(`the game cannot begin: ${begun.refused.text}`);
    this.rules = rules;
    this.#now = begun.value;
    this.#marks = [begun.value];
  }

  get moves(): readonly Move[] {
    return this.#moves;
  }

  /** Forgets all but the first moves. */
  cut(to: number): void {
    if (to >= this.#moves.length) return;
    const state = this.at(to);
    this.#moves.length = to;
    this.#marks.length = Math.floor(to / MARK_EVERY) + 1;
    this.#now = state;
  }

  add(move: Move): void {
    this.#now = this.#after(this.#now, move);
    this.#moves.push(move);
    if (this.#moves.length % MARK_EVERY === 0) this.#marks.push(this.#now);
  }

  /** The state after so many moves. */
  at(moves: number): unknown {
    if (moves === this.#moves.length) return this.#now;
    const mark = Math.floor(moves / MARK_EVERY);
    return this.#moves
      .slice(mark * MARK_EVERY, moves)
      .reduce((state, move) => this.#after(state, move), this.#marks[mark]);
  }

  #after(state: unknown, { side, action, journal }: Move): unknown {
    return play(this.rules, state, side, action, journal, noMoreLuck).state;
  }
}
