/** Runs entrants in turn, several rounds, and prints the best of each and ratios. */
import process from 'node:process';

export interface Entrant {
  readonly name: string;
  /** Does the work `times` times; the return value keeps it from being optimized away. */
  readonly run: (times: number) => unknown;
}

const ROUNDS = 9;
const ROUND_MS = 250;

/** The time that passed holds what others did on the machine, that of the processor what the engine did beside: the less. */
export function stopwatch(): () => number {
  const [start, before] = [performance.now(), process.cpuUsage()];
  return () => {
    const { user, system } = process.cpuUsage(before);
    return Math.min(performance.now() - start, (user + system) / 1000);
  };
}

/** Calls a second in one round. */
function pace(entrant: Entrant, batch: number): number {
  const worked = stopwatch();
  let done = 0;
  let elapsed = 0;
  while (elapsed < ROUND_MS) {
    entrant.run(batch);
    done += batch;
    elapsed = worked();
  }
  return (done / elapsed) * 1000;
}

/** Rounds are interleaved, and the best counts: others on the machine only ever slow one down. */
export function race(title: string, batch: number, entrants: readonly Entrant[]): readonly number[] {
  const paces = entrants.map((): number[] => []);
  for (let round = 0; round <= ROUNDS; round++) {
    entrants.forEach((entrant, i) => {
      const measured = pace(entrant, batch);
      if (round > 0) paces[i]!.push(measured); // the first round warms up
    });
  }
  const best = paces.map((rounds) => Math.max(...rounds));
  console.log(`\n${title}`);
  entrants.forEach(({ name }, i) => {
    const rate = Math.round(best[i]!).toLocaleString('en-US').padStart(14);
    console.log(`${rate}/s  ×${(best[i]! / best[0]!).toFixed(2).padStart(5)}  ${name}`);
  });
  return best;
}
