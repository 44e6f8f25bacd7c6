/** For many runs: luck and a policy, no notes, no journal. */
import type { Chance } from '../luck/chance.ts';
import type { Rng } from '../luck/rng.ts';
import { type Ask, firstOption, type Policy, type Umpire } from './umpire.ts';

export class Fast implements Umpire {
  readonly #rng: Rng;
  readonly #policy: Policy;

  constructor(rng: Rng, policy: Policy = firstOption) {
    this.#rng = rng;
    this.#policy = policy;
  }
  draw<T>(chance: Chance<T>): T {
    return chance.value(this.#rng.int(chance.ways));
  }
  choose<T extends string>(ask: Ask<T>): T {
    return ask.options[this.#policy(ask)]!;
  }
  note(): void {}
}
