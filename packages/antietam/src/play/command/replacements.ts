/** Commands that have lost their leader get another (12.4.2, 21.12.4). */
import type { Umpire } from '@longroll/kernel';
import type { Field } from '../../field/field.ts';
import { NOBODY } from '../../field/state.ts';
import type { In, PlayState } from '../state/stage.ts';
import { isOnMap, isRouted, leaderWith, unitName, withLeader } from '../state/standing.ts';
import { say } from '../told/telling.ts';
import { afterReplacements } from '../turn/frame.ts';
import { isOfCommand } from './chain.ts';

/** The largest unrouted unit of his command without a leader, of equals the one listed first (0.9); -1 if there is none. */
function largestOf({ units, leaders }: Field, state: PlayState, leader: number): number {
  let largest = NOBODY;
  state.units.forEach((unit, i) => {
    if (!isOnMap(unit) || isRouted(unit) || !isOfCommand(leaders[leader]!, units[i]!)) return;
    if (leaderWith(state, i) !== NOBODY) return;
    if (largest === NOBODY || unit.men > state.units[largest]!.men) largest = i;
  });
  return largest;
}

function replaced(field: Field, state: PlayState, leader: number, u: Umpire): PlayState {
  const unit = state.leaders[leader]!.status === 'lost' ? largestOf(field, state, leader) : NOBODY;
  if (unit === NOBODY) return state;
  const { name, side } = field.leaders[leader]!;
  say(u, state, '21.12.4', `A successor to ${name} takes over with ${unitName(field, unit)}.`, [side]);
  return withLeader(state, leader, { unit, status: 'serving', replacement: true });
}

export function replace(field: Field, state: In<'replacements'>, u: Umpire): PlayState {
  let now: PlayState = state;
  state.leaders.forEach((_, leader) => {
    now = replaced(field, now, leader, u);
  });
  return afterReplacements(field, now);
}
