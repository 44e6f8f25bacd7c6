/** How far a unit can march: every hex it may enter, what it costs, and where it must stop (6.1 to 6.4). */
import { type CostTable, keptBy, NO_STEP, oppositeDirection, type Reach, Walker } from '@longroll/kernel';
import { borderSides } from '../../campaign/areas.ts';
import type { Field } from '../../field/field.ts';
import { otherSide, type Side } from '../../model/vocabulary.ts';
import { isInside } from '../operations/works.ts';
import type { PlayState } from '../state/stage.ts';
import { rulesOf, sideOfUnit, situationIn, weatherOf } from '../state/standing.ts';
import { leavingCost, moverOf, stepCost } from './stepCost.ts';

/** Good until the next is asked for on the same field. */
export interface MarchReach {
  readonly reach: Reach & Pick<Walker, 'pathTo'>;
  /** Hexes that the unit may enter as its one hex of a march, whatever its allowance (2.12). */
  readonly anyway: readonly number[];
  /** 1 for hexes in which a march must stop. */
  readonly stops: Uint8Array;
}

/** Hexes that enemies hold by a zone that is not restricted. */
function heldHexes(field: Field, state: PlayState, side: Side): readonly number[] {
  const situation = situationIn(field, state);
  const enemy = otherSide(side);
  return situation.zoned(enemy).filter((hex) => situation.isHeldBy(enemy, hex));
}

type Price = (from: number, direction: number) => void;

const pricing =
  (table: CostTable, field: Field, state: PlayState, unit: number): Price =>
  (from, direction) => {
    const { map } = field.ground;
    const side = from * map.sides + direction;
    if (map.neighbours[side]! < 0) return;
    table[side] = stepCost(field, state, unit, side, leavingCost(field, state, unit, from));
  };

/** The steps into a hex. */
function priceInto({ ground: { map } }: Field, hex: number, price: Price): void {
  for (let d = 0; d < map.sides; d++) {
    const from = map.neighbours[hex * map.sides + d]!;
    if (from >= 0) price(from, oppositeDirection(map, d));
  }
}

/** The ground's own table, with the hexsides reckoned anew that lead out of zones or into occupied hexes. */
function priceAll(
  table: CostTable,
  field: Field,
  state: PlayState,
  unit: number,
  held: readonly number[],
): void {
  const { map } = field.ground;
  table.set(field.ground[weatherOf(field, state)].costs[moverOf(field, state, unit)]);
  const price = pricing(table, field, state, unit);
  if (state.campaign)
    for (const side of borderSides(map)) price(Math.floor(side / map.sides), side % map.sides);
  for (const hex of held) for (let d = 0; d < map.sides; d++) price(hex, d);
  const occupied = new Set<number>();
  for (const { hex } of state.units) if (hex >= 0) occupied.add(hex);
  for (const hex of occupied) priceInto(field, hex, price);
}

/**
 * Walkers and tables are large and asked for often. A table serves all units of a side and type, priced for the state last
 * asked about: a unit crowds everybody but itself, so two of them differ by the steps into their own hexes.
 */
interface Tools {
  units: PlayState['units'] | null;
  houseRules: PlayState['houseRules'];
  turn: number;
  unit: number;
  campaign: PlayState['campaign'];
  readonly walker: Walker;
  readonly table: Uint8Array;
  readonly stops: Uint8Array;
}
interface Kit {
  readonly walker: Walker;
  readonly byKind: Map<string, Tools>;
}
const kitOf = keptBy(({ ground }: Field): Kit => ({ walker: new Walker(ground.map), byKind: new Map() }));

function toolsOf(field: Field, unit: number): Tools {
  const { walker, byKind } = kitOf(field);
  const { side, type } = field.pieces.units[unit]!;
  const kind = `${side} ${type}`;
  const known = byKind.get(kind);
  if (known) return known;
  const { map, dry } = field.ground;
  const made = {
    ...{ units: null, houseRules: {}, turn: 0, unit: -1, campaign: undefined, walker },
    table: new Uint8Array(dry.costs.infantry.length),
    stops: new Uint8Array(map.size),
  };
  byKind.set(kind, made);
  return made;
}

/** Priced for one unit already: the steps into its hex and into that of the next are reckoned anew. */
function priceFor(tools: Tools, field: Field, state: PlayState, unit: number): void {
  const price = pricing(tools.table, field, state, unit);
  for (const one of [tools.unit, unit]) {
    const { hex } = state.units[one]!;
    if (hex >= 0) priceInto(field, hex, price);
  }
}

/** Who marches from within the works goes about in them whatever zones reach there (19.5.1.5). */
const isInsideFrom = (field: Field, state: PlayState, unit: number, hex: number): boolean =>
  isInside(field, state, unit, state.units[unit]!.hex, hex);

function priced(field: Field, state: PlayState, unit: number): Tools {
  const tools = toolsOf(field, unit);
  const { units, turn, houseRules, campaign } = state;
  const same = tools.units === units && tools.turn === turn && tools.houseRules === houseRules;
  // In a campaign borders and works are each unit's own affair, so a table serves one unit.
  if (same && tools.campaign === campaign && (tools.unit === unit || campaign === undefined)) {
    if (tools.unit !== unit) priceFor(tools, field, state, unit);
    return Object.assign(tools, { unit });
  }
  const held = heldHexes(field, state, sideOfUnit(field, unit));
  tools.stops.fill(0);
  for (const hex of held) if (!isInsideFrom(field, state, unit, hex)) tools.stops[hex] = 1;
  priceAll(tools.table, field, state, unit, held);
  return Object.assign(tools, { units, turn, unit, houseRules, campaign });
}

/** What every step costs a unit now, by hexside, and where it must stop. */
export const pricesFor = (
  field: Field,
  state: PlayState,
  unit: number,
): { readonly table: CostTable; readonly stops: Uint8Array } => priced(field, state, unit);

/** A zone of control stops the march where it is entered; what an attack there may open is not foreseen. */
export function marchReach(
  field: Field,
  state: PlayState,
  unit: number,
  start: number,
  mp: number,
): MarchReach {
  const { map } = field.ground;
  const { walker: reach, table, stops } = priced(field, state, unit);
  reach.reach(start, mp, table, stops);
  const anyway: number[] = [];
  if (rulesOf(state).minimumMove === 'none') return { reach, anyway, stops };
  for (let side = start * map.sides, end = side + map.sides; side < end; side++) {
    const cost = table[side]!;
    if (cost !== NO_STEP && cost > mp) anyway.push(map.neighbours[side]!);
  }
  return { reach, anyway, stops };
}
