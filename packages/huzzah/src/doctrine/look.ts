/** What a decision is made from: the field, the state that the side sees, its plan and its bearing. */
import type { Bearing } from '@longroll/kernel';
import type { Field } from '../field/field.ts';
import type { Situation } from '../field/situation.ts';
import { otherSide, type Side } from '../model/vocabulary.ts';
import type { PlayState } from '../play/state/stage.ts';
import { situationIn } from '../play/state/standing.ts';
import type { Aim, Plan } from './plan.ts';

export interface Look {
  readonly field: Field;
  readonly state: PlayState;
  readonly side: Side;
  readonly plan: Plan;
  readonly bearing: Bearing;
  readonly situation: Situation;
  /** Hexes of the enemy. */
  readonly enemies: readonly number[];
}

export function lookOf(field: Field, state: PlayState, side: Side, plan: Plan, bearing: Bearing): Look {
  const situation = situationIn(field, state);
  return { field, state, side, plan, bearing, situation, enemies: situation.hexesOf(otherSide(side)) };
}

/** What a body is for; those who came since the plan was made go with the first aim. */
export function aimOf({ plan }: Look, units: readonly number[]): Aim | null {
  const post = units.map((unit) => plan.posts[unit] ?? -1).find((one) => one >= 0);
  return plan.aims[post ?? 0] ?? null;
}
