/** POST /api/odds/ID: the odds of every outcome */
import type { Question, Registry, Verdict } from '@longroll/kernel';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type WholeOdds, wholeOdds } from '../answers.ts';
import { unwrap } from '../envelope.ts';
import { INPUT_REFUSALS, ODDS } from '../schemas.ts';
import { formOf, oneWord, perQuestion } from './perQuestion.ts';

const describe = (question: Question) => ({
  summary: `Odds: ${question.title}`,
  description: `${question.about} The body is the input, or \`{"input": …}\`.`,
  tags: ['odds'],
  operationId: `odds-${oneWord(question.id)}`,
  body: formOf(question),
  response: { 200: ODDS, ...INPUT_REFUSALS },
});

function answer(question: Question, { body }: FastifyRequest): Verdict<WholeOdds> {
  const enclosed = unwrap(question, body, []);
  if (enclosed.refused) return enclosed;
  const asked = question.ask(enclosed.value.input);
  return asked.refused ? asked : { refused: null, value: wholeOdds(asked.value) };
}

export const addOddsRoutes = (app: FastifyInstance, registry: Registry): void =>
  perQuestion(app, registry, { url: '/api/odds', schema: describe, answer });
