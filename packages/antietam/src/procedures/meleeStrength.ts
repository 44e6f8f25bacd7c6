/** Both sides of a melee added up (8.1.3, 8.2), everything but the random factors. */
import { multiply, type Note, once, type Rational, rational, sumOf } from '@longroll/kernel';
import { figure } from '../model/exactly.ts';
import type { MeleeAttacker, MeleeDefender, MeleeUnit } from '../model/meleeUnit.ts';
import { menOf } from '../model/sharing.ts';
import { type FactorRow, multiplyUp } from '../modifiers/factorList.ts';
import { ATTACKER_FACTORS, DEFENDER_FACTORS, type InMelee } from '../modifiers/melee.ts';
import type { HouseRules } from '../rulings/index.ts';

export interface Strength {
  readonly total: Rational;
  readonly lines: () => readonly Note[];
}

interface Side<U extends MeleeUnit> {
  readonly who: string;
  readonly units: readonly U[];
  readonly factors: readonly FactorRow<InMelee<U>>[];
}

function strengthOf<U extends MeleeUnit>(
  { who, units, factors }: Side<U>,
  squareMen: number,
  houseRules: HouseRules,
): Strength {
  const ready = units.map((unit, i) => {
    const group = units.length > 1 ? `${who} ${i + 1}` : who;
    const { product, lines } = multiplyUp(factors, { unit, squareMen, houseRules }, group);
    return { strength: multiply(rational(unit.men), product), lines, men: unit.men, group };
  });
  const total = sumOf(ready.map(({ strength }) => strength));
  const own = (unit: (typeof ready)[number]): readonly Note[] => [
    { cite: '8.1.3', text: 'Men', value: `${unit.men}`, applied: true, group: unit.group },
    ...unit.lines(),
  ];
  const sum: Note = {
    cite: '8.1.3',
    text: 'Strength before its random factor',
    value: figure(total),
    applied: true,
    group: who,
  };
  return { total, lines: once(() => [...ready.flatMap(own), sum]) };
}

/** Strength of all who attack a square with so many men in it. */
export const attackStrength = (
  units: readonly MeleeAttacker[],
  squareMen: number,
  houseRules: HouseRules,
): Strength => strengthOf({ who: 'Attacker', units, factors: ATTACKER_FACTORS }, squareMen, houseRules);

export const defenceStrength = (units: readonly MeleeDefender[], houseRules: HouseRules): Strength =>
  strengthOf({ who: 'Defender', units, factors: DEFENDER_FACTORS }, menOf(units), houseRules);
