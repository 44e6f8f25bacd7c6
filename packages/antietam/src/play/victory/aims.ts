/** What each side is after, and what would change how it stands, as far as a seat knows. */
import {
  type Aim,
  compare,
  divide,
  floor,
  multiply,
  type Rational,
  rational,
  subtract,
  toNumber,
} from '@longroll/kernel';
import type { Field } from '../../field/field.ts';
import { otherSide, SIDES, type Side } from '../../model/vocabulary.ts';
import type { PlayState } from '../state/stage.ts';
import { LEVELS, LIMITS, type Totals } from './levels.ts';
import { countsFor } from './places.ts';
import { factorOf, knownTo, totalsOf } from './totals.ts';
import { figures, pointsInWords, victoryWords } from './words.ts';

const upward = (x: Rational): number => {
  const whole = floor(x);
  return compare(rational(whole), x) === 0 ? whole : whole + 1;
};

/** The total that a side needs to win: so many times the other's, and more than nothing. */
const needOf = (totals: Totals, side: Side): number =>
  Math.max(1, upward(multiply(totals[otherSide(side)], LIMITS[0]!)));

/** Points, before the factor, to the next level, or to the draw for one who is losing. */
function nextLevel(field: Field, totals: Totals, side: Side): string {
  const [own, other] = [totals[side], totals[otherSide(side)]];
  const at = LIMITS.findIndex((limit) => compare(own, multiply(other, limit)) < 0);
  if (at < 0) return '';
  const lacking = subtract(multiply(other, LIMITS[at]!), own);
  const points = upward(divide(lacking, factorOf(field, side)));
  return `${pointsInWords(points)} more for ${victoryWords(LEVELS[at + 1]!)}`;
}

/** Places that would count for the side and are not its own. */
function toTake({ goals }: Field, held: readonly Side[], side: Side): string {
  const open = goals.filter((goal, i) => held[i] !== side && countsFor(goal, side));
  const words = open.map(({ name, turn, end }) => {
    const each = turn > 0 ? `${turn} a turn and ` : '';
    return `${name} (${each}${figures(end)} at the end)`;
  });
  return words.length === 0 ? '' : `still to take: ${words.join(', ')}`;
}

export function aimsOf(field: Field, state: PlayState, seat: Side | null): readonly Aim[] {
  if (state.stage.at === 'game-over') return [];
  const known = knownTo(field, state, seat);
  const totals = totalsOf(field, state, known);
  return SIDES.map((side) => ({
    side,
    text: `needs ${pointsInWords(needOf(totals, side))} to win, has ${figures(toNumber(totals[side]))}`,
    more: [toTake(field, known.held, side), nextLevel(field, totals, side)].filter((words) => words !== ''),
  }));
}
