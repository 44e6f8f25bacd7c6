/** What each side had lost when a turn ended, read off the tables of a game that has been played. */
import type { Rules } from '../contract/game.ts';

export interface LossesOfTurn {
  readonly turn: number;
  readonly side: string;
  /** What was lost: the table's own word. */
  readonly title: string;
  /** All that was lost so far. */
  readonly value: number;
}

/** A state at which a turn might have begun, and which turn it was, once somebody has looked. */
interface Moment<S> {
  readonly state: S;
  turn?: number;
}

/**
 * To lay a table costs more than a move, and a turn has many moves. Turns only go up, so the moves at which they began are
 * found by halving, among those after which something went on by itself.
 */
export class Turns<S> {
  readonly #rules: Rules<S>;
  readonly #moments: Moment<S>[] = [];

  constructor(rules: Rules<S>) {
    this.#rules = rules;
  }

  /** After a move; what was played through by it. */
  passed(state: S, stages: readonly string[]): void {
    if (stages.length > 0 || !this.#rules.sequence) this.#moments.push({ state });
  }

  #turnAt(moment: Moment<S>): number {
    moment.turn ??= this.#rules.table(this.#rules.view(moment.state, null)).turn;
    return moment.turn;
  }

  /** Every turn that ended between two moments, in the state in which the next began: all that happened in it is in that. */
  #ends(moments: readonly Moment<S>[], from: number, to: number): readonly Required<Moment<S>>[] {
    const turn = this.#turnAt(moments[from]!);
    if (turn === this.#turnAt(moments[to]!)) return [];
    if (to - from === 1) return [{ state: moments[to]!.state, turn }];
    const middle = (from + to) >> 1;
    return [...this.#ends(moments, from, middle), ...this.#ends(moments, middle, to)];
  }

  /** As its own table tells it: in a game with secrets nobody else knows. */
  #lostBy(side: string, { state, turn }: Required<Moment<S>>): readonly LossesOfTurn[] {
    const { losses } = this.#rules.table(this.#rules.view(state, side));
    const own = losses.filter((loss) => loss.side === side);
    return own.map(({ title, value }) => ({ turn, side, title, value }));
  }

  begun(start: S, end: S): number {
    const [first, last] = [{ state: start }, { state: end }];
    return this.#turnAt(last) - this.#turnAt(first) + 1;
  }

  losses(start: S, end: S): readonly LossesOfTurn[] {
    const last = { state: end, turn: this.#turnAt({ state: end }) };
    const all = [{ state: start }, ...this.#moments, last];
    const ends = [...this.#ends(all, 0, all.length - 1), last];
    return ends.flatMap((moment) => this.#rules.sides.flatMap((side) => this.#lostBy(side, moment)));
  }
}
