/**
 * Live play: the journal first, then real luck. A question brings a policy that decides for those who are not there; a
 * game needs none, because its decisions are stages.
 */
import type { Chance } from '../luck/chance.ts';
import type { Rng } from '../luck/rng.ts';
import { RuleBug } from '../plain/refusal.ts';
import { Minutes } from './minutes.ts';
import { type Answer, type Ask, Diverged, type Journal, type Policy, type Umpire } from './umpire.ts';

/** Luck for replays: whatever is not in the journal is a divergence. */
export const noMoreLuck: Rng = {
  int: () => {
    throw new Diverged(0, 'the end of the journal', 'more dice');
  },
};

export class Live extends Minutes implements Umpire {
  readonly #given: Journal;
  readonly #rng: Rng;
  readonly #policy: Policy | null;

  constructor(given: Journal, rng: Rng, policy: Policy | null = null) {
    super();
    this.#given = given;
    this.#rng = rng;
    this.#policy = policy;
  }

  draw<T>(chance: Chance<T>): T {
    const faces = this.#givenFaces(chance.id) ?? chance.faces(this.#rng.int(chance.ways));
    const result = chance.at(faces);
    if (!result) throw new Diverged(this.journal.length, faces.join(','), chance.id);
    this.drew(chance, faces);
    return result.value;
  }

  choose<T extends string>(ask: Ask<T>): T {
    return this.chose(ask, this.#decided(ask));
  }

  #decided<T extends string>(ask: Ask<T>): T {
    const answer = this.#given[this.journal.length];
    if (!answer && this.#policy) return ask.options[this.#policy(ask)]!;
    if (!answer) throw new RuleBug(`${ask.side} must decide: ${ask.id}`);
    const option = ask.options.find((o) => 'ask' in answer && answer.ask === ask.id && answer.option === o);
    if (option === undefined) throw new Diverged(this.journal.length, nameOf(answer), ask.id);
    return option;
  }

  #givenFaces(id: string): readonly number[] | undefined {
    const answer = this.#given[this.journal.length];
    if (!answer) return undefined;
    if ('draw' in answer && answer.draw === id) return answer.faces;
    throw new Diverged(this.journal.length, nameOf(answer), id);
  }
}

const nameOf = (answer: Answer): string => ('draw' in answer ? answer.draw : answer.ask);
