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

function sidesOf(map: GridMap, river: string): ReadonlySet<number> {
  const found = new Set<number>();
  for (const { name, sides } of map.edgeLines) {
    if (name !== river) continue;
    for (const { cell, direction } of sides) {
      const beyond = map.neighbours[cell * map.sides + direction]!;
      found.add(cell * map.sides + direction);
      if (beyond >= 0) found.add(beyond * map.sides + oppositeDirection(map, direction));
    }
  }
  return found;
}

const riversOf = keptBy((_: GridMap) => new Map<string, ReadonlySet<number>>());

/** Every hexside of a river, from both of its hexes; worked out once for a map. */
export function riverSides(map: GridMap, river: string): ReadonlySet<number> {
  const known = riversOf(map);
  const found = known.get(river) ?? sidesOf(map, river);
  known.set(river, found);
  return found;
}

/** Land that can be reached without crossing the rivers named. */
function landFrom(map: GridMap, start: string, ...rivers: readonly string[]): ReadonlySet<number> {
  const barred = rivers.map((river) => riverSides(map, river));
  const found = new Set([cellOf(map, start)]);
  for (const hex of found) {
    for (let side = hex * map.sides; side < (hex + 1) * map.sides; side++) {
      const to = map.neighbours[side]!;
      if (to >= 0 && !barred.some((sides) => sides.has(side)) && terrainOf(map, to) !== 'water')
        found.add(to);
    }
  }
  return found;
}

/** Whose station, works and district the rules name. */
export const JACKSON = 'E2712';

const DISTRICT = { sheet: 'E', lastColumn: 22 } as const;

const isInDistrict = (id: string): boolean =>
  id.startsWith(DISTRICT.sheet) && Number(id.slice(3)) <= DISTRICT.lastColumn;

/** Worked out once for a map. */
export const areasOf = keptBy((map: GridMap): Areas => {
  const left = landFrom(map, JACKSON, 'Big Black');
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

/** Hexsides between areas, of Yazoo ferries among them: only there can a leash or a gunboat bar a march. */
export const borderSides = keptBy((map: GridMap): readonly number[] => {
  const yazoo = riverSides(map, 'Yazoo');
  return Array.from({ length: map.size * map.sides }, (_, side) => side).filter((side) => {
    const to = map.neighbours[side]!;
    if (to < 0) return false;
    return yazoo.has(side) || areaOf(map, Math.floor(side / map.sides)) !== areaOf(map, to);
  });
});
