/** A game that was played on elsewhere, taken in here. */
import {
  type AnyMove,
  allow,
  chainOf,
  type Game,
  type GameRecord,
  momentAt,
  readRecord,
  replayOn,
  sameJson,
  type Verdict,
} from '@longroll/kernel';
import type { FoundCourse } from './keptCourse.ts';
import { openGame } from './opening.ts';

/** So many moves at the beginning are the same. */
function sharedMoves(mine: Game, moves: readonly AnyMove[]): number {
  const most = Math.min(mine.moves.length, moves.length);
  let same = 0;
  while (same < most && sameJson(mine.moves.at(same), moves[same])) same++;
  return same;
}

/** The game as it stood after its first moves. */
export function cutTo(game: Game, moves: number): Verdict<Game> {
  const then = momentAt(game, moves);
  return then.refused ? then : allow({ ...game, moves: game.moves.cut(moves), now: then.value });
}

/** Who plays may have changed too. */
function withSeatsOf(game: Game, { seats }: GameRecord): Game {
  if (seats === undefined || sameJson(seats, game.head.seats)) return game;
  return { ...game, head: { ...game.head, seats } };
}

/** As it lies there: what is the same here is kept, the rest checked and played. Null if it cannot be opened. */
export function caughtUp(mine: Game, found: FoundCourse): Game | null {
  const read = readRecord(found.record);
  if (read.refused) return null;
  const { moves } = read.value;
  const same = sharedMoves(mine, moves);
  const shared = cutTo(mine, same);
  const on = shared.refused ? null : replayOn(shared.value, moves.slice(same), chainOf(read.value, false));
  if (on?.ok && found.faults.length === 0) return withSeatsOf(on.game, read.value);
  const opening = openGame(mine.rules, mine.head.rulesVersion, found, read.value);
  return 'game' in opening ? opening.game : null;
}
