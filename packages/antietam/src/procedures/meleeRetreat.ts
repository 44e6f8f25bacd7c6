/** Who retreats from a melee (8.3.2): the defender is checked first, and the attacker only if the defender stays (8.3.4). */
import type { Note, Umpire } from '@longroll/kernel';
import { MELEE, type MeleeRow } from '../charts/melee.ts';
import { check, isOpen } from '../model/check.ts';
import type { HouseRules } from '../rulings/index.ts';

export const RETREATS = ['none', 'attacker', 'defender', 'routed-defender', 'both'] as const;
export type Retreat = (typeof RETREATS)[number];

/** What is left of both sides when they are checked. */
export interface AfterLosses {
  readonly row: MeleeRow;
  /** No unit is left: no check is made. */
  readonly attackerGone: boolean;
  readonly defenderGone: boolean;
  /** Some defenders are routed and go whatever the check says. */
  readonly someRouted: boolean;
  /** Some are not, and are checked. */
  readonly someSteady: boolean;
  readonly houseRules: HouseRules;
}

/** Why a side is not checked, and by which rule. */
type Idle = readonly [cite: string, reason: string];
const NO_UNIT: Idle = ['8.3.4', 'no unit is left'];

function checkLine(who: string, percent: number, idle: Idle | null, goes: boolean): Note {
  const line = {
    cite: '8.3.2',
    text: `${who} retreats`,
    group: 'Retreat',
    chart: MELEE.id,
    value: `${percent} %`,
  };
  if (idle) return { ...line, cite: idle[0], applied: false, reason: idle[1] };
  const drawn = isOpen(percent) ? 'checked' : 'without a check';
  return { ...line, applied: true, reason: `${drawn}: ${goes ? 'goes' : 'stays'}` };
}

function defenderGoes(u: Umpire, { row, defenderGone, someSteady }: AfterLosses): boolean {
  const routed: Idle | null = someSteady ? null : ['8.3.3', 'all its units are routed'];
  const idle = defenderGone ? NO_UNIT : routed;
  const goes = idle === null && check(u, "defender's retreat check", row.defenderRetreat);
  u.note(() => [checkLine('Defender', row.defenderRetreat, idle, goes)]);
  return goes;
}

function attackerGoes(u: Umpire, { row, attackerGone, someRouted, houseRules }: AfterLosses): boolean {
  const isSpared = someRouted && houseRules.routedDefenderSparesAttacker;
  const spared: Idle | null = isSpared ? ['8.3.3', 'routed defenders go (house rule)'] : null;
  const idle = attackerGone ? NO_UNIT : spared;
  const goes = idle === null && check(u, "attacker's retreat check", row.attackerRetreat);
  u.note(() => [checkLine('Attacker', row.attackerRetreat, idle, goes)]);
  return goes;
}

const ROUTED_GO: Note = {
  cite: '8.3.3',
  text: 'Routed defenders go whatever the check says',
  value: 'retreat',
  applied: true,
  group: 'Retreat',
};

export function retreatOf(u: Umpire, after: AfterLosses): Retreat {
  if (defenderGoes(u, after)) return 'defender';
  const attacker = attackerGoes(u, after);
  const routed = after.someRouted && !after.defenderGone;
  if (!routed) return attacker ? 'attacker' : 'none';
  u.note(() => [ROUTED_GO]);
  return attacker ? 'both' : 'routed-defender';
}
