/** The end of operations (21.4.7), standing plots renewed (21.5.3), and flights before operations begin. */
import { type Bar, bar, type Umpire } from '@longroll/kernel';
import type { Field } from '../../field/field.ts';
import { rangeOf } from '../../field/ground.ts';
import { NOBODY } from '../../field/state.ts';
import { otherSide } from '../../model/vocabulary.ts';
import { flight } from '../combat/flights.ts';
import { fireCost, firePlotBar } from '../plots/plotting.ts';
import { type In, type PlayState, to } from '../state/stage.ts';
import { isRouted, rulesOf, situationIn, withUnit } from '../state/standing.ts';
import { squareWords } from '../state/words.ts';
import { takeStock } from '../turn/takingStock.ts';
import { type Operating, shownToOthers } from './ordered.ts';
import { canStep } from './stepping.ts';

/** A square of the side with more in it than it may hold (5.5), out of which somebody could still step; -1 if there is none. */
export function overfull(field: Field, state: Operating): number {
  const { stackUnits, stackMen } = rulesOf(state);
  const situation = situationIn(field, state);
  for (const unit of field.own[state.stage.side]) {
    const { square } = state.units[unit]!;
    if (square < 0 || !situation.isFirst(unit, square)) continue;
    if (!situation.holdsMore(square, stackUnits, stackMen)) continue;
    if (situation.unitsIn(square).some((one) => canStep(field, state, one))) return square;
  }
  return NOBODY;
}

export function endBar(field: Field, state: Operating): Bar | null {
  const square = overfull(field, state);
  if (square === NOBODY) return null;
  const { stackUnits, stackMen } = rulesOf(state);
  const most = `${stackUnits} units and ${stackMen} men`;
  return bar(
    'overfull',
    '5.5, 21.4.7',
    `${squareWords(field, square)} holds more than ${most}: one of them must step out.`,
  );
}

export function ended(field: Field, state: Operating): PlayState {
  const { side, set, ordering } = state.stage;
  return to(shownToOthers(field, state), { at: 'renewal', side, set, plots: ordering.plots });
}

/** 21.5.3: what lacks only the points is kept but not fired; what is no longer possible is dropped. */
export function renew(field: Field, state: In<'renewal'>): PlayState {
  const { side, set } = state.stage;
  let now: PlayState = state;
  let { plots } = state.stage;
  for (const unit of field.own[side]) {
    const { plot, active, op } = now.units[unit]!;
    if (plot === null || plot.paid > 0) continue;
    const isPossible = active && firePlotBar(field, now, unit, plot.square) === null;
    const cost = fireCost(field, now, unit);
    if (!isPossible) now = withUnit(now, unit, { plot: null });
    else if (cost <= op)
      now = withUnit(now, unit, { op: op - cost, plot: { ...plot, paid: cost, order: ++plots } });
  }
  return to(now, { at: 'fire', side, set });
}

const isEnemyNear = (field: Field, state: PlayState, unit: number, within: number): boolean => {
  const { square } = state.units[unit]!;
  return field.own[otherSide(field.units[unit]!.side)].some((enemy) => {
    const at = state.units[enemy]!.square;
    return at >= 0 && rangeOf(field.ground.map, at, square) <= within;
  });
};

const NEW_PHASE = {
  ...{ forced: 0, turned: false, unplotted: false, ambushed: false, heldFireSet: false, advanceSet: false },
} as const;

/** Nothing changes where nothing is to be cleared: the record stays the same one. */
const isFresh = (unit: PlayState['units'][number]): boolean =>
  Object.entries(NEW_PHASE).every(([name, value]) => unit[name as keyof typeof NEW_PHASE] === value);

/** Routed units of the phasing side with an enemy within 3 squares flee (9.3.4); then its operations begin. */
export function openOperations(field: Field, state: In<'routed-moves'>, u: Umpire): PlayState {
  const { side, set } = state.stage;
  const { routNear } = rulesOf(state);
  let now: PlayState = state;
  for (const unit of field.own[side]) {
    const record = now.units[unit]!;
    if (record.square < 0 || !isRouted(record) || !isEnemyNear(field, now, unit, routNear)) continue;
    now = flight(field, now, unit, u);
    now = withUnit(now, unit, { op: 0 });
  }
  if (now !== state) now = takeStock(field, state.units, now, u);
  const units = now.units.map((one, i) =>
    field.units[i]!.side === side && !isFresh(one) ? { ...one, ...NEW_PHASE } : one,
  );
  const ordering = { plots: 0, unit: NOBODY, before: null };
  const phase = { turn: now.turn, set };
  return to({ ...now, units }, { at: 'operations', side, set, phase, ordering });
}
