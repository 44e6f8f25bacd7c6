/** Command (17.14): which hexes a leader reaches, and which stacks are in command from now on. */
import type { Field } from '../../field/field.ts';
import { SIDES_OF_HEX } from '../../field/ground.ts';
import type { Situation } from '../../field/situation.ts';
import type { Side } from '../../model/vocabulary.ts';
import { changeUnits } from '../state/change.ts';
import type { PlayState } from '../state/stage.ts';
import { isOver, situationIn } from '../state/standing.ts';

/** He is on the map, and not with routed units only. */
function isInGoodStanding(field: Field, state: PlayState, leader: number): boolean {
  const { hex } = state.leaders[leader]!;
  if (hex < 0) return false;
  const units = situationIn(field, state).unitsIn(hex);
  return units.length === 0 || units.some((unit) => state.units[unit]!.state !== 'routed');
}

/** The hexes around that were not reached yet and that no enemy stands in. */
function beyond(
  { ground: { map, inPlay } }: Field,
  situation: Situation,
  side: Side,
  at: number,
  reached: Uint8Array,
): number[] {
  const found: number[] = [];
  for (let d = at * SIDES_OF_HEX; d < (at + 1) * SIDES_OF_HEX; d++) {
    const into = map.neighbours[d]!;
    if (into < 0 || reached[into] === 1 || inPlay[into] !== 1 || situation.isEnemyIn(side, into)) continue;
    reached[into] = 1;
    found.push(into);
  }
  return found;
}

/** By hex: 1 within his radius, counted over hexes without enemy units. */
export function commandedBy(field: Field, state: PlayState, leader: number): Uint8Array {
  const reached = new Uint8Array(field.ground.map.size);
  if (!isInGoodStanding(field, state, leader)) return reached;
  const { hex, radius } = state.leaders[leader]!;
  const { side } = field.leaders[leader]!;
  const situation = situationIn(field, state);
  reached[hex] = 1;
  let rim = [hex];
  for (let far = 0; far < radius && rim.length > 0; far++)
    rim = rim.flatMap((at) => beyond(field, situation, side, at, reached));
  return reached;
}

/** Command of a side is fixed anew; the routed never have any (17.6). */
export function commandFixed(field: Field, state: PlayState, side: Side): PlayState {
  const leaders = field.ownLeaders[side].map((leader) => ({
    leader: field.leaders[leader]!,
    reached: commandedBy(field, state, leader),
  }));
  const isCommanded = (unit: number): boolean => {
    const { hex, state: order } = state.units[unit]!;
    if (order === 'routed') return false;
    return leaders.some(({ leader, reached }) => reached[hex] === 1 && isOver(leader, field.units[unit]!));
  };
  const changed = field.own[side].filter((unit) => {
    const { hex, inCommand } = state.units[unit]!;
    return hex >= 0 && inCommand !== isCommanded(unit);
  });
  return changeUnits(state, changed, ({ inCommand }) => ({ inCommand: !inCommand }));
}
