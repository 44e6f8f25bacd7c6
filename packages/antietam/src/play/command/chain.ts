/** Who commands whom (21.1, 12.3): leaders by their rank, and how far they are. */
import type { Rank } from '../../counters/counter.ts';
import type { Field, LeaderPiece, UnitPiece } from '../../field/field.ts';
import { rangeOf } from '../../field/ground.ts';
import { NOBODY } from '../../field/state.ts';
import type { PlayState } from '../state/stage.ts';
import { isOnMap, rulesOf } from '../state/standing.ts';

/** Where nobody is in reach. */
export const OUT_OF_REACH = Number.POSITIVE_INFINITY;

/** Whether a unit belongs to a leader's command: a division, a corps, or all of the side (21.12.1). */
export function isOfCommand({ side, rank, command }: LeaderPiece, unit: UnitPiece): boolean {
  if (side !== unit.side) return false;
  if (rank === 'army') return true;
  return command === (rank === 'corps' ? unit.corps : unit.division);
}

/** The square of a leader who is in play; -1 for one who is lost, out, or not yet there. */
export function leaderSquare({ units, leaders }: PlayState, leader: number): number {
  const { unit, status } = leaders[leader]!;
  return status === 'serving' && unit >= 0 && isOnMap(units[unit]!) ? units[unit]!.square : NOBODY;
}

const isInPlay = (state: PlayState, leader: number): boolean => leaderSquare(state, leader) >= 0;

/** The leader of a rank in play whose command a unit belongs to. */
function leaderOver({ units, leaders }: Field, state: PlayState, unit: number, rank: Rank): number {
  return leaders.findIndex(
    (leader, i) => leader.rank === rank && isOfCommand(leader, units[unit]!) && isInPlay(state, i),
  );
}

export const divisionLeader = (field: Field, state: PlayState, unit: number): number =>
  leaderOver(field, state, unit, 'division');

/** A unit's command: its division leader, else its corps leader, else the army leader; -1 if there is none. */
export function commandOf(field: Field, state: PlayState, unit: number): number {
  for (const rank of ['division', 'corps', 'army'] as const) {
    const leader = leaderOver(field, state, unit, rank);
    if (leader !== NOBODY) return leader;
  }
  return NOBODY;
}

/** Squares from a unit to a leader in play. */
export function rangeToLeader(field: Field, state: PlayState, unit: number, leader: number): number {
  const square = leader === NOBODY ? NOBODY : leaderSquare(state, leader);
  return square < 0 ? OUT_OF_REACH : rangeOf(field.ground.map, state.units[unit]!.square, square);
}

/** Leaders to whom a division leader looks: his corps leader, or any of the side if he has none (21.12.5), and the army leader. */
function superiors({ units, leaders }: Field, state: PlayState, unit: number): readonly number[] {
  const of = units[unit]!;
  const inPlay = leaders.flatMap((leader, i) =>
    leader.side === of.side && isInPlay(state, i) ? [{ leader, i }] : [],
  );
  const corps = inPlay.filter(({ leader }) => leader.rank === 'corps');
  const own = corps.filter(({ leader }) => leader.command === of.corps);
  const army = inPlay.filter(({ leader }) => leader.rank === 'army');
  return [...(own.length > 0 ? own : corps), ...army].map(({ i }) => i);
}

/** Whether a unit is in command now (12.3). */
export function isCommanded(field: Field, state: PlayState, unit: number): boolean {
  if (field.units[unit]!.free) return true;
  const { commandRadius, corpsRadius } = rulesOf(state);
  const leader = commandOf(field, state, unit);
  if (rangeToLeader(field, state, unit, leader) > commandRadius) return false;
  if (field.leaders[leader]!.rank !== 'division') return true;
  const at = state.leaders[leader]!.unit;
  return superiors(field, state, unit).some((one) => rangeToLeader(field, state, at, one) <= corpsRadius);
}
