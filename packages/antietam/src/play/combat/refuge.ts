/** Squares that somebody who must leave may go to (8.4.1): for retreats and flights alike. */
import type { Field } from '../../field/field.ts';
import type { Situation } from '../../field/situation.ts';
import { otherSide, type Side } from '../../model/vocabulary.ts';

/** Not off the map, into water, into enemies, nor into an enemy zone unless a friend stands there. */
export function isRefuge(
  { ground, inPlay }: Field,
  situation: Situation,
  side: Side,
  square: number,
): boolean {
  if (square < 0 || inPlay[square] === 0 || ground.water[square] === 1) return false;
  const holder = situation.holder(square);
  if (holder === otherSide(side)) return false;
  return holder === side || !situation.isInZone(side, square);
}
