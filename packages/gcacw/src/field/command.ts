/** Command radius and leader transfer: the same path, of different length (7.2, 3). */
import { type Reach, Walker } from '@longroll/kernel';
import type { Ground } from './ground.ts';
import { breaksCommand, type Zones } from './zones.ts';

/** Where the other side stands and reaches, and where friends stand. */
export interface Situation {
  readonly enemyAt: (hex: number) => boolean;
  readonly friendAt: (hex: number) => boolean;
  readonly enemyZones: Zones;
}

export const COMMAND_RADIUS = 3;
export const TRANSFER_RADIUS = 10;

/** Terrain does not matter; enemies do, and their zones where no friend stands. */
const mayPass = ({ enemyAt, friendAt, enemyZones }: Situation, hex: number): boolean =>
  !enemyAt(hex) && (!breaksCommand(enemyZones, hex) || friendAt(hex));

/** Every hex that a leader's word reaches from his own. */
export function commandReach(ground: Ground, from: number, radius: number, situation: Situation): Reach {
  const walker = new Walker(ground.map);
  return walker.reach(from, radius, (_, to) => (mayPass(situation, to) ? 1 : -1));
}
