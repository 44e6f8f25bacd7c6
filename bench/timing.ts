/** Runs entrants in turn, several rounds, and prints medians and ratios. */
export interface Entrant {
  readonly name: string;
  /** Does the work `times` times; the return value keeps it from being optimized away. */
  readonly run: (times: number) => unknown;
}

const ROUNDS = 9;
const ROUND_MS = 250;

/** Calls a second in one round. */
function pace(entrant: Entrant, batch: number): number {
  const start = performance.now();
  let done = 0;
  let elapsed = 0;
  while (elapsed < ROUND_MS) {
    entrant.run(batch);
    done += batch;
    elapsed = performance.now() - start;
  }
  return (done / elapsed) * 1000;
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;

/** Rounds are interleaved, so that a busy machine slows every entrant alike. */
export function race(title: string, batch: number, entrants: readonly Entrant[]): readonly number[] {
  const paces = entrants.map((): number[] => []);
  for (let round = 0; round <= ROUNDS; round++) {
    entrants.forEach((entrant, i) => {
      const measured = pace(entrant, batch);
      if (round > 0) paces[i]!.push(measured); // the first round warms up
    });
  }
  const medians = paces.map(median);
  console.log(`\n${title}`);
  entrants.forEach(({ name }, i) => {
    const rate = Math.round(medians[i]!).toLocaleString('en-US').padStart(14);
    console.log(`${rate}/s  ×${(medians[i]! / medians[0]!).toFixed(2).padStart(5)}  ${name}`);
  });
  return medians;
}
