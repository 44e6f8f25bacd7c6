/** Who sees whom (2.3). Written over the state, for the view and for whoever must know what a view may show. */
import type { Seat } from '../../src/index.ts';
import {
  CELLS,
  otherThan,
  type Patrol,
  type PatrolState,
  type PatrolView,
  SIDES,
  type Somebody,
  type Stage,
} from './state.ts';

const FAR = 2;
const beside = (a: Patrol, b: Patrol): boolean => Math.abs(a.cell - b.cell) <= 1;
const makesOut = (a: Patrol, b: Patrol): boolean => b.cell === a.cell + FAR * a.front;

/** Whether an enemy stands beside it: he sees it, and everybody is told. */
export const isSeen = ({ patrols }: PatrolState, patrol: Patrol): boolean =>
  patrols.some((one) => one.side !== patrol.side && beside(one, patrol));

export const isKnown = (state: PatrolState, patrol: Patrol, seat: Seat): boolean =>
  state.stage.at === 'over' || patrol.side === seat || isSeen(state, patrol);

/** Two cells ahead one makes out that somebody is there, and no more. Those who only watch do not. */
export function somebodies(state: PatrolState, seat: Seat): readonly Somebody[] {
  const mine = state.patrols.filter(({ side }) => side === seat);
  const hidden = state.patrols.filter((one) => seat !== null && !isKnown(state, one, seat));
  const cells = hidden.filter((enemy) => mine.some((one) => makesOut(one, enemy))).map(({ cell }) => cell);
  return [...new Set(cells)].sort((a, b) => a - b).map((cell) => ({ side: otherThan(seat!), cell }));
}

const SAID_BY = (seat: Seat) => (id: string) => seat !== null && id.startsWith(seat[0]!);

/** Orders, and who of his has acted, are his who gave them. */
function stageFor(stage: Stage, seat: Seat): Stage {
  if ('orders' in stage) {
    const own = Object.entries(stage.orders).filter(([id]) => SAID_BY(seat)(id));
    return { ...stage, orders: Object.fromEntries(own) };
  }
  return 'acted' in stage ? { ...stage, acted: stage.acted.filter(SAID_BY(seat)) } : stage;
}

export function viewOf(state: PatrolState, seat: Seat): PatrolView {
  const side = SIDES.find((one) => one === seat) ?? null;
  const { heard } = state;
  return {
    ...state,
    patrols: state.patrols.filter((one) => isKnown(state, one, seat)),
    heard: side !== null && heard[side] ? { [side]: heard[side] } : {},
    stage: stageFor(state.stage, seat),
    ...{ seat: side, there: somebodies(state, seat) },
  };
}

/** The cells that a side has under its eyes. */
export function watched({ patrols }: PatrolState, seat: Seat): readonly number[] {
  const mine = patrols.filter(({ side }) => side === seat);
  const sees = (cell: number): boolean =>
    mine.some((one) => Math.abs(one.cell - cell) <= 1 || one.cell + FAR * one.front === cell);
  return Array.from({ length: CELLS }, (_, cell) => cell).filter(sees);
}

const sightings = (state: PatrolState, seat: Seat): string =>
  JSON.stringify([
    state.patrols.filter((one) => one.side !== seat && isKnown(state, one, seat)),
    somebodies(state, seat),
    seat === null ? null : state.heard[seat as 'west'],
    state.lost,
    state.stage.at === 'over',
  ]);

/** A cell that was in the dark and is not any more tells something even if nobody stands on it. */
export const hasLearnt = (before: PatrolState, after: PatrolState, seat: Seat): boolean =>
  watched(after, seat).some((cell) => !watched(before, seat).includes(cell)) ||
  sightings(before, seat) !== sightings(after, seat);
