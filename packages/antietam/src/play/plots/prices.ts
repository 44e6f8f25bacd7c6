/** What steps and orders cost (5.2): read once from the printed table for each kind of step, then looked up. */
import { keptBy } from '@longroll/kernel';
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
const listOf = keptBy((_: FieldRules): PriceList => []);

function priceOf(rules: FieldRules, arm: Arm, mode: Mode, zoc: Zoc, bits: number): Price {
  const step = { ...stepClass(bits), operation: 'step', arm, mode, zoc, operationPoints: PLENTY } as const;
  const verdict = priced({ ...step, houseRules: rules });
  return verdict.refused ? NEVER : verdict.value;
}

const placesOf = <T extends string>(words: readonly T[]): Readonly<Record<T, number>> =>
  Object.fromEntries(words.map((word, place) => [word, place])) as Record<T, number>;
const [ARM_AT, MODE_AT, ZOC_AT] = [placesOf(ARMS), placesOf(MODES), placesOf(ZOCS)];

type PriceOver = (zoc: Zoc, side: number) => Price;

/** What such a unit pays for a step over a side of a square, between such zones. */
export function pricesFor(field: Field, rules: FieldRules, arm: Arm, mode: Mode): PriceOver {
  const list = listOf(rules);
  const first = (ARM_AT[arm] * MODES.length + MODE_AT[mode]) * ZOCS.length;
  const { classes } = field.ground;
  return (zoc, side) => {
    const bits = classes[side]!;
    const place = (first + ZOC_AT[zoc]) * STEP_CLASSES + bits;
    list[place] ??= priceOf(rules, arm, mode, zoc, bits);
    return list[place]!;
  };
}

/** The mode by which a unit pays: in the basic game foot uses roads freely and guns go limbered (21.17). */
export function payingMode(state: Pick<PlayState, 'options'>, arm: Arm, mode: Mode): Mode {
  if (!isBasic(state) || mode === 'routed') return mode;
  if (isArtillery(arm)) return 'limbered';
  return arm === 'infantry' ? 'column' : mode;
}

/** How a step lies to zones of control. */
function zocOf(leaves: boolean, enters: boolean): Zoc {
  if (leaves && enters) return 'zoc-to-zoc';
  return leaves || enters ? 'enter-or-leave' : 'none';
}

/** In the basic game foot in line tires as in line, though it uses roads as in column. */
function payingPrices(field: Field, state: PlayState, unit: number): PriceOver {
  const { arm } = field.units[unit]!;
  const { mode } = state.units[unit]!;
  const rules = rulesOf(state);
  const paid = pricesFor(field, rules, arm, payingMode(state, arm, mode));
  if (!isBasic(state) || arm !== 'infantry') return paid;
  const tiring = pricesFor(field, rules, arm, mode);
  return (zoc, side) => ({ cost: paid(zoc, side).cost, fatigue: tiring(zoc, side).fatigue });
}

/** What a unit pays for a step out of a square in a direction; zones are those that the side knows before it (21.4.1). */
export function stepCosts(
  field: Field,
  state: PlayState,
  situation: Situation,
  unit: number,
): (from: number, direction: number) => Price {
  const { side } = field.units[unit]!;
  const { neighbours, sides } = field.ground.map;
  const prices = payingPrices(field, state, unit);
  return (from, direction) => {
    const over = from * sides + direction;
    const enters = situation.isInZone(side, neighbours[over]!);
    return prices(zocOf(situation.isInZone(side, from), enters), over);
  };
}

const CLEAR = { terrain: 'clear', diagonal: false, road: false, climbs: false, zoc: 'none' } as const;

const ordersOf = keptBy((_: FieldRules) => new Map<string, number>());

/** The price of an order that is no step; `PROHIBITED` if the table has none. */
export function orderCost(
  state: PlayState,
  operation: Operation,
  arm: Arm,
  { mode }: Pick<UnitState, 'mode'>,
): number {
  const rules = rulesOf(state);
  const list = ordersOf(rules);
  const key = `${operation} ${arm} ${mode}`;
  const known = list.get(key);
  if (known !== undefined) return known;
  const verdict = priced({ ...CLEAR, operation, arm, mode, operationPoints: PLENTY, houseRules: rules });
  const cost = verdict.refused ? PROHIBITED : verdict.value.cost;
  list.set(key, cost);
  return cost;
}
