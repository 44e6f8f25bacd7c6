/** Batches in the queue: put in, watched, and read when they are done. */
import { type Batch, batchId, type GameRow, gamesIn, type Slice, slicesOf } from '@longroll/kernel';
import type { PoolClient } from 'pg';
import { inTransaction, JOBS, type Store, TABLES, within } from './store.ts';

/** A job: games of a batch. */
export interface SliceJob extends Slice {
  readonly batch: string;
}

export interface PutOptions {
  /** Games to a slice. */
  readonly size: number;
  /** After so many seconds without a sign of life a slice is given to another worker. */
  readonly expiry: number;
}

export interface Put {
  readonly id: string;
  /** Slices that were put in now; the others are there already, or played. */
  readonly slices: number;
  readonly played: number;
}

async function gamesPlayed(client: PoolClient, id: string): Promise<Set<number>> {
  const { rows } = await client.query<{ game: number }>(`SELECT game FROM ${TABLES}.game WHERE batch = $1`, [
    id,
  ]);
  return new Set(rows.map(({ game }) => game));
}

/** Games that a slice in the queue will play, or is being played. */
async function gamesQueued(client: PoolClient, queue: string, id: string): Promise<readonly number[]> {
  const { rows } = await client.query<{ data: SliceJob }>(
    `SELECT data FROM ${JOBS}.job WHERE name = $1 AND state < 'completed' AND data->>'batch' = $2`,
    [queue, id],
  );
  return rows.flatMap(({ data: { from, to } }) => Array.from({ length: to - from + 1 }, (_, i) => from + i));
}

/** Puts in what of a batch is neither played nor in the queue: all of it at first, nothing if it waits there already. */
export function putBatch(
  { pool, boss, queue }: Store,
  batch: Batch,
  { size, expiry }: PutOptions,
): Promise<Put> {
  const id = batchId(batch);
  return inTransaction(pool, async (client) => {
    await client.query(
      `INSERT INTO ${TABLES}.batch (id, setting) VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET fault = NULL`,
      [id, JSON.stringify(batch)],
    );
    // Whoever puts in the same batch at the same time waits here.
    await client.query(`SELECT 1 FROM ${TABLES}.batch WHERE id = $1 FOR UPDATE`, [id]);
    const done = await gamesPlayed(client, id);
    const waiting = await gamesQueued(client, queue, id);
    const slices = slicesOf(batch, size, new Set([...done, ...waiting]));
    const jobs = slices.map((slice) => ({
      ...{ name: queue, data: { batch: id, ...slice } satisfies SliceJob, expireInSeconds: expiry },
    }));
    if (jobs.length > 0) await boss.insert(jobs, within(client));
    return { id, slices: slices.length, played: done.size };
  });
}

export interface Standing {
  readonly played: number;
  /** Why it will never be done: a game of it has crashed. */
  readonly fault: string | null;
}

export async function standingOf({ pool }: Store, id: string): Promise<Standing> {
  const { rows } = await pool.query<{ fault: string | null; played: string }>(
    `SELECT fault, (SELECT count(*) FROM ${TABLES}.game WHERE batch = $1) AS played
     FROM ${TABLES}.batch WHERE id = $1`,
    [id],
  );
  return { played: Number(rows[0]?.played ?? 0), fault: rows[0]?.fault ?? null };
}

export async function settingOf({ pool }: Store, id: string): Promise<Batch> {
  const { rows } = await pool.query<{ setting: Batch }>(`SELECT setting FROM ${TABLES}.batch WHERE id = $1`, [
    id,
  ]);
  if (!rows[0]) throw new Error(`there is no batch ${id}`);
  return rows[0].setting;
}

/** All that is there of it, in the order of its games. */
export async function rowsOf({ pool }: Store, id: string): Promise<readonly GameRow[]> {
  const { rows } = await pool.query<{ result: GameRow }>(
    `SELECT result FROM ${TABLES}.game WHERE batch = $1 ORDER BY game`,
    [id],
  );
  return rows.map(({ result }) => result);
}

export const isDone = (batch: Batch, { played }: Standing): boolean => played >= gamesIn(batch);
