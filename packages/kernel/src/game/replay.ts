/** A saved game played again from its beginning. A file may have been edited, so every move is checked as if new. */
import type { Rules } from '../contract/game.ts';
import { allow, type Refusal, type Verdict } from '../plain/refusal.ts';
import { begin, type Game, withMade } from './course.ts';
import { type AnyMove, type GameRecord, headOf } from './record.ts';
import { retrace } from './retrace.ts';

export { retrace } from './retrace.ts';

export interface Replayed<S = unknown, A = unknown> {
  readonly ok: boolean;
  /** As far as it came. */
  readonly game: Game<S, A>;
  /** How many moves were played. */
  readonly moves: number;
  /** The place of the move that cannot be as written, from 0; null if all are. */
  readonly divergedAt: number | null;
  /** Why that move cannot be. */
  readonly why: Refusal | null;
}

const replayed = <S, A>(game: Game<S, A>, why: Refusal | null): Replayed<S, A> => {
  const moves = game.moves.length;
  return { ok: why === null, game, moves, divergedAt: why === null ? null : moves, why };
};

/** Plays written moves on from where a game stands; the first that cannot be made stops it and is named. */
export function replayOn<S, A>(from: Game<S, A>, moves: readonly AnyMove[]): Replayed<S, A> {
  let game = from;
  for (const move of moves) {
    const traced = retrace(game.rules, game.now, move);
    if (traced.refused) return replayed(game, traced.refused);
    game = withMade(game, traced.value);
  }
  return replayed(game, null);
}

/** Refused only if such a game cannot begin. */
export function replay<S, A>(rules: Rules<S, A>, record: GameRecord): Verdict<Replayed<S, A>> {
  const begun = begin(rules, headOf(record));
  return begun.refused ? begun : allow(replayOn(begun.value, record.moves));
}

/** "It was made by version 0.2 of the rules; by version 0.3 it differs from move 41 of 60 on: ..." */
export function differenceWords({ game, divergedAt, why }: Replayed, moves: number, version: string): string {
  if (divergedAt === null || !why) return '';
  const { rulesVersion } = game.head;
  const on = `differs from move ${divergedAt + 1} of ${moves} on: ${why.text}`;
  if (rulesVersion === version) return `It ${on}`;
  return `It was made by version ${rulesVersion} of the rules; by version ${version} it ${on}`;
}
