/** A saved game played again from its beginning. A file may have been edited, so every move is checked as if new. */
import type { Rules } from '../contract/game.ts';
import { Growing } from '../plain/growing.ts';
import { allow, type Refusal, RuleBug, type Verdict } from '../plain/refusal.ts';
import { type Chain, chainOf, linkedMoves, recordToPlay } from './chain.ts';
import { begin, firstMoves, type Game, withMade } from './course.ts';
import { headLink } from './link.ts';
import { type AnyMove, type GameRecord, headOf } from './record.ts';
import { retrace } from './retrace.ts';

export { retrace } from './retrace.ts';

export interface Replayed<S = unknown, A = unknown> {
  /** Every move can be as written, and no link of the file is broken. */
  readonly ok: boolean;
  /** As far as it came. */
  readonly game: Game<S, A>;
  /** How many moves were played. */
  readonly moves: number;
  /** The place of the move that cannot be as written, from 0; null if all are. */
  readonly divergedAt: number | null;
  /** Why that move cannot be. */
  readonly why: Refusal | null;
  /** Of the file, whether or not its moves can be played. */
  readonly chain: Chain;
}

const replayed = <S, A>(game: Game<S, A>, why: Refusal | null, chain: Chain): Replayed<S, A> => {
  const moves = game.moves.length;
  const ok = why === null && chain.state !== 'broken';
  return { ok, game, moves, divergedAt: why === null ? null : moves, why, chain };
};

/** Plays written moves on from where a game stands; the first that cannot be made stops it and is named. */
export function replayOn<S, A>(from: Game<S, A>, moves: readonly AnyMove[], chain: Chain): Replayed<S, A> {
  let game = from;
  for (const move of moves) {
    const traced = retrace(game.rules, game.now, move);
    if (traced.refused) return replayed(game, traced.refused, chain);
    game = withMade(game, traced.value);
  }
  return replayed(game, null, chain);
}

/** Refused only if such a game cannot begin. Its chain is looked at before, unless that was done. */
export function replay<S, A>(
  rules: Rules<S, A>,
  record: GameRecord,
  chain = chainOf(record),
): Verdict<Replayed<S, A>> {
  const begun = begin(rules, headOf(recordToPlay(record, chain)));
  return begun.refused ? begun : allow(replayOn(begun.value, record.moves, chain));
}

/** Says truly how many moves came without links, when not all of them have been taken. */
function recounted<S, A>(game: Game<S, A>): Game<S, A> {
  const { length } = game.moves;
  const { unsealed = 0, ...rest } = game.head;
  if (unsealed <= length) return game;
  const head = { ...rest, ...(length > 0 && { unsealed: length }) };
  const link = headLink(head);
  return { ...game, head: { ...head, link }, moves: Growing.of(linkedMoves(link, game.moves.slice())) };
}

/**
 * What of a game can be played on from: up to the first move that cannot be, or that is not as it was written. Where the
 * head or the end is not, all moves stand.
 */
export function soundPart<S, A>({ game, chain: { brokenAt } }: Replayed<S, A>): Game<S, A> {
  const { length } = game.moves;
  const sound = firstMoves(game, typeof brokenAt === 'number' ? Math.min(brokenAt, length) : length);
  if (sound.refused) throw new RuleBug(sound.refused.text);
  return recounted(sound.value);
}

/** "It was made by version 0.2 of the rules; by version 0.3 it differs from move 41 of 60 on: ..." */
export function differenceWords({ game, divergedAt, why }: Replayed, moves: number, version: string): string {
  if (divergedAt === null || !why) return '';
  const { rulesVersion } = game.head;
  const on = `differs from move ${divergedAt + 1} of ${moves} on: ${why.text}`;
  if (rulesVersion === version) return `It ${on}`;
  return `It was made by version ${rulesVersion} of the rules; by version ${version} it ${on}`;
}
