/** An action that is not listed, refused: the rule that forbids it, and the nearest thing that is allowed. */
import { type Refusal, refuse } from '../plain/refusal.ts';
import type { Bar } from './bar.ts';
import type { Doing } from './decision.ts';

/** Of what is listed that which is most like the thing wanted: the same deed as near as may be, else the first. */
export function nearestTo<A extends Doing>(
  legal: readonly A[],
  wanted: A,
  distance: (a: A, b: A) => number,
): A | undefined {
  const alike = legal.filter((action) => action.do === wanted.do);
  if (alike.length === 0) return legal[0];
  return alike.reduce((a, b) => (distance(b, wanted) < distance(a, wanted) ? b : a));
}

export const refusedBy = ({ code, cite, text }: Bar, instead: string): { refused: Refusal } =>
  refuse(code, cite, instead === '' ? text : `${text} Allowed: ${instead}.`);
