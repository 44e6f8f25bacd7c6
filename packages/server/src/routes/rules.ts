/** GET /api/rules/SYSTEM, GET /api/rules/SYSTEM/ID: the rules in our own words */
import type { Registry } from '@longroll/kernel';
import type { FastifyInstance } from 'fastify';
import { listedRule, unknownId, unknownRule, wholeRule } from '../answers.ts';
import { NOT_FOUND, refuseWith } from '../refusals.ts';
import { LOOKUP_REFUSALS, RULE, RULE_LIST } from '../schemas.ts';

const SYSTEM = { type: 'string', description: 'The id of the system' };
const ID = { type: 'string', description: 'The number of the rule' };

const LIST = {
  summary: 'All rules of a system',
  tags: ['rules'],
  operationId: 'rules',
  params: { type: 'object', properties: { system: SYSTEM }, required: ['system'] },
  response: { 200: RULE_LIST, ...LOOKUP_REFUSALS },
};
const ONE = {
  summary: 'A rule with its words',
  tags: ['rules'],
  operationId: 'rule',
  params: { type: 'object', properties: { system: SYSTEM, id: ID }, required: ['system', 'id'] },
  response: { 200: RULE, ...LOOKUP_REFUSALS },
};

export function addRuleRoutes(app: FastifyInstance, registry: Registry): void {
  const known = registry.systems.map(({ id }) => id);
  app.get('/api/rules/:system', { schema: LIST }, async (request, reply) => {
    const { system } = request.params as { readonly system: string };
    const book = registry.book(system);
    if (!book) return refuseWith(reply, NOT_FOUND, unknownId('system', system, known));
    return (await book.rules()).map((rule) => listedRule(system, rule));
  });
  app.get('/api/rules/:system/:id', { schema: ONE }, async (request, reply) => {
    const { system, id } = request.params as { readonly system: string; readonly id: string };
    const book = registry.book(system);
    if (!book) return refuseWith(reply, NOT_FOUND, unknownId('system', system, known));
    const rules = await book.rules();
    const rule = rules.find((one) => one.id === id);
    return rule ? wholeRule(system, rule) : refuseWith(reply, NOT_FOUND, unknownRule(id, rules));
  });
}
