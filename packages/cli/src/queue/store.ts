/** The database of the queue: batches and their games in tables of ours, slices as jobs of pg-boss beside them. */
import { allow, hashOf, type Refusal, type Registry, refuse, type Verdict } from '@longroll/kernel';
import pg from 'pg';
import PgBoss from 'pg-boss';

export const TABLES = 'longroll';
export const JOBS = 'longroll_queue';

/** Settings and rows are text to the database: what is read is what was written, key by key. */
const MAKE_TABLES = `
  CREATE SCHEMA IF NOT EXISTS ${TABLES};
  CREATE TABLE IF NOT EXISTS ${TABLES}.batch (
    id text PRIMARY KEY,
    setting json NOT NULL,
    fault text,
    made timestamptz NOT NULL DEFAULT now()
  );
  CREATE TABLE IF NOT EXISTS ${TABLES}.game (
    batch text NOT NULL REFERENCES ${TABLES}.batch,
    game integer NOT NULL,
    result json NOT NULL,
    worker text NOT NULL,
    played timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (batch, game)
  );
`;

/** Somebody who is stopped in the midst of a transaction must not hold up the others for longer. */
const LONGEST_TRANSACTION_MS = 10_000;
const LONGEST_CONNECTING_MS = 10_000;
/** Any number will do: whoever makes the tables holds it. */
const MAKING = 18_630_501;
/** A slice whose worker dies is given out again as often as it takes. */
const RETRIES = 100_000;
const KEPT_DAYS = 365;

export interface Store {
  readonly pool: pg.Pool;
  readonly boss: PgBoss;
  /** The queue of this program: workers of other rules would play other games. */
  readonly queue: string;
  close(): Promise<void>;
}

/** Told of what goes wrong while nobody waits for an answer. */
export type OnFault = (error: Error) => void;

const queueOf = ({ systems }: Registry): string =>
  `slices-${hashOf(systems.map(({ id, version }) => [id, version]))}`;

const WHY: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing answers there; start PostgreSQL or correct the address',
  ENOENT: 'there is no such socket; start PostgreSQL or correct the address',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'the name of the host cannot be looked up',
  ETIMEDOUT: 'it does not answer in time',
  ECONNRESET: 'it closes the connection',
  '28P01': 'the password is wrong',
  '28000': 'it does not let this user in',
  '3D000': 'there is no such database; make it with createdb',
  '42501': 'this user may not make tables there',
  '53300': 'it has too many connections already',
};

/** Host and database without user and password: what may be shown. */
export function placeOf(url: string): string {
  const { host, pathname, searchParams } = new URL(url);
  return `${host || searchParams.get('host') || 'localhost'}${pathname}`;
}

function checkedUrl(url: string): Verdict<string> {
  const form = 'A database is written as postgres://user:password@host:port/database.';
  if (!/^postgres(ql)?:\/\//.test(url) || !URL.canParse(url))
    return refuse('bad-database', 'T.9', form, 'database');
  return allow(url);
}

const causeOf = (error: unknown): { readonly code?: string; readonly message: string } => {
  const [first] = error instanceof AggregateError ? error.errors : [error];
  return first as { readonly code?: string; readonly message: string };
};

export function noDatabase(error: unknown, url: string): { refused: Refusal } {
  const { code = '', message } = causeOf(error);
  const why = WHY[code] ?? (/timeout/i.test(message) ? WHY['ETIMEDOUT'] : undefined);
  if (why === undefined) throw error;
  return refuse('no-database', 'T.9', `The database at ${placeOf(url)} cannot be used: ${why}.`, 'database');
}

function connected(url: string, onFault: OnFault): { readonly pool: pg.Pool; readonly boss: PgBoss } {
  const pool = new pg.Pool({
    ...{ connectionString: url, application_name: 'longroll' },
    connectionTimeoutMillis: LONGEST_CONNECTING_MS,
    idle_in_transaction_session_timeout: LONGEST_TRANSACTION_MS,
  });
  pool.on('error', onFault);
  const boss = new PgBoss({
    ...{ schema: JOBS, supervise: false, schedule: false },
    // Its own fetch keeps quiet about a database that is gone.
    db: {
      executeSql: (text, values) =>
        pool.query(text, values).catch((error: Error) => {
          onFault(error);
          throw error;
        }),
    },
  });
  boss.on('error', onFault);
  return { pool, boss };
}

/** One at a time makes what is missing. */
async function made(pool: pg.Pool, boss: PgBoss, queue: string): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MAKING]);
    await client.query(MAKE_TABLES);
    await boss.start();
    await boss.createQueue(queue, { name: queue, retryLimit: RETRIES, retentionDays: KEPT_DAYS });
    await client.query('SELECT pg_advisory_unlock($1)', [MAKING]);
  } finally {
    client.release();
  }
}

/** Connects, and makes what is missing. */
export async function storeAt(url: string, registry: Registry, onFault: OnFault): Promise<Verdict<Store>> {
  const checked = checkedUrl(url);
  if (checked.refused) return checked;
  const { pool, boss } = connected(url, (error) => isOpen && onFault(error));
  let isOpen = false;
  const queue = queueOf(registry);
  const close = async (): Promise<void> => {
    isOpen = false;
    await pool.end();
  };
  try {
    await made(pool, boss, queue);
    isOpen = true;
    return allow({ pool, boss, queue, close });
  } catch (error) {
    await close();
    return noDatabase(error, url);
  }
}

/** All or nothing. */
export async function inTransaction<T>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  // What is under way on it fails by itself; what is not must not bring the program down.
  const onBroken = (error: Error): void => {
    broken = error;
  };
  client.on('error', onBroken);
  try {
    await client.query('BEGIN');
    const done = await work(client);
    await client.query('COMMIT');
    return done;
  } catch (error) {
    await client.query('ROLLBACK').catch(onBroken);
    throw error;
  } finally {
    client.off('error', onBroken);
    // A connection that cannot even roll back is of no more use.
    client.release(broken);
  }
}

/** A connection as pg-boss takes it, so that what it does is part of the transaction. */
export const within = (client: pg.PoolClient) => ({
  db: { executeSql: (text: string, values: unknown[]) => client.query(text, values) },
});
