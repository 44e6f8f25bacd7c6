/** Every counter of the Vicksburg game, and how to find one by its name. A leader may be named like a unit. */
import type { Side } from '../model/vocabulary.ts';
import { CONFEDERATE_LEADERS, CONFEDERATE_UNITS } from './confederate.ts';
import type { LeaderCounter, UnitCounter } from './counter.ts';
import { UNION_LEADERS, UNION_UNITS } from './union.ts';

export const UNIT_COUNTERS: readonly UnitCounter[] = [...CONFEDERATE_UNITS, ...UNION_UNITS];
export const LEADER_COUNTERS: readonly LeaderCounter[] = [...CONFEDERATE_LEADERS, ...UNION_LEADERS];

export const unitCounter = (side: Side, name: string): UnitCounter | undefined =>
  UNIT_COUNTERS.find((unit) => unit.side === side && unit.name === name);
export const leaderCounter = (side: Side, name: string): LeaderCounter | undefined =>
  LEADER_COUNTERS.find((leader) => leader.side === side && leader.name === name);
