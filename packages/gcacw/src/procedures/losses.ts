/**
 * Manpower losses in a stack (8.6b): the owner chooses, one point at a time; nobody loses a second point
 * before each has lost one. A choice is asked only where there is one.
 */
import type { Umpire } from '@longroll/kernel';
import type { Unit } from '../model/unit.ts';
import type { HouseRules } from '../rulings/index.ts';

/** Strongest first, so that whoever just takes the first option spreads a loss sensibly. */
export function mayLose(
  units: readonly Unit[],
  lost: readonly number[],
  rules: HouseRules,
): readonly number[] {
  const alive = units.map((_, i) => i).filter((i) => units[i]!.manpower > lost[i]!);
  const fewest = Math.min(...alive.map((i) => lost[i]!));
  const may = rules.lossDivision === 'free' ? alive : alive.filter((i) => lost[i] === fewest);
  return [...may].sort((a, b) => units[b]!.manpower - lost[b]! - (units[a]!.manpower - lost[a]!));
}

/** How much of `loss` each unit takes, in the order of the stack. */
export function divideLoss(
  u: Umpire,
  side: string,
  units: readonly Unit[],
  loss: number,
  rules: HouseRules,
): readonly number[] {
  const lost = units.map(() => 0);
  const all = units.reduce((sum, unit) => sum + unit.manpower, 0);
  if (loss >= all) return units.map((unit) => unit.manpower);
  for (let point = 0; point < loss; point++) {
    const may = mayLose(units, lost, rules);
    const names = may.map((i) => `${i + 1} ${units[i]!.name}`);
    const chosen =
      may.length === 1 ? 0 : names.indexOf(u.choose({ id: 'loses a point', side, options: names }));
    lost[may[chosen]!]!++;
  }
  return lost;
}
