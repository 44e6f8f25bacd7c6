/** Whose the places are when a campaign begins (19.0.6). */
import { cellOf, type GridMap } from '@longroll/kernel';
import { isOnMap } from '../../scenarios/readTerms.ts';
import { areasOf } from '../areas.ts';
import { isOfWorks, watchedHexes } from '../control.ts';
import type { CampaignStart, UnionGround } from './start.ts';

/** The ground of a bank is the Union's but for the works of Vicksburg. */
function isUnionGround(map: GridMap, { bank, part }: UnionGround, hex: number): boolean {
  const id = map.ids[hex]!;
  if (isOfWorks(id) || !areasOf(map)[bank].has(hex)) return false;
  return part === null || isOnMap(id, [part]);
}

/** Hexes that the Union controls when a campaign begins; who stands in one holds it. */
export function controlAtStart(map: GridMap, start: CampaignStart): ReadonlySet<number> {
  const given = new Set(start.unionHexes.map((id) => cellOf(map, id)));
  const standing = new Map(
    start.scenario.setup
      .filter(({ leader, arrives }) => !leader && !arrives)
      .map(({ hex, side }) => [cellOf(map, hex), side] as const),
  );
  const isUnion = (hex: number) =>
    given.has(hex) || start.unionGround.some((ground) => isUnionGround(map, ground, hex));
  return new Set(
    [...watchedHexes(map)].filter((hex) =>
      standing.has(hex) ? standing.get(hex) === 'union' : isUnion(hex),
    ),
  );
}
