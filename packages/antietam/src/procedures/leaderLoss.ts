/** Leader loss (12.4): one check for a leader whose unit lost men. */
import type { Procedure } from '@longroll/kernel';
import { fatigueFor } from '../charts/fatigue.ts';
import { check } from '../model/check.ts';
import type { HouseRules } from '../rulings/index.ts';

export interface LeaderLossInput {
  readonly losses: number;
  readonly houseRules: HouseRules;
}

export interface LeaderLossOutcome {
  readonly hit: boolean;
  readonly percent: number;
}

const group = 'Leader';

export function leaderLoss({ losses, houseRules }: LeaderLossInput): Procedure<LeaderLossOutcome> {
  const { leaderRiskPer, leaderRiskMost } = houseRules;
  const percent = Math.min(leaderRiskMost, Math.trunc(losses / leaderRiskPer));
  const text = `1 % for each ${leaderRiskPer} men lost, at most ${leaderRiskMost} %`;
  return (u) => {
    u.note(() => [
      { cite: '12.4', text, value: `${percent} %`, applied: true, reason: `${losses} lost`, group },
    ]);
    const hit = check(u, 'leader check', percent);
    if (hit)
      u.note(() => [
        {
          cite: '12.4.1',
          text: 'Fatigue of his unit',
          value: fatigueFor('leaderDies'),
          applied: true,
          group,
        },
      ]);
    return { hit, percent };
  };
}
