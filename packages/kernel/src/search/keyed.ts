/**
 * Luck by name: the nth draw of a name hangs on seed, name and ordinal alone. Two branches of a search that draw under
 * the same names meet the same dice, however many others one of them threw in between; so what differs between them is
 * the choice and not the luck.
 */
import type { Chance } from '../luck/chance.ts';
import { Minutes } from '../umpire/minutes.ts';
import { type Ask, firstOption, type Policy, type Umpire } from '../umpire/umpire.ts';

const TWO_32 = 2 ** 32;
const TWO_53 = 2 ** 53;
const SPARE_BITS = 11;
const [START_A, START_B] = [0x811c9dc5, 0x9e3779b9];
const [STRIDE_A, STRIDE_B] = [0x9e3779b9, 0x85ebca6b];

/** FNV-1a, then the finisher of MurmurHash3: neighbouring texts and ordinals give words that have nothing in common. */
function wordOf(text: string, start: number): number {
  let hash = start;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return mixed(hash);
}

function mixed(word: number): number {
  let hash = Math.imul(word ^ (word >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}

/** The draws of one name: two words of its own, and how many there were. */
interface Stream {
  readonly a: number;
  readonly b: number;
  drawn: number;
}

export class KeyedLuck {
  readonly #a: number;
  readonly #b: number;
  readonly #streams = new Map<string, Stream>();

  constructor(seed: string) {
    this.#a = wordOf(seed, START_A);
    this.#b = wordOf(seed, START_B);
  }

  /** The throw that comes next under this name: a number below `ways`, even to one part in 2^53. */
  way(name: string, ways: number): number {
    const stream = this.#streams.get(name) ?? this.#opened(name);
    const ordinal = ++stream.drawn;
    const high = mixed(stream.a + Math.imul(ordinal, STRIDE_A)) >>> SPARE_BITS;
    const low = mixed(stream.b + Math.imul(ordinal, STRIDE_B)) >>> 0;
    return Math.floor(((high * TWO_32 + low) / TWO_53) * ways);
  }

  /** Back to the first draw of every name, for the next branch. */
  rewind(): void {
    for (const stream of this.#streams.values()) stream.drawn = 0;
  }

  #opened(name: string): Stream {
    const stream = { a: wordOf(name, this.#a), b: wordOf(name, this.#b), drawn: 0 };
    this.#streams.set(name, stream);
    return stream;
  }
}

/** For search: keyed luck, no journal, no notes. */
export class Keyed implements Umpire {
  readonly #luck: KeyedLuck;
  readonly #policy: Policy;

  constructor(seed: string, policy: Policy = firstOption) {
    this.#luck = new KeyedLuck(seed);
    this.#policy = policy;
  }
  draw<T>(chance: Chance<T>): T {
    return chance.value(this.#luck.way(chance.id, chance.ways));
  }
  choose<T extends string>(ask: Ask<T>): T {
    return ask.options[this.#policy(ask)]!;
  }
  note(): void {}

  rewind(): void {
    this.#luck.rewind();
  }
}

/** The same luck, written down: what a branch drew can be shown, or replayed through the front door. */
export class KeyedMinutes extends Minutes implements Umpire {
  readonly #luckOf: (chance: Chance<unknown>) => KeyedLuck;
  readonly #policy: Policy;

  /** Some draws may have luck of their own. */
  constructor(luck: KeyedLuck | ((chance: Chance<unknown>) => KeyedLuck), policy: Policy = firstOption) {
    super();
    this.#luckOf = typeof luck === 'function' ? luck : () => luck;
    this.#policy = policy;
  }
  draw<T>(chance: Chance<T>): T {
    const faces = chance.faces(this.#luckOf(chance).way(chance.id, chance.ways));
    this.drew(chance, faces);
    return chance.at(faces)!.value;
  }
  choose<T extends string>(ask: Ask<T>): T {
    return this.chose(ask, ask.options[this.#policy(ask)]!);
  }
}
