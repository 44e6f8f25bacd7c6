/** GET /api/charts, GET /api/charts/SYSTEM/NAME */
import type { Registry } from '@longroll/kernel';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { listedChart, printedChart, unknownId } from '../answers.ts';
import { NOT_FOUND, refuseWith } from '../refusals.ts';
import { CHART, CHART_LIST, LIST_REFUSALS, LOOKUP_REFUSALS } from '../schemas.ts';
import { byId, ID_PARAMS } from './byId.ts';

const LIST = {
  summary: 'All charts',
  tags: ['charts'],
  operationId: 'charts',
  response: { 200: CHART_LIST, ...LIST_REFUSALS },
};
const ONE = {
  summary: 'A chart as printed',
  tags: ['charts'],
  operationId: 'chart',
  params: ID_PARAMS,
  response: { 200: CHART, ...LOOKUP_REFUSALS },
};

export function addChartRoutes(app: FastifyInstance, registry: Registry): void {
  const known = registry.charts.map(({ id }) => id);
  app.get('/api/charts', { schema: LIST }, () => registry.charts.map(listedChart));
  byId(app, '/api/charts', ONE, (id: string, reply: FastifyReply) => {
    const chart = registry.chart(id);
    return chart ? printedChart(chart) : refuseWith(reply, NOT_FOUND, unknownId('chart', id, known));
  });
}
