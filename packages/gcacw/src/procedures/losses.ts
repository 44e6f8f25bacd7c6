/**
 * Manpower losses in a stack (8.6b): the owner chooses, one point at a time; nobody loses a second point
 * before each has lost one. A choice is asked only where there is one.
 */
import { type Choice, decided, type Umpire } from '@longroll/kernel';
import type { Unit } from '../model/unit.ts';
import type { HouseRules } from '../rulings/index.ts';

/** Losses being divided: points still to lose, and those taken so far by each unit of the stack. */
export interface Dividing {
  readonly side: string;
  readonly units: readonly Unit[];
  readonly toLose: number;
  readonly lost: readonly number[];
  readonly rules: HouseRules;
}

/** Who may take the next point. Strongest first, so that whoever takes the first option spreads a loss sensibly. */
function mayLose({ units, lost, rules }: Dividing): readonly number[] {
  const left = (i: number): number => units[i]!.manpower - lost[i]!;
  const alive: number[] = [];
  for (let i = 0; i < units.length; i++) if (left(i) > 0) alive.push(i);
  const fewest = Math.min(...alive.map((i) => lost[i]!));
  const may = rules.lossDivision === 'free' ? alive : alive.filter((i) => lost[i] === fewest);
  return may.sort((a, b) => left(b) - left(a));
}

const onePoint = (at: Dividing, unit: number): Dividing => ({
  ...at,
  toLose: at.toLose - 1,
  lost: at.lost.map((points, i) => (i === unit ? points + 1 : points)),
});

/** Points are taken unasked while there is no choice, and whatever is left when it is not enough. */
function unasked(at: Dividing): Dividing {
  const left = at.units.reduce((sum, { manpower }, i) => sum + manpower - at.lost[i]!, 0);
  if (at.toLose >= left) return { ...at, toLose: 0, lost: at.units.map(({ manpower }) => manpower) };
  if (at.toLose === 0) return at;
  const may = mayLose(at);
  return may.length === 1 ? unasked(onePoint(at, may[0]!)) : at;
}

export const dividing = (side: string, units: readonly Unit[], loss: number, rules: HouseRules): Dividing =>
  unasked({ side, units, toLose: loss, lost: units.map(() => 0), rules });

/** Options are places in the stack. */
export const LOSSES: Choice<Dividing, number> = {
  id: 'loses a point',
  side: ({ side }) => side,
  options: (at) => (at.toLose === 0 ? [] : mayLose(at)),
  name: ({ units }, i) => `${i + 1} ${units[i]!.name}`,
  take: (at, i) => unasked(onePoint(at, i)),
};

/** How much of `loss` each unit takes, in the order of the stack. */
export const divideLoss = (
  u: Umpire,
  side: string,
  units: readonly Unit[],
  loss: number,
  rules: HouseRules,
): readonly number[] => decided(LOSSES, dividing(side, units, loss, rules), u).lost;
