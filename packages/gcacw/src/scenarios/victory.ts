/** How a scenario is judged: our terms (18.8 to 18.10), the same in all but the campaign. */
export const LEVELS = [
  'Union decisive',
  'Union substantive',
  'Union marginal',
  'Confederate marginal',
  'Confederate substantive',
  'Confederate decisive',
] as const;
export type Level = (typeof LEVELS)[number];

/** Manpower that is cut off from every haven, for one Union victory point; the total is rounded down (18.8). */
export const CUT_OFF_MANPOWER = 2;

/** From Union less Confederate victory points; there is no draw (18.9). */
export function levelOf(points: number, par: number, step: number): Level {
  if (points < par - 2 * step) return 'Confederate decisive';
  const above = Math.floor((points - par) / step);
  return LEVELS[2 - Math.min(2, above)]!;
}

export const pointWords = (n: number): string => (n === 1 ? '1 point' : `${n} points`);
