/** Counters called up for the questions about one stack: retreats, and a day of marches and attacks. */
import type { Call, CounterRecord, Picked, Rank } from '@longroll/kernel';
import type { Unit } from '../model/unit.ts';
import { attackTactical } from './leaders.ts';
import { GAME, leadersOf, recordsOf, sideOf, unitsAfter, unitsOf } from './records.ts';

const MOST_RETREATING = 20;
const MOST_IN_A_DAY = 4;

const UNITS: Rank = { id: 'units', title: 'Units', most: MOST_RETREATING };
const ACTIVE: Rank = { id: 'active', title: 'Active enemy', most: 1, opposes: 'units' };

/** The stack, and its side under the name that the form has for it. */
function stackFields(picked: Picked, sideField: string): CounterRecord {
  const units = unitsOf(picked, 'units');
  return units.length === 0 ? {} : { units: recordsOf(units), [sideField]: sideOf(units) };
}

const after: Call['after'] = (picked, result) =>
  unitsAfter(unitsOf(picked, 'units'), (result as { readonly units: readonly Unit[] }).units);

function activeType(picked: Picked): CounterRecord {
  const active = unitsOf(picked, 'active')[0];
  return active ? { activeType: active.record['type'] } : {};
}

/** The stack marches and attacks, so a leader counts as with an attacker. */
function leaderOf(picked: Picked): CounterRecord {
  const units = unitsOf(picked, 'units');
  return units.length === 0 ? {} : { leader: attackTactical(leadersOf(picked, 'units'), units) };
}

export const STACK_CALLS: readonly Call[] = [
  {
    question: 'gcacw/retreat',
    ranks: [UNITS],
    fill: (picked) => stackFields(picked, 'side'),
    after,
  },
  {
    question: 'gcacw/cavalry-retreat',
    ranks: [UNITS, ACTIVE],
    fill: (picked) => ({ ...GAME, ...stackFields(picked, 'side'), ...activeType(picked) }),
    after,
  },
  {
    question: 'gcacw/day',
    ranks: [{ ...UNITS, most: MOST_IN_A_DAY }],
    fill: (picked) => ({ ...GAME, ...stackFields(picked, 'attackerSide'), ...leaderOf(picked) }),
    after,
  },
];
