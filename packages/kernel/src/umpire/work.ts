/**
 * What an answer may cost, counted in steps and never by a clock: the same question has the same answer on every
 * machine. A step is a way that is run, or a draw on it, so that a few long ways cost as much as many short ones.
 */
import type { Chance } from '../luck/chance.ts';
import type { Rational } from '../luck/rational.ts';

export interface Work {
  left: number;
}

/** Fractions beyond the safe integers are slow to add up. */
const LONG = 6;

export const addingCost = ({ n, d }: Rational): number =>
  typeof n === 'bigint' || typeof d === 'bigint' ? LONG : 0;

/** Classes of a measure have to be laid out before one of them is drawn; so many of them cost as much as a draw. */
const CLASSES_TO_A_STEP = 8;

/** Draws counted one by one, where no way is gone through to its end with all its branches. */
export class DrawMeter {
  steps = 0;
  readonly #laidOut = new WeakSet<Chance<unknown>>();

  drew(chance: Chance<unknown>): void {
    this.steps++;
    if (chance.countable || this.#laidOut.has(chance)) return;
    this.#laidOut.add(chance);
    this.steps += chance.branches.length / CLASSES_TO_A_STEP;
  }
}
