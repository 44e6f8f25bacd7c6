/** An attack of even forces in the open with nothing special about it: every test changes what it is about. */
import { COMBAT } from '../src/questions/combat.ts';

export const EVEN = { attackerCV: 6, defenderCV: 6 };

export function ask(changes: Readonly<Record<string, unknown>> = {}) {
  const verdict = COMBAT.ask({ ...EVEN, ...changes });
  if (verdict.refused) throw new Error(verdict.refused.text);
  return verdict.value;
}

export const refusalOf = (changes: Readonly<Record<string, unknown>>) =>
  COMBAT.ask({ ...EVEN, ...changes }).refused;

/** Rolls with given dice; the answer must not be a refusal. */
export function roll(changes: Readonly<Record<string, unknown>>, ...dice: number[]) {
  const verdict = ask(changes).rollWith(dice);
  if (verdict.refused) throw new Error(verdict.refused.text);
  return verdict.value;
}

/** The net modifier, read off the difference that two equal dice give. */
export const net = (changes: Readonly<Record<string, unknown>>): number =>
  (roll(changes, 3, 3).result as { difference: number }).difference;
