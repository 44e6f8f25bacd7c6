/**
 * Marks notes, refusals and rulings with what they rest on. Rules only cite; what a cited rule rests on is said once, in
 * the contents of the book, and stamped on where a line leaves the rules.
 */
import type { Basis } from '../plain/basis.ts';
import type { Note } from '../plain/note.ts';
import { type Refusal, RuleBug, type Verdict } from '../plain/refusal.ts';
import { basisOf, type Contents, citedIds } from './contents.ts';
import { TABLE } from './table.ts';

/** What to make of a citation that no book has. */
export type Stray = (cite: string) => Basis;

/** For players: a rule that nobody can look up is at best ours. */
export const strayIsOurs: Stray = () => 'ours';

/** For tests: such a citation is a mistake of the program. */
export const strayIsBug: Stray = (cite) => {
  throw new RuleBug(`"${cite}" is no rule of the book`);
};

export interface Stamp {
  basis(cite: string): Basis;
  /** The same list, its lines marked. */
  notes(notes: readonly Note[]): readonly Note[];
  refusal(refusal: Refusal): Refusal;
  verdict<T>(verdict: Verdict<T>): Verdict<T>;
  /** The sentence for a log, with the readings of ours that made the result what it is. */
  line(line: string, notes: readonly Note[]): string;
}

type Unmarked = { basis?: Basis } & Omit<Note, 'basis'>;

/**
 * Odds explain every outcome, most lines are the same objects again, and a copy of each would cost as much as the rule
 * itself: so a line is marked in place, once. Nobody else holds it yet.
 */
function mark(notes: readonly Note[], basis: (cite: string) => Basis): void {
  for (let i = 0; i < notes.length; i++) {
    const note = notes[i] as Unmarked;
    if (note.basis === undefined) note.basis = basis(note.cite);
  }
}

/** A line that added nothing has changed nothing. */
const counted = ({ applied, value, basis }: Note): boolean => applied && value !== 0 && basis === 'ours';

/** Readings of ours among the lines that made a result; chapter T is about the program and reads nothing. */
export function ourReadings({ line }: Contents, notes: readonly Note[]): readonly string[] {
  const ids = notes.filter(counted).flatMap(({ cite }) => citedIds(cite));
  return [...new Set(ids)].filter((id) => line(id)?.basis === 'ours' && !TABLE.contents.line(id));
}

/** A pasted line stays one line. */
const MOST_NAMED = 3;

export function withReadings(line: string, ids: readonly string[]): string {
  if (ids.length === 0) return line;
  const more = ids.length > MOST_NAMED ? ` and ${ids.length - MOST_NAMED} more` : '';
  const named = `${ids.slice(0, MOST_NAMED).join(', ')}${more}`;
  return `${line} (${ids.length === 1 ? 'our reading' : 'our readings'}: ${named})`;
}

export function stampOf(contents: Contents, stray: Stray = strayIsOurs): Stamp {
  const known = new Map<string, Basis>();
  const basis = (cite: string): Basis => {
    const found = known.get(cite) ?? basisOf(contents, cite) ?? stray(cite);
    known.set(cite, found);
    return found;
  };
  const refusal = ({ code, cite, basis: given, also, ...rest }: Refusal): Refusal => ({
    ...{ code, cite, basis: given ?? basis(cite), ...rest },
    ...(also && { also: also.map(refusal) }),
  });
  return {
    basis,
    refusal,
    notes(notes) {
      mark(notes, basis);
      return notes;
    },
    verdict: (verdict) => (verdict.refused ? { refused: refusal(verdict.refused) } : verdict),
    line: (line, notes) => withReadings(line, ourReadings(contents, notes)),
  };
}

const stamps = new WeakMap<Contents, Stamp>();

/** The stamp of a book, made once. */
export function stampFor(contents: Contents): Stamp {
  const made = stamps.get(contents) ?? stampOf(contents);
  stamps.set(contents, made);
  return made;
}

/** Lines marked with what they rest on; those that say it themselves stay. */
export const stamped = (contents: Contents, notes: readonly Note[]): readonly Note[] =>
  stampFor(contents).notes(notes);

/** A refusal of the program itself, which cites chapter T; one of a game is left as it is. */
export const atThisTable = (refusal: Refusal): Refusal =>
  basisOf(TABLE.contents, refusal.cite) === null ? refusal : stampFor(TABLE.contents).refusal(refusal);
