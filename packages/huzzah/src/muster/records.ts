/** A counter's figures and state as one record, on the sheet and on the table. */
import type { Counter, CounterRecord, Picked } from '@longroll/kernel';
import type { UnitCounter } from '../counters/counter.ts';
import type { UnitState } from '../field/state.ts';
import { strengthPoints, type Unit } from '../model/unit.ts';
import { FACINGS } from '../play/state/action.ts';

type State = Pick<
  UnitState,
  'hits' | 'reduced' | 'state' | 'formation' | 'marker' | 'inCommand' | 'facing' | 'acted'
>;

export function unitRecord(counter: UnitCounter, unit: State): CounterRecord {
  const { name, type, sp, morale, reducedSp, reducedMorale, higherOrganization } = counter;
  const { hits, reduced, state, formation, marker, inCommand, acted, facing } = unit;
  return {
    ...{ name, type, sp, morale, hits, reduced, reducedSp, reducedMorale, higherOrganization },
    strength: reduced ? reducedSp : sp,
    ...{ state, formation, marker, inCommand, acted, facing: FACINGS[facing]! },
  };
}

/** Strength is of the side that is up: whoever turns a counter over changes it. */
export const strengthIn = (record: CounterRecord): number => strengthPoints(record as unknown as Unit);

export const isLeader = ({ kind }: Counter): boolean => kind === 'leader';
/** The units of a rank; its leaders stand beside them. */
export const unitsOf = (picked: Picked, rank: string): readonly Counter[] =>
  (picked[rank] ?? []).filter((counter) => !isLeader(counter));

/** As the forms of questions write a unit. */
export function unitFields({ record }: Counter): CounterRecord {
  const { type, sp, morale, hits, reduced, reducedSp, reducedMorale, higherOrganization } = record;
  return { type, sp, morale, hits, reduced, reducedSp, reducedMorale, higherOrganization };
}

const isAs = (record: CounterRecord, unit: Unit): boolean =>
  (['type', 'sp', 'morale', 'reducedSp', 'reducedMorale'] as const).every(
    (field) => record[field] === unit[field],
  );

const HITS_A_SIDE = 3;
const hurt = ({ hits, reduced }: Pick<Unit, 'hits' | 'reduced'>): number =>
  hits + (reduced ? HITS_A_SIDE : 0);

/** Whether this could be what a result has left of a counter: nobody is better off than before. */
const canBe = ({ record }: Counter, unit: Unit): boolean =>
  isAs(record, unit) && hurt(unit) >= hurt(record as unknown as Unit);

/**
 * Which unit of a result each counter has become, null for one that is destroyed. Results keep the order and leave out who is
 * destroyed; of counters alike the first that fits is taken.
 */
export function becomeOf(counters: readonly Counter[], units: readonly Unit[]): readonly (Unit | null)[] {
  const [counter, ...others] = counters;
  if (!counter) return [];
  const [unit, ...rest] = units;
  const isSpared = unit !== undefined && canBe(counter, unit) && rest.length <= others.length;
  const after = isSpared ? becomeOf(others, rest) : null;
  const isWhole = after !== null && after.filter((one) => one !== null).length === rest.length;
  return isWhole ? [unit!, ...after] : [null, ...becomeOf(others, units)];
}
