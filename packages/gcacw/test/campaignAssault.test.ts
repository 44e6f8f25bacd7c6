/** Assaults on the line of Vicksburg (19.5.1.3): the combat of every game, with the works of the hex. */
import { describe, expect, test } from 'vitest';
import { type Level, lineWorth } from '../src/campaign/works.ts';
import type { CombatInput } from '../src/model/combatInput.ts';
import { attackerNumbers, defenderNumbers } from '../src/model/combatNumbers.ts';
import { combat } from '../src/procedures/combat.ts';
import { BARE } from './bare.ts';
import { RULES, scripted } from './campaigning.ts';
import { unit } from './units.ts';

const ATTACKERS = [
  unit({ name: 'Steele', manpower: 11, tactical: 2, artillery: 3 }),
  unit({ name: 'Tuttle', manpower: 11, tactical: 2, artillery: 2 }),
];

/** Sherman leads two divisions from W2412 against Forney's two brigades in W2413. */
function assaultOn(level: Level, changes: Partial<CombatInput> = {}): CombatInput {
  const worth = lineWorth(level, RULES);
  const { entrenchment } = worth;
  const defenders = [
    unit({ name: 'Hebert', manpower: 5, tactical: 2, artillery: 2, entrenchment }),
    unit({ name: 'Vaughn', manpower: 4, tactical: 1, artillery: 0, entrenchment }),
  ];
  return {
    ...BARE,
    ...{ attack: 'assault', attackerTerrain: 'loess', defenderTerrain: 'loess' },
    ...attackerNumbers(ATTACKERS, 3, RULES),
    ...defenderNumbers(defenders, 2, RULES),
    defenderEntrenchment: entrenchment,
    vicksburgWorks: worth.die,
    ...changes,
  };
}

const ODD = 1;

describe('assaults on the line', () => {
  test('case 43: a sound line', () => {
    expect(scripted(combat(assaultOn(4)), ODD, 4, 3)).toMatchObject({
      ...{ difference: -1, attacker: '2D', defender: 'F' },
    });
  });

  test('case 44: breached, and the garrison without heart', () => {
    expect(scripted(combat(assaultOn(1, { garrisonDemoralized: 2 })), ODD, 4, 3)).toMatchObject({
      ...{ difference: 4, attacker: '1fa', defender: '1DR' },
    });
  });

  test('case 45: out of supply', () => {
    expect(scripted(combat(assaultOn(4, { outOfSupply: true })), ODD, 4, 3)).toMatchObject({
      ...{ difference: -2, attacker: '3D', defender: 'f' },
    });
  });

  test('a mine is worth 1 to the assault after it', () => {
    expect(scripted(combat(assaultOn(4, { mine: 1 })), ODD, 4, 3).difference).toBe(0);
  });

  test('case 66: a redoubt counts as a fort', () => {
    const open = { ...BARE, attackerCV: 22, defenderCV: 6 };
    const difference = (input: CombatInput) => scripted(combat(input), 3, 3).difference;
    expect(difference({ ...open, defenderEntrenchment: 'fort' })).toBe(0);
    expect(difference(open)).toBe(2);
  });
});
