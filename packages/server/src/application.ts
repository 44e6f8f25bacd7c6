/** The Fastify application: guards, documentation, routes, the web application's files. */
import type { Registry } from '@longroll/kernel';
import fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { answerBrokenRequest, pathOf, timesFor } from './connections.ts';
import { addGuards } from './guards.ts';
import { addOpenApi } from './openapi.ts';
import { answerError } from './refusals.ts';
import { addChartRoutes } from './routes/charts.ts';
import { addOddsRoutes } from './routes/odds.ts';
import { addQuestionRoutes } from './routes/questions.ts';
import { addRollRoutes } from './routes/roll.ts';
import { addRuleRoutes } from './routes/rules.ts';
import { addWebApp } from './webApp.ts';

export interface ServerLimits {
  readonly requestsPerMinute?: number;
  readonly bodyBytes?: number;
  /** How long a request may take to arrive. */
  readonly requestMs?: number;
}

export interface ServerOptions {
  readonly registry: Registry;
  /** The built web application; without it there is the API alone. */
  readonly staticDir?: string;
  readonly logger?: FastifyServerOptions['logger'];
  readonly limits?: ServerLimits;
  /** The names under which it may be asked, without a port; any, if none is given. */
  readonly names?: readonly string[];
}

const MOST_BYTES = 64 * 1024;
const MOST_REQUESTS = 600;

/** The input is checked by the question itself, and answers are written as they are. */
function leaveBodiesAlone(app: FastifyInstance): void {
  app.removeContentTypeParser('text/plain');
  app.setValidatorCompiler(() => (value: unknown) => ({ value }));
  app.setSerializerCompiler(() => (answer: unknown) => JSON.stringify(answer));
}

export async function application(options: ServerOptions): Promise<FastifyInstance> {
  const { registry, staticDir, logger = false, limits = {}, names } = options;
  const app = fastify({
    logger,
    bodyLimit: limits.bodyBytes ?? MOST_BYTES,
    ...timesFor(limits.requestMs),
    rewriteUrl: ({ url = '/' }) => pathOf(url),
    clientErrorHandler: answerBrokenRequest,
    frameworkErrors: (error, request, reply) => answerError(error, request as never, reply as never),
  });
  leaveBodiesAlone(app);
  app.setErrorHandler(answerError);
  await addGuards(app, limits.requestsPerMinute ?? MOST_REQUESTS, names);
  await addOpenApi(app);
  addChartRoutes(app, registry);
  addQuestionRoutes(app, registry);
  addRuleRoutes(app, registry);
  addOddsRoutes(app, registry);
  addRollRoutes(app, registry);
  await addWebApp(app, staticDir);
  return app;
}
