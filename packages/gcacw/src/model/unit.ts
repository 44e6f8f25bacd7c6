/** A unit as its counter and markers show it. */
import { RuleBug } from '@longroll/kernel';
import type { Entrenchment } from './vocabulary.ts';

/** Horse artillery is artillery; mounted infantry moves and pays as cavalry and is infantry in all else. */
export const UNIT_TYPES = ['infantry', 'cavalry', 'artillery', 'mounted-infantry', 'wagon'] as const;
export type UnitType = (typeof UNIT_TYPES)[number];

export type Fatigue = 0 | 1 | 2 | 3 | 4;
export type Demoralized = 0 | 1 | 2;

/** What changes in a day: strength, order, weariness. */
export interface UnitState {
  readonly manpower: number;
  /** Which side of the Strength marker shows. */
  readonly organized: boolean;
  /** Which side of the unit shows; it matters to the Extended March Table and to recovery only. */
  readonly exhausted: boolean;
  readonly fatigue: Fatigue;
  readonly demoralized: Demoralized;
  readonly entrenchment: Entrenchment;
}

export interface Unit extends UnitState {
  readonly name: string;
  readonly type: UnitType;
  /** Printed values; nothing ever changes them. */
  readonly tactical: number;
  readonly artillery: number;
}

export const MOST_MANPOWER = 21;

/**
 * Combat Value on the disorganized side of the Strength markers, for manpower 1 to 21. The markers for 1, 2, 3,
 * 5, 14 and 21 are known; the others follow the one simple rule that hits all of those: two thirds, rounded up
 * from manpower 6 on and down below.
 */
export const DISORGANIZED_CV: readonly number[] = [
  0.5, 1, 2, 2, 3, 4, 5, 6, 6, 7, 8, 8, 9, 10, 10, 11, 12, 12, 13, 14, 14,
];

/** Organized units fight with their manpower, disorganized ones with the smaller number of the marker (1.5). */
export function combatValue({ manpower, organized }: Pick<Unit, 'manpower' | 'organized'>): number {
  if (manpower <= 0) return 0;
  if (organized) return manpower;
  const value = DISORGANIZED_CV[manpower - 1];
  if (value === undefined) throw new RuleBug(`there is no Strength marker for manpower ${manpower}`);
  return value;
}

export const manpowerOf = (units: readonly Unit[]): number =>
  units.reduce((sum, unit) => sum + unit.manpower, 0);

export const stackValue = (units: readonly Unit[]): number =>
  units.reduce((sum, unit) => sum + combatValue(unit), 0);
