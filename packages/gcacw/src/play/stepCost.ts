/** What one step of a march costs: the ground, the crowd in the hex, the zone of control that is left (2.9, 2.10). */
import { NO_STEP, terrainOf } from '@longroll/kernel';
import type { Field } from '../field/field.ts';
import { LEAVING_ZOC, type Mover } from '../field/movementCosts.ts';
import { movesAs } from '../model/marching.ts';
import { combatValue } from '../model/unit.ts';
import type { Terrain } from '../model/vocabulary.ts';
import { surchargeOf } from '../procedures/enteringHex.ts';
import type { PlayState } from './stage.ts';
import { isHeld, rulesOf, sideOfUnit, weatherOf } from './standing.ts';

export const moverOf = (field: Field, state: PlayState, unit: number): Mover =>
  movesAs(field.pieces.units[unit]!.type, rulesOf(state));

/** Friends that a marching unit finds in a hex; -1 where enemies stand. */
interface Crowd {
  readonly combatValue: number;
  readonly wagon: boolean;
}
const NOBODY: Crowd = { combatValue: 0, wagon: false };

function crowdIn({ pieces }: Field, { units }: PlayState, unit: number, hex: number): Crowd | null {
  let crowd = NOBODY;
  for (let i = 0; i < units.length; i++) {
    if (units[i]!.hex !== hex || i === unit) continue;
    const { side, type } = pieces.units[i]!;
    if (side !== pieces.units[unit]!.side) return null;
    if (type === 'wagon') crowd = { ...crowd, wagon: true };
    // Cavalry causes no surcharge.
    if (type === 'infantry' || type === 'artillery') {
      crowd = { ...crowd, combatValue: crowd.combatValue + combatValue(units[i]!) };
    }
  }
  return crowd;
}

function crowding(field: Field, state: PlayState, unit: number, hex: number, crowd: Crowd): number {
  if (crowd === NOBODY) return 0;
  return surchargeOf({
    type: field.pieces.units[unit]!.type,
    terrain: terrainOf(field.ground.map, hex) as Terrain,
    rain: weatherOf(field, state) === 'rain',
    ...crowd,
    houseRules: rulesOf(state),
  });
}

/** For the step out of a hex in an enemy zone, wherever it leads. */
export const leavingCost = (field: Field, state: PlayState, unit: number, from: number): number =>
  isHeld(field, state, sideOfUnit(field, unit), from) ? LEAVING_ZOC[moverOf(field, state, unit)] : 0;

/** Over a hexside, `leaving` included; NO_STEP where none may be taken. */
export function stepCost(
  field: Field,
  state: PlayState,
  unit: number,
  side: number,
  leaving: number,
): number {
  const { map } = field.ground;
  const ground = field.ground[weatherOf(field, state)].costs[moverOf(field, state, unit)][side]!;
  if (ground === NO_STEP) return NO_STEP;
  const to = map.neighbours[side]!;
  const crowd = crowdIn(field, state, unit, to);
  return crowd === null ? NO_STEP : ground + leaving + crowding(field, state, unit, to, crowd);
}
