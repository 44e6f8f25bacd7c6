/** The words of movement: who marches, who leads, under which circumstances. */
import type { HouseRules } from '../rulings/index.ts';
import type { Unit, UnitType } from './unit.ts';
import type { Arm, Game, Side } from './vocabulary.ts';

export const LEADER_KINDS = ['infantry', 'cavalry-division', 'cavalry-corps', 'grand-division'] as const;
export type LeaderKind = (typeof LEADER_KINDS)[number];

/** Events that change a Movement Allowance (17.3d). */
export const MOVEMENT_EVENTS = ['none', 'movement-paralysis', 'movement-bonus'] as const;
export type MovementEvent = (typeof MOVEMENT_EVENTS)[number];

/** Infantry's or cavalry's way of moving; the Union's own row names mounted infantry, other tables do not. */
export function movesAs(type: UnitType, { wagonMoves, mountedInfantryMoves }: HouseRules): Arm {
  if (type === 'cavalry') return 'cavalry';
  if (type === 'mounted-infantry') return mountedInfantryMoves === 'as-cavalry' ? 'cavalry' : 'infantry';
  if (type === 'wagon') return wagonMoves === 'as-cavalry' ? 'cavalry' : 'infantry';
  return 'infantry';
}

/** The rule of a table, with that of ours which says how a type moves that the table does not name. */
export function citedFor(cite: string, type: UnitType): string {
  if (type === 'wagon') return `${cite}, 5.5a`;
  return type === 'mounted-infantry' ? `${cite}, 1.2b` : cite;
}

export const armOfLeader = (leader: LeaderKind): Arm =>
  leader === 'cavalry-division' || leader === 'cavalry-corps' ? 'cavalry' : 'infantry';

/** What the roll of a Movement Allowance looks at. */
export interface AllowanceInput {
  readonly side: Side;
  readonly game: Game;
  readonly event: MovementEvent;
  readonly houseRules: HouseRules;
}
export interface MarchInput extends AllowanceInput {
  readonly type: UnitType;
}
export interface ActivationInput extends AllowanceInput {
  readonly leader: LeaderKind;
  /** Grand divisions from 15 to 17 November 1862. */
  readonly november1862: boolean;
}

/** What the modifiers of the Extended March Table look at. */
export interface ExtendedMarchInput {
  /** As it was before the march. */
  readonly unit: Unit;
  readonly side: Side;
  readonly game: Game;
  readonly armyOfPotomac: boolean;
  readonly regularArmy: boolean;
  readonly heat: boolean;
  readonly outOfSupply: boolean;
  readonly scenario1861: boolean;
  readonly retreatMarch: boolean;
  /** What events of our own reading add: Extreme Heat, Union Extended March Bonus. */
  readonly otherModifier: number;
  readonly houseRules: HouseRules;
}

export interface WholeMarchInput extends ExtendedMarchInput {
  /** Whose Movement Allowance it marches by; none: its own. */
  readonly leader: LeaderKind | 'none';
  readonly november1862: boolean;
  readonly event: MovementEvent;
  readonly forceMarch: boolean;
  /** Force march only if the allowance falls short of the need. */
  readonly onlyIfShort: boolean;
  /** MP wanted. */
  readonly need: number;
}
