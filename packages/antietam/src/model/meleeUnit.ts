/** Who fights hand to hand: the records that the rules of melee look at. */
import { menOf, restToLargest } from './sharing.ts';
import type { Mode } from './vocabulary.ts';

export interface MeleeUnit {
  readonly men: number;
  readonly mode: Mode;
  readonly leaderFactor: number;
}

export interface MeleeAttacker extends MeleeUnit {
  readonly defenderHigher: boolean;
  readonly onBridgeOrFord: boolean;
  /** From outside the arc of every defender. */
  readonly flanks: boolean;
}

export interface MeleeDefender extends MeleeUnit {
  /** Some attacker is outside its arc. */
  readonly flanked: boolean;
}

/** By men, rounded down, the rest to the largest (8.1.5). */
export function sharedLoss(loss: number, units: readonly MeleeUnit[]): readonly number[] {
  const all = menOf(units);
  const shares = units.map(({ men }) => Math.floor((loss * men) / all));
  return restToLargest(loss, shares, units);
}
