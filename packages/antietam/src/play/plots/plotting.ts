/** What bars a plot (21.5.1, 21.5.2), in the order of the rules. Asked when plots are made, when they are renewed, and in defence. */
import { type Bar, bar } from '@longroll/kernel';
import { casualtyRate } from '../../charts/weapons.ts';
import { isInArc } from '../../field/arc.ts';
import type { Field } from '../../field/field.ts';
import { rangeOf } from '../../field/ground.ts';
import { isInSight } from '../../field/sight.ts';
import { isArtillery } from '../../model/vocabulary.ts';
import type { PlayState } from '../state/stage.ts';
import { isBasic, isRouted, knownEnemies, rulesOf } from '../state/standing.ts';
import { orderCost, PROHIBITED, payingMode, pricesFor } from './prices.ts';

export const PAID_PLOT = bar(
  'paid-plot',
  '21.5.4',
  'It has paid for a plot in this phase: take that back first.',
);
const LIMBERED = bar('limbered', '6.9', 'Limbered guns do not fire.');
const ROUTED = bar('routed', '9.3.4', 'A routed unit makes no plots.');
const OUT_OF_RANGE = bar('out-of-range', '7.2', 'Its weapon does nothing at that range.');
const OUT_OF_ARC = bar('out-of-arc', '4.2.1, 21.5.1', 'The square is not before its front: turn first.');
const NO_SIGHT = bar('no-sight', '4.3.1, 21.5.1', 'There is no line of sight to the square.');
const NOBODY_THERE = bar('nobody-there', '21.5.1', 'No enemy is known to be in the square.');
const NO_AMMO = bar(
  'no-ammunition',
  '6.8',
  'It has no ammunition: it may plot only a square that it could charge.',
);
const NO_POINTS = bar('too-few-points', '21.5.1', 'It has too few points for it.');

const isNextTo = (field: Field, a: number, b: number): boolean => rangeOf(field.ground.map, a, b) === 1;

/** A square that a unit could charge: adjacent, by foot or horse, not over water (6.3, 6.4). */
export function couldCharge(field: Field, state: PlayState, unit: number, square: number): boolean {
  const { arm } = field.units[unit]!;
  const { square: from, mode } = state.units[unit]!;
  if (isArtillery(arm) || !isNextTo(field, from, square)) return false;
  const { map } = field.ground;
  const direction = map.neighbours.subarray(from * map.sides, (from + 1) * map.sides).indexOf(square);
  const prices = pricesFor(field, rulesOf(state), arm, payingMode(state, arm, mode));
  return prices('none', from * map.sides + direction).cost < PROHIBITED;
}

/** What a shot costs this unit (5.2.13). */
export function fireCost(field: Field, state: PlayState, unit: number): number {
  return orderCost(state, 'fire', field.units[unit]!.arm, state.units[unit]!);
}

/** A known enemy, or a contact, may be fired at (21.13.2). */
const isTarget = (field: Field, state: PlayState, unit: number, square: number): boolean => {
  const { side } = field.units[unit]!;
  return (
    knownEnemies(field, state, side).some((enemy) => state.units[enemy]!.square === square) ||
    state.sight[side].contacts.some((contact) => contact.square === square)
  );
};

/** All but points and a plot that is paid already: what makes a plot possible at all. */
export function firePlotBar(field: Field, state: PlayState, unit: number, square: number): Bar | null {
  const { weapon } = field.units[unit]!;
  const { square: from, mode, facing, ammo } = state.units[unit]!;
  const { ground } = field;
  const basic = isBasic(state);
  if (mode === 'limbered') return LIMBERED;
  if (isRouted(state.units[unit]!)) return ROUTED;
  const range = rangeOf(ground.map, from, square);
  if (from === square || casualtyRate(weapon, range, rulesOf(state)) === 0) return OUT_OF_RANGE;
  if (!basic && !isInArc(ground.map, from, facing, square)) return OUT_OF_ARC;
  if (!isInSight(ground, from, square)) return NO_SIGHT;
  if (!isTarget(field, state, unit, square)) return NOBODY_THERE;
  return ammo === 0 && !basic && !couldCharge(field, state, unit, square) ? NO_AMMO : null;
}

export function plotFireBar(field: Field, state: PlayState, unit: number, square: number): Bar | null {
  const { plot, op } = state.units[unit]!;
  if (plot !== null && plot.paid > 0) return PAID_PLOT;
  const barred = firePlotBar(field, state, unit, square);
  if (barred) return barred;
  return fireCost(field, state, unit) > op ? NO_POINTS : null;
}
