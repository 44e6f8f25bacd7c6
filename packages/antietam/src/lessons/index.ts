/** A guided first game: three lessons between the East Woods and the lane, then the Sunken Road. */
import type { Primer } from '@longroll/kernel';
import { CHARGE_LESSON } from './charge.ts';
import { FIRE_LESSON } from './fire.ts';
import { MARCH_LESSON } from './march.ts';
import { SUNKEN_ROAD_GAME } from './sunkenRoad.ts';

export const PRIMER: Primer = {
  lessons: [MARCH_LESSON, FIRE_LESSON, CHARGE_LESSON],
  game: SUNKEN_ROAD_GAME,
};
