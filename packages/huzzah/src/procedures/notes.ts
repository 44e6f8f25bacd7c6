/** Lines of an explanation that several procedures write. */
import type { Note } from '@longroll/kernel';

/** The same lines under a heading: "Round 2, attacker: Morale Modifiers". */
export const headed = (heading: string, lines: readonly Note[]): readonly Note[] =>
  heading === ''
    ? lines
    : lines.map((note) => ({ ...note, group: note.group ? `${heading}: ${note.group}` : heading }));
