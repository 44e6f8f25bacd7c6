/** Lines of an explanation that several procedures write. */
import type { Note } from '@longroll/kernel';

/** Written when first read and kept: every outcome of a shot has the same ledger. */
export function once(write: () => readonly Note[]): () => readonly Note[] {
  let lines: readonly Note[] | undefined;
  return () => {
    lines ??= write();
    return lines;
  };
}

/** The same lines under a heading: "Round 2, attacker: Morale Modifiers". */
export const headed = (heading: string, lines: readonly Note[]): readonly Note[] =>
  heading === ''
    ? lines
    : lines.map((note) => ({ ...note, group: note.group ? `${heading}: ${note.group}` : heading }));

export const signed = (n: number): string => (n > 0 ? `+${n}` : `${n}`);
