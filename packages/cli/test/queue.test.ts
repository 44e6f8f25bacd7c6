/** Batches by workers from a queue: a PostgreSQL of its own, workers who are killed and stopped, every game counted once. */
import { readFile } from 'node:fs/promises';
import { type Batch, batchId, FUZZ_LIMIT, gamesIn, systemOf } from '@longroll/kernel';
import { MAPS } from '@longroll/registry/maps';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startPostgres } from '../../../scripts/postgres.mjs';
import { tablesHere } from '../src/lab/playing.ts';
import { putBatch, rowsOf, standingOf } from '../src/queue/batches.ts';
import { giveUp, handBack, handIn, renew, takeSlice } from '../src/queue/slices.ts';
import { JOBS, type Store, storeAt } from '../src/queue/store.ts';
import { Hand } from './crew.ts';
import { longroll, registry } from './support.ts';

const PATIENCE = { timeout: 300_000, interval: 200 };
const SCENARIO = 'gcacw/port-gibson';
const { version } = registry.systems.find(({ id }) => id === systemOf(SCENARIO))!;

const batchOf = (seed: string, games: number): Batch => ({
  ...{ scenario: SCENARIO, rulesVersion: version, houseRules: {}, seed, games, duplicate: true },
  seated: [
    { side: 'union', opponent: 'random' },
    { side: 'confederate', opponent: 'random' },
  ],
  limit: FUZZ_LIMIT,
});

const here = tablesHere({
  ...{ registry, maps: MAPS },
  readMap: (address) => readFile(new URL(address), 'utf8'),
});
const playedHere = (batch: Batch) => here.play(batch, { from: 1, to: gamesIn(batch) });

let server: Awaited<ReturnType<typeof startPostgres>>;
let store: Store;
const crew: Hand[] = [];

beforeAll(async () => {
  server = await startPostgres();
  const opened = await storeAt(server.url, registry, () => undefined);
  if (opened.refused) throw new Error(opened.refused.text);
  store = opened.value;
});

afterEach(async () => {
  await Promise.all(crew.splice(0).map((hand) => hand.end('SIGKILL')));
});

afterAll(async () => {
  await store?.close();
  await server?.stop();
});

function hired(number: number): readonly Hand[] {
  const hands = Array.from({ length: number }, () => new Hand(server.url));
  crew.push(...hands);
  return hands;
}

/** As if an hour had passed without a sign of life. */
async function expired(): Promise<void> {
  await store.pool.query(
    `UPDATE ${JOBS}.job SET started_on = started_on - interval '1 hour' WHERE state = 'active'`,
  );
  await store.boss.expire();
}

describe('a slice', () => {
  it('is handed in once, by whoever held it last', async () => {
    const batch = batchOf('late', 2);
    const rows = await playedHere(batch);
    expect(await putBatch(store, batch, { size: 4, expiry: 60 })).toMatchObject({ slices: 1, played: 0 });
    const first = (await takeSlice(store))!;
    expect(first).toMatchObject({ batch: batchId(batch), from: 1, to: 4, given: 0 });
    expect(await takeSlice(store)).toBeNull();
    expect(await renew(store, first)).toBe(true);
    await expired();
    expect(await handIn(store, first, rows, 'late')).toBe(false);
    const second = (await takeSlice(store))!;
    expect(second).toEqual({ ...first, given: 1 });
    expect(await renew(store, first)).toBe(false);
    expect(await handIn(store, first, rows, 'late')).toBe(false);
    expect(await handBack(store, first)).toBe(false);
    expect(await handIn(store, second, rows, 'in time')).toBe(true);
    expect(await handIn(store, second, rows, 'in time')).toBe(false);
    expect(await standingOf(store, first.batch)).toEqual({ played: 4, fault: null });
    expect(await rowsOf(store, first.batch)).toEqual(rows);
  });

  it('that is handed back is given out at once; nothing of it is counted', async () => {
    const batch = batchOf('back', 1);
    await putBatch(store, batch, { size: 2, expiry: 60 });
    const held = (await takeSlice(store))!;
    expect(await handBack(store, held)).toBe(true);
    const again = (await takeSlice(store))!;
    expect(again).toEqual({ ...held, given: 1 });
    expect(await handIn(store, again, await playedHere(batch), 'w')).toBe(true);
  });

  it('whose rows cannot be written is not completed either', async () => {
    const batch = batchOf('twice', 1);
    const [row] = await playedHere(batch);
    await putBatch(store, batch, { size: 2, expiry: 60 });
    const held = (await takeSlice(store))!;
    await expect(handIn(store, held, [row!, row!], 'w')).rejects.toThrow('duplicate key');
    expect(await standingOf(store, held.batch)).toEqual({ played: 0, fault: null });
    expect(await renew(store, held)).toBe(true);
    expect(await giveUp(store, held, 'it crashed')).toBe(true);
    expect(await standingOf(store, held.batch)).toEqual({ played: 0, fault: 'it crashed' });
  });
});

describe('a batch', () => {
  it('is put in once, and taken up where it is', async () => {
    const batch = batchOf('once', 3);
    const options = { size: 2, expiry: 60 };
    expect(await putBatch(store, batch, options)).toMatchObject({ slices: 3, played: 0 });
    expect(await putBatch(store, batch, options)).toMatchObject({ slices: 0, played: 0 });
    const held = (await takeSlice(store))!;
    expect(await putBatch(store, batch, options)).toMatchObject({ slices: 0 });
    expect(await handIn(store, held, await here.play(batch, held), 'w')).toBe(true);
    expect(await putBatch(store, batch, options)).toMatchObject({ slices: 0, played: 2 });
    // Somebody has emptied the queue.
    await store.boss.purgeQueue(store.queue);
    expect(await putBatch(store, batch, options)).toMatchObject({ slices: 2, played: 2 });
    await store.boss.purgeQueue(store.queue);
  });

  it('has every game once, though workers are killed and one is stopped beyond its time', async () => {
    const batch = batchOf('kills', 40);
    const [sleeper, ...others] = hired(5);
    await Promise.all(crew.map((hand) => hand.says('takes slices')));
    await putBatch(store, batch, { size: 10, expiry: 3 });
    await sleeper!.says(': taken');
    sleeper!.signal('SIGSTOP');
    const [survivor, ...doomed] = others;
    for (const hand of doomed) {
      await hand.says(': taken');
      await hand.end('SIGKILL');
    }
    const id = batchId(batch);
    await expect.poll(() => standingOf(store, id), PATIENCE).toEqual({ played: gamesIn(batch), fault: null });
    sleeper!.signal('SIGCONT');
    await sleeper!.says(': refused, because it came too late');
    const rows = await rowsOf(store, id);
    expect(rows).toEqual(await playedHere(batch));
    expect(await Promise.all([survivor!.end('SIGTERM'), sleeper!.end('SIGTERM')])).toEqual([0, 0]);
    expect(survivor!.said).toContain('stopped');
  });

  it('is asked for by sim, which waits for workers and finds what was played before', async () => {
    const words = [
      'sim',
      SCENARIO,
      '--games',
      '3',
      '--union',
      'random',
      '--confederate',
      'random',
      '--seed',
      'w',
    ];
    const again = (more: readonly string[]) => longroll([...words, '--json', '--rows', ...more]);
    const [hand] = hired(1);
    const first = await again(['--database', server.url]);
    expect(first.err).toMatch(
      /^Batch [0-9a-f]{16}: 3 games, 0 played already, 1 slice put into the queue\.\n$/,
    );
    await hand!.end('SIGTERM');
    const second = await again(['--database', server.url]);
    expect(second.err).toContain('3 played already, 0 slices');
    const rowsIn = ({ out }: { readonly out: string }) => JSON.parse(out).rows;
    expect(rowsIn(second)).toEqual(rowsIn(first));
    expect(rowsIn(await again([]))).toEqual(rowsIn(first));
  });
});

describe('without a database', () => {
  const asked = async (url: string) => {
    const { status, out } = await longroll(['worker', '--database', url, '--json']);
    return { status, ...JSON.parse(out).refused };
  };

  it.each([
    ['an address of something else', 'mysql://localhost/x', 'bad-database', /^A database is written as/],
    ['an address without form', 'postgres', 'bad-database', /^A database is written as/],
    [
      'nobody there',
      'postgres://me:secret@127.0.0.1:1/x',
      'no-database',
      /127\.0\.0\.1:1\/x cannot be used: nothing/,
    ],
    ['no socket', 'postgres://me@localhost/x?host=/nowhere', 'no-database', /there is no such socket/],
  ])('refuses %s', async (_, url, code, text) => {
    const refused = await asked(url);
    expect(refused).toMatchObject({ status: 1, code, text: expect.stringMatching(text) });
    expect(refused.text).not.toContain('secret');
  });

  it('refuses a database that there is not', async () => {
    const refused = await asked(server.url.replace('/postgres?', '/nonesuch?'));
    expect(refused).toMatchObject({ code: 'no-database', text: expect.stringContaining('createdb') });
  });
});
