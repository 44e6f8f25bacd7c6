/** An umpire whose lines nobody reads: one for every fact of every unit would drown what changed. Dice still fall. */
import type { Umpire } from '@longroll/kernel';

export const unheard = (u: Umpire): Umpire => ({
  draw: (chance) => u.draw(chance),
  choose: (ask) => u.choose(ask),
  note: () => undefined,
});
