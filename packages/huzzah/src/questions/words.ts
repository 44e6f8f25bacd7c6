/** Words that several questions use. */
import type { Unit } from '../model/unit.ts';
import { totalSp } from '../model/unit.ts';

export type Thrown = readonly { readonly faces: readonly number[] }[];

export const diceWords = (dice: Thrown): string =>
  dice.length === 0 ? 'no die' : `dice ${dice.map(({ faces }) => faces[0]).join(' ')}`;

export const hitsWords = (hits: number): string => (hits === 1 ? '1 O hit' : `${hits} O hits`);

/** "infantry 4 SP", "3 units 9 SP". */
export const forceWords = (units: readonly Unit[]): string =>
  units.length === 1
    ? `${units[0]!.type} ${totalSp(units)} SP`
    : `${units.length} units ${totalSp(units)} SP`;
