/** What a batch comes to, and whether two batches differ by more than chance. All of it follows from the games alone. */
import { type Batch, type GameRow, isExchanged, seedNumber } from './batch.ts';
import { type Difference, type Spread, spreadOf, twoProportions, welch } from './chances.ts';
import { type Duel, duelOf, type Pair } from './duel.ts';
import type { DiceFell } from './fortune.ts';

export const DRAW = 'draw';

export interface BatchSummary extends Partial<Duel> {
  readonly games: number;
  /** By side, and the draws. */
  readonly wins: Readonly<Record<string, number>>;
  /** Of the first side. */
  readonly margin: { readonly mean: number; readonly sd: number };
  /** How great the victories were: how many games ended so. */
  readonly levels: Readonly<Record<string, number>>;
}

function counted(names: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** A level with whose victory it is, where its own words leave that open. */
function levelOf({ winner, level }: Pick<GameRow, 'winner' | 'level'>): string {
  if (winner === null) return level === '' ? DRAW : level;
  if (level.toLowerCase().includes(winner.toLowerCase())) return level;
  return `${capital(winner)} ${level}`.trim();
}

/** The pairs of which both games are there. */
export function pairsOf(batch: Batch, rows: readonly GameRow[]): readonly Pair[] {
  const first = new Map<number, number>();
  const pairs: Pair[] = [];
  for (const { game, margin } of rows) {
    const number = seedNumber(batch, game);
    if (!isExchanged(batch, game)) first.set(number, margin);
    else if (first.has(number)) pairs.push({ first: first.get(number)!, second: margin });
  }
  return pairs;
}

/** `rows` in the order of their numbers, as `merged` has them. */
export function summaryOf(batch: Batch, rows: readonly GameRow[]): BatchSummary {
  const won = counted(rows.map(({ winner }) => winner ?? DRAW));
  const { mean, sd } = spreadOf(rows.map(({ margin }) => margin));
  const sides = [...batch.seated.map(({ side }) => side), DRAW];
  return {
    games: rows.length,
    wins: Object.fromEntries(sides.map((side) => [side, won[side] ?? 0])),
    margin: { mean, sd },
    levels: counted(rows.map(levelOf)),
    ...(batch.duplicate && duelOf(pairsOf(batch, rows))),
  };
}

/** What stood in the tables at the end of a turn, on average of the games that came so far. */
export interface MeanLoss {
  readonly turn: number;
  readonly side: string;
  readonly title: string;
  readonly games: number;
  readonly mean: number;
}

export interface BatchDetail {
  /** Games that were broken off. */
  readonly unfinished: number;
  readonly turns: Spread;
  readonly actions: Spread;
  readonly losses: readonly MeanLoss[];
  /** A cell, and in how many moves of all games it was fought at. */
  readonly fought: readonly (readonly [cell: number, moves: number])[];
  readonly luck: readonly DiceFell[];
}

function meanLosses(rows: readonly GameRow[]): readonly MeanLoss[] {
  const sums = new Map<string, MeanLoss>();
  for (const { turn, side, title, value } of rows.flatMap(({ losses }) => losses)) {
    const key = `${String(turn).padStart(6, '0')} ${side} ${title}`;
    const { games, mean } = sums.get(key) ?? { games: 0, mean: 0 };
    sums.set(key, { turn, side, title, games: games + 1, mean: mean + value });
  }
  const sorted = [...sums].sort(([a], [b]) => (a < b ? -1 : 1));
  return sorted.map(([, sum]) => ({ ...sum, mean: sum.mean / sum.games }));
}

function foughtIn(rows: readonly GameRow[]): BatchDetail['fought'] {
  const sums = new Map<number, number>();
  for (const [cell, moves] of rows.flatMap(({ fought }) => fought))
    sums.set(cell, (sums.get(cell) ?? 0) + moves);
  return [...sums].sort(([a], [b]) => a - b);
}

function luckIn(rows: readonly GameRow[]): readonly DiceFell[] {
  const sums = new Map<string, DiceFell>();
  for (const { side, die, thrown, sum, expected, variance } of rows.flatMap(({ luck }) => luck)) {
    const key = `${side} ${die}`;
    const all = sums.get(key) ?? { thrown: 0, sum: 0, expected: 0, variance: 0 };
    sums.set(key, {
      ...{ side, die, thrown: all.thrown + thrown, sum: all.sum + sum },
      ...{ expected: all.expected + expected, variance: all.variance + variance },
    });
  }
  return [...sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, fell]) => fell);
}

export const detailOf = (rows: readonly GameRow[]): BatchDetail => ({
  unfinished: rows.filter(({ over }) => !over).length,
  turns: spreadOf(rows.map(({ turns }) => turns)),
  actions: spreadOf(rows.map(({ actions }) => actions)),
  losses: meanLosses(rows),
  fought: foughtIn(rows),
  luck: luckIn(rows),
});

/** The first batch against the second: how often the first side won, draws as halves, and by how much. */
export interface Comparison {
  readonly wins: Difference;
  readonly margin: Difference;
  /** Whether either differs by more than chance. */
  readonly isReal: boolean;
}

function shareOf({ seated: [first] }: Batch, rows: readonly GameRow[]): readonly [number, number] {
  const points = rows.map(({ winner }) => (winner === null ? 0.5 : winner === first.side ? 1 : 0));
  return [points.reduce((sum: number, point) => sum + point, 0), rows.length];
}

/** A batch and what has been played of it. */
export interface PlayedBatch {
  readonly batch: Batch;
  readonly rows: readonly GameRow[];
}

/** Games count as independent of each other, those of a pair too; both tests are at 95 %. */
export function compared(a: PlayedBatch, b: PlayedBatch): Comparison {
  const wins = twoProportions(shareOf(a.batch, a.rows), shareOf(b.batch, b.rows));
  const margins = ({ rows }: PlayedBatch) => spreadOf(rows.map(({ margin }) => margin));
  const margin = welch(margins(a), margins(b));
  return { wins, margin, isReal: wins.isReal || margin.isReal };
}
