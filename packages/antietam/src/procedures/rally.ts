/** Rally (9.4): one check of a routed unit in a recovery phase. */
import type { Note, Procedure } from '@longroll/kernel';
import { check } from '../model/check.ts';
import type { HouseRules } from '../rulings/index.ts';
import { moraleOf } from './rout.ts';

export interface RallyInput {
  readonly efficiency: number;
  readonly fatigue: number;
  readonly leader: boolean;
  readonly midTurn: boolean;
  readonly houseRules: HouseRules;
}

export interface RallyOutcome {
  readonly rallies: boolean;
  readonly percent: number;
}

const group = 'Rally';

function rallyLines({ efficiency, fatigue, leader, midTurn, houseRules }: RallyInput): readonly Note[] {
  const { rallyBase, rallyMost, rallyLeader } = houseRules;
  const morale = moraleOf(efficiency, fatigue);
  const bonus = {
    cite: '9.4.2',
    text: 'Leader attached, or his division leader within 1',
    value: rallyLeader,
    group,
  };
  const halved = { cite: '9.4.3', text: 'Mid-turn: halved and cut off', value: '÷ 2', group };
  return [
    {
      cite: '9.1',
      text: `Efficiency ${efficiency} less fatigue ${fatigue}`,
      value: `morale ${morale}`,
      applied: true,
      group,
    },
    {
      cite: '9.4.1',
      text: `Morale and ${rallyBase}, at most ${rallyMost}`,
      value: `${Math.min(rallyMost, morale + rallyBase)} %`,
      applied: true,
      group,
    },
    leader ? { ...bonus, applied: true } : { ...bonus, applied: false, reason: 'no leader' },
    midTurn ? { ...halved, applied: true } : { ...halved, applied: false, reason: 'a full recovery phase' },
  ];
}

export function rallyPercent({ efficiency, fatigue, leader, midTurn, houseRules }: RallyInput): number {
  const { rallyBase, rallyMost, rallyLeader } = houseRules;
  const alone = Math.min(rallyMost, moraleOf(efficiency, fatigue) + rallyBase);
  const full = alone + (leader ? rallyLeader : 0);
  return midTurn ? Math.trunc(full / 2) : full;
}

export function rally(input: RallyInput): Procedure<RallyOutcome> {
  const percent = rallyPercent(input);
  return (u) => {
    u.note(() => rallyLines(input));
    return { rallies: check(u, 'rally check', percent), percent };
  };
}
