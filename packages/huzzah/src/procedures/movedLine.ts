/** How modifiers move a fire line (8.1): up by the positive ones, then down by the negative ones, the ends held. */
import { type Note, signed } from '@longroll/kernel';
import { COMBAT_RESULTS, HIGHEST_LINE, LOWEST_LINE, printedLine } from '../charts/combatResults.ts';
import type { SignedLedger } from '../modifiers/signs.ts';
import type { HouseRules } from '../rulings/index.ts';

export type Signs = Pick<SignedLedger, 'positive' | 'negative'>;

/** The row that modifiers start from, and whether the cap of fire without LoS holds (8.3). */
export interface Moving extends Signs {
  readonly from: number;
  readonly isCapped: boolean;
}

/** Held after each of the two steps (8.1.3), so their order matters at the top; the cap comes last. */
export function movedLine({ from, positive, negative, isCapped }: Moving, rules: HouseRules): number {
  if (isCapped) return LOWEST_LINE;
  const raised =
    rules.endsHeld === 'after-each-sign' ? Math.min(HIGHEST_LINE, from + positive) : from + positive;
  return Math.max(LOWEST_LINE, Math.min(HIGHEST_LINE, raised - negative));
}

/** That the ends hold is ours; where no end was met the card alone has spoken. */
function movedCite({ from, positive, negative, isCapped }: Moving): string {
  const meetsTop = from + positive > HIGHEST_LINE;
  const meetsBottom = Math.min(HIGHEST_LINE, from + positive) - negative < LOWEST_LINE;
  const held = meetsTop || meetsBottom ? ', 8.1.3' : '';
  return `8.1${held}${isCapped ? ', 8.3' : ''}`;
}

export function movedNote(moving: Moving, to: number): Note {
  const { from, positive, negative, isCapped } = moving;
  const held = from + positive > HIGHEST_LINE ? ', held at 36+' : '';
  const cap = isCapped ? '; without LoS 0 at most' : '';
  return {
    cite: movedCite(moving),
    text: `Fire line: ${printedLine(from)}, ${signed(positive)}${held}, then ${signed(-negative || 0)}${cap}`,
    value: printedLine(to),
    applied: true,
    group: 'Fire line',
    chart: COMBAT_RESULTS.id,
  };
}
