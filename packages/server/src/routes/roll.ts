/** POST /api/roll/ID: one throw, with the server's dice, a named seed, or dice that lie on a table */
import { type Question, type Registry, type RollAnswer, refuse, type Verdict } from '@longroll/kernel';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { unwrap } from '../envelope.ts';
import { type Luck, readLuck, rollBy, writtenDice } from '../luck.ts';
import { DICE, INPUT_REFUSALS, ROLL, SEED } from '../schemas.ts';
import { formOf, oneWord, perQuestion } from './perQuestion.ts';

interface Envelope {
  readonly dice?: unknown;
  readonly seed?: unknown;
}

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

/** What the address says; a name that stands there twice comes as a list. */
function fromAddress(query: unknown): Envelope {
  const { dice, seed } = query as Envelope;
  const faces = dice === undefined ? {} : { dice: writtenDice(String(dice)) };
  return seed === undefined ? faces : { ...faces, seed };
}

function luckOf(query: unknown, beside: Envelope): Verdict<Luck> {
  const address = fromAddress(query);
  const twice = (['dice', 'seed'] as const).find((name) => name in address && name in beside);
  if (twice === undefined) return readLuck({ ...beside, ...address });
  const text = `${twice} stands in the address and in the body: give it once.`;
  return refuse('given-twice', 'T.2', text, twice);
}

function answer(question: Question, { body, query }: FastifyRequest): Verdict<RollAnswer> {
  const enclosed = unwrap(question, body, ['dice', 'seed']);
  if (enclosed.refused) return enclosed;
  const luck = luckOf(query, enclosed.value.beside);
  if (luck.refused) return luck;
  const asked = question.ask(enclosed.value.input);
  return asked.refused ? asked : rollBy(asked.value, luck.value);
}

export const addRollRoutes = (app: FastifyInstance, registry: Registry): void =>
  perQuestion(app, registry, { url: '/api/roll', schema: describe, answer });
