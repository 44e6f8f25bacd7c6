/** Taking part in an assault (14.4): one Fatigue Level before the attack, and no roll on the Extended March Table. */
import type { Note } from '@longroll/kernel';
import { wearier } from '../model/fatigue.ts';
import type { Unit } from '../model/unit.ts';

export const TAKES_PART_CITE = '14.4, 14.4a';
export const JOINS_CITE = '14.7, 14.4a';

export const takingPart = (units: readonly Unit[]): readonly Unit[] => units.map(wearier);

export const takingPartLines = (units: readonly Unit[], cite: string): readonly Note[] =>
  units.map((unit) => ({
    cite,
    text: `${unit.name} takes part: Fatigue Level from ${unit.fatigue} to ${wearier(unit).fatigue}, no extended march`,
    value: `F${wearier(unit).fatigue}`,
    applied: true,
    group: 'Fatigue',
  }));
