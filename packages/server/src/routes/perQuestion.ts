/**
 * One concrete POST route per question, so that the documentation shows each question's own form, and an open
 * end for encoded ids and for ids that nobody knows.
 */
import { type Question, type Registry, tooDeep } from '@longroll/kernel';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import { unknownId } from '../answers.ts';
import type { Clerk, Inquiry } from '../clerk.ts';
import { JSON_TYPE, NOT_FOUND, REFUSED, refuseWith } from '../refusals.ts';
import type { Till } from '../till.ts';
import { openEnd } from './byId.ts';

export interface QuestionRoute {
  /** The last part of its address. */
  readonly asked: Inquiry['asked'];
  readonly schema: (question: Question) => FastifySchema;
}

/** Reads `path/of/id` as one word for names of operations. */
export const oneWord = (id: string): string => id.replaceAll(/[^a-z0-9]+/gi, '-');

const formId = ({ id }: Question): string => `form-${oneWord(id)}`;

/** The form of a question, which several routes take. */
export const formOf = (question: Question) => ({ $ref: `${formId(question)}#` });

/** A copy without the dialect, which an OpenAPI document states once for all. */
export function writtenForm(question: Question): Record<string, unknown> {
  const { $schema: _, ...form } = structuredClone(question.schema) as { $schema?: string };
  return { $id: formId(question), ...form, examples: [question.example] };
}

/** Who answers, and who counts what it costs. */
export interface Counter {
  readonly registry: Registry;
  readonly clerk: Clerk;
  readonly till: Till;
}

export function perQuestion(
  app: FastifyInstance,
  { registry, clerk, till }: Counter,
  { asked, schema }: QuestionRoute,
): void {
  const known = registry.questions.map(({ id }) => id);
  const ask = async ({ id }: Question, { ip, body, query }: FastifyRequest, reply: FastifyReply) => {
    const deep = tooDeep(body, 1);
    if (deep) return refuseWith(reply, REFUSED, deep);
    await till.check(ip);
    const { status, json, ms } = await clerk.answer({ asked, id, body, query });
    await till.charge(ip, ms);
    return reply.code(status).type(JSON_TYPE).send(json);
  };
  const url = `/api/${asked}`;
  for (const question of registry.questions)
    app.post(`${url}/${question.id}`, { schema: schema(question) }, (request, reply) =>
      ask(question, request, reply),
    );
  app.post(`${url}/*`, { schema: { hide: true } }, (request, reply) => {
    const id = openEnd(request);
    const question = registry.question(id);
    if (question) return ask(question, request, reply);
    return refuseWith(reply, NOT_FOUND, unknownId('question', id, known));
  });
}
