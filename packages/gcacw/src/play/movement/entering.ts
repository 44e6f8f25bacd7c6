/** A unit and its leaders come into a hex, on the march or after combat (6.8.2, 6.8.3). */
import { sideBetween } from '@longroll/kernel';
import type { Field } from '../../field/field.ts';
import { arrivedOn } from '../operations/arriving.ts';
import { stoodIn } from '../operations/standing.ts';
import { changeLeaders, changeUnit, takeHex, unrefuse } from '../state/change.ts';
import type { PlayState } from '../state/stage.ts';
import { sideOfUnit } from '../state/standing.ts';
import { whereIsUnit } from './entry.ts';
import { enteringWith } from './leaders.ts';
import { releaseNear } from './release.ts';

/** The hexside from one hex to the next; -1 if they do not touch. */
export const sideFrom = ({ ground }: Field, from: number, to: number): number =>
  sideBetween(ground.map, from, to);

/** Markers go, the hex is held, enemies are released. */
export function entered(
  field: Field,
  state: PlayState,
  unit: number,
  leaders: readonly number[],
  to: number,
): PlayState {
  const from = state.units[unit]!.hex;
  const cleared = unrefuse(unrefuse(state, from), to);
  const moved = changeUnit(cleared, unit, {
    hex: to,
    entrenchment: 'none',
    flanksRefused: false,
    moved: true,
  });
  const led = changeLeaders(moved, leaders, { hex: to });
  return releaseNear(field, stoodIn(field, takeHex(field, led, to, sideOfUnit(field, unit)), unit), unit);
}

/** A unit that waits is placed at no cost, with leaders of its own who wait too (16.3). */
export function placed(field: Field, state: PlayState, unit: number): PlayState {
  if (state.units[unit]!.hex >= 0) return state;
  const hex = whereIsUnit(field, state, unit);
  const leaders = enteringWith(field, state, unit);
  const on = changeUnit(unrefuse(state, hex), unit, { hex, moved: true });
  const there = takeHex(field, changeLeaders(on, leaders, { hex }), hex, sideOfUnit(field, unit));
  return state.campaign ? releaseNear(field, stoodIn(field, arrivedOn(there, unit), unit), unit) : there;
}
