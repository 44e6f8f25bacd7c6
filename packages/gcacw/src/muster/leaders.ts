/**
 * Whose Tactical Value counts (9.5). To an attacker a leader lends his if he is over it, that is if it has his
 * command, and stands in its hex; in an assault it is the leader who began it, who must be over a unit that takes
 * part (14.5a). An army leader has no Tactical Value and lends none. In defence the highest of all units and leaders
 * in the hex counts, also that of a leader without a unit of his there.
 */
import type { Counter } from '@longroll/kernel';

interface LeaderRecord {
  readonly tactical: number | null;
  readonly command: number;
}

/** Records of leaders are our own: name, Tactical Value, Command Value. */
const recordOf = ({ record }: Counter): LeaderRecord => record as unknown as LeaderRecord;
const tacticalOf = (leader: Counter): number => recordOf(leader).tactical ?? 0;
export const commandOf = (leader: Counter): number => recordOf(leader).command;

export const isArmyLeader = ({ size }: Counter): boolean => size === 'army';

/** 9.5: a corps or division leader is over the units of his command. */
export const isOver = (leader: Counter, unit: Counter): boolean =>
  !isArmyLeader(leader) && leader.side === unit.side && leader.command === unit.command;

const highest = (leaders: readonly Counter[]): Counter | null =>
  leaders.reduce<Counter | null>(
    (best, leader) => (best === null || tacticalOf(leader) > tacticalOf(best) ? leader : best),
    null,
  );

/** Who leads the attack of these units: of those over any of them the one with the highest Tactical Value. */
export const attackLeader = (leaders: readonly Counter[], units: readonly Counter[]): Counter | null =>
  highest(leaders.filter((leader) => units.some((unit) => isOver(leader, unit))));

export const attackTactical = (leaders: readonly Counter[], units: readonly Counter[]): number => {
  const leader = attackLeader(leaders, units);
  return leader === null ? 0 : tacticalOf(leader);
};

export const defenceTactical = (leaders: readonly Counter[]): number =>
  Math.max(0, ...leaders.map(tacticalOf));
