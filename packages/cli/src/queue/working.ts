/** A worker: takes slices, plays them, hands them in, and shows signs of life meanwhile. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Batch } from '@longroll/kernel';
import type { Tables } from '../lab/playing.ts';
import { settingOf } from './batches.ts';
import { giveUp, type Held, handBack, handIn, renew, takeSlice } from './slices.ts';
import type { Store } from './store.ts';

export interface Working {
  readonly store: Store;
  readonly tables: Tables;
  readonly worker: string;
  /** Lanes: how many slices at once. */
  readonly threads: number;
  readonly log: (words: string) => void;
  /** Settles when it is to stop. */
  readonly stopped: Promise<void>;
}

/** While there is nothing to do it looks so often, and now and then takes back what others have let lie. */
const IDLE_MS = 500;
const TIDY_MS = 1_500;
/** The time of a slice is at least twice as long. */
const SIGN_OF_LIFE_MS = 1_000;

const wordsOf = ({ batch, from, to, given }: Held): string =>
  `games ${from} to ${to} of ${batch}${given > 0 ? `, given out for the ${given + 1}th time` : ''}`;

class Worker {
  readonly #of: Working;
  readonly #settings = new Map<string, Batch>();
  readonly #held = new Set<Held>();
  #isStopped = false;
  #tidied = 0;

  constructor(of: Working) {
    this.#of = of;
  }

  async run(): Promise<void> {
    const { threads, stopped } = this.#of;
    const lanes = Promise.all(Array.from({ length: threads }, () => this.#lane()));
    await Promise.race([lanes, stopped]);
    this.#isStopped = true;
    await Promise.all([...this.#held].map((held) => handBack(this.#of.store, held)));
  }

  async #lane(): Promise<void> {
    while (!this.#isStopped) {
      const held = await takeSlice(this.#of.store);
      if (held === null) await this.#idle();
      else await this.#work(held);
    }
  }

  /** Slices whose time is up are given out again by whoever has nothing else to do. */
  async #idle(): Promise<void> {
    const now = performance.now();
    if (now - this.#tidied > TIDY_MS) {
      this.#tidied = now;
      // What goes wrong here is logged where it goes wrong.
      await this.#of.store.boss.maintain().catch(() => undefined);
    }
    await pause(IDLE_MS, undefined, { ref: !this.#isStopped });
  }

  async #setting(id: string): Promise<Batch> {
    const known = this.#settings.get(id) ?? (await settingOf(this.#of.store, id));
    this.#settings.set(id, known);
    return known;
  }

  async #work(held: Held): Promise<void> {
    this.#held.add(held);
    const signs = setInterval(() => renew(this.#of.store, held).catch(() => undefined), SIGN_OF_LIFE_MS);
    try {
      await this.#played(held);
    } catch (error) {
      // The database is gone or ailing: the slice will be given out again when its time is up.
      this.#of.log(`${wordsOf(held)}: not handed in: ${(error as Error).message}`);
      await pause(IDLE_MS);
    } finally {
      clearInterval(signs);
      this.#held.delete(held);
    }
  }

  async #played(held: Held): Promise<void> {
    const { store, tables, worker, log } = this.#of;
    const batch = await this.#setting(held.batch);
    log(`${wordsOf(held)}: taken`);
    const rows = await tables.play(batch, held).catch((error: Error) => error);
    if (this.#isStopped) return;
    const fault = rows instanceof Error ? (rows.stack ?? rows.message) : null;
    const isTaken = fault === null ? handIn(store, held, rows as never, worker) : giveUp(store, held, fault);
    if (!(await isTaken)) log(`${wordsOf(held)}: refused, because it came too late`);
    else log(`${wordsOf(held)}: ${fault === null ? 'done' : `given up: ${fault}`}`);
  }
}

export const working = (of: Working): Promise<void> => new Worker(of).run();
