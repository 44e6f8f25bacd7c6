/** POST /api/outcome/ID: one outcome of the odds with its explanation */
import type { Question } from '@longroll/kernel';
import { INPUT_REFUSALS, ONE_OUTCOME } from '../schemas.ts';
import { formOf, oneWord, type QuestionRoute } from './perQuestion.ts';

const describe = (question: Question) => ({
  summary: `Why: ${question.title}`,
  description: 'Of many outcomes the odds explain the likeliest; this explains any of them, by its key.',
  tags: ['odds'],
  operationId: `outcome-${oneWord(question.id)}`,
  body: {
    type: 'object',
    properties: {
      input: formOf(question),
      outcome: { type: 'string', description: 'The key of an outcome, as the odds name it' },
    },
    required: ['input', 'outcome'],
    additionalProperties: false,
  },
  response: { 200: ONE_OUTCOME, ...INPUT_REFUSALS },
});

export const OUTCOME_ROUTE: QuestionRoute = { asked: 'outcome', schema: describe };
