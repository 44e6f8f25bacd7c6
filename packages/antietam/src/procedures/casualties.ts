/**
 * Losses from fire once everything but luck is known (7.3.9): B men, times a random factor, rounded. The factor is
 * continuous (0.5), so the losses are asked by class: n men is the part of the factor's range that rounds to n, and its
 * exact chance is the length of that part.
 */
import {
  add,
  type Branch,
  type Chance,
  compare,
  decimalBetween,
  divide,
  factor,
  floor,
  least,
  measured,
  most,
  multiply,
  negate,
  type Rational,
  rational,
  subtract,
  toNumber,
  type Umpire,
} from '@longroll/kernel';
import { RANDOM } from '../charts/otherModifiers.ts';
import { typed } from '../model/exactly.ts';

/** A number that luck does not change, or a draw. */
export type Casualties = number | Chance<number>;

export const lossDrawn = (u: Umpire, casualties: Casualties): number =>
  typeof casualties === 'number' ? casualties : u.draw(casualties);

export const randomFactor = (name: string) => factor(name, RANDOM.least, RANDOM.most);
const [LEAST, MOST] = [typed(RANDOM.least), typed(RANDOM.most)];

const ceiling = (x: Rational): number => -floor(negate(x));

/** Fewest and most men that can be lost; the very end of the range has no length. */
export function lossSpan(before: Rational, rounding: Rational): readonly [number, number] {
  const lowest = floor(add(multiply(before, LEAST), rounding));
  const highest = ceiling(add(multiply(before, MOST), rounding)) - 1;
  return [lowest, Math.max(lowest, highest)];
}

export interface Casualty {
  /** Names the draw and the factor: "firer 1's random factor". */
  readonly name: string;
  /** B: everything but the random factor. */
  readonly before: Rational;
  /** Nobody loses more than there are. */
  readonly present: number;
  readonly rounding: Rational;
}

function lossClass({ before, present, rounding }: Casualty, n: number): Branch<number> {
  const from = most(subtract(rational(n), rounding), multiply(before, LEAST));
  const end = multiply(before, MOST);
  const to = n === present ? end : least(subtract(rational(n + 1), rounding), end);
  return {
    value: n,
    p: divide(subtract(to, from), before),
    get faces() {
      return [toNumber(decimalBetween(divide(from, before), divide(to, before)))];
    },
  };
}

export function casualties(casualty: Casualty): Casualties {
  const { name, before, present, rounding } = casualty;
  if (compare(before, rational(0)) <= 0) return 0;
  const [lowest, highest] = lossSpan(before, rounding);
  const last = Math.min(highest, present);
  if (lowest >= last) return last;
  const classes = Array.from({ length: last - lowest + 1 }, (_, i) => lossClass(casualty, lowest + i));
  return measured(name, [randomFactor(name)], classes, ([r]) =>
    Math.min(present, floor(add(multiply(before, typed(r!)), rounding))),
  );
}
