/** A guided first game: three lessons in the field before Casey's redoubt, then the redoubt. */
import type { Primer } from '@longroll/kernel';
import { CHARGE_LESSON } from './charge.ts';
import { FIRE_LESSON } from './fire.ts';
import { MARCH_LESSON } from './march.ts';
import { REDOUBT_GAME } from './redoubt.ts';

export const PRIMER: Primer = {
  lessons: [MARCH_LESSON, FIRE_LESSON, CHARGE_LESSON],
  game: REDOUBT_GAME,
};
