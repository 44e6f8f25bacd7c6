/** What fell in a game, and how lucky it was. */
import type { LuckMeasure } from '../ask/luck.ts';
import type { Die } from '../luck/dice.ts';
import type { Drawn } from '../umpire/minutes.ts';
import type { Game } from './course.ts';

/** One draw of a game. */
export interface Throw extends Drawn {
  /** The place of its move, from 0. */
  readonly move: number;
  /** Who made the move. */
  readonly side: string;
}

export const throwsOf = ({ turned }: Game): readonly Throw[] =>
  turned.flatMap(({ side, draws }, move) => draws.map((drawn) => ({ ...drawn, move, side })));

const spreadOf = ({ faces }: Die): LuckMeasure['spread'] =>
  faces.map((face) => [face, 1 / faces.length] as const);

/** Dice of one draw may stand against each other, so each is counted under its own name, for him who threw it. */
function measuresOf(rules: Game['rules'], { draw, dice, faces, side }: Throw): LuckMeasure[] {
  const label = ({ name }: Die): string => (dice.length === 1 ? draw : name);
  const measures = dice.map((die, i) => ({
    ...{ label: label(die), side: rules.throwerOf?.(die.name, side) ?? side, actual: faces[i]! },
    spread: spreadOf(die),
  }));
  // A continuous factor has no faces to count.
  return measures.filter(({ spread }) => spread.length > 0);
}

/** One measure per die that fell, for `luckReport`: sums and percentiles by side and draw. */
export const luckOfGame = (game: Game): readonly LuckMeasure[] =>
  throwsOf(game).flatMap((thrown) => measuresOf(game.rules, thrown));
