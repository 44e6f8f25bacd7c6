/** `worker --database URL`: plays slices of batches from the queue there until it is stopped. */
import { hostname } from 'node:os';
import process from 'node:process';
import { tablesOf } from '../lab/played.ts';
import { type AsJson, say, sayRefused } from '../say.ts';
import type { Status, World } from '../world.ts';

export interface WorkerCommand extends AsJson {
  readonly database: string;
  readonly threads?: number;
}

export async function worker(world: World, command: WorkerCommand): Promise<Status> {
  const { database, threads = world.cores } = command;
  const [{ placeOf, storeAt }, { working }] = await Promise.all([
    import('../queue/store.ts'),
    import('../queue/working.ts'),
  ]);
  const name = `${hostname()}-${process.pid}`;
  const log = (words: string): void => world.err(`${new Date().toISOString()} ${name} ${words}\n`);
  const store = await storeAt(database, world.registry, ({ message }) => log(`the database: ${message}`));
  if (store.refused) return sayRefused(world, command, store.refused);
  const tables = await tablesOf(world, threads);
  const status = say(world, command, { worker: name, database: placeOf(database), threads }, (answer) => [
    `Worker ${answer.worker} takes slices from ${answer.database}. Ctrl-C stops it.`,
  ]);
  const stopped = world.untilStopped();
  await working({ store: store.value, tables, worker: name, threads, log, stopped });
  log('stopped');
  await tables.close();
  await store.value.close();
  return status;
}
