/** The areas of the campaign (19.0.3), found on the map and never listed by hand. */
import { cellOf, type GridMap, keptBy, oppositeDirection, terrainOf } from '@longroll/kernel';

export type Bank = 'left' | 'right' | 'west';

export interface Areas {
  readonly left: ReadonlySet<number>;
  readonly right: ReadonlySet<number>;
  readonly west: ReadonlySet<number>;
  /** Part of the left bank. */
  readonly jackson: ReadonlySet<number>;
}

/** Every hexside of the named rivers, from both of its hexes. */
export function riverSides(map: GridMap, ...names: readonly string[]): ReadonlySet<number> {
  const found = new Set<number>();
  for (const { name, sides } of map.edgeLines) {
    if (!names.includes(name)) continue;
    for (const { cell, direction } of sides) {
      const beyond = map.neighbours[cell * map.sides + direction]!;
      found.add(cell * map.sides + direction);
      if (beyond >= 0) found.add(beyond * map.sides + oppositeDirection(map, direction));
    }
  }
  return found;
}

/** Land that can be reached without crossing the rivers named. */
function landFrom(map: GridMap, start: string, ...rivers: readonly string[]): ReadonlySet<number> {
  const barred = riverSides(map, ...rivers);
  const found = new Set([cellOf(map, start)]);
  for (const hex of found) {
    for (let side = hex * map.sides; side < (hex + 1) * map.sides; side++) {
      const to = map.neighbours[side]!;
      if (to >= 0 && !barred.has(side) && terrainOf(map, to) !== 'water') found.add(to);
    }
  }
  return found;
}

const DISTRICT = { sheet: 'E', lastColumn: 22 } as const;

const isInDistrict = (id: string): boolean =>
  id.startsWith(DISTRICT.sheet) && Number(id.slice(3)) <= DISTRICT.lastColumn;

/** Worked out once for a map. */
export const areasOf = keptBy((map: GridMap): Areas => {
  const left = landFrom(map, 'E2712', 'Big Black');
  return {
    left,
    right: landFrom(map, 'W2414', 'Big Black', 'Yazoo'),
    west: landFrom(map, 'W2416', 'Big Black', 'Yazoo'),
    jackson: new Set([...left].filter((hex) => isInDistrict(map.ids[hex]!))),
  };
});

export type Area = 'jackson' | 'rest of the left bank' | 'right bank' | 'elsewhere';

/** The area of Johnston's leash in which a hex lies (19.4.11.6). */
export function areaOf(map: GridMap, hex: number): Area {
  const { jackson, left, right } = areasOf(map);
  if (jackson.has(hex)) return 'jackson';
  if (left.has(hex)) return 'rest of the left bank';
  return right.has(hex) ? 'right bank' : 'elsewhere';
}
