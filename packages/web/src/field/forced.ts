/** Decisions that are none: with one legal action, and nothing that could not be taken back, a player need not be asked. */
import {
  act,
  type Game,
  lastMover,
  type Rng,
  type Table,
  undo,
  type Verdict,
  waitsFor,
  whyNotUndo,
} from '@longroll/kernel';
import { computerAt } from '../opponent/seats.ts';
import { tableOf } from './seat.ts';

/** A rule that went in a circle would never come back. */
const MOST = 100;

type Luck = (game: Game) => Rng;

const standsIn = (game: Game): Table => tableOf(game, game.now);

/** The one thing that can be done by anybody; null if there are several, or none. */
function onlyAction({ rules, now, ...game }: Game) {
  const all = waitsFor({ rules, now, ...game }).flatMap((side) => {
    const view = rules.view(now, side);
    return rules.legal(view).map((action) => ({ side, action, told: () => rules.tell(view, action) }));
  });
  return all.length === 1 ? all[0]! : null;
}

/** The game after a forced move; null if the player is to decide: dice would fall, or the turn or the game would end. */
export function afterForced(game: Game, luck: Luck): Game | null {
  const only = onlyAction(game);
  if (!only || computerAt(game.head, only.side) !== null) return null;
  const { rolls, asks } = only.told();
  if (rolls || asks) return null;
  const next = act(game, only.side, only.action, luck(game));
  if (next.refused || next.value.moves.at(-1)!.journal.length > 0) return null;
  const [before, after] = [standsIn(game), standsIn(next.value)];
  return after.over || after.turn !== before.turn ? null : next.value;
}

/** The game with all forced moves made. */
export function pressedOn(game: Game, luck: Luck): Game {
  let now = game;
  for (let moves = 0; moves < MOST; moves++) {
    const next = afterForced(now, luck);
    if (!next) return now;
    now = next;
  }
  return now;
}

/** Forced moves go back with the one that led to them. */
export function takenBack(game: Game, luck: Luck): Verdict<Game> {
  let back = undo(game, lastMover(game));
  while (!back.refused) {
    const { value } = back;
    if (value.moves.length === 0 || !afterForced(value, luck) || whyNotUndo(value, lastMover(value))) break;
    back = undo(value, lastMover(value));
  }
  return back;
}
