/** What every order has in common: whose unit it is, whether it may be given orders, and when the enemy sees what became of it. */
import { type Bar, bar } from '@longroll/kernel';
import type { Field } from '../../field/field.ts';
import { GONE, NOBODY, type UnitState, WAITING } from '../../field/state.ts';
import { otherSide } from '../../model/vocabulary.ts';
import { lookAt } from '../seen/sighting.ts';
import type { ActionOf, Deed } from '../state/action.ts';
import { holding, wakened } from '../state/entering.ts';
import type { In, Ordering } from '../state/stage.ts';
import { isHidden, isKnown, unitNamed } from '../state/standing.ts';

export type Operating = In<'operations'>;

const NOT_YOURS = bar('not-your-unit', '3.4', 'That is no unit of the side whose operations these are.');
const LOST = bar('unit-gone', '21.7.1', 'The unit is gone.');
const NOT_HERE = bar('not-arrived', '13.1', 'The unit has not arrived yet.');
const NOT_ACTIVE = bar('not-active', '13.3, 21.11.5', 'Its formation has not been released yet.');
const AMBUSHED = bar(
  'ambushed',
  '21.13.3',
  'It was ambushed: in this phase it does nothing more that costs points.',
);

/** Why a unit takes no orders at all. */
export function unitBar(field: Field, { stage, units }: Operating, unit: number): Bar | null {
  if (unit === NOBODY || field.units[unit]!.side !== stage.side) return NOT_YOURS;
  const { square, active } = units[unit]!;
  if (square === GONE) return LOST;
  if (square === WAITING) return NOT_HERE;
  return active ? null : NOT_ACTIVE;
}

/** Why it takes none that costs points. */
export const payingBar = (field: Field, state: Operating, unit: number): Bar | null =>
  unitBar(field, state, unit) ?? (state.units[unit]!.ambushed ? AMBUSHED : null);

/** The other side sees what became of the unit that was given orders last (21.13.4). */
export function shownToOthers(field: Field, state: Operating): Operating {
  const { side, ordering } = state.stage;
  if (!isHidden(state) || ordering.before === null) return state;
  const other = otherSide(side);
  const looked = lookAt(field, state, other, ordering.unit, ordering.before);
  const isSeen = isKnown(looked, other, ordering.unit);
  const shown = isSeen ? holding(field, looked, ordering.unit, true) : looked;
  return wakened(field, shown, (one) => (one === other && isSeen ? [ordering.unit] : []));
}

/** The ordering of a unit that may be another than before; `shown` is what the other side has seen by then. */
function orderingOf(shown: Operating, unit: number, plots: number): Ordering {
  const { ordering } = shown.stage;
  if (ordering.unit === unit) return ordering.plots === plots ? ordering : { ...ordering, plots };
  return { plots, unit, before: isHidden(shown) ? shown.units[unit]! : null };
}

/** The state with the unit as its orders make it. */
export function ordered(
  field: Field,
  state: Operating,
  unit: number,
  part: Partial<UnitState>,
  plots?: number,
): Operating {
  const shown = state.stage.ordering.unit === unit ? state : shownToOthers(field, state);
  const { stage } = shown;
  const ordering = orderingOf(shown, unit, plots ?? stage.ordering.plots);
  return {
    ...shown,
    units: shown.units.with(unit, { ...shown.units[unit]!, ...part }),
    stage: ordering === stage.ordering ? stage : { ...stage, ordering },
  };
}

type OfUnit = Deed &
  (
    | 'step'
    | 'face'
    | 'mode'
    | 'fortify'
    | 'plot-fire'
    | 'plot-melee'
    | 'unplot'
    | 'hold-fire'
    | 'melee-advance'
  );
export type UnitAction = ActionOf<OfUnit>;

export const unitIn = (field: Field, { unit }: { readonly unit: string }): number => unitNamed(field, unit);
