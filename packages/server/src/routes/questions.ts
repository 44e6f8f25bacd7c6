/** GET /api/questions, GET /api/questions/SYSTEM/NAME: the JSON Schema of the input */
import type { Registry } from '@longroll/kernel';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { listedQuestion, unknownId } from '../answers.ts';
import { NOT_FOUND, refuseWith } from '../refusals.ts';
import { INPUT_SCHEMA, LIST_REFUSALS, LOOKUP_REFUSALS, QUESTION_LIST } from '../schemas.ts';
import { byId, ID_PARAMS } from './byId.ts';

const LIST = {
  summary: 'All questions',
  tags: ['questions'],
  operationId: 'questions',
  response: { 200: QUESTION_LIST, ...LIST_REFUSALS },
};
const ONE = {
  summary: "The form of a question's input",
  tags: ['questions'],
  operationId: 'schema',
  params: ID_PARAMS,
  response: { 200: INPUT_SCHEMA, ...LOOKUP_REFUSALS },
};

export function addQuestionRoutes(app: FastifyInstance, registry: Registry): void {
  const known = registry.questions.map(({ id }) => id);
  app.get('/api/questions', { schema: LIST }, () => registry.questions.map(listedQuestion));
  byId(app, '/api/questions', ONE, (id: string, reply: FastifyReply) => {
    const question = registry.question(id);
    return question?.schema ?? refuseWith(reply, NOT_FOUND, unknownId('question', id, known));
  });
}
