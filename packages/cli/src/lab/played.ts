/** Plays a batch at some tables, as many slices at once as there are, until it is done or somebody has had enough. */
import { type Batch, type GameRow, gamesIn, merged, type Slice, slicesOf } from '@longroll/kernel';
import type { World } from '../world.ts';
import { type Tables, tablesHere } from './playing.ts';

/** Tables on threads, where there is a module for them; else this thread's own. */
export async function tablesOf(world: World, threads: number): Promise<Tables> {
  if (world.tableAt === undefined) return tablesHere(world);
  const { tablesOnThreads } = await import('./threads.ts');
  return tablesOnThreads(world.tableAt, threads);
}

/** Slices small enough that no table idles for long at the end, and that much is there when somebody stops it. */
const SLICES_PER_TABLE = 16;
const MOST_GAMES_AT_ONCE = 25;

const sizeFor = (games: number, threads: number): number =>
  Math.max(1, Math.min(MOST_GAMES_AT_ONCE, Math.floor(games / (threads * SLICES_PER_TABLE))));

/** One line on the terminal, written over and over. */
export const CLEAR_LINE = '\r\u001b[K';

export function progress(world: World, words: string): void {
  if (world.watched) world.err(`${CLEAR_LINE}${words}`);
}

export const progressWords = ({ scenario }: Batch, done: number, all: number): string =>
  `${scenario}: ${done} of ${all} games`;

/** A list that several take from. */
class Heap {
  readonly #slices: Slice[];
  #closed = false;
  constructor(slices: readonly Slice[]) {
    this.#slices = [...slices];
  }
  next(): Slice | undefined {
    return this.#closed ? undefined : this.#slices.shift();
  }
  close(): void {
    this.#closed = true;
  }
}

export interface PlayedHere {
  readonly rows: readonly GameRow[];
  /** Somebody stopped it. */
  readonly cut: boolean;
}

/** `cut` settles when somebody has had enough; what is under way then is given up. */
export async function playedAt(
  tables: Tables,
  threads: number,
  batch: Batch,
  world: World,
  cut: Promise<void>,
): Promise<PlayedHere> {
  const all = gamesIn(batch);
  const heap = new Heap(slicesOf(batch, sizeFor(all, threads)));
  const rows: GameRow[] = [];
  const lane = async (): Promise<void> => {
    for (let slice = heap.next(); slice; slice = heap.next()) {
      rows.push(...(await tables.play(batch, slice)));
      progress(world, progressWords(batch, rows.length, all));
    }
  };
  const lanes = Promise.all(Array.from({ length: threads }, lane)).then(() => false);
  // What fails after it was given up is of no interest.
  lanes.catch(() => undefined);
  const wasCut = await Promise.race([lanes, cut.then(() => true)]);
  heap.close();
  progress(world, '');
  return { rows: merged([], rows), cut: wasCut };
}
