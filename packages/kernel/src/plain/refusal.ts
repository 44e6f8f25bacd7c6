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
}

export type Verdict<T> = { readonly refused: null; readonly value: T } | { readonly refused: Refusal };

export const allow = <T>(value: T): Verdict<T> => ({ refused: null, value });
export const refuse = (code: string, cite: string, text: string, field?: string): { refused: Refusal } => ({
  refused: field === undefined ? { code, cite, text } : { code, cite, text, field },
});

export class RuleBug extends Error {
  override readonly name = 'RuleBug';
}
