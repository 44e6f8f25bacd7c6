/**
 * The row of the Melee Combat Results Table (8.3). Both strengths have a continuous random factor, so a row is a
 * part of the square of the two factors, cut out by two parallel lines; its exact chance is the area of that part.
 */
import {
  add,
  type Branch,
  type Chance,
  decimalBetween,
  divide,
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
import { MELEE_ROWS, MEN_A_STEP, ROW_TOPS } from '../charts/melee.ts';
import { typed } from '../model/exactly.ts';
import type { HouseRules } from '../rulings/index.ts';
import { randomFactor } from './casualties.ts';

/** A row, and the differential that led to it where the factors are known. */
export interface RowRead {
  readonly row: number;
  readonly differential?: number;
}
export type RowChance = RowRead | Chance<RowRead>;

export const rowDrawn = (u: Umpire, rows: RowChance): RowRead => ('branches' in rows ? u.draw(rows) : rows);

const HALF = rational(1, 2);
const TWO = rational(2);
const THREE = rational(3);
const LAST = MELEE_ROWS.length - 1;
const FACTORS = [randomFactor("attacker's random factor"), randomFactor("defender's random factor")];
const READ: readonly RowRead[] = MELEE_ROWS.map((_, row) => ({ row }));

/** The highest differential of each row but the last; the lowest may mirror the highest (18.6). */
const rowTops = ({ lowestMeleeRows }: HouseRules): readonly number[] =>
  lowestMeleeRows === 'as-printed' ? ROW_TOPS : ROW_TOPS.with(0, -1 - ROW_TOPS.at(-1)!);

/** The difference in men at which a row ends (8.3.5): cut off toward zero, the two lowest rows end at their own number. */
function edgeOf(top: number, { differentialTruncated }: HouseRules): Rational {
  const ownNumber = top < 0 && differentialTruncated === 'toward-zero';
  return rational(MEN_A_STEP * (ownNumber ? top : top + 1));
}

function rowAt(difference: Rational, rules: HouseRules): Required<RowRead> {
  const { differentialTruncated } = rules;
  const steps = divide(difference, rational(MEN_A_STEP));
  const cutsUp = differentialTruncated === 'toward-zero' && steps.n < 0;
  const differential = cutsUp ? 0 - floor(negate(steps)) : floor(steps);
  const row = rowTops(rules).findIndex((top) => differential <= top);
  return { row: row < 0 ? LAST : row, differential };
}

const squareOfPositive = (x: Rational): Rational => {
  const positive = most(x, ZERO);
  return multiply(positive, positive);
};

/** H(t): the area in which the attacker's strength exceeds the defender's by at most t men. */
export function shareBelow(attacker: Rational, defender: Rational, t: Rational): Rational {
  const c = add(t, multiply(subtract(multiply(THREE, defender), attacker), HALF));
  const both = add(attacker, defender);
  const [full, overA, overD, overBoth] = [ZERO, attacker, defender, both].map((x) =>
    squareOfPositive(subtract(c, x)),
  );
  const area = subtract(add(full!, overBoth!), add(overA!, overD!));
  return divide(area, multiply(TWO, multiply(attacker, defender)));
}

const HUNDREDTHS = 100;
/** Far more than a plain number can be wrong by. */
const CLEAR = 1e-6;

/** Hundredths clearly inside, found with plain numbers: examples are asked for in thousands of paths. */
function plainExample(attacker: Rational, defender: Rational, from: Rational | null, to: Rational | null) {
  const [a, d] = [toNumber(attacker), toNumber(defender)];
  const along = (t: number) => (t - (a - 3 * d) / 2) / (a + d);
  const low = from ? Math.max(0, along(toNumber(from))) : 0;
  const high = to ? Math.min(1, along(toNumber(to))) : 1;
  const steps = Math.round(((low + high) / 2) * HUNDREDTHS);
  const inside = steps / HUNDREDTHS > low + CLEAR && steps / HUNDREDTHS < high - CLEAR;
  return inside ? [(50 + steps) / HUNDREDTHS, (150 - steps) / HUNDREDTHS] : null;
}

/** Two factors inside a row: along the diagonal from (0.50, 1.50) to (1.50, 0.50) the difference grows evenly. */
function exampleOf(attacker: Rational, defender: Rational, from: Rational | null, to: Rational | null) {
  const plain = plainExample(attacker, defender, from, to);
  if (plain) return plain;
  const lowest = multiply(subtract(attacker, multiply(THREE, defender)), HALF);
  const width = add(attacker, defender);
  const along = (t: Rational) => divide(subtract(t, lowest), width);
  const low = from ? most(along(from), ZERO) : ZERO;
  const high = to ? least(along(to), ONE) : ONE;
  const first = decimalBetween(add(low, HALF), add(high, HALF));
  return [toNumber(first), toNumber(subtract(TWO, first))];
}

/** The row of a melee between two strengths, both without their random factor. */
export function meleeRows(attacker: Rational, defender: Rational, houseRules: HouseRules): RowChance {
  const edges = rowTops(houseRules).map((top) => edgeOf(top, houseRules));
  const below = [ZERO, ...edges.map((edge) => shareBelow(attacker, defender, edge)), ONE];
  const classes: Branch<RowRead>[] = READ.map((value, row) => ({
    value,
    p: subtract(below[row + 1]!, below[row]!),
    get faces() {
      return exampleOf(attacker, defender, edges[row - 1] ?? null, edges[row] ?? null);
    },
  })).filter(({ p }) => p.n > 0);
  if (classes.length === 1) return classes[0]!.value;
  return measured('melee factors', FACTORS, classes, ([r1, r2]) =>
    rowAt(subtract(multiply(attacker, typed(r1!)), multiply(defender, typed(r2!))), houseRules),
  );
}
