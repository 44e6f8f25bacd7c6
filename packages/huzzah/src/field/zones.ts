/** Zones of the field: the front hexes of a stack (3.5) and its minimum fire zone (17.8), each worked out once. */
import { type Direction, keptBy } from '@longroll/kernel';
import { fireZone } from '../procedures/fireZone.ts';
import type { Readings } from '../rulings/index.ts';
import { type Ground, SIDES_OF_HEX } from './ground.ts';

/** The hexside faced and its two neighbours (3.4). */
const FRONT = [-1, 0, 1] as const;

/** Whether a hexside is front to a facing. */
export const isFrontSide = (facing: number, side: number): boolean =>
  FRONT.some((turn) => (facing + turn + SIDES_OF_HEX) % SIDES_OF_HEX === side);

/** What is found for hexes of a field, by their places. */
type Found = (Int32Array | undefined)[];

const frontsOn = keptBy((_: Ground): Found => []);

/** The hexes in front of a hex, those on the map. */
export function frontOf(ground: Ground, hex: number, facing: number): Int32Array {
  const all = frontsOn(ground);
  const at = hex * SIDES_OF_HEX + facing;
  const known = all[at];
  if (known) return known;
  const found = FRONT.map((turn) => {
    const side = (facing + turn + SIDES_OF_HEX) % SIDES_OF_HEX;
    return ground.map.neighbours[hex * SIDES_OF_HEX + side]!;
  }).filter((next) => next >= 0 && ground.inPlay[next] === 1);
  const front = Int32Array.from(found);
  all[at] = front;
  return front;
}

const zonesOn = keptBy((_: Ground) => keptBy((__: Readings): Found => []));

/** Who looks: in line, as skirmishers all round, or in the dusk, when nobody looks farther than the next hex (18). */
export interface Looking {
  readonly skirmish: boolean;
  readonly dusk: boolean;
}
const KINDS = 3;
const kindOf = ({ skirmish, dusk }: Looking): number => (skirmish ? 1 : dusk ? 2 : 0);
/** The minimum fire zone of a stack that can fire, in a hex with a facing. */
export function fireZoneOf(
  ground: Ground,
  rules: Readings,
  hex: number,
  facing: number,
  looking: Looking,
): Int32Array {
  const all = zonesOn(ground)(rules);
  const at = (hex * SIDES_OF_HEX + facing) * KINDS + kindOf(looking);
  const known = all[at];
  if (known) return known;
  const looked = fireZone({
    terrain: ground.terrain,
    hex,
    facing: facing as Direction,
    state: 'good-order',
    formation: looking.skirmish ? 'skirmish' : 'line',
    houseRules: rules,
  });
  const reached = looked.filter(
    ({ isIn, distance }) => isIn && (!looking.dusk || distance <= rules.duskRange),
  );
  const zone = Int32Array.from(reached, ({ hex: into }) => into);
  all[at] = zone;
  return zone;
}
