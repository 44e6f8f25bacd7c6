/** What a plan means to each unit: how far its goal is from everywhere, and what that leaves of its worth. */
import { keptBy } from '@longroll/kernel';
import type { Field } from '../field/field.ts';
import type { Look } from './look.ts';
import { type Plan, partLeft } from './plan.ts';
import { distancesTo, FAR } from './roads.ts';
import { goesAs, paceOf } from './survey.ts';

export interface Aim {
  /** By hex: movement points to the goal; null for who has none. */
  readonly away: Int32Array | null;
  readonly worth: number;
  readonly pace: number;
  /** By movement points: the part of its worth that is left. */
  readonly near: Float64Array;
}

/** By pace and the marches that are left. */
const parts = new Map<string, Float64Array>();

function partsLeft(pace: number, marches: number | null): Float64Array {
  const key = `${pace} ${marches}`;
  const known = parts.get(key);
  if (known) return known;
  const made = Float64Array.from({ length: FAR + 1 }, (_, away) => partLeft(away / pace, marches));
  parts.set(key, made);
  return made;
}

interface Kept {
  field: Field | null;
  aims: readonly Aim[];
}
const keptFor = keptBy((_: Plan): Kept => ({ field: null, aims: [] }));

function aimOf(look: Look, unit: number): Aim {
  const { plan, field } = look;
  const goal = plan.goals[plan.posts[unit]!];
  const pace = paceOf(look, unit);
  const away = goal ? distancesTo(field, goesAs(look, unit), goal.hexes) : null;
  return { away, worth: plan.worth[unit]!, pace, near: partsLeft(pace, plan.marches) };
}

/** By unit. */
export function aimsOf(look: Look): readonly Aim[] {
  const kept = keptFor(look.plan);
  if (kept.field === look.field) return kept.aims;
  kept.field = look.field;
  kept.aims = look.plan.posts.map((_, unit) => aimOf(look, unit));
  return kept.aims;
}
