/** From the id of a scenario to its rules, laid out on its map. */
import { parseMap, type Rules, type ScenarioEntry, type Verdict } from '@longroll/kernel';
import { unknownId } from '@longroll/server';
import type { World } from './world.ts';

export function scenarioBy(id: string, { registry }: World): Verdict<ScenarioEntry> {
  const value = registry.scenario(id);
  const known = registry.scenarios.map((scenario) => scenario.id);
  return value ? { refused: null, value } : { refused: unknownId('scenario', id, known) };
}

export async function rulesOf(scenario: ScenarioEntry, world: World): Promise<Rules> {
  const map = world.maps.find(({ id }) => id === scenario.map);
  if (!map) throw new Error(`the map ${scenario.map} of ${scenario.id} is not among the maps`);
  return scenario.open(parseMap(await world.readMap(map.address)));
}
