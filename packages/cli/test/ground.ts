/** A map of two squares, for games made for tests. */
import type { MapEntry } from '@longroll/kernel';

export const GROUND = `map ground
grid square
legend
  . open
sheet A
  lines 1-1 from north
  columns 1-2 from west
  at 0 0
  terrain
    1 ..
`;
export const MAPS: readonly MapEntry[] = [{ id: 'fake/ground', title: 'Ground', address: 'the ground' }];
