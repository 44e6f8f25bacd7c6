/** What can be played, the smallest first. */
import { RuleBug } from '@longroll/kernel';
import { BURNSIDES_BRIDGE } from './burnsidesBridge.ts';
import { MORNING } from './morning.ts';
import type { Scenario } from './scenario.ts';
import { SUNKEN_ROAD } from './sunkenRoad.ts';
import { WHOLE_DAY } from './wholeDay.ts';

export const SCENARIOS: readonly Scenario[] = [SUNKEN_ROAD, MORNING, BURNSIDES_BRIDGE, WHOLE_DAY];

export function scenarioNamed(id: string): Scenario {
  const found = SCENARIOS.find((one) => one.id === id);
  if (!found) throw new RuleBug(`there is no scenario ${id}`);
  return found;
}
