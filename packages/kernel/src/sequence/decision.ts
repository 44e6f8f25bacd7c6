/**
 * A stage in which somebody decides, typed by the deeds that it offers. Each deed says what could be meant (its
 * candidates), what forbids it (its bar), what it does, and how it is told. The list of legal actions is the candidates without a bar,
 * and an action that is not on it is refused with its bar: the list and the reason for absence are one piece of code.
 *
 * A deed must hold one law: whatever has no bar is among its candidates.
 */
import type { Told } from '../contract/game.ts';
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
  /** The rule that forbids the action in this stage, or null. Any action of the deed may be asked about. */
  bar(c: C, state: S, action: A): Bar | null;
  play(c: C, state: S, action: A, u: Umpire): T;
  tell(c: C, state: S, action: A): Told;
}

export interface Decision<C, S, A extends Doing, T, D extends A['do'] = A['do']> {
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

export function listed<C, S, A extends Doing, T>(
  { deeds }: Decision<C, S, A, T>,
  c: C,
  state: S,
): readonly A[] {
  const found: A[] = [];
  for (const word in deeds) {
    const { candidates, bar } = (deeds as Readonly<Record<string, Deed<C, S, A, T>>>)[word]!;
    for (const action of candidates(c, state)) if (bar(c, state, action) === null) found.push(action);
  }
  return found.length === 0 ? NOTHING : found;
}
