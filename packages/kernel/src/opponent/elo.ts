/**
 * Strengths of several players from a table of results: the model of Bradley and Terry, on the scale of Elo, where 400 points
 * are odds of ten to one. A draw is half a win. Every two who met are credited with one drawn game besides, so that somebody
 * who never lost is strong and not infinitely so.
 */
import { type Interval, Z95 } from './chances.ts';

/** What came of the games, or pairs of games, between two. */
export interface Met {
  readonly first: string;
  readonly second: string;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
}

export interface Rated {
  readonly id: string;
  /** Above the first that is named, whose own is nought. */
  readonly elo: number;
  readonly interval: Interval;
  /** How many games or pairs it rests on. */
  readonly games: number;
}

/** Points of Elo to one unit of the logarithm of the odds. */
const SCALE = 400 / Math.LN10;
const ROUNDS = 10_000;
const NEAR = 1e-10;

/** By two players: the games that they had, and of these the part that the first won. */
interface Count {
  readonly games: number[][];
  readonly wins: number[][];
}

function counted(ids: readonly string[], met: readonly Met[]): Count {
  const square = (): number[][] => ids.map(() => ids.map(() => 0));
  const [games, wins] = [square(), square()];
  const played = met.filter(({ won, drawn, lost }) => won + drawn + lost > 0);
  const credit = new Set<string>();
  for (const { first, second, won, drawn, lost } of played) {
    const [a, b] = [ids.indexOf(first), ids.indexOf(second)];
    const key = `${Math.min(a, b)} ${Math.max(a, b)}`;
    const free = credit.has(key) ? 0 : 1;
    credit.add(key);
    games[a]![b]! += won + drawn + lost + free;
    games[b]![a]! += won + drawn + lost + free;
    wins[a]![b]! += won + (drawn + free) / 2;
    wins[b]![a]! += lost + (drawn + free) / 2;
  }
  return { games, wins };
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** Strengths whose expected wins are those that were won; each round sets every player to what the others make of him. */
function strengthsOf({ games, wins }: Count): readonly number[] {
  let strengths = games.map(() => 1);
  for (let round = 0; round < ROUNDS; round++) {
    const next = strengths.map((own, i) => {
      const against = sumOf(games[i]!.map((n, j) => (n === 0 ? 0 : n / (own + strengths[j]!))));
      return against === 0 ? own : sumOf(wins[i]!) / against;
    });
    const scaled = next.map((strength) => strength / next[0]!);
    const moved = Math.max(...scaled.map((strength, i) => Math.abs(Math.log(strength / strengths[i]!))));
    strengths = scaled;
    if (moved < NEAR) break;
  }
  return strengths;
}

/** How much the games tell of every strength but the first (Fisher's information). */
function informationOf({ games }: Count, strengths: readonly number[]): number[][] {
  const told = (i: number, j: number): number => {
    const p = strengths[i]! / (strengths[i]! + strengths[j]!);
    return games[i]![j]! * p * (1 - p);
  };
  const others = strengths.map((_, i) => i).slice(1);
  return others.map((i) =>
    others.map((j) => (i === j ? sumOf(strengths.map((_, k) => (k === i ? 0 : told(i, k)))) : -told(i, j))),
  );
}

/** The diagonal of the inverse, by elimination; infinite where nothing is known. */
function variancesOf(information: readonly (readonly number[])[]): readonly number[] {
  const size = information.length;
  const rows = information.map((row, i) => [...row, ...row.map((_, j) => (i === j ? 1 : 0))]);
  for (let i = 0; i < size; i++) {
    const pivot = rows[i]![i]!;
    if (pivot < NEAR) return information.map(() => Number.POSITIVE_INFINITY);
    rows[i] = rows[i]!.map((value) => value / pivot);
    for (let j = 0; j < size; j++) {
      const factor = rows[j]![i]!;
      if (j !== i) rows[j] = rows[j]!.map((value, k) => value - factor * rows[i]![k]!);
    }
  }
  return rows.map((row, i) => row[size + i]!);
}

/** Players in the order in which they are named; all must have met, if only by way of others. */
export function rated(ids: readonly string[], met: readonly Met[]): readonly Rated[] {
  const count = counted(ids, met);
  const strengths = strengthsOf(count);
  const variances = [0, ...variancesOf(informationOf(count, strengths))];
  return ids.map((id, i) => {
    const elo = SCALE * Math.log(strengths[i]!);
    const half = Z95 * SCALE * Math.sqrt(variances[i]!);
    const own = met.filter(({ first, second }) => first === id || second === id);
    const games = sumOf(own.map(({ won, drawn, lost }) => won + drawn + lost));
    return { id, elo, interval: [elo - half, elo + half], games };
  });
}
