/** A combat result carried through to every unit of a side: losses divided, then the letters. */
import type { Umpire } from '@longroll/kernel';
import { type CombatResult, resultOf } from '../model/combatResult.ts';
import type { Unit } from '../model/unit.ts';
import type { HouseRules } from '../rulings/index.ts';
import { combatEffect } from './combatEffects.ts';
import { divideLoss } from './losses.ts';
import { lossLines } from './lossLines.ts';

const GENTLER = { D: 'F', F: 'f', f: 'E', E: 'E' } as const;

/** Optional (ruling worksSoften): good works take some of the sting out. D still disorganizes. */
function behindWorks(unit: Unit, result: CombatResult, rules: HouseRules): CombatResult {
  const stout = unit.entrenchment === 'breastwork' || unit.entrenchment === 'fort';
  if (!rules.worksSoften || !stout) return result;
  const retreat = result.retreat === 'R*' ? 'R' : result.retreat;
  return { ...result, retreat, strain: result.strain && GENTLER[result.strain] };
}

/** One unit after its share of the result. */
export function suffer(unit: Unit, result: CombatResult, loss: number, rules: HouseRules): Unit {
  const softened = behindWorks(unit, result, rules);
  const { unit: after, retreat } = combatEffect(unit, softened, loss);
  const shaken = result.strain === 'D' ? { ...after, organized: false } : after;
  return retreat ? { ...shaken, entrenchment: 'none' } : shaken;
}

/** The stack after its result; destroyed units are gone. Works are left behind by those who must retreat. */
export function sufferResult(
  u: Umpire,
  side: string,
  units: readonly Unit[],
  code: string,
  rules: HouseRules,
): readonly Unit[] {
  const result = resultOf(code);
  const lost = divideLoss(u, side, units, result.loss, rules);
  const after = units.map((unit, i) => suffer(unit, result, lost[i]!, rules));
  u.note(() => lossLines('The stack', units, after, rules));
  return after.filter((unit) => unit.manpower > 0);
}
