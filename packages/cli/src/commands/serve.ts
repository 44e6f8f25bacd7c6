/** `serve [--port N] [--host H]`: the web application and its API, until it is stopped. */
import { type Refusal, refuse, type Verdict } from '@longroll/kernel';
import { clerksAt, serve as listen, type Serving } from '@longroll/server';
import { type AsJson, say, sayRefused } from '../say.ts';
import type { Status, World } from '../world.ts';

export interface ServeOptions extends AsJson {
  readonly port: number;
  readonly host: string;
  readonly log?: string;
}

const WHY: Readonly<Record<string, string>> = {
  EADDRINUSE: 'something else listens there; try another --port',
  EACCES: 'that is not allowed; try a --port above 1023',
  EADDRNOTAVAIL: 'this machine has no such address; try another --host',
  ENOTFOUND: 'there is no such host; try another --host',
};

function cannotListen(error: unknown, { host, port }: ServeOptions): { refused: Refusal } {
  const why = WHY[(error as NodeJS.ErrnoException).code ?? ''];
  if (why === undefined) throw error;
  return refuse('cannot-listen', 'T.9', `Cannot listen at ${host}:${port}: ${why}.`, 'port');
}

/** Requests are logged to standard error, if at all: standard output has the answer. */
const loggerFor = (world: World, level: string) => ({ level, stream: { write: world.err } });

async function start(world: World, options: ServeOptions): Promise<Verdict<Serving>> {
  const { registry, webDir, clerkAt } = world;
  const { port, host, log = 'warn' } = options;
  const app = webDir === undefined ? {} : { staticDir: webDir };
  const clerk = clerkAt === undefined ? {} : { clerk: await clerksAt(clerkAt) };
  const logger = loggerFor(world, log);
  try {
    return { refused: null, value: await listen({ registry, port, host, logger, ...app, ...clerk }) };
  } catch (error) {
    return cannotListen(error, options);
  }
}

export async function serve(world: World, options: ServeOptions): Promise<Status> {
  const started = await start(world, options);
  if (started.refused) return sayRefused(world, options, started.refused);
  const { address, close } = started.value;
  if (world.webDir === undefined) world.err('The web application is not built: only the API is served.\n');
  const status = say(world, options, { address, api: `${address}/api/docs` }, (answer) => [
    `Long Roll is at ${answer.address}, its API at ${answer.api}. Ctrl-C stops it.`,
  ]);
  await world.untilStopped();
  await close();
  return status;
}
