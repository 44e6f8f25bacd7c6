/** Clerks on threads of their own: as many at once as leave a core to the server, a queue that ends, and a time limit. */
import { availableParallelism } from 'node:os';
import { Tinypool } from 'tinypool';
import type { Clerk, Inquiry, Written } from './clerk.ts';
import { RefusedRequest, TOO_MANY } from './refusals.ts';

export interface ThreadLimits {
  readonly threads?: number;
  /** How many may wait for a thread. */
  readonly queue?: number;
  /** After so long a question is given up; work is bounded, so this is for what we did not foresee. */
  readonly answerMs?: number;
}

const MOST_WAITING = 100;
const LONGEST_MS = 10_000;
/** A thread that needs more is ended before the machine suffers. */
const MOST_MEGABYTES = 512;

const busy = (text: string): RefusedRequest =>
  new RefusedRequest(TOO_MANY, { code: 'too-busy', cite: 'T.9', text });

/** So many at once; whoever comes later waits in line for one that is free. */
class Line {
  #free: number;
  #isClosed = false;
  readonly #waiting: (() => void)[] = [];
  constructor(free: number) {
    this.#free = free;
  }
  get length(): number {
    return this.#waiting.length;
  }
  /** Resolves to the milliseconds that one has waited. */
  async enter(): Promise<number> {
    const came = performance.now();
    if (this.#free > 0) this.#free--;
    else await new Promise<void>((go) => this.#waiting.push(go));
    if (this.#isClosed) throw busy('The server is ending.');
    return performance.now() - came;
  }
  leave(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#free++;
  }
  close(): void {
    this.#isClosed = true;
    for (const go of this.#waiting.splice(0)) go();
  }
}

const TOO_MANY_WAIT = 'Too many questions are waiting: try again in a few seconds.';

async function within<T>(
  ms: number,
  work: (signal: AbortSignal) => Promise<T>,
  onEnd: () => void,
): Promise<T> {
  const signal = AbortSignal.timeout(ms);
  try {
    return await work(signal);
  } catch (error) {
    onEnd();
    if (!signal.aborted) throw error;
    throw busy('This question was not answered in time, and has been given up. Try again, or ask for less.');
  }
}

function poolOf(entry: string, threads: number): Tinypool {
  return new Tinypool({
    filename: entry,
    name: 'answer',
    minThreads: threads,
    maxThreads: threads,
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
  });
}

/** Threads that still have to load what they answer by: on a slow machine that takes longer than any answer may. */
class Loading {
  readonly #pool: Tinypool;
  #threads: number;
  constructor(pool: Tinypool, threads: number) {
    this.#pool = pool;
    this.#threads = threads;
  }
  /** One may have been ended, and another begins in its place. */
  began(): void {
    this.#threads++;
  }
  /** Resolves when the next that is taken has loaded. */
  async done(): Promise<void> {
    if (this.#threads === 0) return;
    this.#threads--;
    await this.#pool.run(null, { name: 'ready' });
  }
}

/**
 * `entry` is a module whose `answer` answers an inquiry, which it gets as JSON, and whose `ready` does nothing.
 *
 * The line is ours: a task that the pool cannot send holds up all that wait in the pool for ever, and a time limit
 * of the pool's would run while one waits. Text can always be sent; what cannot be written fails before.
 */
export function clerksOnThreads(entry: string, limits: ThreadLimits = {}): Clerk {
  const { queue = MOST_WAITING, answerMs = LONGEST_MS } = limits;
  const threads = limits.threads ?? Math.max(1, availableParallelism() - 1);
  const pool = poolOf(entry, threads);
  const line = new Line(threads);
  const loading = new Loading(pool, threads);
  return {
    async answer(inquiry: Inquiry): Promise<Written> {
      const text = JSON.stringify(inquiry);
      if (line.length >= queue) throw busy(TOO_MANY_WAIT);
      const waited = await line.enter();
      try {
        if (waited > answerMs) throw busy(TOO_MANY_WAIT);
        await loading.done();
        return await within(
          answerMs,
          (signal) => pool.run(text, { signal }),
          () => loading.began(),
        );
      } finally {
        line.leave();
      }
    },
    close() {
      line.close();
      return pool.destroy();
    },
  };
}
