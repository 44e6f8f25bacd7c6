/** A cavalry retreat before an active enemy: what its modifiers and its roll look at. */
import type { HouseRules } from '../rulings/index.ts';
import type { Unit, UnitType } from './unit.ts';
import type { Game, Hexside, Side, Terrain } from './vocabulary.ts';

export interface CavalryRetreatInput {
  readonly game: Game;
  /** Whose cavalry retreats. */
  readonly side: Side;
  /** All cavalry in the hex. */
  readonly units: readonly Unit[];
  readonly activeType: UnitType;
  /** What the cavalry gets away from. */
  readonly from: 'march' | 'assault';
  /** What is left of the active unit's Movement Allowance; no matter in an assault. */
  readonly activeMP: number;
  /** As in combat: the active unit is the attacker, the cavalry the defender. */
  readonly attackerTerrain: Terrain;
  readonly defenderTerrain: Terrain;
  readonly hexside: Hexside;
  readonly alsoUphill?: boolean;
  /** That slope is a bluff, which the list does not name (10.2a). */
  readonly alsoBluff?: boolean;
  readonly rain: boolean;
  readonly outOfSupply: boolean;
  readonly houseRules: HouseRules;
}

/** The cavalry with its Combat Value added up, entrenchments counted. */
export interface CavalryForce {
  readonly input: CavalryRetreatInput;
  readonly cv: number;
}

/** Who may make a cavalry retreat, and gives no right to one: mounted infantry is a matter of ruling (1.2b). */
export function isCavalry(type: UnitType, { mountedInfantryInCavalryRetreat }: HouseRules): boolean {
  if (type === 'mounted-infantry') return mountedInfantryInCavalryRetreat === 'as-cavalry';
  return type === 'cavalry';
}

/** The rule that a unit which is no cavalry makes no cavalry retreat by. */
export const notCavalryCite = (type: UnitType): string =>
  type === 'mounted-infantry' ? '10.1, 1.2b' : '10.1';

/** Why this active unit gives no right to retreat, or null. */
export function noRight(type: UnitType, rules: HouseRules): string | null {
  if (isCavalry(type, rules)) return 'active cavalry gives no right to a cavalry retreat';
  if (type === 'wagon') return 'a wagon train does not attack';
  if (type === 'artillery' && !rules.cavalryRetreatFromArtillery)
    return 'artillery gives no right to one here';
  return null;
}
