/** The frame of a turn (3.0): where it begins, how it ends, and when the game is over. */
import { bar, bare, began, type Umpire } from '@longroll/kernel';
import type { Field } from '../../field/field.ts';
import { otherSide, SIDES, type Side } from '../../model/vocabulary.ts';
import { calendarTurn, dayOf } from '../../scenarios/calendar.ts';
import { driveOff } from '../campaign/river.ts';
import { settleLeaders } from '../movement/leaders.ts';
import { releaseByTurn } from '../movement/release.ts';
import { withBooks } from '../state/change.ts';
import type { DecisionIn } from '../state/flow.ts';
import { type In, type PlayState, to } from '../state/stage.ts';
import { rulesOf, sideOfUnit, weatherOf } from '../state/standing.ts';
import { ENDS, told } from '../state/words.ts';

export const beginTurn = (field: Field, state: PlayState): PlayState =>
  state.campaign ? to(state, { at: 'turn-start', side: 'union' }) : beginDay(field, state);

const beginDay = (field: Field, state: PlayState): PlayState =>
  to(releaseByTurn(field, state), { at: 'offer-transfers', side: rulesOf(state).transfersFirst });

/** What the Advanced Game has between these phases (19.2): attachment after transfers, the siege after recovery. */
const IN_CAMPAIGN = { initiative: 'offer-attachments', 'turn-end': 'siege' } as const;

/** The other side of a phase in which both sides decide once, or what comes after it. */
export function nextSide(
  state: PlayState,
  again: 'offer-transfers' | 'offer-refusals',
  then: 'initiative' | 'turn-end',
): PlayState {
  const { side } = state.stage;
  const { transfersFirst } = rulesOf(state);
  if (side === transfersFirst) return to(state, { at: again, side: otherSide(side) });
  return state.campaign
    ? to(state, { at: IN_CAMPAIGN[then], side: transfersFirst })
    : to(state, { at: then, side });
}

/** Both sides look at the map before anything is drawn by lot. */
export const SET_UP: DecisionIn<'set-up'> = {
  rule: bar('set-up', '3.0', 'The set-up lies on the table: the game is begun.'),
  prompt: () => 'look at the set-up, then begin.',
  deeds: {
    begin: bare({ do: 'begin' }, { play: beginTurn, tell: () => told('Begin', '3.0', 'Begin', ENDS) }),
  },
};

export const OVER: DecisionIn<'game-over'> = {
  rule: bar('game-over', '16.7', 'The game is over.'),
  prompt: () => 'the game is over.',
  deeds: {},
};

/** After the last turn the game is over; so it is at once when a side is gone (18.10). */
export function endTurn(field: Field, state: In<'turn-end'>, u: Umpire): PlayState {
  if (state.turn >= field.scenario.turns) return to(state, { at: 'game-over', side: state.stage.side });
  const { held, lost, strayed } = state;
  const next = withBooks(state, { turn: state.turn + 1, held, lost, strayed });
  const day = dayOf(calendarTurn(field.scenario.firstTurn, next.turn));
  u.note(() => [began('3.0', `Turn ${next.turn} begins, ${day}, ${weatherOf(field, next)}.`)]);
  return beginTurn(field, next);
}

const isPresent = (field: Field, state: PlayState, side: Side): boolean =>
  state.units.some((unit, i) => unit.manpower > 0 && unit.hex >= -1 && sideOfUnit(field, i) === side);

/** Over at once if a side has nobody left on the map or waiting: the other then holds every hex that scores. */
export function endIfGone(field: Field, state: PlayState): PlayState | null {
  const gone = SIDES.find((side) => !isPresent(field, state, side));
  if (gone === undefined) return null;
  const held = state.held.map(() => otherSide(gone));
  const { turn, lost, strayed } = state;
  return to(withBooks(state, { turn, held, lost, strayed }), { at: 'game-over', side: gone });
}

/** After any action: leaders alone, a side gone, then the next action phase (3.4). */
export function endAction(field: Field, state: In<'end-of-action'>): PlayState {
  const settled = settleLeaders(field, state.campaign ? driveOff(field, state) : state);
  return endIfGone(field, settled) ?? to(settled, { at: 'initiative', side: state.stage.side });
}
