/** Units and stacks as the rules know them, from fields that were just read; and what the rules refuse in them. */
import { type Refusal, refuse } from '@longroll/kernel';
import type { Stack } from '../model/stack.ts';
import type { Unit } from '../model/unit.ts';
import type { UnitType } from '../model/vocabulary.ts';
import type { HouseRules } from '../rulings/index.ts';
import type { StackInput, UnitInput } from './stackFields.ts';

export function readUnit({ reducedSp, reducedMorale, higherOrganization, ...unit }: UnitInput): Unit {
  return {
    ...unit,
    reducedSp: reducedSp ?? Math.max(1, Math.floor(unit.sp / 2)),
    reducedMorale: reducedMorale ?? Math.max(0, unit.morale - 1),
    ...(higherOrganization === '' ? {} : { higherOrganization }),
  };
}

export function readStack({ units, state, leader, inCommand, isolated, onDisrupt }: StackInput): Stack {
  return { units: units.map(readUnit), state, leader, inCommand, isolated, onDisrupt };
}

/** A refusal or null; the first that is not null is the answer. */
export type Objection = Refusal | null;
export const firstObjection = (...objections: readonly (() => Objection)[]): Objection => {
  for (const object of objections) {
    const refused = object();
    if (refused) return refused;
  }
  return null;
};

export const objection = (code: string, cite: string, text: string, field: string): Refusal =>
  refuse(code, cite, text, field).refused;

/** Units of different higher organizations do not stack (3.7.3). */
function twoOrganizations(units: readonly UnitInput[], path: string, rules: HouseRules): Objection {
  if (rules.higherOrganizations === 'together') return null;
  const first = units.find(({ higherOrganization }) => higherOrganization !== '')?.higherOrganization;
  const other = units.findIndex(
    ({ higherOrganization }) => higherOrganization !== '' && higherOrganization !== first,
  );
  if (other < 0) return null;
  const field = `${path}units.${other}.higherOrganization`;
  const text = `${field} is "${units[other]!.higherOrganization}": a stack holds units of one higher organization, here ${first}.`;
  return objection('two-organizations', '3.7.3', text, field);
}

/** Both sides of every unit within the highest base morale that the house allows (1.9). */
function tooHighMorale(units: readonly UnitInput[], path: string, rules: HouseRules): Objection {
  const highest = rules.highestBaseMorale;
  for (const [i, unit] of units.entries()) {
    for (const name of ['morale', 'reducedMorale'] as const) {
      const value = unit[name] ?? 0;
      const field = `${path}units.${i}.${name}`;
      const text = `${field} is ${value}: base morale is ${highest} at most.`;
      if (value > highest) return objection('base-morale', '1.9', text, field);
    }
  }
  return null;
}

export const unitsObjection = (units: readonly UnitInput[], path: string, rules: HouseRules): Objection =>
  firstObjection(
    () => twoOrganizations(units, path, rules),
    () => tooHighMorale(units, path, rules),
  );

/** The first unit of a type that may not do a thing. */
export function typeObjection(
  units: readonly UnitInput[],
  path: string,
  type: UnitType,
  cite: string,
  sentence: string,
): Objection {
  const at = units.findIndex((unit) => unit.type === type);
  if (at < 0) return null;
  const field = `${path}units.${at}.type`;
  return objection(`no-${type}`, cite, `${field} is ${type}: ${sentence}`, field);
}
