/** A guided first game: five lessons before Raymond, then Port Gibson. */
import type { Primer } from '@longroll/kernel';
import { ASSAULT_LESSON } from './assault.ts';
import { ATTACK_LESSON } from './attack.ts';
import { MARCH_LESSON } from './march.ts';
import { PORT_GIBSON_GAME } from './portGibson.ts';
import { RETREAT_LESSON } from './retreat.ts';
import { ZONES_LESSON } from './zones.ts';

export const PRIMER: Primer = {
  lessons: [MARCH_LESSON, ZONES_LESSON, ATTACK_LESSON, RETREAT_LESSON, ASSAULT_LESSON],
  game: PORT_GIBSON_GAME,
};
