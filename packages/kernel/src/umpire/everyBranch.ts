/**
 * Runs a procedure once per path through its luck. Every question is answered with its first branch; then the
 * last wheel turns, like an odometer, and the procedure runs again. So a rule is written as if it were played
 * once, and its exact odds come from the same text.
 */
import type { Branch, Chance } from '../luck/chance.ts';
import { multiply, ONE, type Rational } from '../luck/rational.ts';
import { type Answer, type Ask, Diverged, firstOption, type Policy, type Umpire } from './umpire.ts';

interface Wheel {
  readonly id: string;
  readonly branches: readonly Branch<unknown>[];
  /** A decision is answered by the policy and does not turn. */
  readonly decision: Answer | null;
  pick: number;
  /** The chance of the path up to and with this wheel. */
  p: Rational;
}

/** Which branches a chance event has: by result, or by every single throw. */
export type Branching = <T>(chance: Chance<T>) => readonly Branch<T>[];
export const byResult: Branching = (chance) => chance.branches;

export class EveryBranch implements Umpire {
  readonly #wheels: Wheel[] = [];
  readonly #policy: Policy;
  readonly #branching: Branching;
  /** The chance of being here at all: all paths start from it. */
  readonly #start: Rational;
  #depth = 0;

  constructor(policy: Policy = firstOption, branching: Branching = byResult, start: Rational = ONE) {
    this.#policy = policy;
    this.#branching = branching;
    this.#start = start;
  }

  draw<T>(chance: Chance<T>): T {
    const at = this.#depth++;
    let wheel = this.#wheels[at];
    if (!wheel) {
      const branches = this.#branching(chance);
      const p = multiply(this.#before(at), branches[0]!.p);
      wheel = { id: chance.id, branches, decision: null, pick: 0, p };
      this.#wheels.push(wheel);
    } else if (wheel.id !== chance.id) throw new Diverged(at, wheel.id, chance.id);
    return wheel.branches[wheel.pick]!.value as T;
  }

  choose<T extends string>(ask: Ask<T>): T {
    const at = this.#depth++;
    const wheel = this.#wheels[at];
    if (wheel && wheel.id !== ask.id) throw new Diverged(at, wheel.id, ask.id);
    const pick = wheel ? wheel.pick : this.#policy(ask);
    const option = ask.options[pick]!;
    if (!wheel) {
      const decision = { ask: ask.id, side: ask.side, option };
      this.#wheels.push({ id: ask.id, branches: [], decision, pick, p: this.#before(at) });
    }
    return option;
  }

  note(): void {}

  /** The chance of the path just run, the start's included. */
  get p(): Rational {
    return this.#before(this.#wheels.length);
  }

  /** The path just run, as a journal that replays it. */
  get path(): Answer[] {
    return this.#wheels.map((w) => w.decision ?? { draw: w.id, faces: w.branches[w.pick]!.faces });
  }

  /** Turns to the next path; false when all have been run. */
  next(): boolean {
    if (this.#depth < this.#wheels.length) {
      throw new Diverged(this.#depth, this.#wheels[this.#depth]!.id, 'nothing more');
    }
    this.#depth = 0;
    for (let i = this.#wheels.length - 1; i >= 0; i--) {
      const wheel = this.#wheels[i]!;
      if (wheel.pick + 1 < wheel.branches.length) {
        wheel.pick++;
        wheel.p = multiply(this.#before(i), wheel.branches[wheel.pick]!.p);
        return true;
      }
      this.#wheels.pop();
    }
    return false;
  }

  #before(depth: number): Rational {
    return depth === 0 ? this.#start : this.#wheels[depth - 1]!.p;
  }
}
