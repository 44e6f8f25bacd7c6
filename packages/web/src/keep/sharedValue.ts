/**
 * A value on the device that every open tab may change. A change is not what the value shall be but what is done to it,
 * and is done to what lies there at the moment of writing: so tabs add to one another and never write over one another.
 */
import { readWhole, type Understood, writeKept } from './kept.ts';
import type { Lock } from './lock.ts';
import type { Hear, Shelf } from './shelf.ts';

export interface Around<T> {
  readonly key: string;
  readonly understand: (raw: unknown) => Understood<T>;
  readonly shelf: Shelf;
  readonly lock: Lock | null;
  readonly hear: Hear;
}

type Change<T> = (value: T) => T;

export class SharedValue<T> {
  readonly #around: Around<T>;
  readonly #readers = new Set<() => void>();
  /** Done here and not yet kept: waiting for the lock, or for room. */
  #changes: Change<T>[] = [];
  #now: T;
  #isKept = true;
  #stopHearing = (): void => undefined;

  constructor(around: Around<T>) {
    this.#around = around;
    this.#now = this.#stored();
  }

  /** As this tab shows it, with all that was done in it. */
  readonly now = (): T => this.#now;

  /** Whether the latest could be kept. */
  readonly isKept = (): boolean => this.#isKept;

  change(change: Change<T>): void {
    const { key, lock } = this.#around;
    this.#changes.push(change);
    this.#show(change(this.#now));
    if (lock) lock.during(`kept.${key}`, () => this.settle());
    else this.settle();
  }

  /** Writes what is still to be written: also when the page is left before its turn has come. */
  settle(): void {
    if (this.#changes.length === 0) return;
    const { key, shelf } = this.#around;
    const next = this.#done(this.#stored());
    this.#isKept = writeKept(key, next, shelf);
    if (this.#isKept) this.#changes = [];
    this.#show(next);
  }

  /** As long as anybody reads, what other tabs do is heard. */
  readonly subscribe = (reader: () => void): (() => void) => {
    if (this.#readers.size === 0) this.#listen();
    this.#readers.add(reader);
    return () => {
      this.#readers.delete(reader);
      if (this.#readers.size === 0) this.#stopHearing();
    };
  };

  #listen(): void {
    const { key, hear } = this.#around;
    const takeIn = () => this.#show(this.#done(this.#stored()));
    this.#stopHearing = hear(key, takeIn);
    takeIn();
  }

  #stored(): T {
    const { key, understand, shelf } = this.#around;
    return readWhole(key, understand, shelf);
  }

  #done(value: T): T {
    return this.#changes.reduce((now, change) => change(now), value);
  }

  #show(value: T): void {
    this.#now = value;
    for (const reader of this.#readers) reader();
  }
}
