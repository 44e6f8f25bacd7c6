/** Why something is done, in sentences that a player can read. */
import { asSentence, chanceWords, type Reasoned } from '@longroll/kernel';
import { directionWords } from '../field/arc.ts';
import { menWords } from '../model/vocabulary.ts';
import type { Action } from '../play/state/action.ts';
import { knownEnemiesIn, unitName } from '../play/state/standing.ts';
import { namesOf, squareWords } from '../play/state/words.ts';
import { aimOf, type Look } from './look.ts';

export type Weighed = Reasoned<Action>;

/** What a charge comes to. */
export interface Melee {
  /** Men that each side loses on the average. */
  readonly cost: number;
  readonly gain: number;
  /** Chance that the defender leaves the square. */
  readonly won: number;
  /** Points of those who are lost if they must leave it. */
  readonly taken: number;
}

const whoIn = ({ field, view, side }: Look, square: number): string => {
  const known = knownEnemiesIn(field, view, side, square);
  return known.length === 0 ? 'where an enemy was last seen' : namesOf(field, known);
};

export const fireReason = (look: Look, unit: number, square: number, loss: number): string =>
  asSentence(
    `${unitName(look.field, unit)} fires at ${whoIn(look, square)}: about ${menWords(Math.max(1, Math.round(loss)))}`,
  );

export const chargeReason = (
  look: Look,
  unit: number,
  square: number,
  { won, gain, cost, taken }: Melee,
): string =>
  asSentence(
    `${unitName(look.field, unit)} charges ${whoIn(look, square)}: ${chanceWords(won)} of driving them off, for about ${menWords(Math.round(cost))} against ${Math.round(gain)}${taken > 0 ? ', and not all of them could get away' : ''}`,
  );

/** What a unit goes there for: the place itself where it is one, else what it is posted to. */
const towards = (look: Look, unit: number, square: number): string => {
  const { field, plan } = look;
  const there = plan.aims.find(({ goal }) => field.goals[goal]!.cell === square);
  const aim = there ?? aimOf(look, unit);
  if (!aim) return 'to join the others';
  const name = there ? 'it' : field.goals[aim.goal]!.name;
  return aim.kind === 'take' ? `to take ${name}` : `to hold ${name}`;
};

export const marchReason = (look: Look, unit: number, square: number): string =>
  asSentence(
    `${unitName(look.field, unit)} marches for ${squareWords(look.field, square)}, ${towards(look, unit, square)}`,
  );

export const closeReason = (look: Look, unit: number, square: number): string =>
  asSentence(`${unitName(look.field, unit)} closes with ${whoIn(look, square)}, to charge them with others`);

export const faceReason = (look: Look, unit: number, facing: number): string =>
  asSentence(`${unitName(look.field, unit)} fronts to the ${directionWords(facing)}, where the enemy is`);
