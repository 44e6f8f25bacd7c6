/**
 * Charts, odds and rolls over HTTP. The command line takes the shapes of its answers from here, so that both say
 * the same; it starts anew for every command, so the web server itself is loaded only when one is built.
 */
import type { FastifyInstance } from 'fastify';
import type { ServerOptions } from './application.ts';
import type { Clerk } from './clerk.ts';
import type { ThreadLimits } from './threads.ts';

export * from './answers.ts';
export type { ServerLimits, ServerOptions } from './application.ts';
export { answering, type Clerk, type Inquiry, type Written } from './clerk.ts';
export * from './luck.ts';

/** A server that is ready to be asked but does not listen yet. */
export async function buildServer(options: ServerOptions): Promise<FastifyInstance> {
  const { application } = await import('./application.ts');
  return application(options);
}

export type { ThreadLimits } from './threads.ts';

/** Clerks on threads of their own; `entry` is a module whose `answer` is an `answering`. */
export async function clerksAt(entry: string, limits: ThreadLimits = {}): Promise<Clerk> {
  const { clerksOnThreads } = await import('./threads.ts');
  return clerksOnThreads(entry, limits);
}

/** The year of the first long roll of this war. */
export const DEFAULT_PORT = 1861;
export const DEFAULT_HOST = '127.0.0.1';

/** How long requests under way may take once it is to end. */
const GRACE_MS = 4000;

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]', '::1'];

/** On this machine only it answers to this machine's names; a server for others has names that we do not know. */
const namesFor = (host: string): { readonly names?: readonly string[] } =>
  LOOPBACK.includes(host) ? { names: LOOPBACK } : {};

export interface ServeOptions extends ServerOptions {
  readonly port?: number;
  readonly host?: string;
}

export interface Serving {
  readonly address: string;
  /** Stops listening, lets the requests under way finish, and cuts off what has not after a while. */
  close(): Promise<void>;
}

export async function serve({
  port = DEFAULT_PORT,
  host = DEFAULT_HOST,
  ...options
}: ServeOptions): Promise<Serving> {
  const app = await buildServer({ ...namesFor(host), ...options });
  const address = await app.listen({ port, host });
  const close = async () => {
    const cut = setTimeout(() => app.server.closeAllConnections(), GRACE_MS);
    await app.close();
    clearTimeout(cut);
  };
  return { address, close };
}
