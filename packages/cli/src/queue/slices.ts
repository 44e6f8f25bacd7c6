/**
 * A slice in the hands of a worker. He holds it as long as he gives signs of life; if he dies or hangs it is given out again,
 * and what he hands in afterwards is refused. The rows of a slice and its completion are one transaction, so every game is
 * counted once, whatever happens to whom.
 */
import type { GameRow, Slice } from '@longroll/kernel';
import type { PoolClient } from 'pg';
import type { SliceJob } from './batches.ts';
import { inTransaction, JOBS, type Store, TABLES, within } from './store.ts';

/** A slice that was given out: each time it is, it has another number. */
export interface Held extends Slice {
  readonly job: string;
  readonly batch: string;
  /** How often it had been given out before. */
  readonly given: number;
}

export async function takeSlice({ boss, queue }: Store): Promise<Held | null> {
  const [taken] = await boss.fetch<SliceJob>(queue, { includeMetadata: true });
  if (!taken) return null;
  const { id: job, data, retryCount: given } = taken;
  return { job, given, ...data };
}

const STILL_HELD = "name = $1 AND id = $2 AND state = 'active' AND retry_count = $3";
const holding = ({ queue }: Store, { job, given }: Held) => [queue, job, given];

/** A sign of life. False if the slice has been given to somebody else. */
export async function renew(store: Store, held: Held): Promise<boolean> {
  const { rowCount } = await store.pool.query(
    `UPDATE ${JOBS}.job SET started_on = now() WHERE ${STILL_HELD}`,
    holding(store, held),
  );
  return rowCount === 1;
}

/** Does something in one transaction with a slice that is still held. False, and nothing is done, if it is not. */
const whileHeld = (
  store: Store,
  held: Held,
  work: (client: PoolClient) => Promise<unknown>,
): Promise<boolean> =>
  inTransaction(store.pool, async (client) => {
    const { rowCount } = await client.query(
      `SELECT 1 FROM ${JOBS}.job WHERE ${STILL_HELD} FOR UPDATE`,
      holding(store, held),
    );
    if (rowCount !== 1) return false;
    await work(client);
    return true;
  });

/** Part of the transaction. Its types allow the connection as the third argument, where it would be taken for a result. */
const completed = ({ boss, queue }: Store, { job }: Held, client: PoolClient): Promise<void> =>
  boss.complete(queue, job, {}, within(client));

export const handIn = (
  store: Store,
  held: Held,
  rows: readonly GameRow[],
  worker: string,
): Promise<boolean> =>
  whileHeld(store, held, async (client) => {
    await client.query(
      `INSERT INTO ${TABLES}.game (batch, game, result, worker)
       SELECT $1, (row->>'game')::integer, row, $3 FROM json_array_elements($2::json) AS row`,
      [held.batch, JSON.stringify(rows), worker],
    );
    await completed(store, held, client);
  });

/** A game of it cannot be played: that is a mistake of ours, and would be the same a second time. */
export const giveUp = (store: Store, held: Held, fault: string): Promise<boolean> =>
  whileHeld(store, held, async (client) => {
    await client.query(`UPDATE ${TABLES}.batch SET fault = $2 WHERE id = $1`, [held.batch, fault]);
    await completed(store, held, client);
  });

/** Unplayed, so that another can take it at once. */
export const handBack = (store: Store, held: Held): Promise<boolean> =>
  whileHeld(store, held, (client) =>
    store.boss.fail(store.queue, held.job, { why: 'handed back' }, within(client)),
  );
