/** Plots made and taken back (21.5, 21.4.5), and standing orders (21.4.6). */
import { type Bar, bar } from '@longroll/kernel';
import { casualtyRate } from '../../charts/weapons.ts';
import type { Field } from '../../field/field.ts';
import { rangeOf } from '../../field/ground.ts';
import { isArtillery } from '../../model/vocabulary.ts';
import { couldCharge, fireCost, plotFireBar } from '../plots/plotting.ts';
import { orderCost } from '../plots/prices.ts';
import type { ActionOf } from '../state/action.ts';
import { knownEnemies, knownEnemiesIn, rulesOf, squareId, squareNamed } from '../state/standing.ts';
import { type Operating, ordered, payingBar, unitBar, unitIn } from './ordered.ts';

type PlotFire = ActionOf<'plot-fire'>;
type PlotMelee = ActionOf<'plot-melee'>;
type Unplot = ActionOf<'unplot'>;

const NO_FIRE_PLOT = bar(
  'no-fire-plot',
  '6.5',
  'A unit charges only a square at which it fires: plot that first.',
);
const NOT_ADJACENT = bar('not-adjacent', '6.3', 'It charges only a neighbouring square.');
const GUNS = bar('artillery', '6.4', 'Artillery does not charge.');
const NO_COMMAND = bar('out-of-command', '6.6', 'A unit out of command does not charge.');
const CHARGES = bar('charges', '21.5.2', 'It is to charge already.');
const CROWDED = bar('crowded', '6.6', 'As many units as may are to charge that square already.');
const NOBODY_THERE = bar('nobody-there', '21.5.2', 'No enemy is known to be in the square.');
const NO_WAY = bar('no-way', '6.3', 'It could not step into that square.');
const TOO_DEAR = bar('too-few-points', '21.5.2', 'It has too few points for it.');
const NO_PLOT = bar('no-plot', '21.4.5', 'It has no plot.');
const UNPLOTTED = bar('unplotted', '21.4.5', 'It has taken back a plot in this phase already.');

export function firePlotDeedBar(field: Field, state: Operating, action: PlotFire): Bar | null {
  const unit = unitIn(field, action);
  return payingBar(field, state, unit) ?? plotFireBar(field, state, unit, squareNamed(field, action.square));
}

/** Squares with a known enemy or a contact that the weapon reaches. */
export function targetsOf(field: Field, state: Operating, unit: number): readonly number[] {
  const { side, weapon } = field.units[unit]!;
  const from = state.units[unit]!.square;
  const { map } = field.ground;
  const rules = rulesOf(state);
  const squares = new Set<number>();
  const add = (square: number): void => {
    if (square >= 0 && casualtyRate(weapon, rangeOf(map, from, square), rules) > 0) squares.add(square);
  };
  for (const enemy of knownEnemies(field, state, side)) add(state.units[enemy]!.square);
  for (const contact of state.sight[side].contacts) add(contact.square);
  return [...squares];
}

/** Whatever its target, its bar would say no. */
function mayNotFire(field: Field, state: Operating, unit: number): boolean {
  const { plot, op, mode } = state.units[unit]!;
  if (mode === 'limbered' || mode === 'routed' || (plot !== null && plot.paid > 0)) return true;
  return fireCost(field, state, unit) > op || payingBar(field, state, unit) !== null;
}

export function firePlotsOf(field: Field, state: Operating, unit: number): readonly PlotFire[] {
  if (mayNotFire(field, state, unit)) return [];
  const { id } = field.units[unit]!;
  return targetsOf(field, state, unit).map((square) => ({
    do: 'plot-fire',
    unit: id,
    square: squareId(field, square),
  }));
}

/** The points are paid when it is plotted. */
export function firePlotted(field: Field, state: Operating, action: PlotFire): Operating {
  const unit = unitIn(field, action);
  const cost = fireCost(field, state, unit);
  const order = state.stage.ordering.plots + 1;
  const plot = { square: squareNamed(field, action.square), paid: cost, order, melee: false };
  return ordered(field, state, unit, { plot, op: state.units[unit]!.op - cost }, order);
}

export function meleeCost(field: Field, state: Operating, unit: number): number {
  return orderCost(state, 'melee-attack', field.units[unit]!.arm, state.units[unit]!);
}

/** Own units that are to charge a square. */
export const chargersOf = (field: Field, state: Operating, square: number): readonly number[] =>
  field.own[state.stage.side].filter((unit) => {
    const { plot } = state.units[unit]!;
    return plot?.melee === true && plot.square === square;
  });

export function meleePlotBar(field: Field, state: Operating, action: PlotMelee): Bar | null {
  const unit = unitIn(field, action);
  const barred = payingBar(field, state, unit);
  if (barred) return barred;
  const { plot, square, inCommand, op } = state.units[unit]!;
  const { arm, side } = field.units[unit]!;
  if (plot === null || plot.paid === 0) return NO_FIRE_PLOT;
  if (rangeOf(field.ground.map, square, plot.square) !== 1) return NOT_ADJACENT;
  if (isArtillery(arm)) return GUNS;
  if (!inCommand) return NO_COMMAND;
  if (plot.melee) return CHARGES;
  if (chargersOf(field, state, plot.square).length >= rulesOf(state).meleePlots) return CROWDED;
  if (knownEnemiesIn(field, state, side, plot.square).length === 0) return NOBODY_THERE;
  if (!couldCharge(field, state, unit, plot.square)) return NO_WAY;
  return meleeCost(field, state, unit) > op ? TOO_DEAR : null;
}

export const meleePlots = (field: Field, state: Operating): readonly PlotMelee[] =>
  field.own[state.stage.side]
    .filter((unit) => {
      const { plot } = state.units[unit]!;
      return plot !== null && plot.paid > 0 && !plot.melee;
    })
    .map((unit) => ({ do: 'plot-melee', unit: field.units[unit]!.id }));

export function meleePlotted(field: Field, state: Operating, action: PlotMelee): Operating {
  const unit = unitIn(field, action);
  const { plot, op } = state.units[unit]!;
  const cost = meleeCost(field, state, unit);
  return ordered(field, state, unit, {
    plot: { ...plot!, paid: plot!.paid + cost, melee: true },
    op: op - cost,
  });
}

export function unplotBar(field: Field, state: Operating, action: Unplot): Bar | null {
  const unit = unitIn(field, action);
  const barred = unitBar(field, state, unit);
  if (barred) return barred;
  const { plot, unplotted } = state.units[unit]!;
  if (plot === null) return NO_PLOT;
  return plot.paid > 0 && unplotted ? UNPLOTTED : null;
}

/** What was paid in this phase is given back. */
export function unplotted(field: Field, state: Operating, action: Unplot): Operating {
  const unit = unitIn(field, action);
  const { plot, op, unplotted: before } = state.units[unit]!;
  const { paid } = plot!;
  return ordered(field, state, unit, { plot: null, op: op + paid, unplotted: before || paid > 0 });
}

type Order = ActionOf<'hold-fire' | 'melee-advance'>;

const GIVEN = bar('given', '21.4.6', 'That order has been given to it in this phase.');
const IS_SO = bar('same', '21.4.6', 'That is its order already.');

const isGiven = (field: Field, state: Operating, { do: order, unit }: Order): boolean => {
  const { heldFireSet, advanceSet } = state.units[unitIn(field, { unit })]!;
  return order === 'hold-fire' ? heldFireSet : advanceSet;
};

const isOn = (field: Field, state: Operating, { do: order, unit }: Order): boolean => {
  const { holdFire, meleeAdvance } = state.units[unitIn(field, { unit })]!;
  return order === 'hold-fire' ? holdFire : meleeAdvance;
};

export function orderBar(field: Field, state: Operating, action: Order): Bar | null {
  const unit = unitIn(field, action);
  const barred = unitBar(field, state, unit);
  if (barred) return barred;
  if (action.do === 'melee-advance' && isArtillery(field.units[unit]!.arm)) return GUNS;
  if (isOn(field, state, action) === action.on) return IS_SO;
  return isGiven(field, state, action) ? GIVEN : null;
}

export const orderSet = (field: Field, state: Operating, action: Order): Operating =>
  ordered(
    field,
    state,
    unitIn(field, action),
    action.do === 'hold-fire'
      ? { holdFire: action.on, heldFireSet: true }
      : { meleeAdvance: action.on, advanceSet: true },
  );
