/** The end of a turn and of the game (21.15): places count, and after the last turn, or when a side is gone or gives up, it is over. */
import { capital, happened, toNumber, type Umpire } from '@longroll/kernel';
import type { Field } from '../../field/field.ts';
import { WAITING } from '../../field/state.ts';
import { otherSide, SIDE_NAMES, SIDES, type Side } from '../../model/vocabulary.ts';
import { type In, type PlayState, to } from '../state/stage.ts';
import { isHidden, isOnMap } from '../state/standing.ts';
import { sayTo } from '../told/telling.ts';
import { nextTurn } from '../turn/frame.ts';
import { withPlaces } from './places.ts';
import { judgementFor, totalsOf } from './totals.ts';
import { doing, figures, judgementWords, placesWords } from './words.ts';

/** Each side is told what it believes; where nothing is hidden that is the same. */
function tellPlaces(field: Field, state: PlayState, u: Umpire): void {
  const words = (held: readonly Side[]): string => placesWords(field, held);
  if (!isHidden(state)) {
    const all = words(state.held.all);
    if (all !== '') u.note(() => [happened('14.3', all)]);
    return;
  }
  const told = SIDES.flatMap((side) => {
    const text = words(state.held[side]);
    return text === '' ? [] : [[side, text] as const];
  });
  sayTo(u, '14.3', Object.fromEntries(told));
}

function tellEnd(field: Field, state: PlayState, u: Umpire): void {
  const all = { score: state.score.all, held: state.held.all };
  const totals = totalsOf(field, state, all);
  const points = SIDES.map((side) => `${SIDE_NAMES[side]} ${figures(toNumber(totals[side]))}`).join(', ');
  const words = judgementWords(judgementFor(field, state, all));
  u.note(() => [happened('21.15.3', `The battle is over: ${words} (${points} points).`)]);
}

/** End values count, and whatever was not known is known now (21.13.5). */
function over(field: Field, state: PlayState, side: Side, resigned: boolean, u: Umpire): PlayState {
  const { held, score } = withPlaces(field, state, 'end');
  const open = <T>(all: T) => ({ all, union: all, confederate: all });
  const known = { ...state, held: open(held.all), score: open(score.all) };
  const ended = to(known, { at: 'game-over', side, resigned });
  tellEnd(field, ended, u);
  return ended;
}

/** The victory phase (21.15.2). */
export function judge(field: Field, state: In<'victory'>, u: Umpire): PlayState {
  const counted = withPlaces(field, state, 'turn');
  tellPlaces(field, state, u);
  return state.turn >= field.scenario.turns[1]
    ? over(field, counted, field.scenario.first, false, u)
    : nextTurn(field, counted);
}

const isPresent = ({ own }: Field, { units }: PlayState, side: Side): boolean =>
  own[side].some((i) => isOnMap(units[i]!) || units[i]!.square === WAITING);

/** Over at once if a side has nobody on the map or waiting: every place then counts for the other. Else null. */
export function endIfGone(field: Field, state: PlayState, u: Umpire): PlayState | null {
  const gone = SIDES.find((side) => !isPresent(field, state, side));
  if (gone === undefined) return null;
  const winner = otherSide(gone);
  const all = state.held.all.map(() => winner);
  return over(field, { ...state, held: { ...state.held, all } }, winner, false, u);
}

/** A side gives up (21.15.3). */
export function resign(field: Field, state: PlayState, side: Side, u: Umpire): PlayState {
  u.note(() => [happened('21.15.3', `${capital(doing(side, 'gives', 'give'))} up the field.`)]);
  return over(field, state, otherSide(side), true, u);
}
