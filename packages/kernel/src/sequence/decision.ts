/**
 * A stage in which somebody decides, typed by the deeds that it offers. Each deed says what could be meant (its
 * candidates), what forbids it (its bar), what it does, and how it is told. The list of legal actions is the candidates without a bar,
 * and an action that is not on it is refused with its bar: the list and the reason for absence are one piece of code.
 *
 * A deed must hold one law: whatever has no bar is among its candidates.
 */
import type { Told } from '../contract/table.ts';
import { inWords } from '../plain/words.ts';
import type { Umpire } from '../umpire/umpire.ts';
import type { Bar } from './bar.ts';

/** What is done is named by `do`. */
export interface Doing {
  readonly do: string;
}
export type ActionOf<A extends Doing, D extends A['do']> = Extract<A, { readonly do: D }>;

/** `C` is what never changes in a game, `S` the state in this stage, `T` any state that may follow. */
export interface Deed<C, S, A, T> {
  candidates(c: C, state: S): readonly A[];
  /** The candidates of one piece, where the decision lists piece by piece. */
  candidatesOf?(c: C, state: S, piece: number): readonly A[];
  /** The rule that forbids the action in this stage, or null. Any action of the deed may be asked about. */
  bar(c: C, state: S, action: A): Bar | null;
  play(c: C, state: S, action: A, u: Umpire): T;
  tell(c: C, state: S, action: A): Told;
}

/**
 * A decision about many pieces at once is listed piece by piece. What a piece may do is kept as long as it rests on the
 * same things, so that an order to one of two hundred costs no more than an order to one of twenty.
 */
export interface PieceByPiece<C, S> {
  pieces(c: C, state: S): readonly number[];
  /** The part of the state that is the piece's own. */
  own(c: C, state: S, piece: number): object;
  /** What the lists of all pieces rest on besides. */
  shared(c: C, state: S): readonly object[];
}

export interface Decision<C, S, A extends Doing, T, D extends A['do'] = A['do']> {
  /** Deeds with `candidatesOf` are listed so. */
  readonly byPiece?: PieceByPiece<C, S>;
  /** What is decided here and what may be done: whatever else is tried is refused with it. */
  readonly rule: Bar;
  /** The next thing to do, in one sentence without whose it is. */
  prompt(c: C, state: S): string;
  /** In the order in which they are listed. */
  readonly deeds: { readonly [K in D]?: Deed<C, S, ActionOf<A, K>, T> };
}

const NOTHING: readonly never[] = [];

/** A deed that names nothing: it is allowed, or there is a rule against it. */
export const bare = <C, S, A extends Doing, T>(
  action: A,
  deed: {
    readonly play: (c: C, state: S, u: Umpire) => T;
    readonly tell: (c: C, state: S) => Told;
    readonly bar?: (c: C, state: S) => Bar | null;
  },
): Deed<C, S, A, T> => ({
  candidates: () => [action],
  bar: (c, state) => deed.bar?.(c, state) ?? null,
  play: (c, state, _, u) => deed.play(c, state, u),
  tell: (c, state) => deed.tell(c, state),
});

/** The deeds of a decision that an action may be one of; undefined if it is none of them. */
export function deedFor<C, S, A extends Doing, T>(
  { deeds }: Decision<C, S, A, T>,
  { do: word }: Doing,
): Deed<C, S, A, T> | undefined {
  return Object.hasOwn(deeds, word) ? (deeds as Readonly<Record<string, Deed<C, S, A, T>>>)[word] : undefined;
}

/** Whether a deed is offered at all: words that promise it may be said. */
export const isOffered = <C, S, A, T>(deed: Deed<C, S, A, T>, c: C, state: S): boolean =>
  deed.candidates(c, state).some((action) => deed.bar(c, state, action) === null);

/** The words of the deeds that are offered: "choose a hex, attack, or end". */
export function offeredWords<C, S, A extends Doing, T>(
  { deeds }: Pick<Decision<C, S, A, T>, 'deeds'>,
  words: Readonly<Partial<Record<A['do'], string>>>,
  c: C,
  state: S,
): string {
  const all = deeds as Readonly<Record<string, Deed<C, S, A, T>>>;
  const said = Object.entries<string | undefined>(words).flatMap(([word, what]) =>
    what !== undefined && all[word] && isOffered(all[word], c, state) ? [what] : [],
  );
  return inWords(said, 'or');
}

type Deeds<C, S, A extends Doing, T> = Readonly<Record<string, Deed<C, S, A, T>>>;

/** What pieces may do, and what that rests on: as it was listed last, piece by piece. */
interface Kept {
  readonly of: unknown;
  readonly shared: readonly object[];
  readonly own: object[];
  readonly lists: (readonly Doing[])[];
}
/** By decision: the last few listings, since two sides and a few tries are looked at by turns. */
const kept = new WeakMap<object, Kept[]>();
const MOST_KEPT = 4;

const isSame = (a: readonly object[], b: readonly object[]): boolean => a.every((one, i) => one === b[i]);

function keptFor(decision: object, of: unknown, shared: readonly object[]): Kept {
  const all = kept.get(decision) ?? [];
  if (all.length === 0) kept.set(decision, all);
  const known = all.find((one) => one.of === of && isSame(one.shared, shared));
  if (known) return known;
  const made: Kept = { of, shared, own: [], lists: [] };
  all.unshift(made);
  all.length = Math.min(all.length, MOST_KEPT);
  return made;
}

function listedOf<C, S, A extends Doing, T>(
  deeds: Deeds<C, S, A, T>,
  c: C,
  state: S,
  piece: number,
): readonly A[] {
  const found: A[] = [];
  for (const word in deeds) {
    const deed = deeds[word]!;
    for (const action of deed.candidatesOf?.(c, state, piece) ?? [])
      if (deed.bar(c, state, action) === null) found.push(action);
  }
  return found;
}

/** The lists of all pieces, those that still hold as they were. Sized first, then filled: they are long, and made at every move. */
function listByPiece<C, S, A extends Doing, T>(
  decision: Decision<C, S, A, T>,
  byPiece: PieceByPiece<C, S>,
  c: C,
  state: S,
): A[] {
  const { own, lists } = keptFor(decision, c, byPiece.shared(c, state));
  const pieces = byPiece.pieces(c, state);
  let length = 0;
  for (const piece of pieces) {
    const record = byPiece.own(c, state, piece);
    if (own[piece] !== record) {
      own[piece] = record;
      lists[piece] = listedOf(decision.deeds as Deeds<C, S, A, T>, c, state, piece);
    }
    length += lists[piece]!.length;
  }
  const found = new Array<A>(length);
  let at = 0;
  for (const piece of pieces) {
    const list = lists[piece] as readonly A[];
    for (let i = 0; i < list.length; i++) found[at++] = list[i]!;
  }
  return found;
}

export function listed<C, S, A extends Doing, T>(
  decision: Decision<C, S, A, T>,
  c: C,
  state: S,
): readonly A[] {
  const { byPiece } = decision;
  const deeds = decision.deeds as Deeds<C, S, A, T>;
  const found: A[] = byPiece ? listByPiece(decision, byPiece, c, state) : [];
  for (const word in deeds) {
    const { candidates, candidatesOf, bar } = deeds[word]!;
    if (byPiece && candidatesOf) continue;
    for (const action of candidates(c, state)) if (bar(c, state, action) === null) found.push(action);
  }
  return found.length === 0 ? NOTHING : found;
}
