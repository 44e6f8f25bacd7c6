/** The same umpire with its notes under a heading: for a rule that is run several times in one procedure. */

import type { Chance } from '../luck/chance.ts';
import { headed, type Note } from '../plain/note.ts';
import type { Ask, Umpire } from './umpire.ts';

/** A class, because odds make one for every way they go. */
class Under implements Umpire {
  readonly #heading: string;
  readonly #umpire: Umpire;
  constructor(heading: string, umpire: Umpire) {
    this.#heading = heading;
    this.#umpire = umpire;
  }
  draw<T>(chance: Chance<T>): T {
    return this.#umpire.draw(chance);
  }
  choose<T extends string>(ask: Ask<T>): T {
    return this.#umpire.choose(ask);
  }
  note(lines: (fell: readonly number[]) => readonly Note[]): void {
    this.#umpire.note((fell) => headed(this.#heading, lines(fell)));
  }
}

export const under = (heading: string, u: Umpire): Umpire => new Under(heading, u);
