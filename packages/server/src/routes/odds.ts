/** POST /api/odds/ID: the odds of every outcome */
import type { Question } from '@longroll/kernel';
import { INPUT_REFUSALS, ODDS } from '../schemas.ts';
import { formOf, oneWord, type QuestionRoute } from './perQuestion.ts';

const describe = (question: Question) => ({
  summary: `Odds: ${question.title}`,
  description: `${question.about} The body is the input, or \`{"input": …}\`.`,
  tags: ['odds'],
  operationId: `odds-${oneWord(question.id)}`,
  body: formOf(question),
  response: { 200: ODDS, ...INPUT_REFUSALS },
});

export const ODDS_ROUTE: QuestionRoute = { asked: 'odds', schema: describe };
