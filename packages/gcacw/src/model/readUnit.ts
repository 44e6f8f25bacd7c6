/** A unit as a question takes it, turned into the record that rules look at. */
import type { Demoralized, Fatigue, Unit, UnitType } from './unit.ts';
import type { Entrenchment } from './vocabulary.ts';

export interface UnitInput {
  readonly name: string;
  readonly type: UnitType;
  readonly manpower: number;
  readonly disorganized: boolean;
  readonly exhausted: boolean;
  readonly fatigue: number;
  readonly demoralized: number;
  readonly entrenchment: Entrenchment;
  readonly tactical: number;
  readonly artillery: number;
}

/** Unnamed units are numbered, so that a result can speak of them. */
export const readUnit = ({ disorganized, ...unit }: UnitInput, index = 0): Unit => ({
  ...unit,
  name: unit.name === '' ? `unit ${index + 1}` : unit.name,
  organized: !disorganized,
  fatigue: unit.fatigue as Fatigue,
  demoralized: unit.demoralized as Demoralized,
});

/** The other way round: a unit as a question takes it. */
export const writeUnit = ({ organized, ...unit }: Unit): UnitInput => ({
  name: unit.name,
  type: unit.type,
  manpower: unit.manpower,
  disorganized: !organized,
  exhausted: unit.exhausted,
  fatigue: unit.fatigue,
  demoralized: unit.demoralized,
  entrenchment: unit.entrenchment,
  tactical: unit.tactical,
  artillery: unit.artillery,
});
