/** The order of battle: list order is the Union's units, then the Confederates' (21.1). */
import { RuleBug } from '@longroll/kernel';
import { CONFEDERATE } from './confederate.ts';
import type { LeaderCounter, UnitCounter } from './counter.ts';
import { LEADERS } from './leaders.ts';
import { UNION } from './union.ts';

export const UNITS: readonly UnitCounter[] = [...UNION, ...CONFEDERATE];
export { LEADERS };

const byId = <T extends { readonly id: string }>(counters: readonly T[]): ReadonlyMap<string, T> => {
  const found = new Map(counters.map((counter) => [counter.id, counter]));
  if (found.size !== counters.length) throw new RuleBug('two counters have one id');
  return found;
};

const UNITS_BY_ID = byId(UNITS);
const LEADERS_BY_ID = byId(LEADERS);

export function unitCounter(id: string): UnitCounter {
  const found = UNITS_BY_ID.get(id);
  if (!found) throw new RuleBug(`the order of battle has no unit ${id}`);
  return found;
}

export function leaderCounter(id: string): LeaderCounter {
  const found = LEADERS_BY_ID.get(id);
  if (!found) throw new RuleBug(`the order of battle has no leader ${id}`);
  return found;
}
