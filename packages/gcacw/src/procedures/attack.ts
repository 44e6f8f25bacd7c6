/**
 * An attack with its units: their values derived, the combat fought, the result carried through to their new
 * state. The combat itself is procedures/combat.ts; retreats are walked elsewhere (procedures/retreat.ts).
 */
import type { Procedure, Umpire } from '@longroll/kernel';
import type { CombatInput } from '../model/combatInput.ts';
import { otherSide } from '../model/leaderBonus.ts';
import {
  entrenchedArtillery,
  halfDemoralized2,
  highestTactical,
  printedArtillery,
  stackRatio,
} from '../model/stack.ts';
import { stackValue, type Unit } from '../model/unit.ts';
import { type CombatOutcome, combat } from './combat.ts';
import { sufferResult } from './stackResult.ts';

/** What an attack knows besides its units: ground, game, circumstances. */
export type Circumstances = Omit<
  CombatInput,
  | 'attackerArm'
  | 'attackerCV'
  | 'defenderCV'
  | 'attackerTV'
  | 'defenderTV'
  | 'attackerAV'
  | 'defenderAV'
  | 'defenderPrintedAV'
  | 'defenderEntrenchment'
  | 'defenderDemoralized2'
  | 'ratio'
>;

export interface AttackOrder {
  readonly circumstances: Circumstances;
  readonly attackers: readonly Unit[];
  /** Units that join from other hexes, each with its own cap (grand assault). */
  readonly joining?: readonly (readonly Unit[])[];
  readonly defenders: readonly Unit[];
  /** Tactical Value of a leader over the attacker in his hex; in an assault of him who began it. */
  readonly attackerLeader: number;
  readonly defenderLeader: number;
}

export interface AttackOutcome extends CombatOutcome {
  readonly attackers: readonly Unit[];
  readonly defenders: readonly Unit[];
}

const mounted = ({ type }: Unit): boolean => type === 'cavalry' || type === 'mounted-infantry';

/** In an assault only the leader who began it lends his Tactical Value (9.5). */
const attackTactical = ({ circumstances, attackers, attackerLeader }: AttackOrder): number =>
  circumstances.attack === 'assault' ? attackerLeader : highestTactical(attackers, attackerLeader);

/** The numbers of the combat, read off the counters. */
export function combatOf(order: AttackOrder): CombatInput {
  const { circumstances, attackers, defenders, defenderLeader, joining = [] } = order;
  const { houseRules } = circumstances;
  const all = [...attackers, ...joining.flat()];
  return {
    ...circumstances,
    attackerArm: all.every(mounted) ? 'cavalry' : 'infantry',
    attackerCV: stackValue(all),
    defenderCV: stackValue(defenders),
    attackerTV: attackTactical(order),
    defenderTV: highestTactical(defenders, defenderLeader),
    attackerAV: printedArtillery(all),
    defenderAV: entrenchedArtillery(defenders, houseRules),
    defenderPrintedAV: printedArtillery(defenders),
    defenderEntrenchment: 'none',
    defenderDemoralized2: halfDemoralized2(defenders),
    ratio: stackRatio([attackers, ...joining], defenders, houseRules),
  };
}

export function attack(order: AttackOrder): Procedure<AttackOutcome> {
  const { circumstances, attackers, defenders, joining = [] } = order;
  const { attackerSide, houseRules } = circumstances;
  const fight = combat(combatOf(order));
  const all = [...attackers, ...joining.flat()];
  return (u: Umpire) => {
    const outcome = fight(u);
    const defendersAfter = sufferResult(u, otherSide(attackerSide), defenders, outcome.defender, houseRules);
    const attackersAfter = sufferResult(u, attackerSide, all, outcome.attacker, houseRules);
    return { ...outcome, attackers: attackersAfter, defenders: defendersAfter };
  };
}
