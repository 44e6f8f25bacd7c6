/** What hexsides let through: the same list closes them to retreats (15.2) and to zones of control (6.3). */
import type { Hex } from '@longroll/kernel';
import type { Ground, Zoc } from './retreatGround.ts';
import type { Terrain } from './vocabulary.ts';

/** Closed without a way; a provisional swamp is one in rain (2.6). */
export const isSwampOrMountain = (terrain: Terrain, rain: boolean): boolean =>
  terrain === 'swamp' || terrain === 'mountain' || (terrain === 'provisional-swamp' && rain);

const isWoods = (terrain: Terrain): boolean => terrain === 'woods' || terrain === 'loess';

/** Why nothing passes between two neighbours, or null if something does. */
export function closedHexside(ground: Ground, from: Hex, to: Hex): string | null {
  const { way, river, creek, crossing } = ground.between(from, to);
  const wild = [from, to].some((hex) => isSwampOrMountain(ground.terrain(hex), ground.rain));
  if (wild && !way) return 'swamp or mountain without a way';
  if (river && crossing === 'none') return 'across a river without a crossing';
  if (ground.rain && crossing === 'ford') return 'across a ford in rain';
  if (ground.rain && creek && !way) return 'across a creek without a way in rain';
  return null;
}

/** The zone of control that a unit in one hex exerts into its neighbour (6.3). */
export function zocInto(ground: Ground, from: Hex, to: Hex): Zoc {
  if (closedHexside(ground, from, to)) return 'none';
  const woods = isWoods(ground.terrain(from)) || isWoods(ground.terrain(to));
  return woods && !ground.between(from, to).way ? 'restricted' : 'full';
}
