/** What can be played, the smallest first. */
import { BURNSIDES_BRIDGE } from './burnsidesBridge.ts';
import { MORNING } from './morning.ts';
import type { Scenario } from './scenario.ts';
import { SUNKEN_ROAD } from './sunkenRoad.ts';
import { WHOLE_DAY } from './wholeDay.ts';

export const SCENARIOS: readonly Scenario[] = [SUNKEN_ROAD, MORNING, BURNSIDES_BRIDGE, WHOLE_DAY];
