/** POST /api/roll/ID: one throw, with the server's dice, a named seed, or dice that lie on a table */
import type { Question } from '@longroll/kernel';
import { DICE, INPUT_REFUSALS, ROLL, SEED } from '../schemas.ts';
import { formOf, oneWord, type QuestionRoute } from './perQuestion.ts';

const describe = (question: Question) => ({
  summary: `Roll: ${question.title}`,
  description: `${question.about} The body is the input, or an envelope with the input, dice or a seed.`,
  tags: ['rolls'],
  operationId: `roll-${oneWord(question.id)}`,
  querystring: {
    type: 'object',
    properties: { dice: { type: 'string', description: 'As in the envelope, by commas: 4,2' }, seed: SEED },
  },
  body: {
    anyOf: [
      formOf(question),
      {
        type: 'object',
        title: 'Input with dice or a seed',
        properties: { input: formOf(question), dice: DICE, seed: SEED },
        required: ['input'],
        additionalProperties: false,
      },
    ],
  },
  response: { 200: ROLL, ...INPUT_REFUSALS },
});

export const ROLL_ROUTE: QuestionRoute = { asked: 'roll', schema: describe };
