/** How a loss fell on the units of a side (8.6b), as lines of the explanation. */
import type { Note } from '@longroll/kernel';
import { manpowerOf, type Unit } from '../model/unit.ts';
import { lossOf } from '../model/unitLoss.ts';
import type { HouseRules } from '../rulings/index.ts';

const DIVIDED = {
  evenly: 'divided by its owner, nobody a second point before each has lost one',
  free: 'divided by its owner as he likes',
} as const;

function shareOf(before: Unit, after: Unit): string {
  const lost = lossOf(before, after);
  return `${before.name} ${after.manpower === 0 ? `${lost}, destroyed` : lost}`;
}

/** The units of a side before and after, in the same order; the destroyed have no manpower left. */
export function lossLines(
  who: string,
  before: readonly Unit[],
  after: readonly Unit[],
  { lossDivision }: HouseRules,
): readonly Note[] {
  const lost = manpowerOf(before) - manpowerOf(after);
  if (lost === 0) return [];
  const shares = before.map((unit, i) => shareOf(unit, after[i]!)).join('; ');
  const line = { text: `${who} loses manpower: ${shares}`, value: `${lost}`, applied: true, group: 'Losses' };
  if (before.length === 1) return [{ ...line, cite: '8.6' }];
  return [{ ...line, cite: '8.6, 8.6b', reason: DIVIDED[lossDivision] }];
}
