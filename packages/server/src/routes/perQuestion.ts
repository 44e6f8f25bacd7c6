/**
 * One concrete POST route per question, so that the documentation shows each question's own form, and an open
 * end for encoded ids and for ids that nobody knows.
 */
import type { Question, Registry, Verdict } from '@longroll/kernel';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import { unknownId } from '../answers.ts';
import { NOT_FOUND, REFUSED, refuseWith } from '../refusals.ts';
import { openEnd } from './byId.ts';

export interface QuestionRoute {
  readonly url: string;
  readonly schema: (question: Question) => FastifySchema;
  readonly answer: (question: Question, request: FastifyRequest) => Verdict<object>;
}

/** Reads `path/of/id` as one word for names of operations. */
export const oneWord = (id: string): string => id.replaceAll(/[^a-z0-9]+/gi, '-');

/** A copy without the dialect, which an OpenAPI document states once for all. */
export function formOf(question: Question): Record<string, unknown> {
  const { $schema: _, ...form } = structuredClone(question.schema) as { $schema?: string };
  return { ...form, examples: [question.example] };
}

export function perQuestion(app: FastifyInstance, registry: Registry, route: QuestionRoute): void {
  const known = registry.questions.map(({ id }) => id);
  const ask = (question: Question, request: FastifyRequest, reply: FastifyReply) => {
    const verdict = route.answer(question, request);
    return verdict.refused ? refuseWith(reply, REFUSED, verdict.refused) : verdict.value;
  };
  for (const question of registry.questions) {
    app.post(`${route.url}/${question.id}`, { schema: route.schema(question) }, (request, reply) =>
      ask(question, request, reply),
    );
  }
  app.post(`${route.url}/*`, { schema: { hide: true } }, (request, reply) => {
    const id = openEnd(request);
    const question = registry.question(id);
    if (question) return ask(question, request, reply);
    return refuseWith(reply, NOT_FOUND, unknownId('question', id, known));
  });
}
