/**
 * A hundred thousand requests that nobody thought of, against a server of its own: what it answers, how much, what it
 * keeps of them, and how long somebody waits meanwhile who only wants the list of charts.
 *
 *     npm run bench -- requests [NUMBER] [SEED] [MINUTES]
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { seeded } from '../packages/kernel/src/index.ts';
import { registry } from '../packages/registry/src/index.ts';
import { type DrawnRequest, drawnRequest } from '../test/drawnRequest.ts';
import { Sender } from '../test/sending.ts';
import { Count, table, type Waits } from './requestCount.ts';

const [number = '100000', seed = 'requests', minutes = '15'] = process.argv.slice(2);
const AT_ONCE = 12;
const PROBE_MS = 20;
const PROGRESS_MS = 10_000;
const QUIET_MS = 10_000;
const WARM_UP = 2_000;
const WARM_UP_MS = 120_000;

interface Memory {
  readonly rss: number;
  readonly heapUsed: number;
  readonly errors: readonly string[];
}

async function memoryOf(server: ChildProcess): Promise<Memory> {
  server.send('memory');
  return (await once(server, 'message'))[0] as Memory;
}

/** Requests are drawn in order, whoever sends them; so a seed and a number name one. */
async function flood(sender: Sender, name: string, requests: number, ms: number): Promise<Count> {
  const rng = seeded(name);
  const count = new Count();
  const until = performance.now() + ms;
  const one = async (): Promise<void> => {
    while (count.drawn < requests && performance.now() < until) {
      const at = count.drawn++;
      const drawn = drawnRequest(registry, rng);
      await sender.send(drawn).then(
        (answered) => count.add(at, drawn, answered),
        (error: unknown) => count.fail(at, drawn, error),
      );
    }
  };
  const progress = setInterval(() => console.error(`  ${count.line(requests)}`), PROGRESS_MS);
  await Promise.all(Array.from({ length: AT_ONCE }, one));
  clearInterval(progress);
  return count;
}

const CHARTS: DrawnRequest = { method: 'GET', url: '/api/charts', headers: {} };

/** Somebody who asks for the list of charts, again and again, on a connection of his own. */
function probe(address: string): () => Promise<readonly number[]> {
  const sender = new Sender(address);
  const times: Promise<number>[] = [];
  const timer = setInterval(() => {
    const answered = sender.send(CHARTS).then(({ ms }) => ms);
    times.push(answered.catch(() => Number.POSITIVE_INFINITY));
  }, PROBE_MS);
  return async () => {
    clearInterval(timer);
    const all = await Promise.all(times);
    sender.close();
    return all.sort((a, b) => a - b);
  };
}

/** What he waits while nobody else asks: on a machine that others share, that is the measure of it. */
async function quiet(probed: () => Promise<readonly number[]>): Promise<readonly number[]> {
  await new Promise((done) => setTimeout(done, QUIET_MS));
  return probed();
}

async function run(server: ChildProcess, address: string): Promise<number> {
  const sender = new Sender(address);
  console.error(`warming up with ${WARM_UP} requests`);
  await flood(sender, 'warm up', WARM_UP, WARM_UP_MS);
  const before = await memoryOf(server);
  const alone = await quiet(probe(address));
  const probed = probe(address);
  console.error(`${number} requests of seed "${seed}", at most ${minutes} minutes`);
  const start = performance.now();
  const count = await flood(sender, seed, Number(number), Number(minutes) * 60_000);
  const waits: Waits = { alone, times: await probed(), seconds: (performance.now() - start) / 1000 };
  sender.close();
  const after = await memoryOf(server);
  for (const line of table(seed, count, waits, [before, after])) console.log(line);
  return count.faults.length + after.errors.length;
}

const server = fork('bench/requestServer.mjs');
try {
  const [{ address }] = (await once(server, 'message')) as [{ address: string }];
  process.exitCode = (await run(server, address)) > 0 ? 1 : 0;
} finally {
  if (server.connected) server.send('end');
}
