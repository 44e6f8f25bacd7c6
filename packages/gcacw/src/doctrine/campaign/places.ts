/** Places that campaigns are about, and lists of single hexes: the same list each time, so that what is known of it is found. */
import { cellOf, type GridMap, keptBy } from '@longroll/kernel';
import type { Field } from '../../field/field.ts';

export const PLACES = {
  bruinsburg: 'W5228',
  portGibson: 'W5119',
  grandGulf: 'W4622',
  hankinsons: 'W4014',
  rockySprings: 'W4210',
  raymond: 'E3023',
  jackson: 'E2712',
  edwards: 'E2533',
  bridge: 'W2404',
  warrenton: 'W3117',
  johnsonsLanding: 'W1813',
  walnutHills: 'W2011',
  snyders: 'W1410',
  tiffentown: 'W2004',
  birdsongs: 'E1832',
} as const;

/** Three stacks here cut the city off; the fourth adds to them (19.5.4.1). */
export const FRONTS = ['W2614', 'W2313', 'W2513', 'W2412'] as const;

const spotsOn = keptBy((_: GridMap) => new Map<string, readonly number[]>());

/** A hex as a list of one. */
export function spot({ ground: { map } }: Pick<Field, 'ground'>, id: string): readonly number[] {
  const spots = spotsOn(map);
  const known = spots.get(id);
  if (known) return known;
  const made = [cellOf(map, id)];
  spots.set(id, made);
  return made;
}

/** The same by its number. */
export const spotAt = (field: Pick<Field, 'ground'>, hex: number): readonly number[] =>
  spot(field, field.ground.map.ids[hex]!);
