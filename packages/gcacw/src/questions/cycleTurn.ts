/** The turn of a Strategic Cycle: only turns divisible by 5 have one. */
import { type Refusal, refuse } from '@longroll/kernel';

const EVERY = 5;

export function noCycle(turn: number): { refused: Refusal } | undefined {
  if (turn % EVERY === 0) return undefined;
  const near = Math.max(EVERY, Math.round(turn / EVERY) * EVERY);
  const text = `turn is ${turn}: a Strategic Cycle comes in turns divisible by 5 only, for instance ${near}.`;
  return refuse('no-cycle', '17.2', text, 'turn');
}
