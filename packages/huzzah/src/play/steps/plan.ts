/** A group on the move as the rules of steps take it (17.7). */
import type { Field } from '../../field/field.ts';
import type { EnemyZones } from '../../model/terrain.ts';
import type { Segment } from '../../model/vocabulary.ts';
import { allowanceOf, type MovePlan, type Reason } from '../../procedures/steps.ts';
import { sideOf } from '../state/change.ts';
import type { Moving, PlayState } from '../state/stage.ts';
import { bodyOf, rulesOf, segmentIn, situationIn, unitsOf } from '../state/standing.ts';

/** Leaders alone ignore the zones of the enemy (6.4). */
const NO_ZONES: EnemyZones = { isZoc: () => false, isMfz: () => false };

function zonesFor(field: Field, state: PlayState, moving: Moving): EnemyZones {
  if (moving.units.length === 0) return NO_ZONES;
  const situation = situationIn(field, state);
  const side = sideOf(field, moving);
  return {
    isZoc: (hex) => situation.isInZoc(side, hex),
    isMfz: (hex) => situation.isInFireZone(side, hex),
  };
}

export const isCharging = ({ target }: Moving): boolean => target >= 0;

const CHARGE: Reason = ['9.1, 17.7.4', 'a charge is stopped by nothing but rout'];
const LEADERS: Reason = ['6.4, 17.7.7', 'leaders alone do not stop'];
const CHANGED: Reason = ['3.3, 17.7.5', 'a formation was changed'];
const BESIDE: Reason = ['17.18', 'it has not come in by road'];

const unstopped = (moving: Moving): Reason | null => {
  if (isCharging(moving)) return CHARGE;
  return moving.units.length === 0 ? LEADERS : null;
};

function bonusLost({ changes, entered }: Moving): Reason | null {
  if (changes > 0) return CHANGED;
  return entered === 'off-road' ? BESIDE : null;
}

/** MP that did not go into steps of the path: changes, and the hex that it came in by. */
const spentOf = (
  { changes, entered }: Moving,
  { formationPoints }: { readonly formationPoints: number },
): number => changes * formationPoints + (entered === 'no' ? 0 : 1);

/** All of a plan but its path. */
type Terms = Required<Omit<MovePlan, 'path'>>;

function termsOf(field: Field, state: PlayState, moving: Moving): Terms {
  const { units } = moving;
  const rules = rulesOf(state);
  const segment: Segment = segmentIn(state).kind === 'horse' ? 'horse' : 'action';
  return {
    segment,
    units: unitsOf(field, state, units),
    state: units.length > 0 ? bodyOf(state, units).state : 'good-order',
    terrain: field.ground.terrain,
    enemy: zonesFor(field, state, moving),
    houseRules: rules,
    spent: spentOf(moving, rules),
    bonusLost: bonusLost(moving),
    unstopped: unstopped(moving),
  };
}

/** The terms that were asked for last: on all its ways a group goes by the same. */
let last: {
  readonly field: Field;
  readonly state: PlayState;
  readonly moving: Moving;
  readonly terms: Terms;
} | null = null;

const isSameGroup = (a: Moving, b: Moving): boolean =>
  a.units === b.units &&
  a.leaders === b.leaders &&
  a.changes === b.changes &&
  a.entered === b.entered &&
  a.target === b.target;

function termsFor(field: Field, state: PlayState, moving: Moving): Terms {
  if (last?.state === state && last.field === field && isSameGroup(last.moving, moving)) return last.terms;
  const terms = termsOf(field, state, moving);
  last = { field, state, moving, terms };
  return terms;
}

export function planOf(field: Field, state: PlayState, moving: Moving, next?: number): MovePlan {
  const { path } = moving;
  const terms = termsFor(field, state, moving);
  // Field by field: a plan is made for every step of every way, and copying terms as a whole costs more than the step.
  return {
    segment: terms.segment,
    units: terms.units,
    state: terms.state,
    terrain: terms.terrain,
    enemy: terms.enemy,
    path: next === undefined ? path : [...path, next],
    houseRules: terms.houseRules,
    spent: terms.spent,
    bonusLost: terms.bonusLost,
    unstopped: terms.unstopped,
  };
}

/** MP left, without the bonus; below 0 where the bonus was used. */
export function pointsLeft(field: Field, state: PlayState, moving: Moving): number {
  const plan = planOf(field, state, moving);
  return allowanceOf(plan) - (plan.spent ?? 0) - Math.max(0, moving.path.length - 1);
}

/** The whole move so far is by road, with a step at least (17.9.4). */
export function isByRoad({ ground: { terrain } }: Field, { path, entered }: Moving): boolean {
  if (entered === 'off-road' || (entered === 'no' && path.length < 2)) return false;
  return path.every((hex, i) => i === 0 || terrain.isByRoad(path[i - 1]!, hex));
}
