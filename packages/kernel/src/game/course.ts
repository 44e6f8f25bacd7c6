/**
 * The course of a game as a value: where it began, the moves, and the state now. Nothing in it changes; a move gives
 * another game that shares all that was before. Moments that are past are retraced when somebody looks at them.
 */
import { play, type Rules } from '../contract/game.ts';
import type { Rng } from '../luck/rng.ts';
import { Growing } from '../plain/growing.ts';
import { hashOf } from '../plain/hash.ts';
import { allow, type Refusal, RuleBug, refuse, type Verdict } from '../plain/refusal.ts';
import { closedRecord } from './chain.ts';
import { headLink, lastLink, moveLink } from './link.ts';
import { bareMove, type Made, madeOf } from './made.ts';
import { Past } from './past.ts';
import {
  GAME_FORMAT,
  type GameHead,
  type GameRecord,
  type Move,
  type MoveNotes,
  SEALED_VERSION,
  type Snapshot,
} from './record.ts';
import { SAVED_GAME } from './recordSchema.ts';
import { retrace } from './retrace.ts';

export { type Made, madeOf } from './made.ts';

export interface Game<S = unknown, A = unknown> {
  readonly rules: Rules<S, A>;
  readonly head: GameHead;
  readonly start: S;
  /** From the first on. */
  readonly moves: Growing<Move<A>>;
  /** After the last of them. */
  readonly now: S;
  readonly past: Past<S, A>;
}

export function begin<S, A>(rules: Rules<S, A>, head: GameHead): Verdict<Game<S, A>> {
  const begun = rules.begin(head.houseRules);
  if (begun.refused) return begun;
  const start = begun.value;
  const sealed = { ...head, link: headLink(head) };
  const moves = Growing.of<Move<A>>();
  return allow({ rules, head: sealed, start, moves, now: start, past: new Past<S, A>() });
}

export const stateOf = <S, A>({ now }: Game<S, A>): S => now;

/** Who is waited for; nobody when the game is over. */
export const waitsFor = (game: Game): readonly string[] => game.rules.toMove(stateOf(game));

/** The game after a move that its rules have played. */
export function withMade<S, A>(game: Game<S, A>, made: Made<S, A>): Game<S, A> {
  const bare = bareMove(made);
  const move = { ...bare, link: moveLink(lastLink(game.head, game.moves.at(-1)), bare) };
  const moves = game.moves.grown(move);
  game.past.remember(move, made, moves.length);
  return { ...game, moves, now: made.state };
}

/** Checks an action, untrusted JSON, and plays it. */
export function act<S, A>(
  game: Game<S, A>,
  side: string,
  action: unknown,
  rng: Rng,
  said: MoveNotes = {},
): Verdict<Game<S, A>> {
  const { rules, now } = game;
  const checked = rules.check(rules.view(now, side), action);
  if (checked.refused) return checked;
  const played = play(rules, now, side, checked.value, [], rng);
  return allow(withMade(game, madeOf(side, checked.value, played, said)));
}

const lost = (move: number, { code, cite, text }: Refusal): { refused: Refusal } =>
  refuse(code, cite, `Move ${move} cannot be shown again as it is written: ${text}`);

/** What a snapshot says must be what the moves lead to. */
function untrueClaim<S, A>({ past }: Game<S, A>, move: Move<A>, { state }: Made<S, A>): Refusal | null {
  const claimed = past.claimed(move);
  if (claimed === undefined || claimed === hashOf(state)) return null;
  return refuse('untrue-snapshot', SAVED_GAME, 'It leads to another state than the one kept beside it.')
    .refused;
}

/** One move behind us, played again and remembered. */
function again<S, A>(game: Game<S, A>, before: S, place: number): Verdict<Made<S, A>> {
  const move = game.moves.at(place)!;
  const traced = retrace(game.rules, before, move);
  if (traced.refused) return lost(place + 1, traced.refused);
  const untrue = untrueClaim(game, move, traced.value);
  if (untrue) return lost(place + 1, untrue);
  game.past.remember(move, traced.value, place + 1);
  return traced;
}

/** How many moves before this one the nearest known state is, and that state. */
function nearest<S, A>({ moves, past, start }: Game<S, A>, to: number): { from: number; state: S } {
  for (let from = to; from > 0; from--) {
    const known = past.after(moves.at(from - 1)!);
    if (known) return { from, state: known.state };
  }
  return { from: 0, state: start };
}

/** The state after so many moves, 0 being the beginning; refused where the moves do not lead there as written. */
export function momentAt<S, A>(game: Game<S, A>, moves: number): Verdict<S> {
  if (moves === game.moves.length) return allow(game.now);
  if (!Number.isInteger(moves) || moves < 0 || moves > game.moves.length)
    return refuse('no-such-move', SAVED_GAME, `The game has ${game.moves.length} moves.`);
  let { from, state } = nearest(game, moves);
  for (; from < moves; from++) {
    const traced = again(game, state, from);
    if (traced.refused) return traced;
    state = traced.value.state;
  }
  return allow(state);
}

/** A move, from 0, with its notes and dice. */
export function moveAt<S, A>(game: Game<S, A>, place: number): Verdict<Made<S, A>> {
  const move = game.moves.at(place);
  if (place < 0 || move === undefined)
    return refuse('no-such-move', SAVED_GAME, `The game has ${game.moves.length} moves.`);
  const known = game.past.madeBy(move);
  if (known) return allow(known);
  const before = momentAt(game, place);
  return before.refused ? before : again(game, before.value, place);
}

function sure<T>(verdict: Verdict<T>): T {
  if (verdict.refused) throw new RuleBug(verdict.refused.text);
  return verdict.value;
}

/** For games that are known to be as their rules have them: played here, or replayed. */
export const stateAt = <S, A>(game: Game<S, A>, moves: number): S => sure(momentAt(game, moves));
export const madeAt = <S, A>(game: Game<S, A>, place: number): Made<S, A> => sure(moveAt(game, place));

export function snapshotOf<S, A>({ moves, now }: Pick<Game<S, A>, 'moves' | 'now'>): Snapshot<S> {
  return { moves: moves.length, hash: hashOf(now), state: now };
}

/** The save file, with everything in it. */
export const recordOf = ({ head, moves }: Game): GameRecord =>
  closedRecord({ format: GAME_FORMAT, version: SEALED_VERSION, ...head, moves: moves.slice() });

/** The game when all its moves are known to be by a version of the rules; by which it was begun is not forgotten. */
export function checkedBy<S, A>(game: Game<S, A>, rulesVersion: string): Game<S, A> {
  const { head } = game;
  if (head.rulesVersion === rulesVersion) return game;
  return { ...game, head: { ...head, begunBy: head.begunBy ?? head.rulesVersion, rulesVersion } };
}

/** The first moves of a game, as a game of its own. */
export function firstMoves<S, A>(game: Game<S, A>, moves: number): Verdict<Game<S, A>> {
  const now = momentAt(game, moves);
  return now.refused ? now : allow({ ...game, moves: game.moves.cut(moves), now: now.value });
}
