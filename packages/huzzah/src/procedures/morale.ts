/** Morale checks (10.1 to 10.4): the average of base morale less O hits, modified; passed by a roll that does not exceed it. */
import {
  addUp,
  type Chance,
  d10,
  joined,
  keeping,
  type Note,
  once,
  rollOn,
  sumOfDice,
  type Umpire,
} from '@longroll/kernel';
import { baseMorale, type Unit } from '../model/unit.ts';
import { MORALE_MODIFIERS, type MoraleCase } from '../modifiers/morale.ts';

export interface Morale {
  readonly value: number;
  readonly lines: () => readonly Note[];
}

/** The check itself: settled if the number alone decides, else a roll. */
export type Check = (u: Umpire) => boolean;

const HIGHEST_ROLL = 9;

/** Rounded down, a negative one too. */
export const averageMorale = (units: readonly Unit[]): number =>
  Math.floor(units.reduce((sum, unit) => sum + baseMorale(unit) - unit.hits, 0) / units.length);

const averageLine = (average: number, units: readonly Unit[]): Note => ({
  cite: '10.1',
  text: `Average of ${units.map((unit) => `${baseMorale(unit)}-${unit.hits}`).join(', ')} (base morale less O hits)`,
  value: `${average}`,
  applied: true,
  group: 'Morale',
});

const moraleLine = (value: number): Note => ({
  cite: '10.3',
  text: 'Modified morale: passed by this roll or less',
  value: `${value}`,
  applied: true,
  group: 'Morale',
});

export function moraleOf(c: MoraleCase): Morale {
  const { units } = c.stack;
  const average = averageMorale(units);
  const ledger = addUp(MORALE_MODIFIERS, c);
  const value = average + ledger.total;
  const lines = once(() => joined([[averageLine(average, units)], ledger.lines(), [moraleLine(value)]]));
  return { value, lines };
}

/** By die and number: four dice, nine numbers. */
const chances = keeping<Chance<boolean>>(100);

const moraleChance = (die: string, value: number): Chance<boolean> =>
  chances(`${die} ${value}`, () => rollOn(die, sumOfDice(d10(die)), (roll) => roll <= value));

/** Whether the number alone decides (10.4). */
const needsNoRoll = (value: number): boolean => value < 0 || value >= HIGHEST_ROLL;

export function checkOf(die: string, value: number): Check {
  if (needsNoRoll(value)) return () => value >= HIGHEST_ROLL;
  const chance = moraleChance(die, value);
  return (u) => u.draw(chance);
}

export const checkNote = (passed: boolean, value: number): Note => ({
  cite: needsNoRoll(value) ? '10.3, 10.4' : '10.3',
  text: 'Morale check',
  value: passed ? 'passed' : 'failed',
  applied: true,
  group: 'Morale',
});
