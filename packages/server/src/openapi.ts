/** The API described by itself: OpenAPI 3.1 as a document and as a page. */
import { fastifySwagger } from '@fastify/swagger';
import { fastifySwaggerUi } from '@fastify/swagger-ui';
import type { Registry } from '@longroll/kernel';
import type { FastifyInstance } from 'fastify';
import { compressedOnce } from './compressedOnce.ts';
import { writtenForm } from './routes/perQuestion.ts';
import { SHARED_SCHEMAS } from './schemas.ts';

const ABOUT = [
  'Exact odds and rules for American Civil War wargames.',
  'Every chart is as printed; every answer cites the rules it rests on.',
  'Whatever is refused is refused in a sentence: `{"refused": {"code", "cite", "basis", "text", "field"}}`.',
].join(' ');

/** The page brings its scripts along, but styles some of its elements in place. */
const PAGE_POLICY = {
  'default-src': "'self'",
  'base-uri': "'self'",
  'frame-ancestors': "'self'",
  'img-src': ["'self'", 'data:'],
  'object-src': "'none'",
  'script-src': "'self'",
  'script-src-attr': "'none'",
  'style-src': ["'self'", "'unsafe-inline'"],
};

/** Schemas that are described once have a name; the others are numbered. */
const refResolver = {
  buildLocalReference: ({ $id }: { $id?: unknown }, _: unknown, __: unknown, i: number) =>
    typeof $id === 'string' ? $id : `def-${i}`,
};

export async function addOpenApi(app: FastifyInstance, { questions }: Registry): Promise<void> {
  for (const schema of [...SHARED_SCHEMAS, ...questions.map(writtenForm)]) app.addSchema(schema);
  await app.register(fastifySwagger, {
    refResolver,
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Long Roll', version: '0.1.0', description: ABOUT },
      tags: [
        { name: 'charts', description: 'The printed cards' },
        { name: 'questions', description: 'What can be asked, and the form each question needs' },
        { name: 'rules', description: 'The rules in our own words, and what each rests on' },
        { name: 'odds', description: 'The odds of each outcome' },
        { name: 'rolls', description: 'One throw of the dice, explained' },
      ],
    },
  });
  await app.register(fastifySwaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: PAGE_POLICY,
    uiConfig: { url: '/api/openapi.json' },
  });
  app.get(
    '/api/openapi.json',
    { schema: { hide: true } },
    compressedOnce(() => app.swagger()),
  );
}
