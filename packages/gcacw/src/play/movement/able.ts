/** Who may act at all (5.1, 16.3, 16.6). */
import { type Bar, bar } from '@longroll/kernel';
import type { Field } from '../../field/field.ts';
import type { Side } from '../../model/vocabulary.ts';
import type { PlayState } from '../state/stage.ts';
import { isLost, sideOfUnit } from '../state/standing.ts';
import { whereIsLeader, whereIsUnit } from './entry.ts';

const LOST = bar('lost', '1.8', 'It is lost.');
const NOT_THERE = bar('not-arrived', '16.3', 'It has not arrived yet, or has no hex to enter.');
const HELD = bar('not-released', '16.6', 'It is not released yet.');
const TIRED = bar('fatigue-4', '5.1', 'A unit at Fatigue Level 4 takes no action.');

/** What forbids a unit to be the one that acts, or null. */
export function marchBar(field: Field, state: PlayState, unit: number): Bar | null {
  const piece = state.units[unit]!;
  if (isLost(piece)) return LOST;
  if (piece.fatigue > 3) return TIRED;
  if (!piece.released) return HELD;
  return whereIsUnit(field, state, unit) < 0 ? NOT_THERE : null;
}

/** Whoever can do anything but pass can march: every other action too wants a unit that could (5.0). */
export const isAble = (field: Field, state: PlayState, side: Side): boolean =>
  state.units.some((_, i) => sideOfUnit(field, i) === side && marchBar(field, state, i) === null);

const AWAY = bar('not-there', '16.3', 'He is not on the map.');
const HELD_LEADER = bar('not-released', '16.6', 'He is not released yet.');

/** What forbids a leader to act, or null; one who waits counts as standing where he enters. */
export function leaderBar(field: Field, state: PlayState, leader: number): Bar | null {
  if (!state.leaders[leader]!.released) return HELD_LEADER;
  return whereIsLeader(field, state, leader) < 0 ? AWAY : null;
}

/** The same for a leader who must stand on the map already. */
export const leaderOnMapBar = (state: PlayState, leader: number): Bar | null => {
  const { hex, released } = state.leaders[leader]!;
  if (hex < 0) return AWAY;
  return released ? null : HELD_LEADER;
};
