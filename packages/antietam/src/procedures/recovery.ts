/** Recovery from fatigue (10.3): no luck in it. */
import type { Note, Procedure } from '@longroll/kernel';
import type { HouseRules } from '../rulings/index.ts';

export const PHASES = ['full', 'mid-turn', 'end-of-day'] as const;
export type Phase = (typeof PHASES)[number];

export interface RecoveryInput {
  readonly fatigue: number;
  /** Neither moved, fired, meleed nor lost men since the last recovery. */
  readonly idle: boolean;
  readonly enemyZoc: boolean;
  readonly phase: Phase;
  readonly houseRules: HouseRules;
}

export interface RecoveryOutcome {
  readonly fatigue: number;
}

const QUARTER = 4;
const RULES: Record<Phase, string> = { full: '10.3', 'mid-turn': '10.3.2', 'end-of-day': '10.3.4' };

function recovered({ fatigue, idle, enemyZoc, phase, houseRules }: RecoveryInput): number {
  if (phase === 'end-of-day') return fatigue - Math.trunc(fatigue / QUARTER);
  if (enemyZoc) return 0;
  const full = idle ? houseRules.recoverIdle : houseRules.recover;
  return Math.min(fatigue, phase === 'mid-turn' ? Math.trunc(full / 2) : full);
}

const REASONS: Record<Phase, string> = {
  full: 'recovery phase',
  'mid-turn': 'mid-turn: half',
  'end-of-day': 'end of the day: cut to a quarter',
};

function recoveryLine(input: RecoveryInput): Note {
  const { phase, idle, enemyZoc } = input;
  const text = idle ? 'Fatigue recovered by an idle unit' : 'Fatigue recovered';
  const cite = idle && phase !== 'end-of-day' ? `${RULES[phase]}, 10.3.1` : RULES[phase];
  const line = { cite, text, value: 0 - recovered(input), group: 'Recovery' };
  if (enemyZoc && phase !== 'end-of-day')
    return { ...line, cite: '10.3.3', applied: false, reason: 'in an enemy zone of control' };
  return { ...line, applied: true, reason: REASONS[phase] };
}

export function recovery(input: RecoveryInput): Procedure<RecoveryOutcome> {
  const outcome = { fatigue: input.fatigue - recovered(input) };
  return (u) => {
    u.note(() => [recoveryLine(input)]);
    return outcome;
  };
}
