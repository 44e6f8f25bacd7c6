/**
 * What every step of a march costs now, by hexside, and where a march must stop (2.9, 2.10, 6.4): priced for the state last
 * asked about, and for the next by what has changed.
 */
import { type CostTable, keptBy, oppositeDirection, Walker } from '@longroll/kernel';
import type { Field } from '../../field/field.ts';
import { LEAVING_ZOC } from '../../field/movementCosts.ts';
import type { UnitType } from '../../model/unit.ts';
import { otherSide, type Side } from '../../model/vocabulary.ts';
import type { PlayState } from '../state/stage.ts';
import { sideOfUnit, situationIn, weatherOf } from '../state/standing.ts';
import { goingAlike, pricedInCampaign, priceInto, pricing } from './pricesInCampaign.ts';
import { changedHexes, heldHexes, NOBODY, occupiedIn, type Tools, turnedHexes } from './repricing.ts';
import { enteringCost, moverOf, sumOfStep } from './stepCost.ts';

interface Kit {
  readonly walker: Walker;
  /** By side and type, then by what the campaign keeps units from. */
  readonly byKind: Readonly<Record<Side, Partial<Record<UnitType, Map<number, Tools>>>>>;
}
const kitOf = keptBy(
  ({ ground }: Field): Kit => ({ walker: new Walker(ground.map), byKind: { union: {}, confederate: {} } }),
);

function toolsOf(field: Field, state: PlayState, unit: number): Tools {
  const { walker, byKind } = kitOf(field);
  const { side, type } = field.pieces.units[unit]!;
  const ofKind = byKind[side][type] ?? new Map<number, Tools>();
  byKind[side][type] = ofKind;
  const alike = goingAlike(field, state, unit);
  const known = ofKind.get(alike);
  if (known) return known;
  const { map, dry } = field.ground;
  const made: Tools = {
    ...{ units: null, houseRules: {}, weather: 'dry', turn: 0, campaign: undefined, walker },
    table: new Uint8Array(dry.costs.infantry.length),
    stops: new Uint8Array(map.size),
  };
  ofKind.set(alike, made);
  return made;
}

/** A table, and for whom and when it is priced. */
interface Pricing {
  readonly table: CostTable;
  readonly ground: CostTable;
  readonly field: Field;
  readonly state: PlayState;
  readonly unit: number;
  readonly stops: Uint8Array;
  readonly leaving: number;
}

function pricingFor({ table, stops }: Tools, field: Field, state: PlayState, unit: number): Pricing {
  const mover = moverOf(field, state, unit);
  const ground = field.ground[weatherOf(field, state)].costs[mover];
  return { table, ground, field, state, unit, stops, leaving: LEAVING_ZOC[mover] };
}

/** The steps into a hex, with those who stand there, but for one. */
function enter(
  { table, ground, field, state, unit, stops, leaving }: Pricing,
  hex: number,
  but: number,
): void {
  const { map } = field.ground;
  const entering = enteringCost(field, state, unit, hex, but);
  for (let d = 0; d < map.sides; d++) {
    const from = map.neighbours[hex * map.sides + d]!;
    if (from < 0) continue;
    const side = from * map.sides + oppositeDirection(map, d);
    table[side] = sumOfStep(ground[side]!, stops[from] === 1 ? leaving : 0, entering);
  }
}

/** The steps out of a hex into hexes where nobody stands; the others are `enter`ed. */
function leave({ table, ground, field, stops, leaving }: Pricing, hex: number): void {
  const { map } = field.ground;
  const cost = stops[hex] === 1 ? leaving : 0;
  for (let side = hex * map.sides, end = side + map.sides; side < end; side++)
    table[side] = sumOfStep(ground[side]!, cost, 0);
}

/** The ground's own table, with the hexsides reckoned anew that lead out of zones or into occupied hexes. */
function priceAll(tools: Tools, field: Field, state: PlayState, unit: number): void {
  const held = heldHexes(field, state, sideOfUnit(field, unit));
  tools.stops.fill(0);
  for (const hex of held) tools.stops[hex] = 1;
  const pricing = pricingFor(tools, field, state, unit);
  tools.table.set(pricing.ground);
  for (const hex of held) leave(pricing, hex);
  for (const hex of occupiedIn(state)) enter(pricing, hex, NOBODY);
}

/** Since last asked about a few have moved: steps into their hexes, and out of those that are held or free by that. */
function priceChanged(
  tools: Tools,
  field: Field,
  state: PlayState,
  unit: number,
  changed: readonly number[],
): void {
  const { sides, neighbours } = field.ground.map;
  const situation = situationIn(field, state);
  const turned = turnedHexes(tools, field, state, otherSide(sideOfUnit(field, unit)), changed);
  const pricing = pricingFor(tools, field, state, unit);
  const into = [...changed];
  for (const hex of turned) {
    leave(pricing, hex);
    for (let side = hex * sides, end = side + sides; side < end; side++) {
      const beyond = neighbours[side]!;
      if (situation.firstIn(beyond) >= 0 && !into.includes(beyond)) into.push(beyond);
    }
  }
  for (const hex of into) enter(pricing, hex, NOBODY);
}

function pricedInScenario(tools: Tools, field: Field, state: PlayState, unit: number): void {
  const known = tools.units !== null && tools.campaign === undefined && tools.houseRules === state.houseRules;
  const same = known && tools.weather === weatherOf(field, state);
  const changed = same ? changedHexes(tools.units!, state.units) : null;
  if (changed === null) priceAll(tools, field, state, unit);
  else if (changed.length > 0) priceChanged(tools, field, state, unit, changed);
}

/** For a unit that starts from its own hex, or from off the map. */
export function priced(field: Field, state: PlayState, unit: number): Tools {
  const tools = toolsOf(field, state, unit);
  const { units, houseRules, turn, campaign } = state;
  if (campaign === undefined) pricedInScenario(tools, field, state, unit);
  else pricedInCampaign(tools, field, state, unit);
  tools.units = units;
  tools.houseRules = houseRules;
  tools.weather = weatherOf(field, state);
  tools.turn = turn;
  tools.campaign = campaign;
  return tools;
}

/** Of a unit that does not start from its own hex: it does not crowd itself there. */
export function pricedApart(field: Field, state: PlayState, unit: number): Tools {
  const tools = priced(field, state, unit);
  const { hex } = state.units[unit]!;
  if (hex < 0) return tools;
  if (state.campaign === undefined) enter(pricingFor(tools, field, state, unit), hex, unit);
  else priceInto(field, hex, pricing(tools.table, field, state, unit, unit));
  tools.units = null;
  return tools;
}
