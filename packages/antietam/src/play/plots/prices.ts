/** What steps and orders cost (5.2): read once from the printed table for each kind of step, then looked up. */

import type { Field } from '../../field/field.ts';
import { STEP_CLASSES, stepClass } from '../../field/ground.ts';
import type { Situation } from '../../field/situation.ts';
import type { UnitState } from '../../field/state.ts';
import { ARMS, type Arm, isArtillery, MODES, type Mode } from '../../model/vocabulary.ts';
import { type Operation, priced, ZOCS, type Zoc } from '../../procedures/step.ts';
import type { FieldRules } from '../../rulings/index.ts';
import type { PlayState } from '../state/stage.ts';
import { isBasic, rulesOf } from '../state/standing.ts';

/** Nobody has so many points: what costs as much is prohibited. */
export const PROHIBITED = 99;
const PLENTY = 98;

export interface Price {
  readonly cost: number;
  readonly fatigue: number;
}
const NEVER: Price = { cost: PROHIBITED, fatigue: 0 };

/** By arm, mode, zones and class of the step; filled as it is asked for. */
type PriceList = (Price | undefined)[];
const lists = new WeakMap<FieldRules, PriceList>();

function listOf(rules: FieldRules): PriceList {
  const known = lists.get(rules);
  if (known) return known;
  const made: PriceList = [];
  lists.set(rules, made);
  return made;
}

function priceOf(rules: FieldRules, arm: Arm, mode: Mode, zoc: Zoc, bits: number): Price {
  const step = { ...stepClass(bits), operation: 'step', arm, mode, zoc, operationPoints: PLENTY } as const;
  const verdict = priced({ ...step, houseRules: rules });
  return verdict.refused ? NEVER : verdict.value;
}

const placesOf = <T extends string>(words: readonly T[]): Readonly<Record<T, number>> =>
  Object.fromEntries(words.map((word, place) => [word, place])) as Record<T, number>;
const [ARM_AT, MODE_AT, ZOC_AT] = [placesOf(ARMS), placesOf(MODES), placesOf(ZOCS)];

/** The price of a step of such a unit over a side of a square, between such zones. */
export function stepPrice(
  field: Field,
  rules: FieldRules,
  arm: Arm,
  mode: Mode,
  zoc: Zoc,
  side: number,
): Price {
  const list = listOf(rules);
  const bits = field.ground.classes[side]!;
  const place = ((ARM_AT[arm] * MODES.length + MODE_AT[mode]) * ZOCS.length + ZOC_AT[zoc]) * STEP_CLASSES;
  list[place + bits] ??= priceOf(rules, arm, mode, zoc, bits);
  return list[place + bits]!;
}

/** The mode by which a unit pays: in the basic game foot uses roads freely and guns go limbered (21.17). */
export function payingMode(state: Pick<PlayState, 'options'>, arm: Arm, mode: Mode): Mode {
  if (!isBasic(state) || mode === 'routed') return mode;
  if (isArtillery(arm)) return 'limbered';
  return arm === 'infantry' ? 'column' : mode;
}

/** How a step lies to the zones that the side knows; read before the step (21.4.1). */
export function zocOf(
  situation: Situation,
  side: Field['units'][number]['side'],
  from: number,
  into: number,
): Zoc {
  const [leaves, enters] = [situation.isInZone(side, from), situation.isInZone(side, into)];
  if (leaves && enters) return 'zoc-to-zoc';
  return leaves || enters ? 'enter-or-leave' : 'none';
}

/** In the basic game foot in line tires as in line, though it uses roads as in column. */
export function stepCost(
  field: Field,
  state: PlayState,
  situation: Situation,
  unit: number,
  from: number,
  direction: number,
): Price {
  const { arm, side } = field.units[unit]!;
  const { mode } = state.units[unit]!;
  const { map } = field.ground;
  const over = from * map.sides + direction;
  const zoc = zocOf(situation, side, from, map.neighbours[over]!);
  const rules = rulesOf(state);
  const price = stepPrice(field, rules, arm, payingMode(state, arm, mode), zoc, over);
  if (!isBasic(state) || arm !== 'infantry') return price;
  return { cost: price.cost, fatigue: stepPrice(field, rules, arm, mode, zoc, over).fatigue };
}

const CLEAR = { terrain: 'clear', diagonal: false, road: false, climbs: false, zoc: 'none' } as const;

const orderLists = new WeakMap<FieldRules, Map<string, number>>();

/** The price of an order that is no step; `PROHIBITED` if the table has none. */
export function orderCost(
  state: PlayState,
  operation: Operation,
  arm: Arm,
  { mode }: Pick<UnitState, 'mode'>,
): number {
  const rules = rulesOf(state);
  const list = orderLists.get(rules) ?? new Map<string, number>();
  orderLists.set(rules, list);
  const key = `${operation} ${arm} ${mode}`;
  const known = list.get(key);
  if (known !== undefined) return known;
  const verdict = priced({ ...CLEAR, operation, arm, mode, operationPoints: PLENTY, houseRules: rules });
  const cost = verdict.refused ? PROHIBITED : verdict.value.cost;
  list.set(key, cost);
  return cost;
}
