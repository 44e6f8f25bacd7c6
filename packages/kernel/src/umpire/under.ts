/** The same umpire with its notes under a heading: for a rule that is run several times in one procedure. */
import { headed } from '../plain/note.ts';
import type { Umpire } from './umpire.ts';

export const under = (heading: string, u: Umpire): Umpire => ({
  draw: (chance) => u.draw(chance),
  choose: (ask) => u.choose(ask),
  note: (lines) => u.note((fell) => headed(heading, lines(fell))),
});
