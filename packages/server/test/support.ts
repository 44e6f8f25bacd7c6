/** A server to ask, its log kept, and questions of our own beside the real ones. */
import { Writable } from 'node:stream';
import { contents, type Question, type Refusal, registryOf } from '@longroll/kernel';
import { registry } from '@longroll/registry';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { buildServer, type ServerOptions } from '../src/index.ts';

export { registry };

export interface LogLine {
  readonly level: number;
  readonly msg: string;
}
export const ERROR = 50;
export const INFO = 30;

export interface Watched {
  readonly app: FastifyInstance;
  readonly log: readonly LogLine[];
}

export async function watched(options: Partial<ServerOptions> = {}): Promise<Watched> {
  const log: LogLine[] = [];
  const stream = new Writable({
    write(chunk, _, done) {
      for (const line of String(chunk).trim().split('\n')) log.push(JSON.parse(line) as LogLine);
      done();
    },
  });
  const app = await buildServer({ registry, logger: { level: 'info', stream }, ...options });
  return { app, log };
}

export const COMBAT = { attackerCV: 7, defenderCV: 2 };

export const ask = (app: FastifyInstance, url: string, payload: object): Promise<LightMyRequestResponse> =>
  app.inject({ method: 'POST', url, payload });

export const askRaw = (
  app: FastifyInstance,
  url: string,
  payload: string,
  type = 'application/json',
): Promise<LightMyRequestResponse> =>
  app.inject({ method: 'POST', url, payload, headers: { 'content-type': type } });

export const refusalIn = (response: LightMyRequestResponse): Refusal =>
  response.json<{ refused: Refusal }>().refused;

/** A registry with one question whose rules are broken. */
export function brokenRegistry() {
  const [real] = registry.questions;
  const broken: Question = {
    ...real!,
    id: 'broken/question',
    ask: () => {
      throw new Error('secret detail');
    },
  };
  const system = {
    id: 'broken',
    version: '1',
    title: 'Broken',
    charts: [],
    rulings: [],
    rulebook: { contents: contents(''), text: async () => ({ chapters: [], glossary: [] }) },
    questions: [broken],
  };
  return registryOf([system]);
}
