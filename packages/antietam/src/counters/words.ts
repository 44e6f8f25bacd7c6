/** Formations as players name them. */
import type { UnitCounter } from './counter.ts';

/** "I Corps"; a Confederate command goes by its leader. */
export const corpsWords = (corps: string): string => (/^[IVX]+$/.test(corps) ? `${corps} Corps` : corps);

/** "I Corps, Doubleday"; one name where a division is in no corps. */
export const commandWords = ({ corps, division }: Pick<UnitCounter, 'corps' | 'division'>): string =>
  corps === division ? division : `${corpsWords(corps)}, ${division}`;
