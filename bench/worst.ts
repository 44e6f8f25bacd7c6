/**
 * The dearest input of every question that its schema allows, hunted by a search: what it costs to answer and how long
 * the answer is.
 *
 *     npm run bench -- worst [PART OF A NAME] [SECONDS FOR EACH] [SEED]
 */
import process from 'node:process';
import { type Question, type Rng, seeded } from '../packages/kernel/src/index.ts';
import { registry } from '../packages/registry/src/index.ts';
import { type WholeOdds, wholeOdds } from '../packages/server/src/answers.ts';
import { changedInput, drawnInput, type Input } from '../test/drawnInput.ts';
import { stopwatch } from './timing.ts';

const [part = '', seconds = '5', seed = 'worst'] = process.argv.slice(2);
const MOST_MS = 250;
const MOST_BYTES = 1_000_000;

interface Found {
  readonly input: Input;
  readonly ms: number;
  readonly bytes: number;
  readonly odds: WholeOdds;
}

/** Null if the rules refuse it. */
function answered(question: Question, input: Input): Found | null {
  const worked = stopwatch();
  const asked = question.ask(input);
  if (asked.refused) return null;
  const odds = wholeOdds(asked.value);
  const json = JSON.stringify(odds);
  return { input, ms: worked(), bytes: Buffer.byteLength(json), odds };
}

/** A pause of the engine is not the question's: the quickest of three. */
function again(question: Question, found: Found): Found {
  const times = [1, 2, 3].map(() => answered(question, found.input)!);
  return times.reduce((best, one) => (one.ms < best.ms ? one : best));
}

type Measure = 'ms' | 'bytes';

/** Climbs: from the worst so far a few places are drawn anew, now and then all of them. */
function hunt(
  question: Question,
  measure: Measure,
  rng: Rng,
  until: number,
): { worst: Found; tried: number } {
  let worst = again(question, answered(question, question.example)!);
  let tried = 0;
  while (performance.now() < until) {
    const fresh = rng.int(4) === 0;
    const input = fresh ? drawnInput(question, rng) : changedInput(question, worst.input, rng);
    const found = answered(question, input);
    tried++;
    if (!found || found[measure] <= worst[measure]) continue;
    const sure = again(question, found);
    if (sure[measure] > worst[measure]) worst = sure;
  }
  return { worst, tried };
}

let beyond = 0;
console.log(`seed "${seed}", ${seconds} s for each measure of each question`);
console.log('question                    ms      kB  outcomes  method    inputs tried');
for (const question of registry.questions.filter(({ id }) => id.includes(part))) {
  const rng = seeded(`${seed} ${question.id}`);
  const by = (measure: Measure) => hunt(question, measure, rng, performance.now() + Number(seconds) * 1000);
  const [dear, long] = [by('ms'), by('bytes')];
  // What is sampled bears its label, and may take as long again as it took to find that out.
  const isLong = dear.worst.ms > MOST_MS && dear.worst.odds.method === 'exact';
  const isBeyond = isLong || long.worst.bytes > MOST_BYTES;
  beyond += isBeyond ? 1 : 0;
  const { method, outcomes } = dear.worst.odds;
  const figures = [
    question.id.padEnd(25),
    dear.worst.ms.toFixed(1).padStart(6),
    (long.worst.bytes / 1000).toFixed(0).padStart(7),
    String(outcomes.length).padStart(9),
    method.padEnd(9),
    String(dear.tried + long.tried).padStart(12),
  ];
  console.log(figures.join(' '));
  if (isBeyond) console.log(`  BEYOND: ${JSON.stringify(dear.worst.input)}`);
}
console.log(`${beyond} beyond ${MOST_MS} ms or ${MOST_BYTES} bytes`);
process.exitCode = beyond > 0 ? 1 : 0;
