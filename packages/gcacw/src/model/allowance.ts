/**
 * An entry of the Movement Summary, taken apart: `1D6+1 (OTR, AGA: 1D6 minimum 2)` is one die plus 1, in two
 * games one die that never counts less than 2.
 */

export interface AllowanceRoll {
  readonly dice: number;
  readonly plus: number;
  /** The least that it gives; 0 where the card sets no minimum. */
  readonly least: number;
  readonly printed: string;
}

export interface Allowance {
  readonly usual: AllowanceRoll;
  /** The roll that holds instead, and when. */
  readonly exception: { readonly when: string; readonly roll: AllowanceRoll } | null;
}

const ROLL = /^(\d)D6(?:\+(\d))?(?: minimum (\d))?$/;
const ENTRY = /^(\S+)(?: \((?:\w+ only; )?([^:]+): (.+)\))?$/;

function readRoll(printed: string): AllowanceRoll | undefined {
  const match = ROLL.exec(printed);
  if (!match) return undefined;
  const [, dice, plus = '0', least = '0'] = match;
  return { dice: Number(dice), plus: Number(plus), least: Number(least), printed };
}

export function readAllowance(printed: string): Allowance | undefined {
  const [, first = '', when, other] = ENTRY.exec(printed) ?? [];
  const usual = readRoll(first);
  if (!usual || when === undefined || other === undefined) return usual && { usual, exception: null };
  const roll = readRoll(other);
  return roll && { usual, exception: { when, roll } };
}
