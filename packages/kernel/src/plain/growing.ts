/**
 * A list that grows at its end, as a value: what grows out of it shares all that was before, and to add one costs the
 * same at the thousandth as at the tenth. Only where two lists part after the same beginning is the beginning copied.
 */
export class Growing<T> {
  readonly length: number;
  readonly #shared: T[];

  private constructor(shared: T[], length: number) {
    this.#shared = shared;
    this.length = length;
  }

  static of<T>(items: readonly T[] = []): Growing<T> {
    return new Growing([...items], items.length);
  }

  /** From the end if below nought. */
  at(place: number): T | undefined {
    const from = place < 0 ? this.length + place : place;
    return from < this.length ? this.#shared[from] : undefined;
  }

  grown(item: T): Growing<T> {
    const isLast = this.#shared.length === this.length;
    const shared = isLast ? this.#shared : this.#shared.slice(0, this.length);
    shared.push(item);
    return new Growing(shared, this.length + 1);
  }

  /** The first so many. */
  cut(length: number): Growing<T> {
    return length >= this.length ? this : new Growing(this.#shared, Math.max(0, length));
  }

  /** As of any list, from the end if below nought. */
  slice(from = 0, to = this.length): readonly T[] {
    const placed = (at: number): number =>
      at < 0 ? Math.max(0, this.length + at) : Math.min(at, this.length);
    return this.#shared.slice(placed(from), placed(to));
  }

  [Symbol.iterator](): Iterator<T> {
    return this.slice()[Symbol.iterator]();
  }
}
