/** The state in which a scenario begins (18). */
import type { Readings } from '../rulings/index.ts';
import type { Field, Goal, LeaderPiece, UnitPiece } from './field.ts';
import { FIRST_ORDERS, type FieldState, type LeaderState, type UnitState, WAITING } from './state.ts';

/** All stacks begin in good order and, until command is fixed for the first time, in command. */
export const unitAt = ({ cell, arrives, facing, formation }: UnitPiece): UnitState => ({
  hex: arrives === null ? cell : WAITING,
  ...{ hits: 0, reduced: false, formation, acted: false, volleyed: false },
  ...{ state: 'good-order', facing, marker: false, inCommand: true, usedRoad: false, orders: {} },
});

/** Radii that no counter changes (6.1). */
const USUAL = { junior: 3, senior: 6, army: 9 } as const;
const RULED = { junior: 'juniorRadius', senior: 'seniorRadius', army: 'armyRadius' } as const;

/** As printed, else by rank. */
const radiusOf = ({ rank, radius }: LeaderPiece, rules: Readings): number =>
  radius === USUAL[rank] ? rules[RULED[rank]] : radius;

const leaderAt = (piece: LeaderPiece, rules: Readings): LeaderState => ({
  hex: piece.arrives === null ? piece.cell : WAITING,
  acted: false,
  radius: radiusOf(piece, rules),
  lost: 0,
});

const holderAtStart = ({ objective }: Goal) =>
  objective.kind === 'place' ? objective.atStart : objective.to;

export const setUp = ({ scenario, units, leaders, goals }: Field, rules: Readings): FieldState => ({
  scenario: scenario.id,
  turn: 1,
  segment: 'a',
  units: units.map(unitAt),
  leaders: leaders.map((leader) => leaderAt(leader, rules)),
  control: goals.map(holderAtStart),
  orders: { union: FIRST_ORDERS, confederate: FIRST_ORDERS },
  hold: { union: 0, confederate: 0 },
  fired: {},
});
