/** How far a unit can march: every hex it may enter, what it costs, and where it must stop (6.1 to 6.4). */
import { type CostTable, NO_STEP, type Reach, type Walker } from '@longroll/kernel';
import type { Field } from '../../field/field.ts';
import type { PlayState } from '../state/stage.ts';
import { rulesOf } from '../state/standing.ts';
import { priced, pricedApart } from './prices.ts';

/** Good until the next is asked for on the same field. */
export interface MarchReach {
  readonly reach: Reach & Pick<Walker, 'pathTo'>;
  /** Hexes that the unit may enter as its one hex of a march, whatever its allowance (2.12). */
  readonly anyway: readonly number[];
  /** 1 for hexes in which a march must stop. */
  readonly stops: Uint8Array;
}

/** What every step costs a unit now, by hexside, and where it must stop. */
export const pricesFor = (
  field: Field,
  state: PlayState,
  unit: number,
): { readonly table: CostTable; readonly stops: Uint8Array } => pricedApart(field, state, unit);

/** A zone of control stops the march where it is entered; what an attack there may open is not foreseen. */
export function marchReach(
  field: Field,
  state: PlayState,
  unit: number,
  start: number,
  mp: number,
): MarchReach {
  const { map } = field.ground;
  const isApart = start !== state.units[unit]!.hex;
  const { walker: reach, table, stops } = (isApart ? pricedApart : priced)(field, state, unit);
  reach.reach(start, mp, table, stops);
  const anyway: number[] = [];
  if (rulesOf(state).minimumMove === 'none') return { reach, anyway, stops };
  for (let side = start * map.sides, end = side + map.sides; side < end; side++) {
    const cost = table[side]!;
    if (cost !== NO_STEP && cost > mp) anyway.push(map.neighbours[side]!);
  }
  return { reach, anyway, stops };
}
