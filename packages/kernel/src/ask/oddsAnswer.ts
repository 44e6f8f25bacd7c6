/** The odds of a question as plain JSON: outcomes with fractions and notes, bounded in size whatever is asked. */

import { add, compare, type Rational, toFraction, toNumber, ZERO } from '../luck/rational.ts';
import type { Note } from '../plain/note.ts';
import type { Outcome } from '../umpire/exact.ts';
import { explain } from '../umpire/explain.ts';
import type { Odds } from '../umpire/odds.ts';
import type { Procedure } from '../umpire/umpire.ts';
import type { QuestionSpec } from './spec.ts';

/** An outcome in few words. */
export interface TalliedOutcome {
  readonly key: string;
  readonly label: string;
  readonly short: string;
  readonly p: number;
  readonly fraction: string;
  /** How many this stands for, where it is not one outcome but all that are not listed. */
  readonly others?: number;
}

export interface OddsOutcome extends TalliedOutcome {
  readonly result: object;
  readonly notes: readonly Note[];
  /** False where the notes are left out because there would be too many; `Asking.outcome` has them. */
  readonly explained: boolean;
}

interface Counted<O> {
  readonly method: 'exact' | 'sampled';
  readonly error: number;
  /** Likeliest first. */
  readonly outcomes: readonly O[];
}

/** The outcomes without their explanations: enough for a page, and many times quicker for long fights. */
export type Tally = Counted<TalliedOutcome>;

export interface OddsAnswer extends Counted<OddsOutcome> {
  readonly id: string;
}

type Spec<R> = Pick<QuestionSpec<never, never, R>, 'id' | 'key' | 'label' | 'short' | 'summaries'>;

/** The key of the line that stands for all outcomes that are not listed. */
export const OTHERS = 'others';

/** More than this nobody reads. */
const MOST_LISTED = 2_500;
/** So few are never too long. */
const FEW = 50;
/** Bytes of all outcomes without their notes, each with its key once more for every summary that names it. */
const MOST_WRITTEN = 600_000;
/** With their notes, each of which is still to be stamped with what it rests on. */
const MOST_IN_ALL = 790_000;
const STAMP = 32;

/** Likeliest first; of very many the fractions are made decimals once, not again for every comparison. */
function sorted<R>(outcomes: readonly Outcome<R>[]): readonly Outcome<R>[] {
  if (outcomes.length <= FEW) return outcomes.toSorted((a, b) => compare(b.p, a.p));
  const weighed = outcomes.map((outcome) => ({ outcome, p: toNumber(outcome.p) }));
  weighed.sort((a, b) => b.p - a.p || compare(b.outcome.p, a.outcome.p));
  return weighed.map(({ outcome }) => outcome);
}

const tallied = <R>(spec: Spec<R>, { value, p }: Outcome<R>): TalliedOutcome => ({
  key: spec.key(value),
  label: spec.label(value),
  short: spec.short(value),
  p: toNumber(p),
  fraction: toFraction(p),
});

const FIGURES = 2;
const oneIn = (p: number): string => `1 in ${Number((1 / p).toPrecision(FIGURES)).toLocaleString('en-US')}`;

/** All that are not listed, as one. */
function othersOf<R>(others: readonly Outcome<R>[]): TalliedOutcome {
  const sum = others.reduce<Rational>((all, { p }) => add(all, p), ZERO);
  return {
    key: OTHERS,
    label: `any of ${others.length.toLocaleString('en-US')} others, none likelier than ${oneIn(toNumber(others[0]!.p))}`,
    short: '…',
    p: toNumber(sum),
    fraction: toFraction(sum),
    others: others.length,
  };
}

interface Listed<R, L> {
  /** Characters that they take. */
  readonly written: number;
  readonly lines: readonly { readonly outcome: Outcome<R>; readonly line: L }[];
  readonly others: TalliedOutcome | null;
}

/** One in so many is measured: writing them all out to count costs time. The others are taken to be as long as the longest. */
const MEASURED = 4;

/** As it is sent: names that players give need not be plain letters. */
function bytesOf(written: object): number {
  const text = JSON.stringify(written);
  let bytes = text.length;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code > 0x7f) bytes += code > 0x7ff ? 2 : 1;
  }
  return bytes;
}

function measure(): (line: object) => number {
  let [count, longest] = [0, 0];
  return (line) => {
    if (count++ % MEASURED === 0) longest = Math.max(longest, bytesOf(line));
    return longest;
  };
}

/** As many of the likeliest as a person can read and a line can carry. */
function listed<R, L extends TalliedOutcome>(
  { summaries }: Spec<R>,
  odds: Odds<R>,
  write: (outcome: Outcome<R>) => L,
): Listed<R, L> {
  const all = sorted(odds.outcomes);
  const lines: { outcome: Outcome<R>; line: L }[] = [];
  let used = 0;
  const size = measure();
  for (const outcome of all.slice(0, MOST_LISTED)) {
    const line = write(outcome);
    used += size(line) + summaries.length * line.key.length;
    if (used > MOST_WRITTEN) break;
    lines.push({ outcome, line });
  }
  const others = all.slice(lines.length);
  return { written: used, lines, others: others.length === 0 ? null : othersOf(others) };
}

/** How many outcomes there are, the others among them. */
export const countOf = (outcomes: readonly TalliedOutcome[]): number =>
  outcomes.reduce((count, { others = 1 }) => count + others, 0);

/** For one who reads from the top: the likeliest first, and the sum of the others at the end. */
export const othersLast = <O extends TalliedOutcome>(outcomes: readonly O[]): readonly O[] => [
  ...outcomes.filter(({ others }) => others === undefined),
  ...outcomes.filter(({ others }) => others !== undefined),
];

/** The sum of the others stands where its size puts it. */
const inOrder = <O extends TalliedOutcome>(outcomes: readonly O[], others: O | null): readonly O[] =>
  others ? [...outcomes, others].sort((a, b) => b.p - a.p) : outcomes;

export function tally<R>(spec: Spec<R>, odds: Odds<R>): Tally {
  const { method, error } = odds;
  const { lines, others } = listed(spec, odds, (outcome) => tallied(spec, outcome));
  return {
    method,
    error,
    outcomes: inOrder(
      lines.map(({ line }) => line),
      others,
    ),
  };
}

type Unexplained = Omit<OddsOutcome, 'notes' | 'explained'>;

const withResult = <R extends object>(spec: Spec<R>, { value, p }: Outcome<R>): Unexplained => ({
  key: spec.key(value),
  label: spec.label(value),
  short: spec.short(value),
  result: value,
  p: toNumber(p),
  fraction: toFraction(p),
});

const UNEXPLAINED: readonly Note[] = [];

/** Field by field: copying a record as a whole costs more than all the rest of an answer. */
function withNotes(
  { key, label, short, result, p, fraction }: Unexplained,
  notes: readonly Note[] | null,
): OddsOutcome {
  const explained = notes !== null;
  return { key, label, short, result, p, fraction, notes: notes ?? UNEXPLAINED, explained };
}

/** One outcome with its explanation. */
export const explainedOutcome = <R extends object>(
  spec: Spec<R>,
  procedure: Procedure<R>,
  outcome: Outcome<R>,
): OddsOutcome => withNotes(withResult(spec, outcome), explain(procedure, outcome.witness));

export function answerOdds<R extends object>(
  spec: Spec<R>,
  procedure: Procedure<R>,
  odds: Odds<R>,
): OddsAnswer {
  const { method, error } = odds;
  const { lines, others, written } = listed(spec, odds, (outcome) => withResult(spec, outcome));
  let room = MOST_IN_ALL - written;
  const size = measure();
  const explained = lines.map(({ outcome, line }) => {
    const notes = room > 0 ? explain(procedure, outcome.witness) : null;
    room -= notes ? size(notes) + notes.length * STAMP : 0;
    return withNotes(line, notes);
  });
  const rest = others && {
    ...withNotes({ ...others, result: { others: others.others } }, null),
    others: others.others!,
  };
  return { id: spec.id, method, error, outcomes: inOrder(explained, rest) };
}
