/** Who has won, and how far (17.19.2): by the share of the difference in the sum. */
import type { Field } from '../../field/field.ts';
import { otherSide, SIDE_NAMES, type Side } from '../../model/vocabulary.ts';
import type { PlayState } from '../state/stage.ts';
import { rulesOf } from '../state/standing.ts';
import { pointsOf } from './points.ts';

export type Level = 'draw' | 'marginal' | 'decisive';

export interface Judgement {
  readonly union: number;
  readonly confederate: number;
  readonly winner: Side | null;
  readonly level: Level;
  readonly words: string;
}

const HUNDREDTHS = 100;

/** Exactly one tenth is marginal, exactly three tenths decisive. */
export function levelOf(a: number, b: number, drawBelow: number, marginalBelow: number): Level {
  const [sum, difference] = [a + b, Math.abs(a - b) * HUNDREDTHS];
  if (sum === 0 || difference < drawBelow * sum) return 'draw';
  return difference < marginalBelow * sum ? 'marginal' : 'decisive';
}

const wordsFor = (winner: Side | null, level: Level, union: number, confederate: number): string => {
  const score = `Union ${union}, Confederate ${confederate}`;
  return winner === null ? `a draw, ${score}` : `a ${level} ${SIDE_NAMES[winner]} victory, ${score}`;
};

/** To whom the other has given up the game. */
const resignedTo = ({ stage, resigned }: PlayState): Side | null =>
  stage.at === 'game-over' && resigned !== null ? otherSide(resigned) : null;

export function judgementOf(field: Field, state: PlayState): Judgement {
  const { drawBelow, marginalBelow } = rulesOf(state);
  const [union, confederate] = [pointsOf(field, state, 'union'), pointsOf(field, state, 'confederate')];
  const given = resignedTo(state);
  const level = given === null ? levelOf(union, confederate, drawBelow, marginalBelow) : 'decisive';
  const leads = union > confederate ? 'union' : 'confederate';
  const winner = given ?? (level === 'draw' ? null : leads);
  return { union, confederate, winner, level, words: wordsFor(winner, level, union, confederate) };
}
