/** Who fights hand to hand: the records that the rules of melee look at. */
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

export const menOf = (units: readonly Pick<MeleeUnit, 'men'>[]): number =>
  units.reduce((sum, { men }) => sum + men, 0);

/** A loss in proportion to men, rounded down, the rest to the largest (8.1); ties to the one listed first. */
export function sharedLoss(loss: number, units: readonly Pick<MeleeUnit, 'men'>[]): readonly number[] {
  const all = menOf(units);
  const shares = units.map(({ men }) => Math.floor((loss * men) / all));
  const left = loss - shares.reduce((sum, share) => sum + share, 0);
  const largest = units.reduce((best, { men }, i) => (men > units[best]!.men ? i : best), 0);
  return shares.map((share, i) => (i === largest ? share + left : share));
}
