/** Where a roll takes its dice from: the table, a named seed, or fresh luck. */
import { randomUUID } from 'node:crypto';
import { type Asking, type RollAnswer, refuse, seeded, type Verdict } from '@longroll/kernel';

/** Faces and decisions in the order in which the procedure asks for them. */
export type TableDice = readonly (number | string)[];

export interface Luck {
  readonly dice?: TableDice;
  readonly seed?: string;
}

/** More dice than any procedure of a printed card throws. */
const MOST_DICE = 500;
const LONGEST_SEED = 200;

const NUMBER = /^[+-]?\d+(\.\d+)?$/;

/** Dice as people write them: `4,2`. What is no number is a decision. */
export const writtenDice = (text: string): TableDice =>
  text.trim() === ''
    ? []
    : text.split(',').map((face) => (NUMBER.test(face.trim()) ? Number(face) : face.trim()));

const isFace = (face: unknown): boolean => typeof face === 'number' || typeof face === 'string';

function readDice(dice: unknown): Verdict<Luck> {
  const text = 'dice must be a list of faces in drawing order, such as [4, 2].';
  if (!Array.isArray(dice) || dice.length > MOST_DICE || !dice.every(isFace))
    return refuse('bad-dice', 'T.2', text, 'dice');
  return { refused: null, value: { dice } };
}

function readSeed(seed: unknown): Verdict<Luck> {
  const text = `seed must be a text of at most ${LONGEST_SEED} characters.`;
  if (typeof seed !== 'string' || seed.length > LONGEST_SEED) return refuse('bad-seed', 'T.2', text, 'seed');
  return { refused: null, value: { seed } };
}

/** Untrusted dice or seed, checked. */
export function readLuck({ dice, seed }: { dice?: unknown; seed?: unknown }): Verdict<Luck> {
  if (dice !== undefined && seed !== undefined) {
    const text = 'Give dice or seed, not both: dice that lie on the table need no seed.';
    return refuse('dice-and-seed', 'T.2', text, 'seed');
  }
  if (dice !== undefined) return readDice(dice);
  return seed === undefined ? { refused: null, value: {} } : readSeed(seed);
}

/** Rolls once; whoever has to choose on the way does as the question's policy has it, or as the dice say. */
export const rollBy = (asking: Asking, { dice, seed = randomUUID() }: Luck): Verdict<RollAnswer> =>
  dice ? asking.rollWith(dice) : { refused: null, value: asking.roll(seeded(seed)) };
