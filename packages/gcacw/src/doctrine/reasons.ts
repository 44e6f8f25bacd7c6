/** Why something is done, in a sentence that a player can read. */
import { unitName } from '../play/state/standing.ts';
import { hexWords, stackIn } from '../play/state/words.ts';
import { goalWords, scoreOf } from './goals.ts';
import type { Look } from './look.ts';
import type { Prospect } from './prospects.ts';

const PURPOSE = { take: 'for', hold: 'to hold', stay: 'to stand at', bar: 'to close' } as const;

const points = (n: number): string => {
  const rounded = Math.round(n * 10) / 10;
  return `${rounded} point${rounded === 1 ? '' : 's'}`;
};

/** "for Port Gibson, worth 6 points"; empty for who has no goal. */
export function purposeOf({ field, plan }: Look, unit: number): string {
  const goal = plan.goals[plan.posts[unit]!];
  if (!goal) return '';
  const worth = goal.each === undefined ? `, worth ${points(scoreOf(goal))}` : '';
  return ` ${PURPOSE[goal.kind]} ${goalWords(field, goal)}${worth}`;
}

/** Where a march would lead and what for. */
export function marchReason(look: Look, { unit, path, target }: Prospect): string {
  const { field, state } = look;
  const name = unitName(field, unit);
  if (target >= 0)
    return `${name} can attack ${stackIn(field, state, target)} in ${hexWords(field, target)}.`;
  if (path.length < 2) return `${name} is well where it is.`;
  return `${name} makes${purposeOf(look, unit) || ' for safety'}.`.replace('makes to', 'marches to');
}

export const strikeReason = ({ field, state }: Look, target: number, value: number): string =>
  `An attack on ${stackIn(field, state, target)} is worth ${points(value)} on the average.`;

export const endReason = (look: Look, unit: number): string =>
  `${unitName(look.field, unit)} gains nothing by going on.`;
