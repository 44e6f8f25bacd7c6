/** What a plan means to each unit: how far its goal is from everywhere, and what that leaves of its worth. */
import { cellsWithin, keptBy } from '@longroll/kernel';
import type { Field } from '../field/field.ts';
import type { Mover } from '../field/movementCosts.ts';
import type { Look } from './look.ts';
import type { Plan, Pull } from './plan.ts';
import { distancesRound, distancesTo, FAR } from './roads.ts';
import { goesAs, paceOf } from './survey.ts';
import { IN_TIME, PER_MARCH } from './weights.ts';

export interface Aim {
  /** By hex: movement points to the goal; null for who has none. */
  readonly away: Int32Array | null;
  readonly worth: number;
  readonly pace: number;
  /** By movement points: the part of its worth that is left. */
  readonly near: Float64Array;
}

/** By pace and how worth falls off. */
const parts = new Map<string, Float64Array>();

/** Of a worth that falls evenly: being there counts for more than the last step to it. */
const ON_THE_WAY = 0.92;

/**
 * What is left of the worth of a goal so many marches away. To who goes by nearness alone a far goal is hardly worth a step; who
 * asks whether he comes in time knows that each of the marches that are left counts alike.
 */
function partLeft(away: number, { by, marches }: Pull): number {
  if (by === 'evenly') return away === 0 ? 1 : ON_THE_WAY * Math.max(0, 1 - away / marches);
  const near = PER_MARCH ** away;
  return by === 'nearness' ? near : near + (Math.max(0, 1 - away / (marches + 1)) - near) * IN_TIME;
}

function partsLeft(pace: number, pull: Pull): Float64Array {
  const key = `${pace} ${pull.by} ${pull.marches}`;
  const known = parts.get(key);
  if (known) return known;
  const made = Float64Array.from({ length: FAR + 1 }, (_, away) => partLeft(away / pace, pull));
  parts.set(key, made);
  return made;
}

interface Kept {
  field: Field | null;
  aims: readonly Aim[];
  /** By unit, hex and movement points: what `leastAway` found. */
  readonly least: Map<number, number>;
}
const keptFor = keptBy((_: Plan): Kept => ({ field: null, aims: [], least: new Map() }));

/** Of enemies, and of those for whom nothing is left to do. */
const NO_AIM: Aim = { away: null, worth: 0, pace: 1, near: new Float64Array(0) };

function aimOf(look: Look, unit: number): Aim {
  const { plan } = look;
  const goal = plan.goals[plan.posts[unit]!];
  if (!goal) return NO_AIM;
  const pace = paceOf(look, unit);
  const away = waysTo(look, goesAs(look, unit), goal.hexes);
  return { away, worth: plan.worth[unit]!, pace, near: partsLeft(pace, plan.pull) };
}

const waysTo = ({ plan, field }: Look, mover: Mover, hexes: readonly number[]): Int32Array =>
  plan.round ? distancesRound(field, mover, hexes, plan.round) : distancesTo(field, mover, hexes);

/** By unit. */
export function aimsOf(look: Look): readonly Aim[] {
  const kept = keptFor(look.plan);
  if (kept.field === look.field) return kept.aims;
  kept.field = look.field;
  kept.aims = look.plan.posts.map((_, unit) => aimOf(look, unit));
  kept.least.clear();
  return kept.aims;
}

const [MOST_HEXES, MOST_MP] = [2 ** 14, 64];

/**
 * How near its goal a unit could come with so many points, at the very best. A way round enemies is dearer than what a step
 * costs, so that points do not tell it; but no step costs less than one.
 */
export function leastAway(look: Look, unit: number, hex: number, mp: number): number {
  const { away } = aimsOf(look)[unit]!;
  const { least } = keptFor(look.plan);
  const key = (unit * MOST_HEXES + hex) * MOST_MP + mp;
  const known = least.get(key);
  if (known !== undefined || away === null) return known ?? 0;
  const around = cellsWithin(look.field.ground.map, hex, Math.max(1, mp));
  const made = around.reduce((nearest, one) => Math.min(nearest, away[one]!), away[hex]!);
  least.set(key, made);
  return made;
}
