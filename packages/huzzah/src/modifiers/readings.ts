/** Rows of a printed schedule that apply by a reading of ours: their line then cites that reading beside the card. */
import { type Modifier, type ModifierList, modifierList, type Note } from '@longroll/kernel';

export interface ReadRow<C> extends Modifier<C> {
  /** The rule of ours that makes the row apply here, or null where the card alone does. */
  readonly reading?: (c: C) => string | null;
}

type Writer<C> = ModifierList<C>['writers'][number];

function readWriter<C>({ reading, cite }: ReadRow<C>, write: Writer<C>): Writer<C> {
  if (!reading) return write;
  return (c, applies): Note => {
    const note = write(c, applies);
    const rule = note.applied ? reading(c) : null;
    return rule === null ? note : { ...note, cite: `${cite}, ${rule}` };
  };
}

export function readList<C>(
  head: Parameters<typeof modifierList<C>>[0],
  rows: readonly ReadRow<C>[],
): ModifierList<C> {
  const list = modifierList<C>(head, rows);
  return { ...list, writers: list.writers.map((write, i) => readWriter(rows[i]!, write)) };
}
