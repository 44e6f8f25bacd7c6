/** The same procedure run many times: for what is too large to enumerate. Always labelled with its error. */
import { rational } from '../luck/rational.ts';
import type { Rng } from '../luck/rng.ts';
import type { Outcome } from './exact.ts';
import { Fast } from './fast.ts';
import { Live } from './live.ts';
import { firstOption, type Journal, type Policy, type Procedure } from './umpire.ts';

export interface Sampled<R> {
  readonly outcomes: Outcome<R>[];
  /** Half the width of a 95 % interval around the least certain of the shares. */
  readonly error: number;
}

/** Luck that remembers one run, so that a run worth explaining can be run again, watched. */
class Tape implements Rng {
  readonly #ints: number[] = [];
  readonly #rng: Rng;
  constructor(rng: Rng) {
    this.#rng = rng;
  }
  int(n: number): number {
    const i = this.#rng.int(n);
    this.#ints.push(i);
    return i;
  }
  rewind(): void {
    this.#ints.length = 0;
  }
  again(): Rng {
    const ints = this.#ints.slice();
    return { int: () => ints.shift()! };
  }
}

export function sample<R>(
  procedure: Procedure<R>,
  key: (result: R) => string,
  runs: number,
  rng: Rng,
  policy: Policy = firstOption,
): Sampled<R> {
  const tape = new Tape(rng);
  const fast = new Fast(tape, policy);
  const seen = new Map<string, { value: R; count: number; witness: Journal }>();
  for (let i = 0; i < runs; i++) {
    tape.rewind();
    const value = procedure(fast);
    const known = seen.get(key(value));
    if (known) known.count++;
    else seen.set(key(value), { value, count: 1, witness: watch(procedure, tape.again(), policy) });
  }
  const counts = [...seen.values()];
  const spreads = counts.map(({ count }) => (count / runs) * (1 - count / runs));
  return {
    outcomes: counts.map(({ value, count, witness }) => ({ value, p: rational(count, runs), witness })),
    error: 1.96 * Math.sqrt(Math.max(...spreads) / runs),
  };
}

function watch<R>(procedure: Procedure<R>, rng: Rng, policy: Policy): Journal {
  const live = new Live([], rng, policy);
  procedure(live);
  return live.journal;
}
