/** `charts`, `chart ID`, `rulings [SYSTEM]`: what stands on the cards and how we read them. */
import type { CardSystem, Chart, Verdict } from '@longroll/kernel';
import { listedChart, printedChart, unknownId } from '@longroll/server';
import { chartPage } from '../print/chart.ts';
import { chartList, rulingList } from '../print/lists.ts';
import { type AsJson, say, sayRefused, sayVerdict } from '../say.ts';
import type { Status, World } from '../world.ts';

export function charts(world: World, options: AsJson): Status {
  const { systems, charts: all } = world.registry;
  return say(world, options, all.map(listedChart), (_, page) => chartList(systems, page));
}

function chartBy(id: string, { registry }: World): Verdict<Chart> {
  const chart = registry.chart(id);
  if (chart) return { refused: null, value: printedChart(chart) };
  const known = registry.charts.map((one) => one.id);
  return { refused: unknownId('chart', id, known) };
}

export const chart = (world: World, id: string, options: AsJson): Status =>
  sayVerdict(world, options, chartBy(id, world), chartPage);

const listedRulings = ({ id: system, rulings }: CardSystem) =>
  rulings.map((ruling) => ({ system, ...ruling }));

export function rulings(world: World, system: string | undefined, options: AsJson): Status {
  const { systems } = world.registry;
  const asked = system === undefined ? systems : systems.filter(({ id }) => id === system);
  if (system !== undefined && asked.length === 0) {
    const known = systems.map(({ id }) => id);
    return sayRefused(world, options, unknownId('system', system, known));
  }
  return say(world, options, asked.flatMap(listedRulings), (_, page) =>
    rulingList(asked, world.registry, page),
  );
}
