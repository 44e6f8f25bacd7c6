/**
 * Runs a procedure once per path through its luck. Every question is answered with its first branch; then the
 * last wheel turns, like an odometer, and the procedure runs again. So a rule is written as if it were played
 * once, and its exact odds come from the same text.
 */
import type { Branch, Chance } from '../luck/chance.ts';
import { multiply, ONE, type Rational, toNumber } from '../luck/rational.ts';
import {
  type Answer,
  type Ask,
  Diverged,
  firstOption,
  type Journal,
  type Policy,
  type Umpire,
} from './umpire.ts';

/** The way to a place, step by step: paths share what they have in common, and nothing is written out before it is read. */
export interface Way {
  readonly before: Way | null;
  readonly id: string;
  /** What fell, or what was decided. */
  readonly step: Branch<unknown> | Answer;
}

const answerOf = ({ id, step }: Way): Answer =>
  'faces' in step && 'p' in step ? { draw: id, faces: step.faces } : step;

/** The way as a journal that replays it. */
export function journalOf(way: Way | null): Journal {
  const answers: Answer[] = [];
  for (let at = way; at; at = at.before) answers.push(answerOf(at));
  return answers.reverse();
}

interface Wheel {
  readonly id: string;
  /** None for a decision: it is answered by the policy and does not turn. */
  readonly branches: readonly Branch<unknown>[];
  pick: number;
  /** The chance of the path up to and with this wheel; as a decimal too, where paths are only compared. */
  p: Rational;
  likelihood: number;
  way: Way;
}

/** Which branches a chance event has: by result, or by every single throw. */
export type Branching = <T>(chance: Chance<T>) => readonly Branch<T>[];
export const byResult: Branching = (chance) => chance.branches;

const NONE: readonly Branch<unknown>[] = [];

export class EveryBranch implements Umpire {
  readonly #wheels: Wheel[] = [];
  readonly #policy: Policy;
  readonly #branching: Branching;
  /** How one came here. */
  readonly #start: Way | null;
  #depth = 0;

  constructor(policy: Policy = firstOption, branching: Branching = byResult, start: Way | null = null) {
    this.#policy = policy;
    this.#branching = branching;
    this.#start = start;
  }

  draw<T>(chance: Chance<T>): T {
    const at = this.#depth++;
    let wheel = this.#wheels[at];
    if (wheel === undefined) {
      wheel = {
        id: chance.id,
        branches: this.#branching(chance),
        pick: 0,
        p: ONE,
        likelihood: 1,
        way: null!,
      };
      this.#turn(wheel, at);
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
      const step = { ask: ask.id, side: ask.side, option };
      const way = { before: this.#wayTo(at), id: ask.id, step };
      const { p, likelihood } = this;
      this.#wheels.push({ id: ask.id, branches: NONE, pick, p, likelihood, way });
    }
    return option;
  }

  note(): void {}

  /** The chance of the path just run. */
  get p(): Rational {
    const { length } = this.#wheels;
    return length === 0 ? ONE : this.#wheels[length - 1]!.p;
  }
  get likelihood(): number {
    const { length } = this.#wheels;
    return length === 0 ? 1 : this.#wheels[length - 1]!.likelihood;
  }
  /** The path just run, and how one came to its beginning. */
  get way(): Way | null {
    return this.#wayTo(this.#wheels.length);
  }
  get path(): Journal {
    return journalOf(this.way);
  }
  /** What the path just run cost, in steps. */
  get work(): number {
    return 1 + this.#wheels.length;
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
        this.#turn(wheel, i);
        return true;
      }
      this.#wheels.pop();
    }
    return false;
  }

  /** To its pick: what that is worth, and the way that leads over it. */
  #turn(wheel: Wheel, at: number): void {
    const step = wheel.branches[wheel.pick]!;
    if (at === 0) {
      wheel.p = step.p;
      wheel.likelihood = toNumber(step.p);
      wheel.way = { before: this.#start, id: wheel.id, step };
      return;
    }
    const before = this.#wheels[at - 1]!;
    wheel.p = multiply(before.p, step.p);
    wheel.likelihood = before.likelihood * toNumber(step.p);
    wheel.way = { before: before.way, id: wheel.id, step };
  }

  #wayTo(depth: number): Way | null {
    return depth === 0 ? this.#start : this.#wheels[depth - 1]!.way;
  }
}
