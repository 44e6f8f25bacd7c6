/** How an engagement ends: who is broken, routed or away, and whose the square is then. */
import type { Note } from '@longroll/kernel';
import { type Lost, lostWords } from '../model/band.ts';
import type { Retreat } from './meleeRetreat.ts';

export const ENDS = [
  'attacker-broken-up',
  'attacker-routs',
  'attacker-retreats',
  'stand-off',
  'both-break',
  'defender-retreats',
  'defender-surrenders',
  'defender-routs',
  'defender-broken-up',
] as const;
/** How it ends. */
export type End = (typeof ENDS)[number];

/** The rule that ends it so. */
const END_RULES: Record<End, string> = {
  'attacker-broken-up': '7.4.3',
  'attacker-routs': '9.3',
  'attacker-retreats': '8.4',
  'stand-off': '8.3.4',
  'both-break': '3.9',
  'defender-retreats': '8.4',
  'defender-surrenders': '8.4.3, 8.4.4',
  'defender-routs': '9.3',
  'defender-broken-up': '7.4.3',
};

export const endLine = (end: End, attackerLost: Lost, defenderLost: Lost): Note => ({
  cite: END_RULES[end],
  text: `Lost in all: attacker ${lostWords(attackerLost)}, defender ${lostWords(defenderLost)}`,
  value: end.replaceAll('-', ' '),
  applied: true,
  group: 'End',
});

/** Empty if the defender is gone and nobody enters. */
export type SquareFate = 'held' | 'empty' | 'taken';

/** Sides of which no unit is left. */
interface Gone {
  readonly attacker: boolean;
  readonly defender: boolean;
}

/** Who broke, and what that means. */
export function endOf(attacker: boolean, defender: boolean, ends: readonly [End, End]): End | null {
  if (attacker && defender) return 'both-break';
  if (attacker) return ends[0];
  return defender ? ends[1] : null;
}

/** Who is away from the square or its edge when the melee is over, and so how it ended. */
export function endOfMelee({ attacker, defender }: Gone, retreat: Retreat, cannot: boolean): End {
  const attackerAway = attacker || retreat === 'attacker' || retreat === 'both';
  const defenderAway = defender || (retreat !== 'none' && retreat !== 'attacker');
  if (attackerAway && defenderAway) return 'both-break';
  if (attackerAway) return attacker ? 'attacker-broken-up' : 'attacker-retreats';
  if (!defenderAway) return 'stand-off';
  if (defender) return 'defender-broken-up';
  return cannot ? 'defender-surrenders' : 'defender-retreats';
}

const EMPTIED: readonly End[] = [
  'defender-retreats',
  'defender-surrenders',
  'defender-routs',
  'defender-broken-up',
];

export function squareAfter(end: End, advances: boolean): SquareFate {
  if (end === 'both-break') return 'empty';
  if (!EMPTIED.includes(end)) return 'held';
  return advances ? 'taken' : 'empty';
}
