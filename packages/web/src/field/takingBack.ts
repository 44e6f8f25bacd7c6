/** Who takes back at one screen: whoever moved last. What a computer has done nobody takes back for it. */
import { type Game, lastMover, type Seat } from '@longroll/kernel';
import { computerAt, onlyPerson } from '../opponent/seats.ts';

export function takesBack(game: Game): Seat {
  const last = lastMover(game);
  return last !== null && computerAt(game.head, last) !== null ? (onlyPerson(game) ?? null) : last;
}
