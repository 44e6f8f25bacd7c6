/** Why: the same procedure, one path of it replayed with notes on. There is no second explanation logic. */

import type { Chance } from '../luck/chance.ts';
import { joined, type Note } from '../plain/note.ts';
import { type Ask, Diverged, type Journal, type Procedure, type Umpire } from './umpire.ts';

/** Walks a known path and keeps nothing but the notes. */
class Explaining implements Umpire {
  readonly lines: (readonly Note[])[] = [];
  readonly #path: Journal;
  #at = 0;
  #fell: readonly number[] = [];

  constructor(path: Journal) {
    this.#path = path;
  }
  draw<T>(chance: Chance<T>): T {
    const answer = this.#path[this.#at++];
    const result =
      answer && 'draw' in answer && answer.draw === chance.id ? chance.at(answer.faces) : undefined;
    if (!result) throw new Diverged(this.#at - 1, 'another path', chance.id);
    if (answer && 'draw' in answer) this.#fell = answer.faces;
    return result.value;
  }
  choose<T extends string>(ask: Ask<T>): T {
    const answer = this.#path[this.#at++];
    const option = answer && 'ask' in answer ? ask.options.find((o) => o === answer.option) : undefined;
    if (option === undefined) throw new Diverged(this.#at - 1, 'another path', ask.id);
    return option;
  }
  note(lines: (fell: readonly number[]) => readonly Note[]): void {
    this.lines.push(lines(this.#fell));
  }
}

export function explain<R>(procedure: Procedure<R>, path: Journal): readonly Note[] {
  const explaining = new Explaining(path);
  procedure(explaining);
  return joined(explaining.lines);
}
