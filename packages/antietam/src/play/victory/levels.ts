/** Levels of victory by the ratio of the totals (14.4, 21.15.2). */
import { compare, fromDecimal, multiply, type Rational } from '@longroll/kernel';
import { otherSide, type Side } from '../../model/vocabulary.ts';

export const LEVELS = ['draw', 'marginal', 'substantial', 'decisive', 'overwhelming'] as const;
export type VictoryLevel = (typeof LEVELS)[number];

/** The ratio from which on each level but the draw is reached. */
export const LIMITS: readonly Rational[] = [1.1, 1.3, 1.6, 2].map(fromDecimal);
/** Who resigns gives the other at least this (21.15.3). */
const RESIGN_LEVEL = LEVELS.indexOf('decisive');

export type Totals = Readonly<Record<Side, Rational>>;

export interface Judgement {
  readonly winner: Side | null;
  readonly level: VictoryLevel;
}

export const leaderBy = ({ union, confederate }: Totals): Side | null => {
  const order = compare(union, confederate);
  if (order === 0) return null;
  return order > 0 ? 'union' : 'confederate';
};

/** A total of nought against more reaches every limit; nought against nought is a draw. */
function rankOf(totals: Totals, side: Side): number {
  const [more, less] = [totals[side], totals[otherSide(side)]];
  return LIMITS.filter((limit) => compare(more, multiply(less, limit)) >= 0).length;
}

export function judgementOf(totals: Totals, resignedTo: Side | null): Judgement {
  const leads = leaderBy(totals);
  const rank = leads === null ? 0 : rankOf(totals, leads);
  if (resignedTo !== null) {
    const own = leads === resignedTo ? rank : 0;
    return { winner: resignedTo, level: LEVELS[Math.max(own, RESIGN_LEVEL)]! };
  }
  return { winner: rank === 0 ? null : leads, level: LEVELS[rank]! };
}
