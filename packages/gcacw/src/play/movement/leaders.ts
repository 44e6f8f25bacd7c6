/** Leaders are never alone (1.10): they go with a unit, or to the nearest that is theirs. */
import { cellDistance } from '@longroll/kernel';
import type { Field } from '../../field/field.ts';
import { isSubordinate } from '../../field/pieces.ts';
import { WAITING } from '../../field/state.ts';
import { entersWith } from '../operations/arriving.ts';
import { changeLeaders } from '../state/change.ts';
import type { PlayState } from '../state/stage.ts';
import { isAccompanied, isDue, leadersOver } from '../state/standing.ts';

/** Leaders over a unit who would be left alone if it went: they go along without being asked. */
export const leftAlone = (field: Field, state: PlayState, unit: number): readonly number[] =>
  leadersOver(field, state, unit).filter((leader) => !isAccompanied(field, state, leader, unit));

/** By distance, then by the lowest number; -1 if none is on the map. */
function nearestOwn(field: Field, state: PlayState, leader: number, hex: number): number {
  const { map } = field.ground;
  const piece = field.pieces.leaders[leader]!;
  let best = -1;
  state.units.forEach((unit, i) => {
    if (unit.hex < 0 || !isSubordinate(field.pieces.units[i]!, piece)) return;
    if (best < 0) best = unit.hex;
    const [now, then] = [cellDistance(map, hex, unit.hex), cellDistance(map, hex, best)];
    if (now < then || (now === then && map.ids[unit.hex]! < map.ids[best]!)) best = unit.hex;
  });
  return best;
}

/** Whoever has lost all his units goes to the nearest of his, or off the map until one comes. */
export function settleLeaders(field: Field, state: PlayState): PlayState {
  let now = state;
  for (let leader = 0; leader < state.leaders.length; leader++) {
    const { hex } = now.leaders[leader]!;
    if (hex < 0 || isAccompanied(field, now, leader)) continue;
    const to = nearestOwn(field, now, leader, hex);
    now = changeLeaders(now, [leader], to < 0 ? { hex: WAITING, entry: -1, arrives: 0 } : { hex: to });
  }
  return now;
}

/** Leaders who wait off the map and enter with a unit of theirs (16.3). */
export const enteringWith = (field: Field, state: PlayState, unit: number): readonly number[] =>
  state.leaders.flatMap((leader, i) =>
    isDue(state, leader) &&
    isSubordinate(field.pieces.units[unit]!, field.pieces.leaders[i]!) &&
    entersWith(field, state, i, unit)
      ? [i]
      : [],
  );
