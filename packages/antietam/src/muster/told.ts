/** What is told of a unit in hand, in the order in which one would ask: of an enemy only what can be seen. */
import type { ToldField } from '@longroll/kernel';
import { CASUALTIES } from '../charts/weapons.ts';

/** "Rifle (RFL)" as the card has it: the code is on the counter, its meaning is told. */
const WEAPON = /^(.+) \((.+)\)$/;
const WEAPON_NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  CASUALTIES.rows.flatMap(({ head }) => {
    const [, name, code] = WEAPON.exec(head) ?? [];
    return name !== undefined && code !== undefined ? [[code, name]] : [];
  }),
);

export const TOLD: readonly ToldField[] = [
  { field: 'men', title: 'Men' },
  { field: 'guns', title: 'Guns' },
  { field: 'weapon', title: 'Weapon', names: WEAPON_NAMES },
  { field: 'mode', title: 'Mode' },
  { field: 'operationPoints', title: 'Points left' },
  { field: 'efficiency', title: 'Efficiency' },
  { field: 'fatigue', title: 'Fatigue' },
  { field: 'ammo', title: 'Ammunition' },
  { field: 'fort', title: 'Works' },
  { field: 'rank', title: 'Rank' },
  { field: 'factor', title: 'Factor' },
];
