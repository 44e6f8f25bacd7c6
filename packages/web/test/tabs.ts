/** Several tabs over one shelf: every nudge and every word of the lock comes when, and in which order, the test says. */
import type { Holding, Lock } from '../src/keep/lock.ts';
import type { Hear, Shelf } from '../src/keep/shelf.ts';
import { FakeShelf } from './race.ts';

interface Pending {
  /** Words of one lock to one tab come in their order; everything else in any. */
  readonly lane: string;
  readonly run: () => void;
}

interface Request {
  readonly tab: number;
  readonly name: string;
  readonly told: Holding;
}

export class Tabs {
  readonly shelf = new FakeShelf();
  readonly #pending: Pending[] = [];
  readonly #dead = new Set<number>();
  readonly #ears: { readonly tab: number; readonly key: string; readonly call: () => void }[] = [];
  readonly #holders = new Map<string, Request>();
  #queue: Request[] = [];
  #nudges = 0;

  /** The shelf as a tab has it: the others hear what it writes, sooner or later. */
  shelfOf(tab: number): Shelf {
    const { shelf } = this;
    const told = (key: string) => {
      for (const ear of this.#ears)
        if (ear.tab !== tab && ear.key === key) this.#post(ear.tab, `nudge ${this.#nudges++}`, ear.call);
    };
    return {
      read: (key) => shelf.read(key),
      keys: () => shelf.keys(),
      write: (key, text) => {
        const isKept = shelf.write(key, text);
        if (isKept) told(key);
        return isKept;
      },
      drop: (key) => {
        shelf.drop(key);
        told(key);
      },
    };
  }

  hearOf(tab: number): Hear {
    return (key, call) => {
      const ear = { tab, key, call };
      this.#ears.push(ear);
      return () => void this.#ears.splice(this.#ears.indexOf(ear), 1);
    };
  }

  lockOf(tab: number): Lock {
    return {
      wait: (name, told) => {
        const request = { tab, name, told };
        if (this.#holders.has(name)) {
          this.#queue.push(request);
          this.#say(request, 'taken');
        } else this.#grant(request);
        return () => this.#leave(request);
      },
      take: (name, told) => {
        const request = { tab, name, told };
        const holder = this.#holders.get(name);
        if (holder) this.#say(holder, 'lost');
        this.#grant(request);
        return () => this.#leave(request);
      },
      during: (name, act) => {
        const request: Request = {
          tab,
          name,
          told: { got: () => this.#once(request, act), taken: NEVER, lost: NEVER },
        };
        if (this.#holders.has(name)) this.#queue.push(request);
        else this.#grant(request);
      },
    };
  }

  /** One of what is under way arrives. */
  deliver(which: number): void {
    const first = this.#pending.filter(
      (one, i) => this.#pending.findIndex(({ lane }) => lane === one.lane) === i,
    );
    if (first.length === 0) return;
    const next = first[which % first.length]!;
    this.#pending.splice(this.#pending.indexOf(next), 1);
    next.run();
  }

  deliverAll(): void {
    while (this.#pending.length > 0) this.deliver(0);
  }

  /** The tab is gone without a word; the browser takes its locks. */
  crash(tab: number): void {
    this.#dead.add(tab);
    this.#ears.splice(0, this.#ears.length, ...this.#ears.filter((ear) => ear.tab !== tab));
    this.#queue = this.#queue.filter((one) => one.tab !== tab);
    for (const holder of [...this.#holders.values()]) if (holder.tab === tab) this.#leave(holder);
  }

  #once(request: Request, act: () => void): void {
    act();
    this.#leave(request);
  }

  #grant(request: Request): void {
    this.#holders.set(request.name, request);
    this.#say(request, 'got');
  }

  #leave(request: Request): void {
    this.#queue = this.#queue.filter((one) => one !== request);
    if (this.#holders.get(request.name) !== request) return;
    this.#holders.delete(request.name);
    const next = this.#queue.find(({ name }) => name === request.name);
    if (!next) return;
    this.#queue = this.#queue.filter((one) => one !== next);
    this.#grant(next);
  }

  #say({ tab, told, name }: Request, word: keyof Holding): void {
    this.#post(tab, `${name} ${tab}`, () => told[word]());
  }

  #post(tab: number, lane: string, run: () => void): void {
    this.#pending.push({ lane, run: () => void (this.#dead.has(tab) || run()) });
  }
}

const NEVER = (): void => undefined;
