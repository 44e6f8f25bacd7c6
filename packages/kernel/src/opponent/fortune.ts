/**
 * How the dice of a game fell against what was to be expected of them. Measured are faces, die by die, under the kind of
 * the die and for the side that threw it, which is the one that moved where the die does not say: their sum, the mean of
 * that sum, and its variance. Whether high is good is known to the
 * rules alone, so nothing here says who was favoured; over many games the sums must come out at their means.
 */
import type { Rules } from '../contract/game.ts';
import { throwerOf } from '../game/throws.ts';
import type { Die } from '../luck/dice.ts';
import type { Drawn } from '../umpire/minutes.ts';

/** The dice of one kind, thrown by one side. */
export interface DiceFell {
  readonly side: string;
  readonly die: string;
  readonly thrown: number;
  readonly sum: number;
  readonly expected: number;
  readonly variance: number;
}

/** Mean and variance of one throw. A continuous factor is as likely anywhere in its range. */
function momentsOf({ faces, range }: Die): readonly [mean: number, variance: number] {
  if (range) return [(range[0] + range[1]) / 2, (range[1] - range[0]) ** 2 / 12];
  const mean = faces.reduce((sum, face) => sum + face, 0) / faces.length;
  return [mean, faces.reduce((sum, face) => sum + (face - mean) ** 2, 0) / faces.length];
}

/** "A battery: random factor" is a random factor: whose it was stands before the colon. */
const kindOf = (name: string): string => name.slice(name.lastIndexOf(':') + 1).trim();

/** Counts dice as they fall. */
export class Fortune {
  readonly #rules: Pick<Rules, 'sides'>;
  readonly #fell = new Map<string, DiceFell>();

  constructor(rules: Pick<Rules, 'sides'>) {
    this.#rules = rules;
  }

  add({ draw, dice, faces }: Drawn, mover: string): void {
    for (const [i, die] of dice.entries())
      this.#addDie(kindOf(dice.length === 1 ? draw : die.name), die, faces[i]!, mover);
  }

  #addDie(name: string, die: Die, face: number, mover: string): void {
    const side = throwerOf(this.#rules, die, mover);
    const [mean, variance] = momentsOf(die);
    const key = `${side} ${name}`;
    const before = this.#fell.get(key) ?? { thrown: 0, sum: 0, expected: 0, variance: 0 };
    this.#fell.set(key, {
      ...{ side, die: name, thrown: before.thrown + 1, sum: before.sum + face },
      ...{ expected: before.expected + mean, variance: before.variance + variance },
    });
  }

  /** By side and name, in their order. */
  get fell(): readonly DiceFell[] {
    return [...this.#fell].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, fell]) => fell);
  }
}

/** By how many standard deviations a sum lies above its mean; nought where it could not fall otherwise. */
export const deviationOf = ({ sum, expected, variance }: DiceFell): number =>
  variance === 0 ? 0 : (sum - expected) / Math.sqrt(variance);
