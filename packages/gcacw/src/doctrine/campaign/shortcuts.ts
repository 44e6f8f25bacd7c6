/** What a crossing is to those who would use it: marches saved, by how far their goals are from either bank. */
import { cellDistance } from '@longroll/kernel';
import { aimsOf } from '../aims.ts';
import type { Look } from '../look.ts';
import { placeOf } from '../survey.ts';

/** Entering the hex beyond, on the average. */
const STEP = 2;
/** Who is farther away finds another way. */
const ABOUT = 8;
const MOST_SAVED = 20;

/** Marches by manpower that a crossing between two hexes saves those near it. */
export function savedBy(look: Look, from: number, to: number): number {
  const { field, state, side } = look;
  const aims = aimsOf(look);
  let sum = 0;
  for (const unit of field.own.units[side]) {
    const { away, pace } = aims[unit]!;
    const here = placeOf(look, unit);
    if (away === null || here < 0 || cellDistance(field.ground.map, here, from) > ABOUT) continue;
    const saved = Math.min(MOST_SAVED, Math.abs(away[from]! - away[to]!) - STEP);
    if (saved > 0) sum += (saved / pace) * state.units[unit]!.manpower;
  }
  return sum;
}
