/** The API described by itself: OpenAPI 3.1 as a document and as a page. */
import { fastifySwagger } from '@fastify/swagger';
import { fastifySwaggerUi } from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';

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

export async function addOpenApi(app: FastifyInstance): Promise<void> {
  await app.register(fastifySwagger, {
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
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger());
}
