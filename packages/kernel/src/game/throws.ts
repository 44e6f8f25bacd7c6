/** What fell in a game, and how lucky it was. */
import type { LuckMeasure } from '../ask/luck.ts';
import type { Seat } from '../contract/game.ts';
import { ANSWERING, type Die } from '../luck/dice.ts';
import type { Drawn } from '../umpire/minutes.ts';
import type { Game } from './course.ts';
import { seenDraws } from './seen.ts';

/** One draw of a game. */
export interface Throw extends Drawn {
  /** The place of its move, from 0. */
  readonly move: number;
  /** Who made the move. */
  readonly side: string;
}

/** As a seat has seen them fall, secret ones of others left out, as far as the moves can be shown again. */
export function throwsOf(game: Game, seat: Seat): readonly Throw[] {
  const throws: Throw[] = [];
  for (let move = 0; move < game.moves.length; move++) {
    const draws = seenDraws(game, move, seat);
    if (draws.refused) break;
    const { side } = game.moves.at(move)!;
    for (const drawn of draws.value) throws.push({ ...drawn, move, side });
  }
  return throws;
}

const spreadOf = ({ faces }: Die): LuckMeasure['spread'] =>
  faces.map((face) => [face, 1 / faces.length] as const);

/** Who threw a die of a move. */
export function throwerOf(
  { sides }: Pick<Game['rules'], 'sides'>,
  { thrower = '' }: Die,
  mover: string,
): string {
  if (thrower !== ANSWERING) return thrower === '' ? mover : thrower;
  return sides.find((side) => side !== mover) ?? mover;
}

/** Dice of one draw may stand against each other, so each is counted under its own name, for him who threw it. */
function measuresOf(rules: Game['rules'], { draw, dice, faces, side }: Throw): LuckMeasure[] {
  const label = ({ name }: Die): string => (dice.length === 1 ? draw : name);
  const measures = dice.map((die, i) => ({
    ...{ label: label(die), side: throwerOf(rules, die, side), actual: faces[i]! },
    spread: spreadOf(die),
  }));
  // A continuous factor has no faces to count.
  return measures.filter(({ spread }) => spread.length > 0);
}

/** One measure per die that fell, for `luckReport`: sums and percentiles by side and draw. */
export const luckOfGame = (game: Game, seat: Seat): readonly LuckMeasure[] =>
  throwsOf(game, seat).flatMap((thrown) => measuresOf(game.rules, thrown));
