import type { Branch, Chance } from '../luck/chance.ts';
import type { Die } from '../luck/dice.ts';
import type { Note } from '../plain/note.ts';
import type { Umpire } from './umpire.ts';

/** The same luck under another name, and for the eyes of one side where not everybody may see it. */
class Apart<T> implements Chance<T> {
  readonly id: string;
  readonly only?: string;
  readonly #of: Chance<T>;

  constructor(of: Chance<T>, name: string, only: string | undefined) {
    this.id = `${name}: ${of.id}`;
    if (only !== undefined) this.only = only;
    this.#of = of;
  }
  get dice(): readonly Die[] {
    return this.#of.dice;
  }
  get ways(): number {
    return this.#of.ways;
  }
  get countable(): boolean {
    return this.#of.countable;
  }
  get branches(): readonly Branch<T>[] {
    return this.#of.branches;
  }
  value(way: number): T {
    return this.#of.value(way);
  }
  faces(way: number): readonly number[] {
    return this.#of.faces(way);
  }
  at(faces: readonly number[]): { readonly value: T } | undefined {
    return this.#of.at(faces);
  }
}

const marked = (notes: readonly Note[], only: string): readonly Note[] =>
  notes.map((note) => ({ ...note, only }));

/**
 * The umpire of one among many who do the same thing: its draws go by its name, so that luck and journals tell them apart. What
 * only one side may see is drawn and noted for that side.
 */
export const apart = (u: Umpire, name: string, only?: string): Umpire => ({
  draw: (chance) => u.draw(new Apart(chance, name, only)),
  choose: (ask) => u.choose(ask),
  note: (lines) => u.note(only === undefined ? lines : (fell) => marked(lines(fell), only)),
});
