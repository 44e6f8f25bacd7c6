/** Open readings of movement. */
import { ruling } from '@longroll/kernel';

export const MARCH_RULINGS = {
  loessSurcharge: ruling(['as-woods', 'as-clear'], {
    cite: 'MP costs to enter friendly-occupied hex',
    text: "The card's prose counts loess with clear ground, its table with woods; the table holds.",
  }),
} as const;
