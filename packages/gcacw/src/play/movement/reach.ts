/** How far a unit can march: every hex it may enter, what it costs, and where it must stop (6.1 to 6.4). */
import { type CostTable, keptBy, NO_STEP, oppositeDirection, type Reach, Walker } from '@longroll/kernel';
import type { Field } from '../../field/field.ts';
import { otherSide, type Side } from '../../model/vocabulary.ts';
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

/** The ground's own table, with the hexsides reckoned anew that lead out of zones or into occupied hexes. */
function priceInto(
  table: CostTable,
  field: Field,
  state: PlayState,
  unit: number,
  held: readonly number[],
): void {
  const { map } = field.ground;
  table.set(field.ground[weatherOf(field, state)].costs[moverOf(field, state, unit)]);
  const price = (from: number, direction: number) => {
    const side = from * map.sides + direction;
    if (map.neighbours[side]! < 0) return;
    table[side] = stepCost(field, state, unit, side, leavingCost(field, state, unit, from));
  };
  for (const hex of held) for (let d = 0; d < map.sides; d++) price(hex, d);
  for (const { hex } of state.units) {
    if (hex < 0) continue;
    for (let d = 0; d < map.sides; d++) {
      const from = map.neighbours[hex * map.sides + d]!;
      if (from >= 0) price(from, oppositeDirection(map, d));
    }
  }
}

/** Walkers and tables are large and asked for often: one of each serves a field, priced for the state last asked about. */
interface Tools {
  units: PlayState['units'] | null;
  houseRules: PlayState['houseRules'];
  turn: number;
  unit: number;
  readonly walker: Walker;
  readonly table: Uint8Array;
  readonly stops: Uint8Array;
}
const toolsOf = keptBy(
  ({ ground: { map, dry } }: Field): Tools => ({
    ...{ units: null, houseRules: {}, turn: 0, unit: -1 },
    walker: new Walker(map),
    table: new Uint8Array(dry.costs.infantry.length),
    stops: new Uint8Array(map.size),
  }),
);

function priced(field: Field, state: PlayState, unit: number): Tools {
  const kit = toolsOf(field);
  const { units, turn, houseRules } = state;
  if (kit.units === units && kit.turn === turn && kit.unit === unit && kit.houseRules === houseRules)
    return kit;
  const held = heldHexes(field, state, sideOfUnit(field, unit));
  kit.stops.fill(0);
  for (const hex of held) kit.stops[hex] = 1;
  priceInto(kit.table, field, state, unit, held);
  return Object.assign(kit, { units, turn, unit, houseRules });
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
