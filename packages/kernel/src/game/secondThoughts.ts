/**
 * Moves taken back. A move that has come to a stage which is rare in its game is made again, with another sequel, before
 * the game goes on; one of a rare kind that has thrown dice is thrown again. What is rare behind what is rare is met
 * only so. The game that is left in the end is one that might have been played straight on.
 */
import type { PickedFrom } from './random.ts';

/** A move to be made again. */
export interface Thought<A> {
  /** How many moves were made before it. */
  readonly at: number;
  readonly picked: PickedFrom<A>;
  /** How far each sequel is played. */
  readonly ahead: number;
  left: number;
}

/** Something is rare as long as fewer than one move in so many was like it; of the first moves everything is. */
const RARE = 32;
const EARLY = 24;

interface Measure {
  /** How often a move is made again, how far each sequel is played. */
  readonly again: number;
  readonly ahead: number;
  /** In one game for one stage or kind, and for all of them. */
  readonly most: number;
  readonly inAll: number;
}
const STAGE: Measure = { again: 5, ahead: 10, most: 15, inAll: 90 };
/** To see what else the dice may bring takes no long sequel. */
const THROW: Measure = { again: 12, ahead: 3, most: 36, inAll: 144 };

export class SecondThoughts<A> {
  readonly #open: Thought<A>[] = [];
  readonly #met = new Map<string, number>();
  readonly #spent = new Map<string | Measure, number>();
  /** The place of the move that is being made again. */
  #running: number | null = null;

  /** A move was made, to a stage if it left the one before, of a kind if it threw dice. False if it was made again. */
  made({ stage, kind }: { stage?: string; kind?: string }, at: number, picked: PickedFrom<A>): boolean {
    if (this.#running === at) return false;
    if (stage !== undefined && this.#isRare(stage, STAGE, at)) this.#again(stage, STAGE, at, picked);
    else if (kind !== undefined && this.#isRare(kind, THROW, at)) this.#again(kind, THROW, at, picked);
    for (const name of [stage, kind])
      if (name !== undefined) this.#met.set(name, this.#counted(this.#met, name) + 1);
    return true;
  }

  #counted<K>(counts: ReadonlyMap<K, number>, name: K): number {
    return counts.get(name) ?? 0;
  }

  #isRare(name: string, measure: Measure, at: number): boolean {
    if (at < EARLY || this.#counted(this.#met, name) * RARE > at) return false;
    return (
      this.#counted(this.#spent, name) < measure.most && this.#counted(this.#spent, measure) < measure.inAll
    );
  }

  #again(name: string, measure: Measure, at: number, picked: PickedFrom<A>): void {
    const { again, ahead } = measure;
    for (const of of [name, measure]) this.#spent.set(of, this.#counted(this.#spent, of) + again);
    this.#open.push({ at, picked, ahead, left: again });
  }

  /** The move to be made again after so many, or when the game is over; null if it goes on. */
  due(moves: number, isOver: boolean): Thought<A> | null {
    this.#running = null;
    const thought = this.#open.at(-1);
    if (!thought || (!isOver && moves < thought.at + thought.ahead)) return null;
    this.#running = thought.at;
    thought.left--;
    if (thought.left === 0) this.#open.pop();
    return thought;
  }
}
