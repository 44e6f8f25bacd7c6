/** What may still fire out of a hex in a segment (3.7, 17.4). */
import { FIRE_LIMITS, limitOf } from '../../charts/limits.ts';
import { rangeFactor } from '../../charts/rangeFactors.ts';
import type { Field } from '../../field/field.ts';
import { canFire } from '../../field/situation.ts';
import type { Fired } from '../../field/state.ts';
import { type Arm, strengthPoints, type Unit } from '../../model/unit.ts';
import type { Ground } from '../../model/vocabulary.ts';
import { isClearForLimits, withinLimit } from '../../procedures/limits.ts';
import type { PlayState } from '../state/stage.ts';
import { armOfUnit, rulesOf, unitOf } from '../state/standing.ts';

const NOTHING: Fired = { smallArms: 0, guns: 0 };
export const firedFrom = ({ fired }: PlayState, hex: number): Fired => fired[hex] ?? NOTHING;

export const groundIn = ({ ground }: Field, hex: number): Ground => ground.hexes[hex]!.ground as Ground;

export const isClearIn = (field: Field, state: PlayState, hex: number): boolean =>
  isClearForLimits(groundIn(field, hex), rulesOf(state));

/** Strength points that an arm may still fire out of a hex in this segment. */
export function limitLeft(field: Field, state: PlayState, hex: number, arm: Arm): number {
  const { smallArms, guns } = firedFrom(state, hex);
  const isClear = isClearIn(field, state, hex);
  const limit = limitOf(FIRE_LIMITS, isClear, arm);
  if (!isClear) return Math.max(0, limit - smallArms - guns);
  const [own, other] = arm === 'artillery' ? [guns, smallArms] : [smallArms, guns];
  return other > 0 ? 0 : Math.max(0, limit - own);
}

/** A unit as it fires: skirmishers with half their points (4.1.1). */
export function firingUnit(field: Field, state: PlayState, unit: number): Unit {
  const whole = unitOf(field, state, unit);
  if (state.units[unit]!.formation !== 'skirmish') return whole;
  return halved(whole);
}

export const halved = (unit: Unit): Unit => {
  const sp = Math.floor(strengthPoints(unit) / 2);
  return { ...unit, sp, reducedSp: sp };
};

/** Those of a body who can shoot with an arm so far: by range factor, then strength, then name (17.9). */
export function shooters(
  field: Field,
  state: PlayState,
  units: readonly number[],
  arm: Arm,
  range: number,
): readonly Unit[] {
  const able = units.filter(
    (unit) =>
      armOfUnit(field, unit) === arm &&
      canFire(state.units[unit]!.formation) &&
      rangeFactor(field.units[unit]!.type, range) !== null,
  );
  if (able.length < 2) return able.map((unit) => firingUnit(field, state, unit));
  const factor = ({ type }: Unit): number => rangeFactor(type, range)!;
  return able
    .toSorted((a, b) => (field.units[a]!.id < field.units[b]!.id ? -1 : 1))
    .map((unit) => firingUnit(field, state, unit))
    .sort((a, b) => factor(b) - factor(a) || strengthPoints(b) - strengthPoints(a));
}

/** Those of them who fire within what is left of the limit, the last in part. */
export function withinLeft(state: PlayState, units: readonly Unit[], left: number): readonly Unit[] {
  const fighting = withinLimit(units, left, rulesOf(state));
  return fighting.map(({ unit, sp }) =>
    sp === strengthPoints(unit) ? unit : { ...unit, sp, reducedSp: sp },
  );
}

/** What they fire with counts for the hex. */
export function bookFire(
  state: PlayState,
  hex: number,
  arm: Arm,
  units: readonly Unit[],
): PlayState['fired'] {
  const sp = units.reduce((sum, unit) => sum + strengthPoints(unit), 0);
  const { smallArms, guns } = firedFrom(state, hex);
  const after = arm === 'artillery' ? { smallArms, guns: guns + sp } : { smallArms: smallArms + sp, guns };
  return { ...state.fired, [hex]: after };
}
