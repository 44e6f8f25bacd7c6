/**
 * A list that is being made, as check marks: a tick adds, and what is unticked is taken back together with what came
 * after it, which is then added again. No die falls between two ticks, so nothing is lost by that. Where all are on the list at
 * first it is the other way round: to untick is an action, and to tick again takes it back.
 */
import {
  act,
  allow,
  type Game,
  type Listing,
  lastMover,
  momentAt,
  type Refusal,
  type Rng,
  type Table,
  type Told,
  undoTo,
  type Verdict,
  whyNotUndoTo,
} from '@longroll/kernel';
import { type Option, optionsOf } from './options.ts';
import { tableOf } from './seat.ts';

export interface Tick {
  readonly piece: string;
  readonly isIn: boolean;
  /** Puts it on the list, or takes it off where all are on it at first; none where that is to be taken back. */
  readonly option: Option | undefined;
}

const isTick = ({ told }: { readonly told: Told }): boolean => told.ticks === true || told.unticks === true;

/** Who is on the list and who may be, in an order that does not change with the ticks. */
export function ticksOf({ listing, pieces }: Table, options: readonly Option[]): readonly Tick[] {
  if (!listing) return [];
  const adds = new Map(options.filter(isTick).map((one) => [one.told.piece!, one]));
  const isOut = (id: string): boolean => listing.out?.includes(id) ?? false;
  return pieces
    .filter(({ id }) => listing.pieces.includes(id) || isOut(id) || adds.has(id))
    .map(({ id }) => ({ piece: id, isIn: listing.pieces.includes(id), option: adds.get(id) }));
}

/** With one more the list is full, and the rules go on from there: never done by one tap. */
export const isLastOf = ({ pieces, most }: Listing): boolean => pieces.length + 1 >= most;

/** The moves at the end that made the list, oldest first: at which place, and of whom. */
function ticksBehind(game: Game): readonly { readonly place: number; readonly piece: string }[] {
  const { rules, moves } = game;
  const made: { place: number; piece: string }[] = [];
  for (let place = moves.length - 1; place >= 0; place--) {
    const { side, action } = moves.at(place)!;
    const before = momentAt(game, place);
    const told = before.refused ? null : rules.tell(rules.view(before.value, side), action);
    if (!told || !isTick({ told }) || told.piece === undefined) break;
    made.unshift({ place, piece: told.piece });
  }
  return made;
}

/** Since when a piece is on the list; null if it is not by a tick. */
const placeOf = (game: Game, piece: string): number | null =>
  ticksBehind(game).find((one) => one.piece === piece)?.place ?? null;

/** Why what was ticked, or unticked, cannot be taken back, or null. */
export function whyNotUntick(game: Game, { pieces, out }: Listing): Refusal | null {
  const made = out ?? pieces;
  if (made.length === 0) return null;
  return whyNotUndoTo(game, lastMover(game), game.moves.length - made.length);
}

/** `without` takes back what was done with a piece: its tick, or its being left out. */
export type Relisting = 'all' | 'none' | { readonly without: string };
type Luck = (game: Game) => Rng;

const adding = (game: Game, piece: string | null): Option | undefined =>
  optionsOf(game).find((one) => isTick(one) && (piece === null || one.told.piece === piece));

function withPieces(game: Game, pieces: readonly string[], luck: Luck): Verdict<Game> {
  let now = game;
  for (const piece of pieces) {
    const option = adding(now, piece);
    if (!option) continue;
    const next = act(now, option.side, option.action, luck(now));
    if (next.refused) return next;
    now = next.value;
  }
  return allow(now);
}

/** Everybody who may, as long as the list is not full by it. */
function withAll(game: Game, luck: Luck): Verdict<Game> {
  let now = game;
  for (let option = adding(now, null); option; option = adding(now, null)) {
    const { listing } = tableOf(now, now.now);
    if (!listing || isLastOf(listing)) break;
    const next = act(now, option.side, option.action, luck(now));
    if (next.refused) return next;
    now = next.value;
  }
  return allow(now);
}

function withNone(game: Game): Verdict<Game> {
  const [first] = ticksBehind(game);
  return first ? undoTo(game, lastMover(game), first.place) : allow(game);
}

function without(game: Game, piece: string, luck: Luck): Verdict<Game> {
  const place = placeOf(game, piece);
  if (place === null) return allow(game);
  const later = ticksBehind(game).filter((one) => one.place > place);
  const back = undoTo(game, lastMover(game), place);
  if (back.refused) return back;
  return withPieces(
    back.value,
    later.map((one) => one.piece),
    luck,
  );
}

/** The game with the list made anew. */
export function relisted(game: Game, change: Relisting, luck: Luck): Verdict<Game> {
  if (change === 'all') return withAll(game, luck);
  return change === 'none' ? withNone(game) : without(game, change.without, luck);
}
