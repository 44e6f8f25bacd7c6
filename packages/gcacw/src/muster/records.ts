/** Counters as questions take them, and back: what a result makes of their records. */
import type { Counter, CounterRecord, Picked } from '@longroll/kernel';
import { readUnit, type UnitInput, writeUnit } from '../model/readUnit.ts';
import type { Unit } from '../model/unit.ts';
import type { Side } from '../model/vocabulary.ts';

export const GAME = { game: 'TOM' } as const;

export const isLeader = ({ kind }: Counter): boolean => kind === 'leader';

/** The units of a rank; its leaders stand beside them. */
export const unitsOf = (picked: Picked, rank: string): readonly Counter[] =>
  (picked[rank] ?? []).filter((counter) => !isLeader(counter));
export const leadersOf = (picked: Picked, rank: string): readonly Counter[] =>
  (picked[rank] ?? []).filter(isLeader);

export const recordsOf = (counters: readonly Counter[]): readonly CounterRecord[] =>
  counters.map(({ record }) => record);

/** Records of units are our own and hold what the form of a unit holds. */
export const unitOf = ({ record }: Counter): Unit => readUnit(record as unknown as UnitInput);

export const sideOf = (counters: readonly Counter[]): Side | null =>
  (counters[0]?.side as Side | undefined) ?? null;

export type After = Readonly<Record<string, CounterRecord | null>>;

const recordAfter = (unit: Unit | undefined): CounterRecord | null =>
  unit === undefined || unit.manpower <= 0 ? null : { ...writeUnit(unit) };

/**
 * The new record of each unit of a rank, found by its name among the units that the result has left of that rank;
 * one that is not among them is lost. A name stands once among the units of a side, so a rank is told from the
 * other and from leaders, who may be named alike, by looking at its own units only.
 */
export const unitsAfter = (counters: readonly Counter[], left: readonly Unit[]): After =>
  Object.fromEntries(
    counters.map(({ id, name }) => [id, recordAfter(left.find((unit) => unit.name === name))]),
  );
