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
  ONE,
  type Rational,
  rational,
  subtract,
  toNumber,
  type Umpire,
  ZERO,
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

/** The losses between the fewest and the most weigh all the same: a whole man's part of the range. */
function innerClass({ before, rounding }: Casualty, n: number, p: Rational): Branch<number> {
  return {
    value: n,
    p,
    get faces() {
      const from = subtract(rational(n), rounding);
      return [toNumber(decimalBetween(divide(from, before), divide(add(from, ONE), before)))];
    },
  };
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
  if (compare(before, ZERO) <= 0) return 0;
  const [lowest, highest] = lossSpan(before, rounding);
  const last = Math.min(highest, present);
  if (lowest >= last) return last;
  const inner = divide(ONE, before);
  const classes = Array.from({ length: last - lowest + 1 }, (_, i) => {
    const n = lowest + i;
    return n > lowest && n < last ? innerClass(casualty, n, inner) : lossClass(casualty, n);
  });
  return measured(name, [randomFactor(name)], classes, ([r]) =>
    Math.min(present, floor(add(multiply(before, typed(r!)), rounding))),
  );
}

/** The mean of the losses, exactly: the fewest, and for each man more the chance that he falls too. */
export function meanLoss({ before, present, rounding }: Casualty): Rational {
  if (compare(before, ZERO) <= 0) return ZERO;
  const [lowest, highest] = lossSpan(before, rounding);
  const fewest = Math.min(lowest, present);
  const more = Math.min(highest, present) - fewest;
  const end = add(multiply(before, MOST), rounding);
  const numbers = rational(more * fewest + (more * (more + 1)) / 2);
  return add(rational(fewest), divide(subtract(multiply(rational(more), end), numbers), before));
}
