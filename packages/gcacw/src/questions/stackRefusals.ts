/** Units that may not attack, whatever the odds. */
import { type Bar, type Refusal, refuse } from '@longroll/kernel';
import type { Unit } from '../model/unit.ts';
import { assaultBar, attackBar } from '../procedures/mayAttack.ts';

/** The first reason why one of these units may not; null if all may. */
function firstBar(units: readonly Unit[], field: string, barOf: (unit: Unit) => Bar | null): Refusal | null {
  for (const [i, unit] of units.entries()) {
    const no = barOf(unit);
    if (no) return refuse(no.code, no.cite, no.text, `${field}.${i}`).refused;
  }
  return null;
}

export const mayNotAttack = (units: readonly Unit[]): Refusal | null =>
  firstBar(units, 'attackers', attackBar);

export const mayNotAssault = (units: readonly Unit[]): Refusal | null =>
  firstBar(units, 'attackers', (unit) => assaultBar(unit));

export const mayNotJoin = (units: readonly Unit[]): Refusal | null =>
  firstBar(units, 'joiners', (unit) => assaultBar(unit, '14.7'));
