/** The orders of battle, each with the Union's counters first. Fetched with a game, never with the charts. */
import { RuleBug } from '@longroll/kernel';
import type { Force, LeaderCounter, UnitCounter } from './counter.ts';
import { IUKA_CONFEDERATE } from './iukaConfederate.ts';
import { IUKA_UNION } from './iukaUnion.ts';
import { SEVEN_PINES_CONFEDERATE } from './sevenPinesConfederate.ts';
import { SEVEN_PINES_UNION } from './sevenPinesUnion.ts';

/** All counters of a battle, and each by its id. */
export interface OrderOfBattle extends Force {
  readonly unit: (id: string) => UnitCounter;
  readonly leader: (id: string) => LeaderCounter;
}

function finder<T extends { readonly id: string }>(counters: readonly T[], what: string): (id: string) => T {
  const found = new Map(counters.map((counter) => [counter.id, counter]));
  return (id) => {
    const counter = found.get(id);
    if (!counter) throw new RuleBug(`the order of battle has no ${what} ${id}`);
    return counter;
  };
}

function orderOfBattle(...forces: readonly Force[]): OrderOfBattle {
  const units = forces.flatMap((force) => force.units);
  const leaders = forces.flatMap((force) => force.leaders);
  const ids = [...units, ...leaders].map(({ id }) => id);
  if (new Set(ids).size !== ids.length) throw new RuleBug('two counters have one id');
  return { units, leaders, unit: finder(units, 'unit'), leader: finder(leaders, 'leader') };
}

export const IUKA_COUNTERS = orderOfBattle(IUKA_UNION, IUKA_CONFEDERATE);
export const SEVEN_PINES_COUNTERS = orderOfBattle(SEVEN_PINES_UNION, SEVEN_PINES_CONFEDERATE);
