/**
 * Duplicate matches. Most scenarios favour a side, so who won says little of who played better. In a pair both play the same
 * scenario under the same seed, each side once; whoever made more of his sides has won the pair.
 */
import { type Interval, wilson } from './chances.ts';
import type { Met } from './elo.ts';

/** Both games of a pair: the margin of the first side, once under the first player and once under the second. */
export interface Pair {
  readonly first: number;
  readonly second: number;
}

export interface Duel {
  readonly pairs: number;
  /** Of the first player. */
  readonly first: { readonly won: number; readonly drawn: number; readonly lost: number };
  /** The share of the pairs that the first won, draws as halves. */
  readonly rate: number;
  /** Wilson's, at 95 %. */
  readonly interval: Interval;
}

/** Above nought if the first player made more of the first side than the second did. */
export const wonBy = ({ first, second }: Pair): number => first - second;

export function duelOf(pairs: readonly Pair[]): Duel {
  const won = pairs.filter((pair) => wonBy(pair) > 0).length;
  const lost = pairs.filter((pair) => wonBy(pair) < 0).length;
  const drawn = pairs.length - won - lost;
  const points = won + drawn / 2;
  return {
    pairs: pairs.length,
    first: { won, drawn, lost },
    rate: pairs.length === 0 ? 0 : points / pairs.length,
    interval: wilson(points, pairs.length),
  };
}

/** A duel as a line of a table of results. */
export const metIn = (first: string, second: string, duel: Duel): Met => ({ first, second, ...duel.first });
