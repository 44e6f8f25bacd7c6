/** Open readings of the Advanced Game tables and of recovery. */
import { ruling } from '@longroll/kernel';

export const ADVANCED_RULINGS = {
  armyOfReliefStarts: ruling([15, 5], {
    cite: 'Army of Relief Table',
    text: 'The first turn whose Strategic Cycle rolls for the Army of Relief.',
  }),
} as const;
