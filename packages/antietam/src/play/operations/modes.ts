/** Changing mode (21.4.3) and fortifying (21.4.4). */
import { type Bar, bar } from '@longroll/kernel';
import { fatigueFor } from '../../charts/fatigue.ts';
import type { Field } from '../../field/field.ts';
import { MODES_OF, type Mode } from '../../model/vocabulary.ts';
import { tired } from '../../procedures/fatigue.ts';
import { firePlotBar, PAID_PLOT } from '../plots/plotting.ts';
import { orderCost } from '../plots/prices.ts';
import type { ActionOf } from '../state/action.ts';
import { isBasic, isRouted, knownSituation, rulesOf, withUnit } from '../state/standing.ts';
import { type Operating, ordered, payingBar, unitIn } from './ordered.ts';

const BASIC = bar('basic', '15.3, 21.17', 'The basic game leaves that out.');
const ROUTED = bar('routed', '9.3.4', 'A routed unit does nothing of the kind.');
const NO_MODE = bar('no-such-mode', '1.9', 'That is no mode of its arm.');
const IS_SO = bar('same', '21.4.3', 'It is in that mode already.');
const CHANGED = bar('mode-changed', '5.3.3', 'It has changed its mode in this set.');
const TOO_DEAR = bar('too-few-points', '5.2.17', 'It has too few points for that.');
const NOT_DIGGERS = bar('not-diggers', '21.4.4', 'Only infantry in line and dismounted cavalry fortify.');
const CROSSING = bar('crossing', '5.2.20', 'Nobody fortifies a bridge or a ford.');
const HIGHEST = bar('highest', '1.11', 'It is fortified as far as it can be.');

type Change = ActionOf<'mode'>;
type Fortify = ActionOf<'fortify'>;

function commonBar(field: Field, state: Operating, unit: number): Bar | null {
  const barred = payingBar(field, state, unit);
  if (barred) return barred;
  const { plot } = state.units[unit]!;
  if (isBasic(state)) return BASIC;
  if (isRouted(state.units[unit]!)) return ROUTED;
  return plot !== null && plot.paid > 0 ? PAID_PLOT : null;
}

/** Unlimbering before the enemy is dearer (5.2.10). */
export function modeCost(field: Field, state: Operating, unit: number, mode: Mode): number {
  const { arm, side } = field.units[unit]!;
  const { square } = state.units[unit]!;
  const inZone = mode === 'unlimbered' && knownSituation(field, state).isInZone(side, square);
  return orderCost(state, inZone ? 'unlimber-in-zoc' : 'change-mode', arm, state.units[unit]!);
}

export function modeBar(field: Field, state: Operating, action: Change): Bar | null {
  const unit = unitIn(field, action);
  const barred = commonBar(field, state, unit);
  if (barred) return barred;
  const { mode, modeChanged, op } = state.units[unit]!;
  if (action.mode === 'routed' || !MODES_OF[field.units[unit]!.arm].includes(action.mode)) return NO_MODE;
  if (mode === action.mode) return IS_SO;
  if (modeChanged) return CHANGED;
  return modeCost(field, state, unit, action.mode) > op ? TOO_DEAR : null;
}

export function modesFor(field: Field, state: Operating, unit: number): readonly Change[] {
  const { id, arm } = field.units[unit]!;
  const { mode, modeChanged } = state.units[unit]!;
  if (modeChanged || isBasic(state)) return [];
  const others = MODES_OF[arm].filter((one) => one !== mode && one !== 'routed');
  return others.map((one) => ({ do: 'mode', unit: id, mode: one }));
}

/** A standing plot that has become impossible is dropped. */
export function modeChanged(field: Field, state: Operating, action: Change): Operating {
  const unit = unitIn(field, action);
  const { op, plot } = state.units[unit]!;
  const cost = modeCost(field, state, unit, action.mode);
  const changed = ordered(field, state, unit, { mode: action.mode, modeChanged: true, op: op - cost });
  const isKept = plot === null || firePlotBar(field, changed, unit, plot.square) === null;
  return isKept ? changed : withUnit(changed, unit, { plot: null });
}

const isDigger = (mode: Mode): boolean => mode === 'normal' || mode === 'dismounted';

export function fortifyCost(field: Field, state: Operating, unit: number): number {
  return orderCost(state, 'fortify', field.units[unit]!.arm, state.units[unit]!);
}

export function fortifyBar(field: Field, state: Operating, action: Fortify): Bar | null {
  const unit = unitIn(field, action);
  const barred = commonBar(field, state, unit);
  if (barred) return barred;
  const { mode, square, fort, op } = state.units[unit]!;
  if (!isDigger(mode)) return NOT_DIGGERS;
  if (field.ground.crossing[square] === 1) return CROSSING;
  if (fort >= rulesOf(state).mostFort) return HIGHEST;
  return fortifyCost(field, state, unit) > op ? TOO_DEAR : null;
}

export function fortified(field: Field, state: Operating, action: Fortify): Operating {
  const unit = unitIn(field, action);
  const { fort, op, fatigue } = state.units[unit]!;
  return ordered(field, state, unit, {
    fort: fort + 1,
    op: op - fortifyCost(field, state, unit),
    fatigue: tired(fatigue, fatigueFor('fortify'), rulesOf(state)),
    idle: false,
  });
}
