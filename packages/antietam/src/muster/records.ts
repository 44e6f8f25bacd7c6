/**
 * A counter's figures and state as one record, on the sheet and on the table. Some states are there twice: as the rules count
 * them (fatigue 34), and as a counter is marked (tired 1), because a counter has no room for ninety-nine pips.
 */
import type { Counter, CounterRecord, Picked } from '@longroll/kernel';
import type { UnitCounter } from '../counters/counter.ts';
import { MEN_PER_GUN } from '../counters/crews.ts';
import { numberOf } from '../field/arc.ts';
import type { UnitState } from '../field/state.ts';
import { isArtillery, type Mode } from '../model/vocabulary.ts';
import { OUR_RULINGS } from '../rulings/index.ts';

/** Each full so much is a pip: it costs an operation point (5.1.1). */
export const FATIGUE_A_PIP = OUR_RULINGS.fatigueAPoint;

type State = Pick<
  UnitState,
  'men' | 'lostGuns' | 'efficiency' | 'fatigue' | 'ammo' | 'mode' | 'facing' | 'fort' | 'op'
>;

/** What is known of a unit in full; who does not know it all leaves out what he does not know. */
export function unitRecord({ name, arm, weapon, guns }: UnitCounter, unit: State): CounterRecord {
  const { men, lostGuns, efficiency, fatigue, ammo, mode, facing, fort, op } = unit;
  return {
    ...{ name, arm, weapon, men, ...(isArtillery(arm) && { guns: guns - lostGuns }), efficiency },
    ...{ fatigue, tired: Math.floor(fatigue / FATIGUE_A_PIP), ammo, outOfAmmo: ammo === 0 },
    ...{ mode, routed: mode === 'routed', marching: mode === 'column' || mode === 'limbered' },
    ...{ facing: numberOf(facing), fort, operationPoints: op },
  };
}

export const isLeader = ({ kind }: Counter): boolean => kind === 'leader';
/** The units of a rank; its leaders stand beside them. */
export const unitsOf = (picked: Picked, rank: string): readonly Counter[] =>
  (picked[rank] ?? []).filter((counter) => !isLeader(counter));

const numberIn = ({ record }: Counter, field: string): number => Number(record[field] ?? 0);
export const menOf = (counter: Counter): number => numberIn(counter, 'men');
export const fortOf = (counter: Counter): number => numberIn(counter, 'fort');
export const ammoOf = (counter: Counter): number =>
  counter.record['outOfAmmo'] === true ? 0 : numberIn(counter, 'ammo');
export const gunsOf = (counter: Counter): number => numberIn(counter, 'guns');
export const hasGuns = ({ kind }: Counter): boolean => kind === 'artillery' || kind === 'horse-artillery';

/** By its marks, which a player sets: routed, on the march, or as its arm fights. */
export function modeOf({ kind, record }: Counter): Mode {
  if (record['routed'] === true) return 'routed';
  if (kind === 'cavalry') return record['mode'] === 'dismounted' ? 'dismounted' : 'mounted';
  const marching = record['marching'] === true;
  if (kind === 'infantry') return marching ? 'column' : 'normal';
  return marching ? 'limbered' : 'unlimbered';
}

/** The factor of the leader who rides with a unit; one who is picked with others than his own serves the first of them. */
export function leaderFactorOf(picked: Picked, rank: string, counter: Counter): number {
  const units = unitsOf(picked, rank);
  const serves = ({ record }: Counter): Counter | undefined =>
    units.find(({ id }) => id === record['with']) ?? units[0];
  const leader = (picked[rank] ?? []).find((one) => isLeader(one) && serves(one) === counter);
  return leader ? numberIn(leader, 'factor') : 1;
}

/** What losses make of a counter: a battery loses a gun for each full crew (7.4.2); null for one that is broken up. */
export function afterLoss(counter: Counter, lost: number, gone: boolean): CounterRecord | null {
  if (gone) return null;
  const men = menOf(counter) - lost;
  return { ...counter.record, men, ...(hasGuns(counter) && { guns: Math.ceil(men / MEN_PER_GUN) }) };
}
