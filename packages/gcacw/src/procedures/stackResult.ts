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
  const shaken = result.strain === 'D' && after.organized ? { ...after, organized: false } : after;
  return retreat && shaken.entrenchment !== 'none' ? { ...shaken, entrenchment: 'none' } : shaken;
}

interface Suffered {
  /** The destroyed among them, with no manpower. */
  readonly all: readonly Unit[];
  readonly left: readonly Unit[];
}

function sufferAll(
  units: readonly Unit[],
  code: string,
  lost: readonly number[],
  rules: HouseRules,
): Suffered {
  const result = resultOf(code);
  const all = units.map((unit, i) => suffer(unit, result, lost[i]!, rules));
  return { all, left: all.filter((unit) => unit.manpower > 0) };
}

/**
 * What results make of a stack; destroyed units are gone, and works are left behind by those who must retreat. Of the same
 * result, divided in the same way, the same stack comes out: odds come to it by many ways.
 */
export function resultsOn(
  side: string,
  units: readonly Unit[],
  rules: HouseRules,
): (u: Umpire, code: string) => readonly Unit[] {
  const known = new Map<string, Suffered>();
  return (u, code) => {
    const lost = divideLoss(u, side, units, resultOf(code).loss, rules);
    const so = `${code} ${lost.join()}`;
    let suffered = known.get(so);
    if (suffered === undefined) {
      suffered = sufferAll(units, code, lost, rules);
      known.set(so, suffered);
    }
    const { all, left } = suffered;
    u.note(() => lossLines('The stack', units, all, rules));
    return left;
  };
}

/** The stack after its result. */
export const sufferResult = (
  u: Umpire,
  side: string,
  units: readonly Unit[],
  code: string,
  rules: HouseRules,
): readonly Unit[] => resultsOn(side, units, rules)(u, code);
