/** The Fastify application: guards, documentation, routes, the web application's files. */
import type { Registry } from '@longroll/kernel';
import fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { type Clerk, clerkHere } from './clerk.ts';
import { answerBrokenRequest, pathOf, timesFor } from './connections.ts';
import { addGuards } from './guards.ts';
import { addOpenApi } from './openapi.ts';
import { answerError } from './refusals.ts';
import { addChartRoutes } from './routes/charts.ts';
import { ODDS_ROUTE } from './routes/odds.ts';
import { OUTCOME_ROUTE } from './routes/outcome.ts';
import { perQuestion } from './routes/perQuestion.ts';
import { addQuestionRoutes } from './routes/questions.ts';
import { ROLL_ROUTE } from './routes/roll.ts';
import { addRuleRoutes } from './routes/rules.ts';
import { tillOf } from './till.ts';
import { addWebApp } from './webApp.ts';

export interface ServerLimits {
  readonly requestsPerMinute?: number;
  /** Milliseconds of work that one visitor's questions may take in a minute. */
  readonly workMsPerMinute?: number;
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
  /** Who works answers out; without one it is done on the server's own thread. */
  readonly clerk?: Clerk;
  /** The names under which it may be asked, without a port; any, if none is given. */
  readonly names?: readonly string[];
}

const MOST_BYTES = 64 * 1024;
const MOST_REQUESTS = 600;
/** A third of a core. */
const MOST_WORK_MS = 20_000;

/** The input is checked by the question itself, and answers are written as they are. */
function leaveBodiesAlone(app: FastifyInstance): void {
  app.removeContentTypeParser('text/plain');
  app.setValidatorCompiler(() => (value: unknown) => ({ value }));
  app.setSerializerCompiler(() => (answer: unknown) => JSON.stringify(answer));
}

export async function application(options: ServerOptions): Promise<FastifyInstance> {
  const { registry, staticDir, logger = false, limits = {}, names } = options;
  const { clerk = clerkHere(registry) } = options;
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
  await addOpenApi(app, registry);
  addChartRoutes(app, registry);
  addQuestionRoutes(app, registry);
  addRuleRoutes(app, registry);
  const till = tillOf(limits.workMsPerMinute ?? MOST_WORK_MS);
  for (const route of [ODDS_ROUTE, OUTCOME_ROUTE, ROLL_ROUTE])
    perQuestion(app, { registry, clerk, till }, route);
  app.addHook('onClose', () => clerk.close());
  await addWebApp(app, staticDir);
  return app;
}
