/**
 * Luck that is not dice: continuous factors, each as likely anywhere between its least and its most.
 *
 * Nothing can be enumerated here, but a rule asks only for results, and each result has an exact measure: the
 * length of an interval, the area of a polygon. So such a chance is its classes of results with exact weights.
 * Odds branch by class; play draws a class and shows one factor that leads to it; a written factor is read into
 * its class. Ends of intervals have measure 0.
 */
import { RuleBug } from '../plain/refusal.ts';
import type { Branch, Chance } from './chance.ts';
import type { Die } from './dice.ts';
import {
  add,
  compare,
  floor,
  isOne,
  lowest,
  multiply,
  type Rational,
  rational,
  sumOf,
  toFraction,
  toNumber,
  ZERO,
} from './rational.ts';

/** A continuous factor, written down as a decimal of its range. */
export const factor = (name: string, least: number, most: number): Die => ({
  name,
  faces: [],
  range: [least, most],
});

/** Fine enough that no class of a printed table is drawn noticeably too often. */
const WAYS = 2 ** 32;

class Measured<T> implements Chance<T> {
  readonly countable = false;
  readonly ways = WAYS;
  readonly id: string;
  readonly dice: readonly Die[];
  readonly branches: readonly Branch<T>[];
  readonly #read: (factors: readonly number[]) => T;
  /** Where each class ends among the ways; made when first drawn from. */
  #ends: readonly number[] | undefined;

  constructor(
    id: string,
    dice: readonly Die[],
    classes: readonly Branch<T>[],
    read: (f: readonly number[]) => T,
  ) {
    this.id = id;
    this.dice = dice;
    this.branches = classes;
    this.#read = read;
  }
  value(way: number): T {
    return this.#classAt(way).value;
  }
  faces(way: number): readonly number[] {
    return this.#classAt(way).faces;
  }
  at(faces: readonly number[]): { readonly value: T } | undefined {
    const fit = faces.length === this.dice.length && this.dice.every((die, i) => holds(die, faces[i]!));
    return fit ? { value: this.#read(faces) } : undefined;
  }
  #classAt(way: number): Branch<T> {
    this.#ends ??= endsOf(this.branches);
    let [low, high] = [0, this.branches.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (way < this.#ends[middle]!) high = middle;
      else low = middle + 1;
    }
    return this.branches[low]!;
  }
}

const holds = ({ range }: Die, face: number): boolean =>
  range !== undefined && face >= range[0] && face <= range[1];

function endsOf(classes: readonly Branch<unknown>[]): readonly number[] {
  let below: Rational = ZERO;
  return classes.map(({ p }) => {
    below = add(below, p);
    return Math.round(toNumber(below) * WAYS);
  });
}

/**
 * A chance by its classes. Each has its exact weight and, as faces, factors that lead to it; `read` gives the
 * result of written factors. The weights must be above 0 and sum to exactly 1.
 */
export function measured<T>(
  id: string,
  factors: readonly Die[],
  classes: readonly Branch<T>[],
  read: (factors: readonly number[]) => T,
): Chance<T> {
  const total = sumOf(classes.map(({ p }) => p));
  if (!isOne(total)) throw new RuleBug(`${id}: the classes sum to ${toFraction(total)}, not to 1`);
  const empty = classes.find(({ p }) => p.n <= 0);
  if (empty) throw new RuleBug(`${id}: a class weighs ${toFraction(empty.p)}`);
  return new Measured(id, factors, classes, read);
}

const MOST_PLACES = 15;
const FEWEST_PLACES = 2;
const HALF = rational(1, 2);

/** A short decimal strictly between two fractions, near their middle: an example to show. */
export function decimalBetween(low: Rational, high: Rational): Rational {
  const middle = multiply(add(low, high), HALF);
  for (let places = FEWEST_PLACES; places <= MOST_PLACES; places++) {
    const unit = 10 ** places;
    const decimal = rational(floor(add(multiply(middle, rational(unit)), HALF)), unit);
    if (compare(low, decimal) < 0 && compare(decimal, high) < 0) return decimal;
  }
  return lowest(middle);
}
