/** Leader loss (6.5): one roll for a stack that receives result 1, 2 or 3. */
import { d10, type Note, type Procedure, rollOn, sumOfDice } from '@longroll/kernel';
import type { Code, Side } from '../model/vocabulary.ts';
import type { HouseRules } from '../rulings/index.ts';

export interface LeaderLossOrder {
  readonly side: Side;
  readonly combat: 'fire' | 'assault';
  readonly code: Code;
  readonly houseRules: HouseRules;
}

export interface LeaderLossOutcome {
  readonly lost: boolean;
}

const DIE = sumOfDice(d10('leader die'));

export const lostOn = ({ combat, houseRules }: LeaderLossOrder): number =>
  combat === 'fire' ? houseRules.leaderLossFire : houseRules.leaderLossAssault;

const isAtRisk = ({ code }: LeaderLossOrder): boolean => code !== 'D' && code !== 'NE';

function riskLine(order: LeaderLossOrder): Note {
  const text = `Leader of a stack with result ${order.code} in ${order.combat}: lost on this roll or less`;
  const note = { cite: '6.5', text, value: `${lostOn(order)}`, group: 'Leader loss' };
  if (isAtRisk(order)) return { ...note, applied: true };
  return { ...note, applied: false, reason: 'only results 1, 2 and 3 endanger him' };
}

export function leaderLoss(order: LeaderLossOrder): Procedure<LeaderLossOutcome> {
  const line = riskLine(order);
  const chance = rollOn('leader die', DIE, (roll) => roll <= lostOn(order));
  return (u) => {
    u.note(() => [line]);
    return { lost: isAtRisk(order) && u.draw(chance) };
  };
}
