/** From the id of a scenario to its rules, laid out on its map. */
import { type GridMap, parseMap, type Rules, type ScenarioEntry, type Verdict } from '@longroll/kernel';
import { unknownId } from '@longroll/server';
import type { World } from './world.ts';

export function scenarioBy(id: string, { registry }: World): Verdict<ScenarioEntry> {
  const value = registry.scenario(id);
  const known = registry.scenarios.map((scenario) => scenario.id);
  return value ? { refused: null, value } : { refused: unknownId('scenario', id, known) };
}

export async function mapOf(scenario: ScenarioEntry, world: World): Promise<GridMap> {
  const map = world.maps.find(({ id }) => id === scenario.map);
  if (!map) throw new Error(`the map ${scenario.map} of ${scenario.id} is not among the maps`);
  return parseMap(await world.readMap(map.address));
}

export const rulesOf = async (scenario: ScenarioEntry, world: World): Promise<Rules> =>
  scenario.open(await mapOf(scenario, world));
