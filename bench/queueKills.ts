/** Kills workers of a queue by and by, at moments drawn by luck, and holds what is left against the same batch played here. */
import { readFile } from 'node:fs/promises';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { tablesHere } from '../packages/cli/src/lab/playing.ts';
import { isDone, putBatch, rowsOf, standingOf } from '../packages/cli/src/queue/batches.ts';
import { JOBS, type Store, storeAt } from '../packages/cli/src/queue/store.ts';
import { Hand } from '../packages/cli/test/crew.ts';
import {
  type Batch,
  batchId,
  FUZZ_LIMIT,
  gamesIn,
  merged,
  sameJson,
  seeded,
} from '../packages/kernel/src/index.ts';
import { MAPS } from '../packages/registry/maps/index.ts';
import { registry } from '../packages/registry/src/index.ts';
import { startPostgres } from '../scripts/postgres.mjs';

const [kills = '40', workers = '4', games = '4000'] = process.argv.slice(2);
const EXPIRY_SECONDS = 5;
const SIZE = 5;
/** A worker is killed at some moment of its first slices. */
const LONGEST_LIFE_MS = 3_000;

const SCENARIO = 'gcacw/port-gibson';

const { version } = registry.systems.find(({ id }) => id === 'gcacw')!;
const BATCH: Batch = {
  ...{ scenario: SCENARIO, rulesVersion: version, houseRules: {}, seed: 'kills', games: Number(games) },
  ...{ duplicate: true, limit: FUZZ_LIMIT },
  seated: [
    { side: 'union', opponent: 'random' },
    { side: 'confederate', opponent: 'random' },
  ],
};

let killed = 0;
const hands = new Set<Hand>();

/** One life: from its beginning to some moment of its first slices, or for good once there were enough kills. */
async function lived(hand: Hand, life: number): Promise<void> {
  // Who has handed in a slice has loaded its rules: from then on it dies while it plays or hands in.
  await hand.says(life % 4 === 0 ? ': taken' : ': done');
  await pause(life);
  while (killed >= Number(kills)) await pause(200);
  killed++;
}

/** One place at the queue: whoever sits there is killed and followed by another. */
async function seat(url: string, place: number, isOver: () => boolean): Promise<void> {
  const luck = seeded(`seat ${place}`);
  while (!isOver()) {
    const hand = new Hand(url);
    hands.add(hand);
    await lived(hand, luck.int(LONGEST_LIFE_MS));
    await hand.end('SIGKILL');
    hands.delete(hand);
  }
}

async function waited(store: Store): Promise<void> {
  for (;;) {
    const standing = await standingOf(store, batchId(BATCH));
    console.error(`  ${killed} kills, ${standing.played} of ${gamesIn(BATCH)} games`);
    if (isDone(BATCH, standing)) return;
    await pause(5_000);
  }
}

async function counted(store: Store): Promise<number> {
  const rows = await rowsOf(store, batchId(BATCH));
  const here = tablesHere({
    ...{ registry, maps: MAPS },
    readMap: (address) => readFile(new URL(address), 'utf8'),
  });
  const expected = await here.play(BATCH, { from: 1, to: gamesIn(BATCH) });
  const { rows: jobs } = await store.pool.query<{ state: string; jobs: string; again: string }>(
    `SELECT state, count(*) AS jobs, sum(retry_count) AS again FROM ${JOBS}.job GROUP BY state`,
  );
  const same = sameJson(merged([], rows), expected);
  console.log(
    `${killed} SIGKILLs of ${workers} workers at a time, slices of ${SIZE}, ${EXPIRY_SECONDS} s without a sign of life`,
  );
  console.log(
    `${rows.length} rows of ${gamesIn(BATCH)} games; ${new Set(rows.map(({ game }) => game)).size} different`,
  );
  for (const { state, jobs: number, again } of jobs)
    console.log(`slices ${state}: ${number}, given out again ${again} times`);
  console.log(`every row the same as when played here: ${same ? 'yes' : 'no'}`);
  return same && rows.length === gamesIn(BATCH) && killed >= Number(kills) ? 0 : 1;
}

const server = await startPostgres();
const opened = await storeAt(server.url, registry, (error) => console.error(error.message));
if (opened.refused) throw new Error(opened.refused.text);
const store = opened.value;
try {
  await putBatch(store, BATCH, { size: SIZE, expiry: EXPIRY_SECONDS });
  let isOver = false;
  const seats = Array.from({ length: Number(workers) }, (_, place) => seat(server.url, place, () => isOver));
  await Promise.race([waited(store), Promise.all(seats)]);
  isOver = true;
  await Promise.all([...hands].map((hand) => hand.end('SIGKILL')));
  process.exitCode = await counted(store);
} finally {
  await store.close();
  await server.stop();
}
process.exit();
