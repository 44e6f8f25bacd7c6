/**
 * Actions that a client might send and should not: those of other moments and other sides, two of them mixed, one of
 * their words exchanged, and plain nonsense. Made from actions that were legal once, so that they look right.
 */
import type { Rng } from '../luck/rng.ts';

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const NONSENSE: readonly unknown[] = [
  ...[null, 0, 7, true, '', 'pass', [], {}, [[]], [null], { do: null }, { do: '' }, { do: {} }],
  ...['constructor', 'toString', '__proto__', 'hasOwnProperty'].map((word) => ({ do: word })),
];
const ODD_WORDS: readonly unknown[] = ['', 'nobody', '__proto__', -1, 0, 1, 0.5, 1e9, null, true, [], {}];

const oneOf = <T>(list: readonly T[], rng: Rng): T => list[rng.int(list.length)]!;

const MOST_ACTIONS = 256;
const MOST_WORDS = 512;

/** A sample of what was offered: the first ones, then any as likely as the others. */
class Kept<T> {
  readonly all: T[] = [];
  readonly #most: number;
  #offered = 0;
  constructor(most: number) {
    this.#most = most;
  }
  offer(one: T, rng: Rng): void {
    this.#offered++;
    if (this.all.length < this.#most) this.all.push(one);
    else if (rng.int(this.#offered) < this.#most) this.all[rng.int(this.#most)] = one;
  }
}

export class StrangeActions {
  readonly #rng: Rng;
  readonly #actions = new Kept<unknown>(MOST_ACTIONS);
  readonly #words = new Kept<unknown>(MOST_WORDS);
  /** By the field that they stood in: another word of the same kind looks most like an action. */
  readonly #wordsOf = new Map<string, Kept<unknown>>();

  constructor(rng: Rng) {
    this.#rng = rng;
  }

  /** Learns from an action that is legal somewhere: its fields and words will be used. */
  learn(action: unknown): void {
    this.#actions.offer(action, this.#rng);
    this.#learnWords(action);
  }

  /** Learns a name: of a piece, of a cell. */
  learnWord(word: string | number): void {
    this.#words.offer(word, this.#rng);
  }

  /** Any action, likely not legal; of the listed ones half are made. */
  draw(listed: readonly unknown[]): unknown {
    const rng = this.#rng;
    const from = listed.length > 0 && rng.int(2) === 0 ? listed : this.#actions.all;
    if (from.length === 0) return oneOf(NONSENSE, rng);
    const one = oneOf(from, rng);
    const way = rng.int(16);
    if (way === 0) return oneOf(NONSENSE, rng);
    if (way <= 6) return oneOf(this.#actions.all.length > 0 ? this.#actions.all : from, rng);
    return way <= 10 ? this.#mixed(one) : this.#changed(one);
  }

  #learnWords(value: unknown, field = ''): void {
    if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value))
        this.#learnWords(inner, Array.isArray(value) ? field : key);
      return;
    }
    this.#words.offer(value, this.#rng);
    const kept = this.#wordsOf.get(field) ?? new Kept<unknown>(MOST_WORDS);
    this.#wordsOf.set(field, kept);
    kept.offer(value, this.#rng);
  }

  /** With a field of another action, seldom one that it did not have. */
  #mixed(one: unknown): unknown {
    const other = this.#actions.all.length > 0 ? oneOf(this.#actions.all, this.#rng) : null;
    if (!isFields(one) || !isFields(other)) return this.#changed(one);
    const isLoose = this.#rng.int(8) === 0;
    const keys = Object.keys(other).filter((key) => isLoose || (key in one && key !== 'do'));
    if (keys.length === 0) return this.#changed(one);
    const key = oneOf(keys, this.#rng);
    return { ...one, [key]: other[key] };
  }

  #word(field: string): unknown {
    const way = this.#rng.int(16);
    const kind = way > 2 ? this.#wordsOf.get(field) : this.#words;
    const words = kind?.all ?? [];
    return words.length > 0 && way > 0 ? oneOf(words, this.#rng) : oneOf(ODD_WORDS, this.#rng);
  }

  /** With one thing in it changed, however deep it stands. */
  #changed(value: unknown, field = ''): unknown {
    if (Array.isArray(value)) return this.#changedList(value, field);
    if (!isFields(value)) return typeof value === 'number' ? this.#number(value, field) : this.#word(field);
    const keys = Object.keys(value);
    if (keys.length === 0) return this.#word(field);
    const key = oneOf(keys, this.#rng);
    if (this.#rng.int(16) > 0) return { ...value, [key]: this.#changed(value[key], key) };
    const { [key]: _, ...rest } = value;
    return rest;
  }

  #number(value: number, field: string): unknown {
    return this.#rng.int(2) === 0 ? value + oneOf([-2, -1, 1, 2], this.#rng) : this.#word(field);
  }

  #changedList(list: readonly unknown[], field: string): unknown {
    const rng = this.#rng;
    if (list.length === 0) return [this.#word(field)];
    const at = rng.int(list.length);
    const way = rng.int(4);
    if (way === 0) return list.toSpliced(at, 1);
    if (way === 1) return [...list, oneOf(list, rng)];
    if (way === 2) return [...list, this.#word(field)];
    return list.with(at, this.#changed(list[at], field));
  }
}
