/** The same procedure run many times: for what is too large to enumerate. Always labelled with its error. */
import type { Chance } from '../luck/chance.ts';
import { rational } from '../luck/rational.ts';
import type { Rng } from '../luck/rng.ts';
import type { Outcome } from './exact.ts';
import { Fast } from './fast.ts';
import { Live } from './live.ts';
import { firstOption, type Journal, type Policy, type Procedure } from './umpire.ts';
import { DrawMeter } from './work.ts';

export interface Sampled<R> {
  readonly outcomes: Outcome<R>[];
  /** Half the width of a 95 % interval around a share of one half, the least certain that outcomes can add up to. */
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
  copy(): readonly number[] {
    return this.#ints.slice();
  }
}

/** Counts the steps of all its runs. */
class Counted extends Fast {
  readonly meter = new DrawMeter();
  override draw<T>(chance: Chance<T>): T {
    this.meter.drew(chance);
    return super.draw(chance);
  }
}

/** Fewer would say too little to be worth showing, whatever they cost. */
const FEWEST = 500;

export interface SampleSize {
  readonly samples: number;
  /** Steps after which it ends with fewer. */
  readonly budget?: number;
}

export function sample<R>(
  procedure: Procedure<R>,
  key: (result: R) => string,
  { samples, budget = Number.POSITIVE_INFINITY }: SampleSize,
  rng: Rng,
  policy: Policy = firstOption,
): Sampled<R> {
  const tape = new Tape(rng);
  const fast = new Counted(tape, policy);
  const seen = new Map<string, { value: R; count: number; run: readonly number[] }>();
  let runs = 0;
  while (runs < samples && (runs < FEWEST || fast.meter.steps + runs < budget)) {
    runs++;
    tape.rewind();
    const value = procedure(fast);
    const end = key(value);
    const known = seen.get(end);
    if (known) known.count++;
    else seen.set(end, { value, count: 1, run: tape.copy() });
  }
  return {
    outcomes: [...seen.values()].map(({ value, count, run }) => ({
      value,
      p: rational(count, runs),
      get witness() {
        return watch(procedure, run, policy);
      },
    })),
    error: 1.96 * Math.sqrt(0.25 / runs),
  };
}

/** Of thousands of runs few are ever explained, so a run is watched when somebody asks. */
function watch<R>(procedure: Procedure<R>, run: readonly number[], policy: Policy): Journal {
  let at = 0;
  const live = new Live([], { int: () => run[at++]! }, policy);
  procedure(live);
  return live.journal;
}
