/**
 * A chance event as a rule sees it: one branch per RESULT, not per face.
 *
 * A rule asks for a result ("disorganized, or not"); playing still throws real dice and records their faces,
 * while the exact odds branch once per result. That grouping, not clever code, is what keeps odds exact.
 */
import { type Dice, type Die, facesOf, wayOf } from './dice.ts';
import { type Rational, rational } from './rational.ts';

export interface Branch<T> {
  readonly value: T;
  readonly p: Rational;
  /** One throw that leads here, to show and to replay. */
  readonly faces: readonly number[];
}

export interface Chance<T> {
  /** Names the event in journals: "combat dice". A replay that meets another name has diverged. */
  readonly id: string;
  /** The one side that sees what falls, where not everybody does. */
  readonly only?: string;
  readonly dice: readonly Die[];
  readonly ways: number;
  /** Whether each way is one throw, all equally likely; a measure (luck/factor.ts) has none to count. */
  readonly countable: boolean;
  readonly branches: readonly Branch<T>[];
  /** The result of throw number `way`. */
  value(way: number): T;
  faces(way: number): readonly number[];
  /** The result these faces give, or undefined if the dice cannot show them. */
  at(faces: readonly number[]): { readonly value: T } | undefined;
}

class DiceChance<T> implements Chance<T> {
  readonly countable = true;
  readonly branches: readonly Branch<T>[];
  readonly id: string;
  readonly #thrown: Dice;
  readonly #values: readonly T[];

  constructor(id: string, thrown: Dice, result: (value: number) => T) {
    this.id = id;
    this.#thrown = thrown;
    this.#values = thrown.totals.map((total) => result(total.value));
    this.branches = groupByResult(thrown, this.#values);
  }
  get dice(): readonly Die[] {
    return this.#thrown.dice;
  }
  get ways(): number {
    return this.#thrown.ways;
  }
  value(way: number): T {
    return this.#values[this.#thrown.totalAt[way]!]!;
  }
  faces(way: number): readonly number[] {
    return facesOf(this.#thrown.dice, way);
  }
  at(faces: readonly number[]): { readonly value: T } | undefined {
    const way = wayOf(this.#thrown.dice, faces);
    return way < 0 ? undefined : { value: this.value(way) };
  }
}

/** A card has a dozen results at most, so a plain search beats a Map. */
function groupByResult<T>(thrown: Dice, values: readonly T[]): readonly Branch<T>[] {
  const groups: { value: T; p: { n: number; d: number }; faces: readonly number[] }[] = [];
  for (let i = 0; i < values.length; i++) {
    const { ways, faces } = thrown.totals[i]!;
    const group = indexOfResult(groups, values[i]!);
    if (group >= 0) groups[group]!.p.n += ways;
    else groups.push({ value: values[i]!, p: { n: ways, d: thrown.ways }, faces });
  }
  return groups;
}

function indexOfResult<T>(groups: readonly { readonly value: T }[], value: T): number {
  for (let i = groups.length - 1; i >= 0; i--) if (groups[i]!.value === value) return i;
  return -1;
}

/** Throw the dice and look the value up; throws with the same (===) result are one branch. */
export const rollOn = <T>(id: string, dice: Dice, result: (value: number) => T): Chance<T> =>
  new DiceChance(id, dice, result);

/** The bare number, for the rare rule that needs it. */
export const anyFace = (id: string, dice: Dice): Chance<number> => rollOn(id, dice, (value) => value);

/**
 * Every throw as a branch of its own: for showing all dice, and for tests of the grouping. What cannot be
 * counted stays as it is.
 */
export function byFaces<T>(chance: Chance<T>): readonly Branch<T>[] {
  if (!chance.countable) return chance.branches;
  const p = rational(1, chance.ways);
  return Array.from({ length: chance.ways }, (_, way) => ({
    value: chance.value(way),
    p,
    faces: chance.faces(way),
  }));
}
