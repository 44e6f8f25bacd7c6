/** One retreat: who goes, from where, before whom, over which ground. */
import type { Hex } from '@longroll/kernel';
import type { HouseRules } from '../rulings/index.ts';
import type { RetreatGround } from './retreatGround.ts';
import type { RetreatKind } from './retreatStep.ts';
import type { Unit } from './unit.ts';
import type { Side } from './vocabulary.ts';

export interface RetreatOrder {
  readonly ground: RetreatGround;
  readonly kind: RetreatKind;
  /** Whose units retreat. */
  readonly side: Side;
  readonly units: readonly Unit[];
  readonly start: Hex;
  /** The attacking unit's hex; in an assault that of the leader who began it. */
  readonly activeEnemy: Hex;
  /** The owner treats bluffs with neither way nor ferry as impassable (2.8), or as he likes from hex to hex. */
  readonly bluffsImpassable: boolean | 'either';
  readonly houseRules: HouseRules;
}

/** How far it has come. */
export interface RetreatProgress {
  /** In order, without the hex in which it began. */
  readonly entered: readonly Hex[];
  readonly overrode: boolean;
}

export const NOT_BEGUN: RetreatProgress = { entered: [], overrode: false };

export const standsIn = ({ start }: RetreatOrder, { entered }: RetreatProgress): Hex =>
  entered.at(-1) ?? start;
