/**
 * Ids hold a slash: `gcacw/combat`. The documented address is /SYSTEM/NAME; a client that encodes the id as a
 * whole (`gcacw%2Fcombat`), and any id that cannot be, come by the open end beside it.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify';

export const ID_PARAMS = {
  type: 'object',
  properties: {
    system: { type: 'string', description: 'The part of the id before the slash' },
    name: { type: 'string', description: 'The part behind it' },
  },
  required: ['system', 'name'],
};

export type AnswerById = (id: string, reply: FastifyReply) => unknown;

export const openEnd = (request: FastifyRequest): string => (request.params as { '*': string })['*'];

export function byId(app: FastifyInstance, url: string, schema: FastifySchema, answer: AnswerById): void {
  app.get(`${url}/:system/:name`, { schema }, (request, reply) => {
    const { system, name } = request.params as { system: string; name: string };
    return answer(`${system}/${name}`, reply);
  });
  app.get(`${url}/*`, { schema: { hide: true } }, (request, reply) => answer(openEnd(request), reply));
}
