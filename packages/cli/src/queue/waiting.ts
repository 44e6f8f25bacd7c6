/** A batch that others play: put into the queue, waited for, and read. */
import { setTimeout as pause } from 'node:timers/promises';
import { allow, type Batch, gamesIn, type Verdict } from '@longroll/kernel';
import { type PlayedHere, progress, progressWords } from '../lab/played.ts';
import type { World } from '../world.ts';
import { isDone, putBatch, rowsOf, standingOf } from './batches.ts';
import { noDatabase, type Store, storeAt } from './store.ts';

const LOOK_MS = 300;
/** Small enough that little is played twice when a worker dies. */
const SLICE = 10;
/** Workers give signs of life every second. */
export const EXPIRY_SECONDS = 15;

async function waitedFor(
  world: World,
  store: Store,
  batch: Batch,
  cut: { now: boolean },
): Promise<PlayedHere> {
  const all = gamesIn(batch);
  const { id, slices, played } = await putBatch(store, batch, { size: SLICE, expiry: EXPIRY_SECONDS });
  const put = slices === 1 ? '1 slice' : `${slices} slices`;
  world.err(`Batch ${id}: ${all} games, ${played} played already, ${put} put into the queue.\n`);
  for (;;) {
    const standing = await standingOf(store, id);
    progress(world, progressWords(batch, standing.played, all));
    if (standing.fault !== null) throw new Error(`a game of batch ${id} crashed: ${standing.fault}`);
    if (cut.now || isDone(batch, standing)) break;
    await pause(LOOK_MS);
  }
  progress(world, '');
  return { rows: await rowsOf(store, id), cut: cut.now };
}

export async function playedOnQueue(world: World, batch: Batch, url: string): Promise<Verdict<PlayedHere>> {
  const store = await storeAt(url, world.registry, ({ message }) => world.err(`The database: ${message}\n`));
  if (store.refused) return store;
  const cut = { now: false };
  world.enough().then(() => {
    cut.now = true;
  });
  try {
    return allow(await waitedFor(world, store.value, batch, cut));
  } catch (error) {
    return noDatabase(error, url);
  } finally {
    await store.value.close();
  }
}
