/** Who is within reach of a leader's word (7.2), and where he may transfer to (3.1). */
import { COMMAND_RADIUS, type CommandPath, commandReach, TRANSFER_RADIUS } from '../../field/command.ts';
import type { Field } from '../../field/field.ts';
import { isSubordinate } from '../../field/pieces.ts';
import type { PlayState } from '../state/stage.ts';
import { rulesOf, sideOfLeader, situationIn } from '../state/standing.ts';

const pathOf = (field: Field, state: PlayState, leader: number): CommandPath => ({
  side: sideOfLeader(field, leader),
  situation: situationIn(field, state),
  restrictedCounts: rulesOf(state).restrictedZocInCommand === 'counts',
});

/** Of some hexes those that a leader in a hex commands. */
export const commandedOf = (
  field: Field,
  state: PlayState,
  leader: number,
  from: number,
  hexes: readonly number[],
): readonly number[] => commandReach(field, pathOf(field, state, leader), from, COMMAND_RADIUS, hexes);

/** Hexes with a unit of his, other than the one he is in. */
export function hisHexes(field: Field, state: PlayState, leader: number): readonly number[] {
  const { hex } = state.leaders[leader]!;
  const piece = field.pieces.leaders[leader]!;
  const his = new Set<number>();
  state.units.forEach((unit, i) => {
    if (unit.hex >= 0 && unit.hex !== hex && isSubordinate(field.pieces.units[i]!, piece)) his.add(unit.hex);
  });
  return [...his];
}

/** Of some hexes those that a leader on the map may transfer to by their distance and what lies between. */
export const transfersTo = (
  field: Field,
  state: PlayState,
  leader: number,
  hexes: readonly number[],
): readonly number[] =>
  commandReach(field, pathOf(field, state, leader), state.leaders[leader]!.hex, TRANSFER_RADIUS, hexes);

/** The army leader, if one is there to make an assault a grand one: within radius of him who began it (14.7). */
export function armyLeaderNear(field: Field, state: PlayState, leader: number): number {
  const { hex } = state.leaders[leader]!;
  const own = rulesOf(state).grandAssaultLeader === 'own-army' ? field.pieces.leaders[leader]!.army : null;
  return field.pieces.leaders.findIndex(({ rank, side, army }, i) => {
    if (own !== null && own !== 'AM or AR' && army !== own) return false;
    if (rank !== 'army' || side !== sideOfLeader(field, leader) || !state.leaders[i]!.released) return false;
    return commandedOf(field, state, leader, hex, [state.leaders[i]!.hex]).length > 0;
  });
}
