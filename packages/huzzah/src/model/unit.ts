/** A unit and what the side of it that is now up says. */
import type { ARMS, UnitType } from './vocabulary.ts';

export type Arm = (typeof ARMS)[number];

export interface Unit {
  readonly type: UnitType;
  /** Strength points and base morale of the full side. */
  readonly sp: number;
  readonly morale: number;
  readonly hits: number;
  readonly reduced: boolean;
  readonly reducedSp: number;
  readonly reducedMorale: number;
  readonly higherOrganization?: string;
}

export const strengthPoints = ({ reduced, reducedSp, sp }: Unit): number => (reduced ? reducedSp : sp);
export const baseMorale = ({ reduced, reducedMorale, morale }: Unit): number =>
  reduced ? reducedMorale : morale;

/** Infantry, irregulars and cavalry are small arms. */
export const armOf = ({ type }: Pick<Unit, 'type'>): Arm =>
  type === 'artillery' ? 'artillery' : 'small-arms';

export const totalSp = (units: readonly Unit[]): number =>
  units.reduce((sum, unit) => sum + strengthPoints(unit), 0);

/** The third O hit turns a full unit over, with none; a reduced unit is destroyed: null (12.1). */
export function afterHit(unit: Unit): Unit | null {
  if (unit.hits < 2) return { ...unit, hits: unit.hits + 1 };
  return unit.reduced ? null : { ...unit, reduced: true, hits: 0 };
}

/** All that rules look at; units with the same key have the same future. */
export const unitKey = (u: Unit): string =>
  `${u.type[0]}${u.type[1]}${u.sp}m${u.morale}r${u.reducedSp}m${u.reducedMorale}${u.reduced ? 'R' : 'F'}${u.hits}`;

/** A reduced unit never returns to full (11.5), so what its full side says makes no difference any more. */
const future = (u: Unit): string => `${u.type} ${strengthPoints(u)} ${baseMorale(u)} ${u.hits} ${u.reduced}`;
export const areAlike = (a: Unit, b: Unit): boolean =>
  a.reduced && b.reduced ? future(a) === future(b) : unitKey(a) === unitKey(b);

const hitWords = (hits: number): string => (hits === 1 ? ' 1 hit' : ` ${hits} hits`);

/** As a log would have it: "infantry 4 SP reduced 1 hit". */
export const unitWords = (unit: Unit): string =>
  `${unit.type} ${strengthPoints(unit)} SP${unit.reduced ? ' reduced' : ''}${unit.hits > 0 ? hitWords(unit.hits) : ''}`;
