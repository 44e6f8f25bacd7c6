/** The same umpire with its notes under a heading: for a rule that is run several times in one procedure. */
import type { Note } from '../plain/note.ts';
import type { Umpire } from './umpire.ts';

const headed = (heading: string, note: Note): Note => ({
  ...note,
  group: note.group ? `${heading}: ${note.group}` : heading,
});

export const under = (heading: string, u: Umpire): Umpire => ({
  draw: (chance) => u.draw(chance),
  choose: (ask) => u.choose(ask),
  note: (lines) => u.note(() => lines().map((note) => headed(heading, note))),
});
