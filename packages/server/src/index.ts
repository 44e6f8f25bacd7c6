/**
 * Charts, odds and rolls over HTTP. The command line takes the shapes of its answers from here, so that both say
 * the same; it starts anew for every command, so the web server itself is loaded only when one is built.
 */
import type { FastifyInstance } from 'fastify';
import type { ServerOptions } from './application.ts';

export * from './answers.ts';
export type { ServerLimits, ServerOptions } from './application.ts';
export * from './luck.ts';

/** A server that is ready to be asked but does not listen yet. */
export async function buildServer(options: ServerOptions): Promise<FastifyInstance> {
  const { application } = await import('./application.ts');
  return application(options);
}

/** The year of the first long roll of this war. */
export const DEFAULT_PORT = 1861;
export const DEFAULT_HOST = '127.0.0.1';

export interface ServeOptions extends ServerOptions {
  readonly port?: number;
  readonly host?: string;
}

export interface Serving {
  readonly address: string;
  /** Stops listening, lets the requests under way finish. */
  close(): Promise<void>;
}

export async function serve({
  port = DEFAULT_PORT,
  host = DEFAULT_HOST,
  ...options
}: ServeOptions): Promise<Serving> {
  const app = await buildServer(options);
  const address = await app.listen({ port, host });
  return { address, close: () => app.close() };
}
