/**
 * A player's mistake is an answer, ours is an exception. A `Refusal` says which rule forbids the thing and
 * what would be allowed instead; a `RuleBug` means that the program itself is wrong.
 */
import type { Basis } from './basis.ts';

export interface Refusal {
  readonly code: string;
  readonly cite: string;
  /** What the cited rules rest on; stamped where the refusal leaves the rules. */
  readonly basis?: Basis;
  /** A sentence for the player; it names the field and the nearest thing that is allowed. */
  readonly text: string;
  readonly field?: string;
  /** Further mistakes found in the same breath. */
  readonly also?: readonly Refusal[];
  /** How many more there are that are not named. */
  readonly more?: number;
  /** There may be yet more than that: of a long input only the first part with faults was looked at. */
  readonly atLeast?: true;
}

export type Verdict<T> = { readonly refused: null; readonly value: T } | { readonly refused: Refusal };

export const allow = <T>(value: T): Verdict<T> => ({ refused: null, value });
export const refuse = (code: string, cite: string, text: string, field?: string): { refused: Refusal } => ({
  refused: field === undefined ? { code, cite, text } : { code, cite, text, field },
});

/** Of many faults the first few, the rest counted. */
export function fewFaults([first, ...also]: readonly Refusal[], most: number, uncounted = 0): Refusal {
  const more = Math.max(0, also.length - (most - 1)) + uncounted;
  return {
    ...first!,
    ...(also.length > 0 && { also: also.slice(0, most - 1) }),
    ...(more > 0 && { more }),
  };
}

export class RuleBug extends Error {
  override readonly name = 'RuleBug';
}
