/** A unit as its counter and markers show it. */
import { RuleBug } from '@longroll/kernel';
import type { HouseRules } from '../rulings/index.ts';
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

/** What the markers show that are known (1.6); no reading of the others touches them. */
const KNOWN_MARKERS: Readonly<Record<number, number>> = { 1: 0.5, 2: 1, 3: 2, 5: 3, 14: 10, 21: 14 };

type Marker = Pick<UnitState, 'manpower' | 'organized'>;
export type StrengthRules = Pick<HouseRules, 'disorganizedCV'>;
type Reading = StrengthRules['disorganizedCV'];

/** How two thirds of the manpower are rounded where a marker is not known (1.6a). */
const ROUNDED: Readonly<Record<Reading, (twoThirds: number, manpower: number) => number>> = {
  'up-from-6': (twoThirds, manpower) => (manpower < 6 ? Math.floor(twoThirds) : Math.ceil(twoThirds)),
  up: Math.ceil,
  nearest: Math.round,
  down: Math.floor,
};

/** The smaller numbers of the Strength markers, for manpower 1 to 21. */
const markersBy = (reading: Reading): readonly number[] =>
  Array.from(
    { length: MOST_MANPOWER },
    (_, i) => KNOWN_MARKERS[i + 1] ?? ROUNDED[reading]((2 * (i + 1)) / 3, i + 1),
  );

const MARKERS: Readonly<Record<Reading, readonly number[]>> = {
  'up-from-6': markersBy('up-from-6'),
  up: markersBy('up'),
  nearest: markersBy('nearest'),
  down: markersBy('down'),
};

/** Whether the unit fights with a number that is our reading and not a known marker. */
export const isOurMarker = ({ manpower, organized }: Marker): boolean =>
  !organized && manpower > 0 && KNOWN_MARKERS[manpower] === undefined;

/** Organized units fight with their manpower, disorganized ones with the smaller number of the marker (1.5). */
export function combatValue({ manpower, organized }: Marker, { disorganizedCV }: StrengthRules): number {
  if (manpower <= 0) return 0;
  if (organized) return manpower;
  const value = MARKERS[disorganizedCV][manpower - 1];
  if (value === undefined) throw new RuleBug(`there is no Strength marker for manpower ${manpower}`);
  return value;
}

export const manpowerOf = (units: readonly Unit[]): number =>
  units.reduce((sum, unit) => sum + unit.manpower, 0);

export const stackValue = (units: readonly Unit[], rules: StrengthRules): number =>
  units.reduce((sum, unit) => sum + combatValue(unit, rules), 0);
