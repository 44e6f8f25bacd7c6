/** The moves of a game as a seat may know them: what is sealed, and what is for other eyes, is not in them. */
import type { Seat } from '../contract/game.ts';
import type { Told } from '../contract/table.ts';
import type { Note } from '../plain/note.ts';
import { allow, type Verdict } from '../plain/refusal.ts';
import type { Drawn } from '../umpire/minutes.ts';
import type { Journal } from '../umpire/umpire.ts';
import { linkedRecord } from './chain.ts';
import { type Game, type Made, momentAt, moveAt, recordOf } from './course.ts';
import { bareMove } from './made.ts';
import type { AnyMove, GameRecord, Move, MoveNotes } from './record.ts';

interface Seen extends MoveNotes {
  /** Its place, from 0. */
  readonly move: number;
  readonly side: string;
}

/** Somebody has done something, and no more is known. */
export interface SeenSealed extends Seen {
  readonly sealed: true;
}

export interface SeenOpen<A = unknown> extends Seen {
  readonly sealed: false;
  readonly action: A;
  readonly told: Told;
  readonly notes: readonly Note[];
  readonly draws: readonly Drawn[];
  readonly journal: Journal;
}
export type SeenMove<A = unknown> = SeenOpen<A> | SeenSealed;

const isFor =
  (seat: Seat) =>
  ({ only }: { readonly only?: string }): boolean =>
    only === undefined || only === seat;

const journalFor = (journal: Journal, seat: Seat): Journal =>
  journal.filter((answer) => !('draw' in answer) || isFor(seat)(answer));

/** The seal that keeps a move from a seat now, or null. He who made it knows it. */
function sealFor<S, A>(game: Game<S, A>, before: S, { side, action }: Move<A>, seat: Seat): string | null {
  const { secrets } = game.rules;
  if (!secrets || side === seat) return null;
  const seal = secrets.seal(before, side, action);
  return seal !== null && !secrets.isBroken(game.now, seal) ? seal : null;
}

const saidOf = ({ by, reason, clock, reveal }: MoveNotes): MoveNotes => ({
  ...(by !== undefined && { by }),
  ...(reason !== undefined && { reason }),
  ...(clock !== undefined && { clock }),
  ...(reveal !== undefined && { reveal }),
});

/** What is said beside a move, for a seat: why it was made tells of what its side knows and intends. */
function saidFor<S, A>({ rules }: Game<S, A>, move: Move<A>, seat: Seat): MoveNotes {
  const { reason: _, ...others } = saidOf(move);
  return rules.secrets && move.side !== seat ? others : saidOf(move);
}

function seenOpen<S, A>(
  game: Game<S, A>,
  before: S,
  made: Made<S, A>,
  seat: Seat,
): Omit<SeenOpen<A>, 'move'> {
  const { rules } = game;
  const { side, action, notes, draws, journal } = made;
  return {
    ...saidFor(game, made, seat),
    ...{ side, sealed: false, action },
    told: rules.tell(rules.view(before, seat), action),
    notes: notes.filter(isFor(seat)),
    draws: draws.filter(isFor(seat)),
    journal: journalFor(journal, seat),
  };
}

/** The move at a place, from 0; refused if it cannot be shown again. */
export function seenMove<S, A>(game: Game<S, A>, place: number, seat: Seat): Verdict<SeenMove<A>> {
  const made = moveAt(game, place);
  if (made.refused) return made;
  const before = momentAt(game, place);
  if (before.refused) return before;
  const { value } = made;
  const sealed = sealFor(game, before.value, value, seat) !== null;
  // When a sealed move was made all saw; what opens its dice they see when it is broken.
  const { reveal: _, ...said } = saidFor(game, value, seat);
  if (sealed) return allow({ ...said, move: place, side: value.side, sealed: true });
  return allow({ move: place, ...seenOpen(game, before.value, value, seat) });
}

/** What fell in a move, without its words. */
export function seenDraws<S, A>(game: Game<S, A>, place: number, seat: Seat): Verdict<readonly Drawn[]> {
  const made = moveAt(game, place);
  if (made.refused || !game.rules.secrets) return made.refused ? made : allow(made.value.draws);
  const before = momentAt(game, place);
  if (before.refused) return before;
  const hidden = sealFor(game, before.value, made.value, seat) !== null;
  return allow(hidden ? [] : made.value.draws.filter(isFor(seat)));
}

/** All of them, as far as they can be shown. */
export function seenMoves<S, A>(game: Game<S, A>, seat: Seat): readonly SeenMove<A>[] {
  const seen: SeenMove<A>[] = [];
  for (let place = 0; place < game.moves.length; place++) {
    const one = seenMove(game, place, seat);
    if (one.refused) break;
    seen.push(one.value);
  }
  return seen;
}

/**
 * What binds him who sealed a move. It is the application's: a digest without a secret in it could be guessed, action by
 * action, and rules have no secrets of their own.
 */
export type Digest = (move: Move, place: number) => string;

function moveFor<S, A>(game: Game<S, A>, place: number, seat: Seat, digest: Digest): Verdict<AnyMove<A>> {
  const before = momentAt(game, place);
  if (before.refused) return before;
  const move = game.moves.at(place)!;
  const seal = sealFor(game, before.value, move, seat);
  const { reveal: _, ...said } = saidFor(game, move, seat);
  if (seal !== null)
    return allow({ ...said, side: move.side, sealed: { seal, digest: digest(move, place) } });
  const { side, action, journal, link } = move;
  const open = { side, action, journal: journalFor(journal, seat), ...(link !== undefined && { link }) };
  return allow(bareMove({ ...open, ...saidFor(game, move, seat) }));
}

/**
 * The save file as a seat may hold it. Where nothing is secret that is the whole file. Else its links are over what is in
 * it and over nothing else: those of the whole game could be tried out, action by action, until one fits. The seed, from
 * which hidden dice follow, is left out.
 */
export function recordFor<S, A>(
  game: Game<S, A>,
  seat: Seat,
  digest: Digest = () => '',
): Verdict<GameRecord> {
  const whole = recordOf(game as Game);
  if (!game.rules.secrets) return allow(whole);
  const moves: AnyMove<A>[] = [];
  for (let place = 0; place < game.moves.length; place++) {
    const move = moveFor(game, place, seat, digest);
    if (move.refused) return move;
    moves.push(move.value);
  }
  const { orders, seed: _, ...head } = whole;
  const own = orders?.filter(({ side }) => side === seat);
  return allow(linkedRecord({ ...head, ...(own && { orders: own }), holder: seat, moves }));
}
