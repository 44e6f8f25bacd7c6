/** Who is within reach of a leader's word (7.2), and where he may transfer to (3.1). */
import { COMMAND_RADIUS, type CommandPath, commandReach, TRANSFER_RADIUS } from '../../field/command.ts';
import type { Field } from '../../field/field.ts';
import { isSubordinate } from '../../field/pieces.ts';
import type { Army } from '../../scenarios/scenario.ts';
import { lendsNoAssault } from '../operations/theDay.ts';
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

/** Of some hexes those that a leader may transfer to from one of others, by their distance and what lies between. */
export const transfersTo = (
  field: Field,
  state: PlayState,
  leader: number,
  froms: readonly number[],
  hexes: readonly number[],
): readonly number[] => {
  const path = pathOf(field, state, leader);
  const reached = froms.flatMap((from) => commandReach(field, path, from, TRANSFER_RADIUS, hexes));
  return froms.length > 1 ? [...new Set(reached)] : reached;
};

/** Whose army leader lends it: Sherman to who begins with a unit of the Army of Maneuver, once he leads it (19.4.12.3). */
function armyOfAssault(
  field: Field,
  state: PlayState,
  leader: number,
  taking: readonly number[],
): Army | null {
  const assigned = taking.some((unit) => field.pieces.units[unit]!.army === 'maneuver');
  if (assigned) return 'maneuver';
  const own = field.pieces.leaders[leader]!.army;
  if (state.campaign?.maneuverLed) return own;
  return rulesOf(state).grandAssaultLeader === 'own-army' ? own : null;
}

/** The army leader, if one is there to make an assault a grand one: within radius of him who began it (14.7). */
export function armyLeaderNear(
  field: Field,
  state: PlayState,
  leader: number,
  taking: readonly number[],
): number {
  const { hex } = state.leaders[leader]!;
  const own = armyOfAssault(field, state, leader, taking);
  return field.pieces.leaders.findIndex(({ rank, side, army }, i) => {
    if (own !== null && own !== 'AM or AR' && army !== own) return false;
    if (lendsNoAssault(field, state, i)) return false;
    if (rank !== 'army' || side !== sideOfLeader(field, leader) || !state.leaders[i]!.released) return false;
    return commandedOf(field, state, leader, hex, [state.leaders[i]!.hex]).length > 0;
  });
}
