/** The pieces of a game: what is printed on them and whom they obey. None of it ever changes. */

import type { LeaderRank, UnitSize } from '../counters/counter.ts';
import { leaderCounter, unitCounter } from '../counters/index.ts';
import type { UnitType } from '../model/unit.ts';
import type { Side } from '../model/vocabulary.ts';
import type { Army, Scenario, SetupLine } from '../scenarios/scenario.ts';

interface Piece {
  readonly name: string;
  readonly side: Side;
  readonly command: string | null;
  readonly army: Army;
}

export interface UnitPiece extends Piece {
  readonly type: UnitType;
  readonly size: UnitSize;
  readonly tactical: number;
  readonly artillery: number;
}

export interface LeaderPiece extends Piece {
  readonly rank: LeaderRank;
  readonly tactical: number | null;
  readonly commandValue: number;
}

/** In the order of the set-up: a unit or a leader is known by its place in its list. */
export interface Pieces {
  readonly units: readonly UnitPiece[];
  readonly leaders: readonly LeaderPiece[];
}

type Lying = Pick<SetupLine, 'side' | 'counter' | 'army'>;

export const unitPiece = ({ side, counter, army }: Lying): UnitPiece => {
  const { name, command, type, size, tactical, artillery } = unitCounter(side, counter)!;
  return { name, side, command, army, type, size, tactical, artillery };
};

/** Over the Army of Maneuver Sherman is an army leader, with what such a leader has (19.4.12.3). */
const OF_MANEUVER = { rank: 'army', tactical: null, commandValue: 6 } as const;

export const leaderPiece = ({ side, counter, army }: Lying): LeaderPiece => {
  const { name, command, rank, tactical, commandValue } = leaderCounter(side, counter)!;
  const printed = { name, side, command, army, rank, tactical, commandValue };
  return army === 'maneuver' ? { ...printed, ...OF_MANEUVER } : printed;
};

export const unitLines = ({ setup }: Scenario): readonly SetupLine[] => setup.filter(({ leader }) => !leader);
export const leaderLines = ({ setup }: Scenario): readonly SetupLine[] =>
  setup.filter(({ leader }) => leader);

export const piecesOf = (scenario: Scenario): Pieces => ({
  units: unitLines(scenario).map(unitPiece),
  leaders: leaderLines(scenario).map(leaderPiece),
});

/** 1.9, 1.10: an army leader is over every unit of his army, others over the units of their command. */
export function isSubordinate(unit: UnitPiece, leader: LeaderPiece): boolean {
  if (unit.side !== leader.side) return false;
  if (leader.rank !== 'army') return unit.command === leader.command;
  return unit.army === leader.army || unit.army === 'AM or AR';
}
