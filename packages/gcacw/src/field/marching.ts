/** How far a unit can march: every hex it may enter, what it costs, and where it must stop (6.1 to 6.4). */
import { NO_STEP, type Reach, terrainOf, Walker } from '@longroll/kernel';
import { movesAs } from '../model/marching.ts';
import type { Terrain } from '../model/vocabulary.ts';
import { surchargeOf } from '../procedures/enteringHex.ts';
import type { HouseRules } from '../rulings/index.ts';
import type { Field } from './field.ts';
import type { Weather } from './ground.ts';
import { LEAVING_ZOC, type Mover } from './movementCosts.ts';
import { type Positions, positionsOf } from './positions.ts';
import type { FieldState } from './state.ts';
import { stopsMarch } from './zones.ts';

export interface March {
  readonly field: Field;
  readonly state: FieldState;
  /** Which unit, by its place among the pieces. */
  readonly unit: number;
  readonly weather: Weather;
  readonly houseRules: HouseRules;
}

/** The positions as the marching unit meets them: it does not stand in its own way. */
export const positionsOfMarch = ({ field, state, unit, weather }: March): Positions =>
  positionsOf(field, state, field.pieces.units[unit]!.side, weather, unit);

const moverOf = ({ field, unit, houseRules }: March): Mover =>
  movesAs(field.pieces.units[unit]!.type, houseRules);

function crowding(march: March, { friends, wagonAt }: Positions, hex: number): number {
  if (friends[hex] === 0 && wagonAt[hex] === 0) return 0;
  return surchargeOf({
    type: march.field.pieces.units[march.unit]!.type,
    terrain: terrainOf(march.field.ground.map, hex) as Terrain,
    rain: march.weather === 'rain',
    combatValue: friends[hex]!,
    wagon: wagonAt[hex] === 1,
    houseRules: march.houseRules,
  });
}

/** What one step costs: the ground, the crowd in the hex, the zone that is left (2.9, 2.10); NO_STEP is none. */
export function stepCosts(
  march: March,
  positions: Positions,
): (from: number, to: number, direction: number) => number {
  const { ground } = march.field;
  const mover = moverOf(march);
  const table = ground[march.weather].costs[mover];
  return (from, to, direction) => {
    const step = table[from * ground.map.sides + direction]!;
    if (step === NO_STEP || positions.enemyAt[to] === 1) return -1;
    const leaving = stopsMarch(positions.enemyZones, from) ? LEAVING_ZOC[mover] : 0;
    return step + crowding(march, positions, to) + leaving;
  };
}

export interface MarchReach {
  readonly reach: Reach & Pick<Walker, 'pathTo'>;
  /** Hexes that the unit may enter as its one hex of a march, whatever its allowance (2.12). */
  readonly anyway: readonly number[];
}

/** A zone of control stops the march where it is entered; what an attack there may open is not foreseen. */
export function marchReach(march: March, mp: number): MarchReach {
  const { map } = march.field.ground;
  const start = march.state.units[march.unit]!.hex;
  const positions = positionsOfMarch(march);
  const cost = stepCosts(march, positions);
  const reach = new Walker(map);
  reach.reach(start, mp, cost, (hex) => stopsMarch(positions.enemyZones, hex));
  const directions = Array.from({ length: map.sides }, (_, direction) => direction);
  const anyway = directions.flatMap((direction) => {
    const to = map.neighbours[start * map.sides + direction]!;
    return to >= 0 && cost(start, to, direction) > mp ? [to] : [];
  });
  return { reach, anyway };
}
