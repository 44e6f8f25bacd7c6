/** What an umpire who watches writes down: the journal, the dice by name, the explanation. */

import type { Chance } from '../luck/chance.ts';
import type { Die } from '../luck/dice.ts';
import { joined, type Note } from '../plain/note.ts';
import type { Answer, Ask } from './umpire.ts';

export interface ThrownDie {
  readonly name: string;
  readonly faces: readonly number[];
}

/** One draw with the dice that it was made with; a journal keeps only its name and faces. */
export interface Drawn {
  readonly draw: string;
  readonly dice: readonly Die[];
  readonly faces: readonly number[];
  /** The one side that may see it, where not everybody may. */
  readonly only?: string;
}

export const thrownIn = ({ dice, faces }: Drawn): readonly ThrownDie[] =>
  dice.map((die, i) => ({ name: die.name, faces: [faces[i]!] }));

export class Minutes {
  readonly journal: Answer[] = [];
  readonly draws: Drawn[] = [];
  /** Stages without a decision, in the order in which they were played through. */
  readonly passed: string[] = [];
  /** Lists of lines as they came; most are a whole printed list, so they are joined only when read. */
  readonly #lines: (readonly Note[])[] = [];

  drew(chance: Chance<unknown>, faces: readonly number[]): void {
    const { id: draw, dice, only } = chance;
    const whose = only === undefined ? undefined : { only };
    this.journal.push({ draw, faces, ...whose });
    this.draws.push({ draw, dice, faces, ...whose });
  }

  chose<T extends string>(ask: Ask<T>, option: T): T {
    this.journal.push({ ask: ask.id, side: ask.side, option });
    return option;
  }

  note(lines: (fell: readonly number[]) => readonly Note[]): void {
    this.#lines.push(lines(this.draws.at(-1)?.faces ?? []));
  }

  passes(stage: string): void {
    this.passed.push(stage);
  }

  get notes(): readonly Note[] {
    return joined(this.#lines);
  }

  /** The dice in the order in which they were thrown. */
  get dice(): readonly Die[] {
    return this.draws.flatMap(({ dice }) => dice);
  }

  get thrown(): readonly ThrownDie[] {
    return this.draws.flatMap(thrownIn);
  }
}
