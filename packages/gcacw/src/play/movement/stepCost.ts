/** What one step of a march costs: the ground, the crowd in the hex, the zone of control that is left (2.9, 2.10). */
import { NO_STEP } from '@longroll/kernel';
import type { Field } from '../../field/field.ts';
import { LEAVING_ZOC, type Mover } from '../../field/movementCosts.ts';
import { type Crowd, NO_CROWD } from '../../field/situation.ts';
import { movesAs } from '../../model/marching.ts';
import { surchargeOf } from '../../procedures/enteringHex.ts';
import { stepBar } from '../operations/barred.ts';
import { isInside } from '../operations/works.ts';
import type { PlayState } from '../state/stage.ts';
import { isHeld, rulesOf, sideOfUnit, situationIn, terrainIn, weatherOf } from '../state/standing.ts';

export const moverOf = (field: Field, state: PlayState, unit: number): Mover =>
  movesAs(field.pieces.units[unit]!.type, rulesOf(state));

function crowding(field: Field, state: PlayState, unit: number, hex: number, crowd: Crowd): number {
  if (crowd === NO_CROWD) return 0;
  return surchargeOf({
    type: field.pieces.units[unit]!.type,
    terrain: terrainIn(field, hex),
    rain: weatherOf(field, state) === 'rain',
    ...crowd,
    houseRules: rulesOf(state),
  });
}

/** For the step out of a hex in an enemy zone, wherever it leads (2.9b). */
export const leavingCost = (field: Field, state: PlayState, unit: number, from: number): number =>
  isHeld(field, state, sideOfUnit(field, unit), from) ? LEAVING_ZOC[moverOf(field, state, unit)] : 0;

/** What those who stand in a hex add to any step into it; NO_STEP where enemies do. */
export function enteringCost(field: Field, state: PlayState, unit: number, hex: number, but = unit): number {
  const crowd = situationIn(field, state).crowd(hex, unit, rulesOf(state), but);
  return crowd === null ? NO_STEP : crowding(field, state, unit, hex, crowd);
}

/** The parts of a step together. */
export const sumOfStep = (ground: number, leaving: number, entering: number): number =>
  ground === NO_STEP || entering === NO_STEP ? NO_STEP : ground + leaving + entering;

/** Over a hexside, `leaving` included, with those who stand there, but for one; NO_STEP where none may be taken. */
export function stepCost(
  field: Field,
  state: PlayState,
  unit: number,
  side: number,
  leaving: number,
  but = unit,
): number {
  const { map } = field.ground;
  const ground = field.ground[weatherOf(field, state)].costs[moverOf(field, state, unit)][side]!;
  if (ground === NO_STEP) return NO_STEP;
  const [from, to] = [Math.floor(side / map.sides), map.neighbours[side]!];
  if (stepBar(field, state, unit, from, to)) return NO_STEP;
  const left = isInside(field, state, unit, from, to) ? 0 : leaving;
  return sumOfStep(ground, left, enteringCost(field, state, unit, to, but));
}
