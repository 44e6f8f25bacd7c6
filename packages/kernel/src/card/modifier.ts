/**
 * A printed list of modifiers. A row holds its printed value, its citation, the card's words and a predicate
 * that says `true` or why not. Adding the rows up gives the sum and, by the same pass, the explanation: the
 * rows that did not apply are in it too.
 */
import type { Note } from '../plain/note.ts';
import type { Chart } from './chart.ts';

export interface Modifier<C> {
  /** As on the card: `+2`, `+1 to +4`, `+/-`. */
  readonly printed: string;
  readonly value: number | ((c: C) => number);
  readonly cite: string;
  readonly text: string;
  /** True, or the reason why the row does not apply. */
  readonly when: (c: C) => true | string;
  /** What made the row's value what it is: "7 : 2 is 3-1". */
  readonly because?: (c: C) => string;
  /** The chart that gives the value, where it is not this list. */
  readonly chart?: string;
}

export interface ModifierList<C> extends Chart {
  readonly modifiers: readonly Modifier<C>[];
  /** Each writes the line of a row, told whether it applies or why not. */
  readonly writers: readonly ((c: C, applies: true | string) => Note)[];
}

export interface Ledger {
  readonly total: number;
  /** Every row in printed order, built only if somebody reads it. */
  readonly lines: () => readonly Note[];
}

const worth = <C>(row: Modifier<C>, c: C): number =>
  typeof row.value === 'number' ? row.value : row.value(c);

/** Writes a row's line. Odds look at the same rows again and again, so what would be said once more is kept. */
function lineWriter<C>(
  row: Modifier<C>,
  group: string,
  listed: string,
): (c: C, applies: true | string) => Note {
  const { cite, text, printed, chart = listed } = row;
  let idle: Note | undefined;
  let active: Note | undefined;
  return (c, applies) => {
    if (applies === true) {
      const value = worth(row, c);
      const reason = row.because?.(c);
      if (active?.value !== value || active.reason !== reason)
        active = { cite, text, value, applied: true, ...(reason !== undefined && { reason }), group, chart };
      return active;
    }
    if (idle?.reason !== applies) {
      idle = { cite, text, value: printed, applied: false, reason: applies, group, chart };
    }
    return idle;
  };
}

/** Adds up the rows that apply; each is asked once, for the sum and for its line. */
export function addUp<C>({ modifiers, writers }: ModifierList<C>, c: C): Ledger {
  let total = 0;
  const said: (true | string)[] = [];
  for (const row of modifiers) {
    const applies = row.when(c);
    said.push(applies);
    if (applies === true) total += worth(row, c);
  }
  return { total, lines: () => writers.map((write, i) => write(c, said[i]!)) };
}

export function modifierList<C>(
  head: Pick<Chart, 'id' | 'title' | 'source' | 'cite'> & Partial<Pick<Chart, 'notes'>>,
  modifiers: readonly Modifier<C>[],
): ModifierList<C> {
  const rows = modifiers.map((row) => ({ head: row.printed, cells: [row.text] }));
  const writers = modifiers.map((row) => lineWriter(row, head.title, head.id));
  const shape = { rowsAre: 'Modifier', columnsAre: '', columns: ['When'] };
  return { notes: [], ...head, ...shape, rows, modifiers, writers };
}
