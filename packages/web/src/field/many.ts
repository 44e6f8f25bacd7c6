/** One order to many pieces: who they are, what it would come to, and the single actions one after another. */
import {
  act,
  type Counter,
  type Game,
  inWords,
  momentAt,
  type Order,
  type Piece,
  type Rng,
  type Rules,
  type Table,
  undoTo,
  type Verdict,
  waitsFor,
  whyNotUndo,
} from '@longroll/kernel';
import { newsFor } from './news.ts';
import type { Playable } from './scenarios.ts';

/** Those who belong together, as the sheet has them. */
export interface Formation {
  readonly title: string;
  readonly pieces: readonly { readonly id: string; readonly name: string }[];
}

const UNATTACHED = 'Under no command';

/** Who only goes along with others is given no orders with them. */
const isOrdered = ({ kind }: Counter): boolean => kind !== 'leader';

/** Those of a side who are on the map, by their command. */
export function formationsOf(
  { sheet }: Playable,
  { pieces }: Table,
  side: string,
  isMeant: (counter: Counter) => boolean = isOrdered,
): readonly Formation[] {
  const here = new Set(pieces.filter(({ cell, gone }) => cell >= 0 && !gone).map(({ id }) => id));
  const found = new Map<string, { id: string; name: string }[]>();
  for (const counter of sheet.counters) {
    const { id, name, command } = counter;
    if (counter.side !== side || !here.has(id) || !isMeant(counter)) continue;
    const title = command ?? UNATTACHED;
    found.set(title, [...(found.get(title) ?? []), { id, name }]);
  }
  return [...found].map(([title, all]) => ({ title, pieces: all }));
}

export const units = (n: number): string => (n === 1 ? '1 unit' : `${n} units`);

/** What an order would come to. */
export interface Prospect {
  readonly text: string;
  /** None if nobody could do it. */
  readonly actions: readonly unknown[];
}

const pieceOf = (rules: Rules, view: unknown, action: unknown): string | null =>
  rules.pieceOf ? rules.pieceOf(action) : (rules.tell(view, action).piece ?? null);

/** "March 21, Mode 2": how often each kind of thing would be done. */
function kindsOf(rules: Rules, view: unknown, actions: readonly unknown[]): string {
  const counts = new Map<string, number>();
  for (const action of actions) {
    const { group } = rules.tell(view, action);
    counts.set(group, (counts.get(group) ?? 0) + 1);
  }
  return [...counts].map(([group, n]) => `${group} ${n}`).join(', ');
}

export function prospectOf(rules: Rules, view: unknown, order: Order): Prospect {
  const expanded = rules.expand?.(view, order);
  if (!expanded) return { text: '', actions: [] };
  if (expanded.refused) return { text: expanded.refused.text, actions: [] };
  const actions = expanded.value;
  if (actions.length === 0) return { text: 'None of them could do that now.', actions };
  const pieces = new Set(actions.map((action) => pieceOf(rules, view, action)));
  const all = order.pieces.length;
  const who = pieces.size === all ? units(all) : `${pieces.size} of ${units(all)}`;
  return { text: `${who}: ${kindsOf(rules, view, actions)}.`, actions };
}

/** The single actions of an order. */
export interface Given {
  readonly side: string;
  readonly title: string;
  readonly actions: readonly unknown[];
}

/** What was done at one go, and how it is told. */
export interface Carried {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** Of a whole line of battle the first few are named. */
const MOST_NAMED = 3;

function seenWords(name: (piece: Piece) => string, news: readonly Piece[]): string {
  const isSeen = news[0]?.known === 'seen';
  const names = [...new Set(news.filter(({ known }) => (known === 'seen') === isSeen).map(name))];
  const more = names.length - MOST_NAMED;
  const said = more > 0 ? [...names.slice(0, MOST_NAMED), `${more} more`] : names;
  return `${inWords(said)} ${isSeen ? 'came into sight' : 'went out of sight'}`;
}

interface Stopped {
  readonly game: Game;
  readonly pieces: ReadonlySet<string | null>;
  readonly why: string;
}

/** Until one is refused, a die falls, another is to decide, or something new is seen. */
function carryOn(
  game: Game,
  { side, actions }: Given,
  luck: (game: Game) => Rng,
  name: (piece: Piece) => string,
): Verdict<Stopped> {
  let now = game;
  const pieces = new Set<string | null>();
  const stopped = (why: string) => ({ refused: null, value: { game: now, pieces, why } }) as const;
  for (const action of actions) {
    const mover = pieceOf(now.rules, now.rules.view(now.now, side), action);
    const next = act(now, side, action, luck(now));
    if (next.refused) return now === game ? next : stopped(next.refused.text);
    const before = now;
    now = next.value;
    pieces.add(mover);
    const news = newsFor(before, now, side, mover);
    if (news.length > 0 && action !== actions.at(-1)) return stopped(`${seenWords(name, news)}.`);
    if (now.moves.at(-1)!.journal.length > 0 || !waitsFor(now).includes(side)) return stopped('');
  }
  return stopped('');
}

export function carriedOut(
  game: Game,
  given: Given,
  luck: (game: Game) => Rng,
  { counters }: Playable,
): Verdict<{ readonly game: Game; readonly carried: Carried }> {
  const name = ({ id }: Piece): string => counters.get(id)?.name ?? 'Somebody';
  const done = carryOn(game, given, luck, name);
  if (done.refused) return done;
  const { game: after, pieces, why } = done.value;
  const [from, to] = [game.moves.length, after.moves.length];
  const told = `${given.title}: ${units(pieces.size)}, ${to - from === 1 ? '1 order' : `${to - from} orders`}.`;
  const text = why === '' ? told : `${told} It stopped there: ${why}`;
  return { refused: null, value: { game: after, carried: { from, to, text } } };
}

function pieceOfMove(game: Game, place: number): string | null {
  const { side, action } = game.moves.at(place)!;
  const before = momentAt(game, place);
  return before.refused ? null : pieceOf(game.rules, game.rules.view(before.value, side), action);
}

/** What was ordered to many goes back piece by piece, the last first, as far as it can. */
export function unitTakenBack(game: Game, side: string, from: number): Verdict<Game> {
  const last = game.moves.length - 1;
  const piece = pieceOfMove(game, last);
  let to = last;
  while (to > from && pieceOfMove(game, to - 1) === piece) to--;
  // Where one of its moves stands for good those after it still go back.
  for (let at = to; at < last; at++) {
    const back = undoTo(game, side, at);
    if (!back.refused) return back;
  }
  const why = whyNotUndo(game, side);
  return why ? { refused: why } : undoTo(game, side, last);
}
