/** The whole sheet of a scenario and its rules, fetched when a game is begun. */
import { type GridMap, RuleBug } from '@longroll/kernel';
import { SCENARIOS } from '../scenarios/index.ts';
import { rulesFor } from './rules.ts';

export function openScenario(id: string, map: GridMap) {
  const scenario = SCENARIOS.find((one) => one.id === id);
  if (!scenario) throw new RuleBug(`there is no scenario ${id}`);
  return rulesFor(scenario, map);
}
