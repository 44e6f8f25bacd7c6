/**
 * The course of a game as a value: where it began and what every move made of it. Nothing in it changes; a move
 * gives another game that shares all that was before, so any moment can be shown again.
 */
import { type Played, play, type Rules } from '../contract/game.ts';
import type { Rng } from '../luck/rng.ts';
import type { Note } from '../plain/note.ts';
import { allow, refuse, type Verdict } from '../plain/refusal.ts';
import type { Drawn } from '../umpire/minutes.ts';
import type { Ask } from '../umpire/umpire.ts';
import { GAME_FORMAT, GAME_VERSION, type GameHead, type GameRecord, type Move } from './record.ts';

/** A move that has been made. */
export interface Turned<S = unknown, A = unknown> extends Move<A> {
  readonly notes: readonly Note[];
  readonly draws: readonly Drawn[];
  /** After the move. */
  readonly state: S;
}

/** A move that waits for a decision. What has been drawn for it stays drawn. */
export interface Pending<A = unknown> extends Move<A> {
  readonly notes: readonly Note[];
  readonly draws: readonly Drawn[];
  readonly ask: Ask<string>;
}

export interface Game<S = unknown, A = unknown> {
  readonly rules: Rules<S, A>;
  readonly head: GameHead;
  readonly start: S;
  readonly turned: readonly Turned<S, A>[];
  readonly pending: Pending<A> | null;
}

export function begin<S, A>(rules: Rules<S, A>, head: GameHead): Verdict<Game<S, A>> {
  const start = rules.begin(head.houseRules);
  if (start.refused) return start;
  return allow({ rules, head, start: start.value, turned: [], pending: null });
}

/** The state after so many moves; 0 is the beginning. */
export const stateAt = <S, A>({ start, turned }: Game<S, A>, moves: number): S =>
  moves === 0 ? start : turned[moves - 1]!.state;

export const stateOf = <S, A>(game: Game<S, A>): S => stateAt(game, game.turned.length);

/** Who is waited for: he who has to decide, or those who may act; nobody when the game is over. */
export const waitsFor = (game: Game): readonly string[] =>
  game.pending ? [game.pending.ask.side] : game.rules.toMove(stateOf(game));

/** A move as it was played, or as far as it came. */
export function outcomeOf<S, A>(side: string, action: A, played: Played<S>): Turned<S, A> | Pending<A> {
  const { journal, notes, draws, state, ask } = played;
  return ask ? { side, action, journal, notes, draws, ask } : { side, action, journal, notes, draws, state };
}

function moved<S, A>(game: Game<S, A>, { side, action, journal }: Move<A>, rng: Rng): Game<S, A> {
  const played = play(game.rules, stateOf(game), side, action, journal, rng);
  const outcome = outcomeOf(side, action, played);
  if ('ask' in outcome) return { ...game, pending: outcome };
  return { ...game, turned: [...game.turned, outcome], pending: null };
}

/** Checks an action, untrusted JSON, and plays it. */
export function act<S, A>(game: Game<S, A>, side: string, action: unknown, rng: Rng): Verdict<Game<S, A>> {
  if (game.pending) {
    const { ask } = game.pending;
    return refuse('undecided', 'decision', `${ask.side} must decide "${ask.id}" first.`);
  }
  const checked = game.rules.check(stateOf(game), side, action);
  if (checked.refused) return checked;
  return allow(moved(game, { side, action: checked.value, journal: [] }, rng));
}

/** Makes the decision that the last action waits for, and plays on. */
export function answer<S, A>(game: Game<S, A>, side: string, option: string, rng: Rng): Verdict<Game<S, A>> {
  const { pending } = game;
  if (!pending) return refuse('nothing-asked', 'decision', 'No decision is waited for.');
  const { id, side: decides, options } = pending.ask;
  if (side !== decides) return refuse('not-your-decision', 'decision', `${decides} decides "${id}".`);
  if (!options.includes(option))
    return refuse('no-such-option', 'decision', `For "${id}" one may choose ${options.join(', ')}.`);
  const journal = [...pending.journal, { ask: id, side, option }];
  return allow(moved(game, { ...pending, journal }, rng));
}

const bare = ({ side, action, journal }: Move): Move => ({ side, action, journal });

/** The save file. A decision that is still open is saved too, with the dice that fell before it. */
export function recordOf({ head, turned, pending }: Game): GameRecord {
  const moves = [...turned, ...(pending ? [pending] : [])].map(bare);
  return { format: GAME_FORMAT, version: GAME_VERSION, ...head, moves };
}
