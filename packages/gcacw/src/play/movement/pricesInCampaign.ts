/**
 * What every step of a march costs in a campaign, where borders and works are not the same for all (19.4.4.6, 19.4.11.6,
 * 19.4.12.1, 19.5.1.5): every hexside is reckoned as the step of one unit would be.
 */
import { type CostTable, oppositeDirection } from '@longroll/kernel';
import { borderSides } from '../../campaign/areas.ts';
import type { Field } from '../../field/field.ts';
import { otherSide } from '../../model/vocabulary.ts';
import { keptAlike } from '../operations/barred.ts';
import { isInside } from '../operations/works.ts';
import { reliefSet } from '../state/campaign.ts';
import type { PlayState } from '../state/stage.ts';
import { sideOfUnit, weatherOf } from '../state/standing.ts';
import { changedHexes, heldHexes, NOBODY, occupiedIn, type Tools, turnedHexes } from './repricing.ts';
import { leavingCost, moverOf, stepCost } from './stepCost.ts';

type Price = (from: number, direction: number) => void;

export const pricing =
  (table: CostTable, field: Field, state: PlayState, unit: number, but: number): Price =>
  (from, direction) => {
    const { map } = field.ground;
    const side = from * map.sides + direction;
    if (map.neighbours[side]! < 0) return;
    table[side] = stepCost(field, state, unit, side, leavingCost(field, state, unit, from), but);
  };

/** The steps into a hex. */
export function priceInto({ ground: { map } }: Field, hex: number, price: Price): void {
  for (let d = 0; d < map.sides; d++) {
    const from = map.neighbours[hex * map.sides + d]!;
    if (from >= 0) price(from, oppositeDirection(map, d));
  }
}

function priceBorders({ ground: { map } }: Field, price: Price): void {
  for (const side of borderSides(map)) price(Math.floor(side / map.sides), side % map.sides);
}

/** All that borders, zones and those who stand about add to the ground. */
function priceAll(
  table: CostTable,
  field: Field,
  state: PlayState,
  unit: number,
  held: readonly number[],
): void {
  const { map } = field.ground;
  table.set(field.ground[weatherOf(field, state)].costs[moverOf(field, state, unit)]);
  const price = pricing(table, field, state, unit, NOBODY);
  priceBorders(field, price);
  for (const hex of held) for (let d = 0; d < map.sides; d++) price(hex, d);
  for (const hex of occupiedIn(state)) priceInto(field, hex, price);
}

/** Who marches from within the works goes about in them whatever zones reach there (19.5.1.5). */
const isInsideFrom = (field: Field, state: PlayState, unit: number, hex: number): boolean =>
  isInside(field, state, unit, state.units[unit]!.hex, hex);

const startsInside = (field: Field, state: PlayState, unit: number): boolean =>
  isInsideFrom(field, state, unit, state.units[unit]!.hex);

/** In a campaign units of a kind go alike that are kept from the same, and start all inside the works or all outside. */
export function goingAlike(field: Field, state: PlayState, unit: number): number {
  if (state.campaign === undefined) return 0;
  return keptAlike(field, state, unit) * 2 + (startsInside(field, state, unit) ? 1 : 0);
}

function pricedAnew(tools: Tools, field: Field, state: PlayState, unit: number): void {
  const held = heldHexes(field, state, sideOfUnit(field, unit));
  tools.stops.fill(0);
  for (const hex of held) if (!isInsideFrom(field, state, unit, hex)) tools.stops[hex] = 1;
  priceAll(tools.table, field, state, unit, held);
}

/** A leash has room for so many (19.4.11.6): when others of the army have moved, it is longer or shorter. */
function isLeashOther(tools: Tools, field: Field, state: PlayState, unit: number): boolean {
  if (sideOfUnit(field, unit) === 'union' || keptAlike(field, state, unit) === 0) return false;
  if (tools.campaign !== state.campaign) return true;
  return [...reliefSet(state)].some((one) => {
    const [was, is] = [tools.units![one]!, state.units[one]!];
    return was.hex !== is.hex || was.manpower !== is.manpower;
  });
}

/** Since last asked about a few have moved: steps into their hexes, and out of those that are held or free by that. */
function pricedWhereChanged(
  tools: Tools,
  field: Field,
  state: PlayState,
  unit: number,
  changed: readonly number[],
): void {
  const price = pricing(tools.table, field, state, unit, NOBODY);
  const turned = turnedHexes(tools, field, state, otherSide(sideOfUnit(field, unit)), changed);
  for (const hex of turned) for (let d = 0; d < field.ground.map.sides; d++) price(hex, d);
  for (const hex of changed) priceInto(field, hex, price);
  if (isLeashOther(tools, field, state, unit)) priceBorders(field, price);
}

/** Whether prices differ from those last reckoned only by where units stand. Within the works stops are no zones. */
function differByUnits(tools: Tools, field: Field, state: PlayState, unit: number): boolean {
  const { houseRules, turn, campaign } = state;
  const sameDay = tools.turn === turn && tools.weather === weatherOf(field, state);
  const sameRules = tools.houseRules === houseRules && tools.campaign?.gunboats === campaign?.gunboats;
  return tools.units !== null && sameDay && sameRules && !startsInside(field, state, unit);
}

export function pricedInCampaign(tools: Tools, field: Field, state: PlayState, unit: number): void {
  const { units, houseRules, turn, campaign } = state;
  const same = tools.units === units && tools.campaign === campaign;
  if (same && tools.turn === turn && tools.houseRules === houseRules) return;
  const changed = differByUnits(tools, field, state, unit) ? changedHexes(tools.units!, units) : null;
  if (changed === null) pricedAnew(tools, field, state, unit);
  else pricedWhereChanged(tools, field, state, unit, changed);
}
