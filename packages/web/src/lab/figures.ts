/** What is shown of a batch, as figures: shares with their intervals, bars, series. */
import {
  type BatchDetail,
  type Comparison,
  type GameRow,
  type Interval,
  type MeanLoss,
  type Spread,
  student95,
  wilson,
} from '@longroll/kernel';
import { percent } from '../figures/figures.ts';
import { pointWords } from '../opponent/points.ts';

export const sideWords = (side: string): string => side.charAt(0).toUpperCase() + side.slice(1);

/** A number of games out of all of them. */
export interface Share {
  readonly label: string;
  readonly side?: string;
  readonly games: number;
  readonly share: number;
  readonly interval: Interval;
}

export const shareOf = (label: string, games: number, of: number, side?: string): Share => ({
  ...{ label, games, share: of === 0 ? 0 : games / of, interval: wilson(games, of) },
  ...(side !== undefined && { side }),
});

/** "34.0 % (25.5 to 43.7 %)". */
export const shareWords = ({ share, interval: [low, high] }: Pick<Share, 'share' | 'interval'>): string =>
  `${percent(share)} (${(low * 100).toFixed(1)} to ${percent(high)})`;

/** The interval of a mean, 19 times in 20. */
export function meanInterval({ games, mean, sd }: Spread): Interval {
  if (games < 2) return [mean, mean];
  const half = (student95(games - 1) * sd) / Math.sqrt(games);
  return [mean - half, mean + half];
}

/** A bar of a histogram: from and to, both included. */
export interface Bin {
  readonly from: number;
  readonly to: number;
  readonly games: number;
}

const MOST_BINS = 21;
const WIDTHS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000] as const;

/** Whole numbers, in the narrowest bars that fit. */
export function binsOf(values: readonly number[]): readonly Bin[] {
  if (values.length === 0) return [];
  const whole = values.map(Math.round);
  const [least, most] = [Math.min(...whole), Math.max(...whole)];
  const span = (width: number) => Math.floor(most / width) - Math.floor(least / width) + 1;
  const width = WIDTHS.find((one) => span(one) <= MOST_BINS) ?? WIDTHS.at(-1)!;
  const first = Math.floor(least / width) * width;
  return Array.from({ length: span(width) }, (_, i) => {
    const from = first + i * width;
    const games = whole.filter((value) => value >= from && value < from + width).length;
    return { from, to: from + width - 1, games };
  });
}

/** One line of a plot over turns. */
export interface Series {
  readonly side: string;
  readonly title: string;
  readonly points: readonly { readonly turn: number; readonly mean: number; readonly games: number }[];
}

export function seriesOf(losses: readonly MeanLoss[]): readonly Series[] {
  const all = new Map<string, { side: string; title: string; points: Series['points'][number][] }>();
  for (const { side, title, turn, mean, games } of losses) {
    const key = `${side} ${title}`;
    const series = all.get(key) ?? { side, title, points: [] };
    series.points.push({ turn, mean, games });
    all.set(key, series);
  }
  return [...all.values()];
}

/** The cells that were fought at most, with their share of all fighting. */
export function hottest({ fought }: Pick<BatchDetail, 'fought'>, most: number) {
  const all = fought.reduce((sum, [, moves]) => sum + moves, 0);
  const sorted = [...fought].sort(([, a], [, b]) => b - a);
  return sorted.slice(0, most).map(([cell, moves]) => ({ cell, moves, share: moves / all }));
}

/** What a batch says of the first side, in a sentence. */
export function gistOf(side: string, rows: readonly GameRow[], margin: Spread): string {
  if (rows.length === 0) return 'No game has been played yet.';
  const won = shareOf(side, rows.filter(({ winner }) => winner === side).length, rows.length);
  const [low, high] = meanInterval(margin);
  const of = rows.length === 1 ? '1 game' : `${rows.length} games`;
  return `${sideWords(side)} wins ${won.games} of ${of}: ${shareWords(won)}. Its margin is ${pointWords(margin.mean)} points on average (${pointWords(low)} to ${pointWords(high)}).`;
}

const realWords = (isReal: boolean): string => (isReal ? 'That is more than chance.' : 'That may be chance.');

/** Whether two batches differ, in sentences; all intervals hold 19 times in 20. */
export function differenceWords(side: string, { wins, margin, isReal }: Comparison): string {
  if (!Number.isFinite(margin.interval[0]) || !Number.isFinite(wins.interval[0]))
    return 'There are too few games to tell the two apart: play at least two of each.';
  const verdict = isReal
    ? 'The two settings differ by more than chance.'
    : 'No difference between the two settings is more than chance.';
  const points = (share: number) => (share * 100).toFixed(1).replace('-', '−');
  const often = `In the first ${sideWords(side)} wins ${points(Math.abs(wins.by))} games in 100 ${wins.by < 0 ? 'fewer' : 'more'} than in the second (${points(wins.interval[0])} to ${points(wins.interval[1])}). ${realWords(wins.isReal)}`;
  const far = `Its margin is ${Math.abs(margin.by).toFixed(1)} points ${margin.by < 0 ? 'smaller' : 'greater'} (${pointWords(margin.interval[0])} to ${pointWords(margin.interval[1])}). ${realWords(margin.isReal)}`;
  return `${verdict} ${often} ${far}`;
}
