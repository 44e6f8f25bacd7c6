/** What the rules are told: a shot, an assault, the circumstances of a morale check. */
import type { HouseRules } from '../rulings/index.ts';
import type { Stack } from './stack.ts';
import type { Arm, Unit } from './unit.ts';
import type {
  AssaultElevation,
  FireKind,
  FirerWorks,
  Ground,
  Side,
  StackState,
  TargetAction,
  TargetElevation,
  TargetWorks,
} from './vocabulary.ts';

/** What bears on the morale of a stack besides itself (10.2). */
export interface Circumstances {
  readonly flanked: boolean;
  /** Executing a charge or an assault. */
  readonly attacking: boolean;
  readonly noLineOfSight: boolean;
}

export interface Firer {
  /** Of one arm. */
  readonly units: readonly Unit[];
  readonly state: StackState;
}

/** A shot but for its target stack, which earlier shots may have changed. */
export interface Shot {
  readonly kind: FireKind;
  readonly range: number;
  readonly firer: Firer;
  readonly firerGround: Ground;
  readonly firerWorks: FirerWorks;
  readonly advanceFireMarker: boolean;
  readonly noLineOfSight: boolean;
  readonly targetGround: Ground;
  readonly targetThoroughfare: boolean;
  readonly targetElevation: TargetElevation;
  readonly targetWorks: TargetWorks;
  readonly targetFlanked: boolean;
}

export interface FireOrder extends Shot {
  /** The side that fires. */
  readonly side: Side;
  readonly target: Stack;
  readonly targetAction: TargetAction;
  /** In skirmish order, by the optional rule (4.1.1). */
  readonly targetSkirmish?: boolean;
  readonly houseRules: HouseRules;
}

export interface AssaultOrder {
  /** The side that attacks. */
  readonly side: Side;
  readonly attacker: Stack;
  readonly defender: Stack;
  readonly attackerGround: Ground;
  readonly defenderGround: Ground;
  readonly attackerThoroughfare: boolean;
  /** Works of his own between them: they protect him from the pre-assault fire. */
  readonly attackerWorks?: TargetWorks;
  readonly elevation: AssaultElevation;
  readonly defenderWorks: FirerWorks;
  readonly defenderFlanked: boolean;
  readonly preAssaultFire: boolean;
  readonly defenderFireMarker: boolean;
  readonly preAssaultArm: Arm;
  readonly charging: boolean;
  /** Leader dice are thrown after results 1, 2 and 3 (6.5): who is lost helps no more. */
  readonly leadersAtRisk?: boolean;
  /** Fire on the way of a charge, in order. */
  readonly approachShots: readonly Shot[];
  readonly houseRules: HouseRules;
}

export const ROLES = ['attacker', 'defender'] as const;
export type Role = (typeof ROLES)[number];

/** One side's blow in one round of an assault. */
export interface AssaultBlow {
  readonly role: Role;
  /** Its own stack and the one it strikes, at the start of the round. */
  readonly own: Stack;
  readonly foe: Stack;
  readonly round: number;
  readonly order: AssaultOrder;
}
