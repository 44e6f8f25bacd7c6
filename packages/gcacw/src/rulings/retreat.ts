/** Open readings of flanks, retreats and cavalry retreats. */
import { ruling } from '@longroll/kernel';

export const RETREAT_RULINGS = {
  retreatBulletNote: ruling(['way-or-friendly', 'way-and-friendly'], {
    cite: 'Retreat Charts, note •',
    text: 'The smaller loss is for a retreat along a way or into a friendly-occupied hex; either is enough.',
  }),
} as const;
