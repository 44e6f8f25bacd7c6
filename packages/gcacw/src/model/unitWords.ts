/** A unit's state in few words, as a log would have it: "Green 4 disorganized F3 D1". */
import type { Unit } from './unit.ts';

export function unitWords({
  name,
  manpower,
  organized,
  exhausted,
  fatigue,
  demoralized,
  entrenchment,
}: Unit): string {
  return [
    `${name} ${manpower}`,
    !organized && 'disorganized',
    `F${fatigue}`,
    exhausted && 'exhausted',
    demoralized > 0 && `Demoralize-${demoralized}`,
    entrenchment !== 'none' && entrenchment,
  ]
    .filter((word) => word !== false)
    .join(' ');
}

export const stackWords = (units: readonly Unit[]): string =>
  units.length === 0 ? 'destroyed' : units.map(unitWords).join('; ');

/** All that later rules look at; stacks with the same key have the same future. */
export const stackKey = (units: readonly Unit[]): string =>
  units
    .map(
      (u) =>
        `${u.name}:${u.manpower}${u.organized ? 'o' : 'd'}${u.exhausted ? 'x' : ''}${u.fatigue}${u.demoralized}${u.entrenchment[0]}`,
    )
    .join('|');
