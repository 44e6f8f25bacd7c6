/**
 * What every step of a march costs now, by hexside, and where a march must stop (2.9, 2.10, 6.4): priced for the state last
 * asked about, and for the next by what has changed.
 */
import { type CostTable, keptBy, oppositeDirection, Walker } from '@longroll/kernel';
import { borderSides } from '../../campaign/areas.ts';
import type { Field } from '../../field/field.ts';
import type { Weather } from '../../field/ground.ts';
import { LEAVING_ZOC } from '../../field/movementCosts.ts';
import type { UnitOnField } from '../../field/state.ts';
import type { UnitType } from '../../model/unit.ts';
import { otherSide, type Side } from '../../model/vocabulary.ts';
import { keptAlike } from '../operations/barred.ts';
import { isInside } from '../operations/works.ts';
import type { PlayState } from '../state/stage.ts';
import { sideOfUnit, situationIn, weatherOf } from '../state/standing.ts';
import { enteringCost, leavingCost, moverOf, stepCost, sumOfStep } from './stepCost.ts';

/** Hexes that enemies hold by a zone that is not restricted. */
function heldHexes(field: Field, state: PlayState, side: Side): readonly number[] {
  const situation = situationIn(field, state);
  const enemy = otherSide(side);
  return situation.zoned(enemy).filter((hex) => situation.isHeldBy(enemy, hex));
}

const NOBODY = -1;

type Price = (from: number, direction: number) => void;

const pricing =
  (table: CostTable, field: Field, state: PlayState, unit: number, but: number): Price =>
  (from, direction) => {
    const { map } = field.ground;
    const side = from * map.sides + direction;
    if (map.neighbours[side]! < 0) return;
    table[side] = stepCost(field, state, unit, side, leavingCost(field, state, unit, from), but);
  };

/** The steps into a hex. */
function priceInto({ ground: { map } }: Field, hex: number, price: Price): void {
  for (let d = 0; d < map.sides; d++) {
    const from = map.neighbours[hex * map.sides + d]!;
    if (from >= 0) price(from, oppositeDirection(map, d));
  }
}

/** In a campaign borders and works are not the same for all, so every hexside is reckoned as the step of one would be. */
function priceInCampaign(
  table: CostTable,
  field: Field,
  state: PlayState,
  unit: number,
  held: readonly number[],
): void {
  const { map } = field.ground;
  table.set(field.ground[weatherOf(field, state)].costs[moverOf(field, state, unit)]);
  const price = pricing(table, field, state, unit, NOBODY);
  for (const side of borderSides(map)) price(Math.floor(side / map.sides), side % map.sides);
  for (const hex of held) for (let d = 0; d < map.sides; d++) price(hex, d);
  for (const hex of occupiedIn(state)) priceInto(field, hex, price);
}

const occupiedIn = ({ units }: PlayState): ReadonlySet<number> => {
  const occupied = new Set<number>();
  for (const { hex } of units) if (hex >= 0) occupied.add(hex);
  return occupied;
};

/**
 * Walkers and tables are large and asked for often. A table serves all units of a side and type, priced for the state last
 * asked about as for somebody who stands nowhere: a unit crowds everybody but itself, and nobody marches into his own hex.
 */
export interface Tools {
  units: PlayState['units'] | null;
  houseRules: PlayState['houseRules'];
  weather: Weather;
  turn: number;
  campaign: PlayState['campaign'];
  readonly walker: Walker;
  readonly table: Uint8Array;
  readonly stops: Uint8Array;
}
interface Kit {
  readonly walker: Walker;
  /** By side and type, then by what the campaign keeps units from. */
  readonly byKind: Readonly<Record<Side, Partial<Record<UnitType, Map<number, Tools>>>>>;
}
const kitOf = keptBy(
  ({ ground }: Field): Kit => ({ walker: new Walker(ground.map), byKind: { union: {}, confederate: {} } }),
);

/** In a campaign units of a kind go alike that are kept from the same, and start all inside the works or all outside. */
function goingAlike(field: Field, state: PlayState, unit: number): number {
  if (state.campaign === undefined) return 0;
  const { hex } = state.units[unit]!;
  return keptAlike(field, state, unit) * 2 + (isInsideFrom(field, state, unit, hex) ? 1 : 0);
}

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

/** Whether a unit crowds its hex and holds those around it as before. */
const standsAsBefore = (a: UnitOnField, b: UnitOnField): boolean =>
  a === b ||
  (a.hex === b.hex &&
    a.manpower === b.manpower &&
    a.organized === b.organized &&
    a.demoralized > 0 === b.demoralized > 0);

/** More changes than this, and everything is reckoned anew. */
const FEW = 8;

/** Hexes that somebody has come to, left, or stands in otherwise than before; null if there are too many. */
function changedHexes(before: PlayState['units'], now: PlayState['units']): readonly number[] | null {
  const hexes: number[] = [];
  if (before === now) return hexes;
  for (let i = 0; i < now.length; i++) {
    const [was, is] = [before[i]!, now[i]!];
    if (standsAsBefore(was, is)) continue;
    if (was.hex >= 0 && !hexes.includes(was.hex)) hexes.push(was.hex);
    if (is.hex >= 0 && !hexes.includes(is.hex)) hexes.push(is.hex);
    if (hexes.length > FEW) return null;
  }
  return hexes;
}

/** Hexes beside those that have changed in which a march must stop now and did not before, or the other way round. */
function turnedHexes(
  { stops }: Tools,
  field: Field,
  state: PlayState,
  enemy: Side,
  changed: readonly number[],
): readonly number[] {
  const { sides, neighbours } = field.ground.map;
  const situation = situationIn(field, state);
  const turned: number[] = [];
  for (const hex of changed)
    for (let side = hex * sides, end = side + sides; side < end; side++) {
      const near = neighbours[side]!;
      if (near < 0 || (stops[near] === 1) === situation.isHeldBy(enemy, near)) continue;
      stops[near] = 1 - stops[near]!;
      turned.push(near);
    }
  return turned;
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

/** Who marches from within the works goes about in them whatever zones reach there (19.5.1.5). */
const isInsideFrom = (field: Field, state: PlayState, unit: number, hex: number): boolean =>
  isInside(field, state, unit, state.units[unit]!.hex, hex);

function pricedInCampaign(tools: Tools, field: Field, state: PlayState, unit: number): void {
  const { units, houseRules, turn, campaign } = state;
  const same = tools.units === units && tools.campaign === campaign;
  if (same && tools.turn === turn && tools.houseRules === houseRules) return;
  const held = heldHexes(field, state, sideOfUnit(field, unit));
  tools.stops.fill(0);
  for (const hex of held) if (!isInsideFrom(field, state, unit, hex)) tools.stops[hex] = 1;
  priceInCampaign(tools.table, field, state, unit, held);
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
